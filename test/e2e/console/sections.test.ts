import type { Browser, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { rewindow, toasted, troubles } from '#test/support/browser.ts';
import { clientOf } from '#test/support/client.ts';
import { signedIn, row as tableRow } from '#test/support/consoleSteps.ts';
import { sideways } from '#test/support/layout.ts';
import { LIST_ROWS } from '#test/support/sectionRows.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';
import { inOrderAtBoth, WIDTHS } from '../axe/walk.ts';

/**
 * The law of the sections that are a list with a form: each is empty, takes a record in, changes it, throws it away and brings it back. On a phone
 * the server refuses each time first: then the sentence is said that is specified, what was typed is kept, the old state stands whole, and it
 * goes on when it is tried again. What is saved is called by one long word, which widens nothing.
 */
const LONG = 'Venkatanarasimharajuvaripetapurushothamacharyulugarithiruvananthapurathammakunjukrishnanak';

let app: App;
let browser: Browser;
let page: Page;
let seen: string[];
withApp(async (started) => {
  ({ app, browser } = started);
  ({ page } = await signedIn(browser, app, '/account'));
  seen = troubles(page);
});
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

const API = '**/api/v1/**';

/** From here on the server refuses all that it is asked, without a word. */
const refuse = () =>
  page.route(API, (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }));
/** From here on it answers again. What the browser said of the refusals is no trouble. */
const accept = async () => {
  await page.unroute(API);
  const others = seen.filter((one) => !one.includes('status of 500'));
  seen.splice(0, seen.length, ...others);
};

describe.each(LIST_ROWS)('$path', (section) => {
  const { path, heading, columns, empty, add, form, prompt, failed, renamed, submitEdit } = section;
  const { list = heading, called = LONG } = section;
  const second = section.called ?? `${LONG} 2`;

  it('lists, adds, changes, throws away and brings back, and is refused each time first', async () => {
    const unit = await section.needs?.(await clientOf(app));
    const row = (text: string) =>
      section.cards ? page.getByRole('listitem').filter({ hasText: text }) : tableRow(page, text);
    const says = (sentence: string) => page.getByText(sentence.trim(), { exact: true }).first().waitFor();
    const opened = (named: string) =>
      form.is === 'dialog'
        ? page.getByRole('dialog', { name: named })
        : page.getByRole('main').filter({ has: page.getByRole('heading', { level: 1, name: named }) });
    const submit = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
    /** Chooses in the menu of a row, by a key: the list is loaded anew after each save, which moves a menu that is open from under the pointer. */
    const choose = async (of: string, entry: RegExp) => {
      await row(of)
        .getByLabel(/^Actions for/)
        .click();
      await row(of).getByRole('group').getByText(entry).press('Enter');
    };
    const answer = (name: 'Yes' | 'No') => page.getByRole('button', { name, exact: true }).click();

    await rewindow(page, WIDTHS.phone);
    await refuse();
    await page.goto(path.replace(':id', unit?.id ?? ''));
    await says(failed.list);
    await accept();
    // The record above a list may have failed beside it.
    for (const retry of (await page.getByRole('button', { name: 'Try again' }).all()).reverse())
      await retry.click();
    await page.getByText(empty).waitFor();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    // What the screen before was still asking for is broken off by going on.
    seen.length = 0;

    const { title, edit = title.replace(/^Add/, 'Edit') } = form;
    await page.getByRole(form.is === 'dialog' ? 'button' : 'link', { name: add }).click();
    await opened(title).waitFor();
    if (section.refused) {
      await submit(section.submit);
      await opened(title).getByText(section.refused).first().waitFor();
    }
    await section.fill(page, LONG);
    await inOrderAtBoth(page);
    await refuse();
    await submit(section.submit);
    await says(failed.create);
    await accept();
    await submit(section.submit);
    await row(called).waitFor();
    await inOrderAtBoth(page);
    expect(await sideways(page, [320])).toEqual([]);
    for (const text of section.shows ?? []) await row(called).getByText(text, { exact: true }).waitFor();
    expect(
      await page
        .getByRole('button', { name: add })
        .or(page.getByRole('link', { name: add }))
        .count(),
    ).toBe(section.single ? 0 : 1);

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
      await field.fill(`${LONG} 2`);
      expect(await sideways(page, [320])).toEqual([]);
      await refuse();
      await submit(submitEdit);
      await says(failed.edit);
      await accept();
      await submit(submitEdit);
      await row(second).waitFor();
    }

    await choose(second, /^Delete/);
    await refuse();
    await answer('Yes');
    await says(failed.remove);
    await accept();
    await row(second).waitFor();

    await rewindow(page, WIDTHS.desk);
    const heads = (await page.getByRole('columnheader').allInnerTexts()).filter(Boolean);
    expect(heads.slice(0, columns.length)).toEqual(columns);
    await choose(second, /^Delete/);
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
    await choose(second, /^History/);
    await page.getByRole('listitem').filter({ hasText: 'brought it back from the trash.' }).waitFor();
    const change = page.getByRole('listitem').filter({ hasText: ` changed ${section.renamed}.` });
    await change.getByRole('button', { name: /^Compare/ }).click();
    await page.getByRole('button', { name: 'Bring back what stood before' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await toasted(page, 'Brought back');
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
