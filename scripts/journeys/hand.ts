import type { Locator } from 'playwright-core';
import type { DeviceFile } from '#test/support/files.ts';
import { fillMoment } from '#test/support/fillMoment.ts';

/** What a picture from the camera takes besides: the release, and 'OK'. */
const CAMERA = 2;
/** A moment or a day, as a phone asks for it: open, choose, done; the hour by two wheels. */
const DAY = 3;
const MOMENT = 5;
/** A choice of a list: open, choose. */
const CHOICE = 2;

/** Counts what a person does with a phone, and how long it waits for what comes next. */
export class Hand {
  taps = 0;
  letters = 0;
  waited = 0;

  /** Waits until something is there, which counts. */
  async see(what: Locator): Promise<void> {
    const began = Date.now();
    await what.first().waitFor();
    this.waited += Date.now() - began;
  }

  async tap(what: Locator): Promise<void> {
    await this.see(what);
    this.taps++;
    await what.first().click();
  }

  /** Taps into a field and types; `known` letters of it are there already, or come with a choice. */
  async write(where: Locator, text: string, known = 0): Promise<void> {
    await this.tap(where);
    this.letters += text.length - known;
    await where.first().fill(text);
  }

  async day(where: Locator, day: string): Promise<void> {
    await this.see(where);
    this.taps += DAY;
    await where.first().fill(day);
  }

  /** A day and its hour, which are two inputs; `minute` as YYYY-MM-DDTHH:MM. */
  async moment(form: Locator, label: string, minute: string): Promise<void> {
    await this.see(form.getByLabel(label, { exact: true }));
    this.taps += MOMENT;
    await fillMoment(form, label, minute);
  }

  async choose(where: Locator, value: string): Promise<void> {
    await this.see(where);
    this.taps += CHOICE;
    await where.first().selectOption(value);
  }

  /** Takes a picture or chooses a file behind a button. `fromCamera`: the button opens the camera itself. */
  async photograph(button: Locator, photo: DeviceFile, fromCamera: boolean): Promise<void> {
    const chosen = button.page().waitForEvent('filechooser');
    await this.tap(button);
    this.taps += fromCamera ? CAMERA : CAMERA + 1;
    await (await chosen).setFiles([photo]);
  }
}
