import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { toasted, troubles } from '#test/support/browser.ts';
import { clientOf } from '#test/support/client.ts';
import { signedIn, row as tableRow } from '#test/support/consoleSteps.ts';
import { LIST_ROWS } from '#test/support/sectionRows.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';
import { inOrder } from '../axe/walk.ts';

/** The law of the sections that are a list with a form: each is empty, takes a record in, changes it, throws it away and brings it back. */
let app: App;
let browser: Browser;
let page: Page;
let seen: string[];
withApp(async (started) => {
  ({ app, browser } = started);
  ({ page } = await signedIn(browser, app, '/account'));
  seen = troubles(page);
});

describe.each(LIST_ROWS)('$path', (section) => {
  const { path, heading, columns, empty, add, form, prompt } = section;
  const { list = heading } = section;
  it('lists, adds, changes, throws away and brings back', async () => {
    const unit = await section.needs?.(await clientOf(app));
    await page.goto(path.replace(':id', unit?.id ?? ''));
    const row = (of: Page, text: string) =>
      section.cards ? of.getByRole('listitem').filter({ hasText: text }) : tableRow(of, text);
    const [first, second] = [section.called ?? 'The first name', section.called ?? 'Another name'];
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    // What the screen before was still asking for is broken off by going on.
    seen.length = 0;
    await page.getByText(empty).waitFor();

    const opened = (named: string) =>
      form.is === 'dialog'
        ? page.getByRole('dialog', { name: named })
        : page.getByRole('main').filter({ has: page.getByRole('heading', { level: 1, name: named }) });
    const { title, edit = title.replace(/^Add/, 'Edit') } = form;
    const submit = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
    await page.getByRole(form.is === 'dialog' ? 'button' : 'link', { name: add }).click();
    await opened(title).waitFor();
    if (section.refused) {
      await submit(section.submit);
      await opened(title).getByText(section.refused).first().waitFor();
    }
    await section.fill(page, 'The first name');
    await inOrder(page, 'desk');
    await submit(section.submit);
    await row(page, first).waitFor();
    await inOrder(page, 'desk');
    for (const text of section.shows ?? []) await row(page, first).getByText(text, { exact: true }).waitFor();
    expect(
      await page
        .getByRole('button', { name: add })
        .or(page.getByRole('link', { name: add }))
        .count(),
    ).toBe(section.single ? 0 : 1);
    const heads = (await page.getByRole('columnheader').allInnerTexts()).filter(Boolean);
    expect(heads.slice(0, columns.length)).toEqual(columns);

    const label = section.renamed === 'Title' ? 'The first name' : undefined;
    const { renamed, submitEdit } = section;
    if (renamed && submitEdit) {
      await page.getByLabel(label ? `Actions for ${label}` : /^Actions for/).click();
      await row(page, first).getByRole('group').getByText(/^Edit/).click();
      // What has a history has an id; a row of a record has none.
      for (const link of await page.locator('a[href^="/history/"]').all())
        await expect.poll(() => link.getAttribute('href')).toMatch(/^\/history\/\w+\/[\da-f-]{36}$/);
      const field = opened(edit).getByLabel(renamed, { exact: true });
      // A formatted text is no input.
      const held = () =>
        field.evaluate((element) => ('value' in element ? element.value : element.textContent));
      await expect.poll(held).toBe('The first name');
      await field.fill('Another name');
      await submit(submitEdit);
      await row(page, second).waitFor();
    }

    await page.getByLabel(label ? 'Actions for Another name' : /^Actions for/).click();
    await row(page, second)
      .getByRole('group')
      .getByText(/^Delete/)
      .click();
    await page.getByRole('alertdialog').getByText(prompt).waitFor();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await row(page, second).waitFor();
    await page.getByLabel(label ? 'Actions for Another name' : /^Actions for/).click();
    await row(page, second)
      .getByRole('group')
      .getByText(/^Delete/)
      .click();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await page.getByText(empty).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(page, second).waitFor();
    if (section.isRow) {
      expect(seen).toEqual([]);
      return;
    }

    // Its history says so in sentences, and brings the first name back as a new state.
    await page.getByLabel(label ? 'Actions for Another name' : /^Actions for/).click();
    await row(page, 'Another name').getByRole('link', { name: 'History' }).click();
    await page.getByRole('listitem').filter({ hasText: 'brought it back from the trash.' }).waitFor();
    const change = page.getByRole('listitem').filter({ hasText: ` changed ${section.renamed}.` });
    await change.getByRole('button', { name: /^Compare/ }).click();
    await page.getByRole('button', { name: 'Bring back what stood before' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await toasted(page, 'Brought back');
    await page.getByRole('main').getByRole('link', { name: list, exact: true }).click();

    // Deleted again, it is found in the trash by who deleted it, and restored from there.
    await row(page, 'The first name')
      .getByLabel(/^Actions for/)
      .click();
    await row(page, 'The first name')
      .getByText(/^Delete/)
      .click();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await page.getByText(empty).waitFor();
    await page.getByRole('link', { name: 'Trash' }).click();
    await page.getByRole('heading', { level: 1, name: `Trash: ${list}` }).waitFor();
    await tableRow(page, 'The first name')
      .filter({ hasText: 'Administrator, today' })
      .getByRole('button', { name: /^Restore/ })
      .click();
    await page.getByText('Nothing is in the trash').waitFor();
    await page.getByRole('main').getByRole('link', { name: list, exact: true }).click();
    await row(page, 'The first name').waitFor();
    expect(seen).toEqual([]);
  });
});
