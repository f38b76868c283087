import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DeviceFile } from '#test/support/files.ts';
import { fillMoment } from '#test/support/fillMoment.ts';

/** How somebody works a page: by mouse, by touch, or by the keyboard alone. */
export interface Hand {
  readonly width: number;
  /** Presses a button, follows a link, opens a menu. */
  press(what: Locator): Promise<void>;
  /** Puts a text into a field in place of what stands there. */
  write(field: Locator, text: string): Promise<void>;
  /** Types a date as YYYY-MM-DD. */
  date(field: Locator, day: string): Promise<void>;
  /** Types a moment as YYYY-MM-DDTHH:MM into the two inputs of a field. */
  moment(form: Locator, label: string, minute: string): Promise<void>;
  choose(field: Locator, label: string): Promise<void>;
  tick(box: Locator): Promise<void>;
  /** Chooses files of the device behind a 'Browse' button. */
  put(button: Locator, files: readonly DeviceFile[]): Promise<void>;
}

const isFocused = (what: Locator) => what.evaluate((element) => element === document.activeElement);

function pointing(width: number, press: Hand['press']): Hand {
  return {
    width,
    press,
    write: (field, text) => field.fill(text),
    date: (field, day) => field.fill(day),
    moment: (form, label, minute) => fillMoment(form, label, minute),
    choose: async (field, label) => void (await field.selectOption({ label })),
    tick: (box) => box.check(),
    put: async (button, files) => {
      const [chooser] = await Promise.all([button.page().waitForEvent('filechooser'), press(button)]);
      await chooser.setFiles([...files]);
    },
  };
}

export const mouse: Hand = pointing(1440, (what) => what.click());
export const touch: Hand = pointing(360, (what) => what.tap());

/** More than any screen has places for the keyboard. */
const STOPS = 250;

/** Goes on with the Tab key, as somebody without a mouse, until the focus stands on it; forward, and round the end. */
async function reach(what: Locator): Promise<Page> {
  await what.waitFor();
  const page = what.page();
  for (let stop = 0; stop < STOPS; stop++) {
    if (await isFocused(what)) return page;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${what}.`);
}

export const keyboard: Hand = {
  width: 1440,
  press: async (what) => (await reach(what)).keyboard.press('Enter'),
  write: async (field, text) => {
    const { keyboard: keys } = await reach(field);
    await keys.press('ControlOrMeta+A');
    await keys.type(text);
  },
  date: async (field, text) => {
    const { keyboard: keys } = await reach(field);
    const [year = '', month = '', of = ''] = text.split('-');
    // The order of day and month is the device's: only a day that is the same in both can be typed everywhere.
    expect(of).toBe(month);
    await keys.type(`${of}${month}${year}`);
    await expect.poll(() => field.inputValue()).toBe(text);
  },
  moment: async (form, label, minute) => {
    const [day = '', time = ''] = minute.split('T');
    await keyboard.date(form.getByLabel(label, { exact: true }), day);
    const field = form.getByLabel(`${label}: Time`, { exact: true });
    const { keyboard: keys } = await reach(field);
    const hours = Number(time.slice(0, 2));
    await keys.type(
      `${String(hours % 12 || 12).padStart(2, '0')}${time.slice(3)}${hours < 12 ? 'AM' : 'PM'}`,
    );
    await expect.poll(() => field.inputValue()).toBe(time);
  },
  choose: async (field, label) => {
    const { keyboard: keys } = await reach(field);
    await keys.type(label);
    await expect.poll(() => field.locator('option:checked').innerText()).toBe(label);
  },
  tick: async (box) => {
    await (await reach(box)).keyboard.press('Space');
    await expect.poll(() => box.isChecked()).toBe(true);
  },
  put: async (button, files) => {
    // Asked for before going there: it takes the browser a moment to hand its own dialog over.
    const chosen = button.page().waitForEvent('filechooser');
    await (await reach(button)).keyboard.press('Enter');
    await (await chosen).setFiles([...files]);
  },
};
