import type { Browser, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { clientOf } from '#test/support/client.ts';
import { signedIn } from '#test/support/consoleSteps.ts';
import { sideways } from '#test/support/layout.ts';
import { LIST_ROWS } from '#test/support/sectionRows.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';
import { inOrder } from '../axe/walk.ts';

/**
 * The law of the sections when the server refuses, on a phone: each says the sentence that is specified, keeps what was typed, leaves the old
 * state whole, and goes on when it is tried again. What is saved is called by one long word, which widens nothing.
 */
const LONG = 'Venkatanarasimharajuvaripetapurushothamacharyulugarithiruvananthapurathammakunjukrishnanak';

let app: App;
let browser: Browser;
let page: Page;
withApp(async (started) => {
  ({ app, browser } = started);
  ({ page } = await signedIn(browser, app, '/account', undefined, { width: 360 }));
});
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

const API = '**/api/v1/**';

/** From here on the server refuses all that it is asked, without a word. */
const refuse = () =>
  page.route(API, (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }));
const accept = () => page.unroute(API);

describe.each(LIST_ROWS)('$path', (section) => {
  const { path, heading, empty, add, form, renamed, submitEdit, failed, called = LONG } = section;

  it('says what went wrong, keeps what was typed, and goes on', async () => {
    const unit = await section.needs?.(await clientOf(app));
    const says = (sentence: string) => page.getByText(sentence.trim(), { exact: true }).first().waitFor();
    const row = page.getByRole(section.cards ? 'listitem' : 'row').filter({ hasText: called });

    await refuse();
    await page.goto(path.replace(':id', unit?.id ?? ''));
    await says(failed.list);
    await accept();
    // The record above a list may have failed beside it.
    for (const retry of (await page.getByRole('button', { name: 'Try again' }).all()).reverse())
      await retry.click();
    await page.getByText(empty).waitFor();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();

    const submit = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
    await page.getByRole(form.is === 'dialog' ? 'button' : 'link', { name: add }).click();
    await section.fill(page, LONG);
    await inOrder(page, 'phone');
    await refuse();
    await submit(section.submit);
    await says(failed.create);
    await accept();
    await submit(section.submit);
    await row.waitFor();
    await inOrder(page, 'phone');
    expect(await sideways(page, [320])).toEqual([]);

    if (renamed && submitEdit && failed.edit) {
      await row.getByLabel(/^Actions for/).click();
      await row.getByRole('group').getByText(/^Edit/).click();
      await page.getByLabel(renamed, { exact: true }).fill(`${LONG} 2`);
      expect(await sideways(page, [320])).toEqual([]);
      await refuse();
      await submit(submitEdit);
      await says(failed.edit);
      await accept();
      await submit(submitEdit);
      await row.waitFor();
    }

    await row.getByLabel(/^Actions for/).click();
    await row
      .getByRole('group')
      .getByText(/^Delete/)
      .click();
    await refuse();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await says(failed.remove);
    await accept();
    await row.waitFor();
  });
});
