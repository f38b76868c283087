import type { Browser, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { resizeTo, toasted, troubles } from '#test/support/browser.ts';
import { type Client, clientOf } from '#test/support/client.ts';
import { signedIn, row as tableRow } from '#test/support/consoleSteps.ts';
import { clumsyRows, sideways } from '#test/support/layout.ts';
import { LIST_ROWS } from '#test/support/sectionRows.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';
import { goTo, inOrder, WIDTHS } from '../axe/walk.ts';

/**
 * The law of the sections that are a list with a form, by either address (AMB-036), in the words given (AMB-087): each is empty, takes a record in, changes it, throws it away and brings it back. On a phone
 * the server refuses each time first: then the sentence is said that is specified, what was typed is kept, the old state stands whole, and it
 * goes on when it is tried again. What is saved there is called by one long word, which widens nothing. The rest is done at a desk. Axe looks at the form on the phone and at the list at the
 * desk; the other way round it is done for the screens of test/e2e/console/states.ts.
 */
const LONG = 'Venkatanarasimharajuvaripetapurushothamacharyulugarithiruvananthapurathammakunjukrishnanak';
/** What it is called afterwards: no part of the first name, so that one is not taken for the other. */
const OTHER = 'Anotherandlikewiselongnamethiruvananthapurathammakunjukrishnanakvenkatanarasimharajuvaripeta';

interface Worked {
  readonly page: Page;
  /** What the page said that was no refusal of ours. */
  readonly seen: string[];
}

let app: App;
let browser: Browser;
let client: Client;
let onPhone: Worked;
let atDesk: Worked;
withApp(async (started) => {
  ({ app, browser } = started);
  client = await clientOf(app);
  const opened = async (width: number): Promise<Worked> => {
    const { page } = await signedIn(browser, app, '/account', undefined, { width });
    return { page, seen: troubles(page) };
  };
  onPhone = await opened(WIDTHS.phone);
  atDesk = await opened(WIDTHS.desk);
});
afterEach(() => onPhone.page.unrouteAll({ behavior: 'ignoreErrors' }));

const API = '**/api/v1/**';

/** While `act` goes on the server refuses all that it is asked, without a word. What the browser says of that is no trouble. */
async function refused({ page, seen }: Worked, act: () => Promise<void>): Promise<void> {
  const before = seen.length;
  await page.route(API, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  );
  await act();
  await page.unroute(API);
  const others = seen.splice(before).filter((one) => !one.includes('status of 500'));
  seen.push(...others);
}

/** What is done with a section, by the names of what one sees. */
function hands(page: Page, section: (typeof LIST_ROWS)[number]) {
  const { add, form, renamed } = section;
  const row = (text: string) =>
    section.cards ? page.getByRole('listitem').filter({ hasText: text }) : tableRow(page, text);
  return {
    row,
    says: (sentence: string) => page.getByText(sentence.trim(), { exact: true }).first().waitFor(),
    adding: () => page.getByRole('button', { name: add }).or(page.getByRole('link', { name: add })),
    opened: (named: string) =>
      form.is === 'dialog'
        ? page.getByRole('dialog', { name: named })
        : page.getByRole('main').filter({ has: page.getByRole('heading', { level: 1, name: named }) }),
    submit: (name: string) => page.getByRole('button', { name, exact: true }).last().click(),
    /** Chooses in the menu of a row, by a key: the list is loaded anew after each save, which moves a menu that is open from under the pointer. */
    choose: async (of: string, entry: RegExp) => {
      const menu = renamed === 'Title' ? `Actions for ${of}` : /^Actions for/;
      await row(of).getByLabel(menu).click();
      await row(of).getByRole('group').getByText(entry).press('Enter');
    },
    answer: (name: 'Yes' | 'No') => page.getByRole('button', { name, exact: true }).click(),
  };
}

describe.each(LIST_ROWS)('$path', (section) => {
  const { heading, columns, empty, form, prompt, failed, renamed, submitEdit, single } = section;
  const { list = heading, called = LONG } = section;
  const second = section.called ?? (renamed && submitEdit ? OTHER : LONG);
  const { title, edit = title.replace(/^Add/, 'Edit') } = form;

  it('lists, adds, changes, throws away and brings back, and is refused each time first', async () => {
    const unit = await section.needs?.(client);
    const path = section.path.replace(':id', unit?.id ?? '');

    {
      const { page, seen } = onPhone;
      const { row, says, adding, opened, submit, choose, answer } = hands(page, section);
      await refused(onPhone, async () => {
        await goTo(page, path);
        await says(failed.list);
      });
      // The record above a list may have failed beside it.
      for (const retry of (await page.getByRole('button', { name: 'Try again' }).all()).reverse())
        await retry.click();
      await page.getByText(empty).waitFor();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      // What the screen before was still asking for is broken off by going on.
      seen.length = 0;

      await adding().click();
      await opened(title).waitFor();
      if (section.refused) {
        await submit(section.submit);
        await opened(title).getByText(section.refused).first().waitFor();
      }
      await section.fill(page, LONG);
      await inOrder(page, 'phone', 'light');
      await refused(onPhone, async () => {
        await submit(section.submit);
        await says(failed.create);
      });
      await submit(section.submit);
      await row(called).waitFor();
      if (section.saved) expect(new URL(page.url()).pathname).toBe(section.saved);
      await expect.poll(() => sideways(page, [320, WIDTHS.phone])).toEqual([]);
      for (const text of section.shows ?? []) await row(called).getByText(text, { exact: true }).waitFor();

      if (renamed && submitEdit && failed.edit) {
        await choose(called, /^Edit/);
        // What has a history has an id; a row of a record has none.
        for (const link of await page.locator('a[href^="/history/"]').all())
          await expect.poll(() => link.getAttribute('href')).toMatch(/^\/history\/\w+\/[\da-f-]{36}$/);
        const field = opened(edit).getByLabel(renamed, { exact: true });
        // A formatted text is no input.
        const held = () =>
          field.evaluate((element) => ('value' in element ? element.value : element.textContent));
        await expect.poll(held).toBe(LONG);
        await field.fill(OTHER);
        await expect.poll(() => sideways(page, [320])).toEqual([]);
        await refused(onPhone, async () => {
          await submit(submitEdit);
          await says(failed.edit ?? '');
        });
        await submit(submitEdit);
        await row(second).waitFor();
      }

      await choose(second, /^Delete/);
      await refused(onPhone, async () => {
        await answer('Yes');
        await says(failed.remove);
      });
      await row(second).waitFor();
      expect(seen).toEqual([]);
    }

    const { page, seen } = atDesk;
    const { row, adding, opened, choose, answer } = hands(page, section);
    await goTo(page, path);
    await row(second).waitFor();
    await inOrder(page, 'desk', 'light');
    // One record alone is read whole. The others are lines, on a small laptop too.
    for (const width of single || section.cards ? [] : [1366, WIDTHS.desk]) {
      await resizeTo(page, width);
      await expect.poll(() => clumsyRows(page)).toEqual([]);
    }
    seen.length = 0;
    const heads = async () => (await page.getByRole('columnheader').allInnerTexts()).filter(Boolean);
    await expect.poll(async () => (await heads()).slice(0, columns.length)).toEqual(columns);
    await expect.poll(() => adding().count()).toBe(single ? 0 : 1);

    if (renamed && submitEdit) {
      await choose(second, /^Edit/);
      await opened(edit).getByLabel(renamed, { exact: true }).waitFor();
      await expect.poll(() => sideways(page, [WIDTHS.desk])).toEqual([]);
      if (form.is === 'dialog') await page.keyboard.press('Escape');
      else await goTo(page, path);
    } else if (!single) {
      // One that can only be replaced is edited by adding.
      await adding().click();
      await opened(title).or(opened(edit)).waitFor();
      await expect.poll(() => sideways(page, [WIDTHS.desk])).toEqual([]);
      if (form.is === 'dialog') await page.keyboard.press('Escape');
      else await goTo(page, path);
    }

    await row(second).waitFor();
    await choose(second, /^Delete/);
    // The same question wherever none is given (AMB-075), and that of committees and of the association (AMB-076).
    await page.getByRole('alertdialog').getByText(prompt).waitFor();
    await answer('No');
    await row(second).waitFor();
    await choose(second, /^Delete/);
    await answer('Yes');
    await page.getByText(empty).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(second).waitFor();
    if (section.isRow) {
      expect(seen).toEqual([]);
      return;
    }

    // Its history says so in sentences, and brings the first name back as a new state.
    await row(second)
      .getByLabel(/^Actions for/)
      .click();
    const history = row(second).getByRole('link', { name: 'History' });
    const more = row(second).getByRole('button', { name: 'More', exact: true });
    // Under 'More' where the menu would be long: one of the two is there.
    await history.or(more).waitFor();
    if (await more.isVisible()) await more.press('Enter');
    await history.press('Enter');
    await page.getByRole('listitem').filter({ hasText: 'restored it from the trash.' }).waitFor();
    const change = page.getByRole('listitem').filter({ hasText: ` changed ${section.renamed}.` });
    await change.getByRole('button', { name: /^Compare/ }).click();
    await page.getByRole('button', { name: 'Restore the state before' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await toasted(page, 'Restored');
    await page.getByRole('main').getByRole('link', { name: list, exact: true }).click();

    // Deleted again, it is found in the trash by who deleted it, and restored from there.
    await row(called).waitFor();
    await choose(called, /^Delete/);
    await answer('Yes');
    await page.getByText(empty).waitFor();
    await page.getByRole('link', { name: 'Trash' }).click();
    await page.getByRole('heading', { level: 1, name: `Trash: ${list}` }).waitFor();
    await tableRow(page, called)
      .filter({ hasText: 'Administrator, today' })
      .getByRole('button', { name: /^Restore/ })
      .click();
    await page.getByText('Nothing is in the trash').waitFor();
    await page.getByRole('main').getByRole('link', { name: list, exact: true }).click();
    await row(called).waitFor();
    expect(seen).toEqual([]);
  });
});
