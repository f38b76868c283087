import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayOf } from '#lib/dates.ts';
import { toasted, troubles, visitor } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import { fillLogin, row, rowMenu, save, signedIn, wholeRowMenu } from '#test/support/consoleSteps.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';

/** The list of news: figures, search, filter, more, switching and deleting (000 §2.3, §2.5, §2.6, §4). */
let app: App;
let browser: Browser;
let church: Church;
withChurch(
  (started) => {
    ({ app, browser, church } = started);
  },
  { closePages: true },
);

/** The news that are listed; the first row is that of the heads. */
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
/** The toast that says so. */
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });
const figures = (page: Page) => page.getByRole('definition').allInnerTexts();

it('is searched, filtered and loaded further, and its address says how (AMB-013, AMB-095)', async () => {
  const { page } = await signedIn(browser, app, '/departments/department_news');
  const seen = troubles(page);
  await expect.poll(() => figures(page)).toEqual(['34', '33', '1']);
  await expect.poll(() => rows(page).count()).toBe(25);
  await expect.poll(() => rows(page).first().getByText('Thu, Mar 12, 2026').isVisible()).toBe(true);
  await expect
    .poll(() => row(page, church.story.title).innerText())
    .toMatch(/Young people walk for water\s+Forty kilometres[^\n]+\s+The way They walked forty kilometres/);
  await page.getByRole('button', { name: 'Load More...' }).click();
  await expect.poll(() => rows(page).count()).toBe(34);
  await expect.poll(() => page.getByRole('button', { name: 'Load More...' }).count()).toBe(0);

  const search = page.getByRole('searchbox', { name: 'Search department news' });
  await search.fill('സംഗമം');
  await expect.poll(() => rows(page).count()).toBe(1);
  await expect.poll(() => row(page, church.malayalam.title).isVisible()).toBe(true);
  await expect.poll(() => page.getByRole('cell').locator('mark').allTextContents()).toContain('സംഗമം');
  await search.fill('nothing of the kind');
  await page.getByText('No Department News found').waitFor();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(1);

  await page.getByRole('button', { name: 'Filter' }).click();
  const filter = page.getByRole('dialog', { name: 'Filter' });
  await filter.getByLabel(church.ecology.name).check();
  await filter.getByLabel('Inactive').check();
  await filter.getByRole('button', { name: 'Clear All' }).click();
  await expect.poll(() => filter.getByLabel(church.ecology.name).isChecked()).toBe(false);
  await expect.poll(() => filter.getByLabel('Inactive').isChecked()).toBe(false);
  await filter.getByLabel('Inactive').check();
  await filter.getByRole('button', { name: 'Apply Filters' }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.reload();
  await row(page, church.hidden.title).getByText('Inactive', { exact: true }).waitFor();
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Remove filter Inactive' }).click();
  await expect.poll(() => rows(page).count()).toBe(25);
  await page.getByRole('button', { name: 'Filter' }).click();
  await filter.getByLabel(church.ecology.name).check();
  await filter.getByRole('button', { name: 'Apply Filters' }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await expect.poll(() => figures(page)).toEqual(['1', '1', '0']);
  expect(seen).toEqual([]);
});

it('what a screen asks for beside its record, and a search, are said when they fail (AMB-087, AMB-101)', async () => {
  const { page } = await signedIn(browser, app, '/account');
  const fail = { status: 500, contentType: 'application/json', body: '{}' };
  await page.route(/\/(?:diocese|department)\/get$/, (route) => route.fulfill(fail));
  const asked = page.waitForRequest('**/diocese/get');
  await page.goto('/about/working_commitee');
  await toasted(page, 'Failed to get diocese');
  expect((await asked).postDataJSON()).toMatchObject({ limit: 30 });
  await expect.poll(() => page.getByText(church.madras.name, { exact: true }).count()).toBe(0);
  await page.goto('/departments/department_information?search=youth');
  await page.getByText('Failed to Search Department').first().waitFor();
});

it('begins at any page, which its address keeps; beyond its end at the last', async () => {
  const { page } = await signedIn(browser, app, '/departments/department_news?page=900');
  const seen = troubles(page);
  await page.getByText('26 to 34 of 34').waitFor();
  await expect.poll(() => rows(page).count()).toBe(9);
  expect(new URL(page.url()).search).toBe('?page=2');
  // What is done there leaves one there.
  await page.reload();
  await page.getByText('26 to 34 of 34').waitFor();
  const typed = page.getByRole('textbox', { name: 'Page' });
  await typed.fill('1');
  await typed.press('Enter');
  await page.getByText('25 of 34').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await page.getByText('26 to 34 of 34').waitFor();
  await expect.poll(() => typed.inputValue()).toBe('2');
  await page.getByRole('button', { name: 'Page before' }).click();
  await page.getByText('25 of 34').waitFor();
  // Another search begins at the front.
  await page.goBack();
  await page.getByText('26 to 34 of 34').waitFor();
  await page.getByRole('searchbox', { name: 'Search department news' }).fill('Camp');
  await page.getByText('25 of 30').waitFor();
  expect(new URL(page.url()).search).toBe('?search=Camp');
  expect(seen).toEqual([]);
});

it('switches many at once, deletes after a question, and takes it back (AMB-088)', async () => {
  const { page } = await signedIn(browser, app, '/dioceses');
  const seen = troubles(page);
  await expect.poll(() => figures(page)).toEqual(['7', '7', '0']);
  const bar = page.getByRole('region', { name: 'Selected news' });
  await page.getByRole('checkbox', { name: 'Select Choir number 1' }).check();
  await page.getByRole('checkbox', { name: 'Select Choir number 2' }).check();
  await bar.getByText('2 selected').waitFor();
  await bar.getByRole('button', { name: 'Make Inactive' }).click();
  await expect.poll(() => figures(page)).toEqual(['7', '5', '2']);
  await toast(page, '2 made inactive').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => figures(page)).toEqual(['7', '7', '0']);
  await (await rowMenu(page, 'Choir number 1')).getByRole('button', { name: 'Make Inactive' }).click();
  await toasted(page, 'Made inactive');
  await row(page, 'Choir number 1').getByText('Inactive', { exact: true }).waitFor();
  await toast(page, 'Made inactive').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => figures(page)).toEqual(['7', '7', '0']);
  await page.getByRole('checkbox', { name: 'Select Choir number 1' }).check();
  await page.getByRole('checkbox', { name: 'Select Choir number 2' }).check();
  await bar.getByRole('button', { name: 'Make Inactive' }).click();
  await expect.poll(() => figures(page)).toEqual(['7', '5', '2']);
  await bar.waitFor({ state: 'hidden' });
  await row(page, 'Choir number 2').getByText('Inactive', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await bar.getByText('7 selected').waitFor();
  await bar.getByRole('button', { name: 'Make Active' }).click();
  await expect.poll(() => figures(page)).toEqual(['7', '7', '0']);

  const question = page.getByRole('alertdialog', {
    name: 'Are you sure want to delete the Diocese News ?',
  });
  const ask = async () =>
    (await rowMenu(page, 'Choir number 3')).getByRole('button', { name: 'Delete News' }).click();
  await ask();
  // The question is fetched when it is needed first.
  await question.waitFor();
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => row(page, 'Choir number 3').count()).toBe(1);
  await ask();
  await question.getByRole('button', { name: 'Yes' }).click();
  await row(page, 'Choir number 3').waitFor({ state: 'detached' });
  await expect.poll(() => figures(page)).toEqual(['6', '6', '0']);
  await toast(page, 'Deleted').getByRole('button', { name: 'Undo' }).click();
  await row(page, 'Choir number 3').getByText('Active', { exact: true }).waitFor();
  await expect.poll(() => figures(page)).toEqual(['7', '7', '0']);
  expect(seen).toEqual([]);
});

it('another one is begun like it: words and pictures, but neither its day nor its state', async () => {
  const { page } = await signedIn(browser, app, '/dioceses');
  const seen = troubles(page);
  await (await wholeRowMenu(page, 'Choir number 4')).getByRole('link', { name: 'Duplicate' }).click();
  await page.getByRole('note').getByText('Copied from “Choir number 4”').waitFor();
  const title = page.getByLabel('Title');
  await expect.poll(() => title.inputValue()).toBe('Choir number 4');
  await expect.poll(() => page.getByLabel('Date').inputValue()).toBe(dayOf(new Date()));
  await page.getByRole('img', { name: 'Thumbnail' }).waitFor();
  await title.fill('Choir number forty');
  await save(page);
  await toasted(page, 'Published');
  await row(page, 'Choir number forty').waitFor();
  await row(page, 'Choir number 4').last().waitFor();
  await expect.poll(() => figures(page)).toEqual(['8', '8', '0']);
  await (await rowMenu(page, 'Choir number forty')).getByRole('button', { name: 'Delete News' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => figures(page)).toEqual(['7', '7', '0']);
  expect(seen).toEqual([]);
});

it('a template is kept of one, begins another without its day, and is renamed and deleted', async () => {
  const { page } = await signedIn(browser, app, '/dioceses');
  const seen = troubles(page);
  const choice = page.getByRole('button', { name: 'Start from a template' });
  await (await wholeRowMenu(page, 'Choir number 4'))
    .getByRole('button', { name: 'Save as template' })
    .click();
  const keeping = page.getByRole('dialog', { name: 'Save as template' });
  await keeping.getByLabel('Name').fill('Choir');
  await keeping.getByLabel('Every department and diocese may use it').check();
  await keeping.getByRole('button', { name: 'Save as template' }).click();
  await toasted(page, 'Saved as template. You find it beside the button that adds.');
  await choice.click();
  await page.getByRole('link', { name: 'Choir', exact: true }).click();
  await page.getByRole('note').getByText('Started from the template “Choir”').waitFor();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Choir number 4');
  // Its day is the one with which every new one begins.
  await expect.poll(() => page.getByLabel('Date').inputValue()).toBe(dayOf(new Date()));
  await page.getByRole('img', { name: 'Thumbnail' }).waitFor();
  await page.goBack();
  await choice.click();
  await page.getByRole('button', { name: 'Change templates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Templates' });
  await dialog.getByLabel('Name of ‘Choir’').fill('Choirs');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Delete: Choirs' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  // With the last one goes the choice, and with 'Undo' it comes back.
  await dialog.waitFor({ state: 'detached' });
  await choice.waitFor({ state: 'detached' });
  await toast(page, 'Template deleted').getByRole('button', { name: 'Undo' }).click();
  await choice.waitFor();
  expect(seen).toEqual([]);
});

it('many are moved and deleted at once, and both are taken back', async () => {
  const { docs } = await church.client.call('POST', 'news/get', { search: 'Choir number 1', limit: 200 });
  const planned = docs.find(({ title }: { title: string }) => title === 'Choir number 1')._id;
  const withdraw_at = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await church.client.call('PUT', `schedule/plan/${planned}`, { kind: 'news', withdraw_at });
  const { page } = await signedIn(browser, app, '/dioceses');
  const seen = troubles(page);
  await expect.poll(() => figures(page)).toEqual(['7', '7', '0']);
  const bar = page.getByRole('region', { name: 'Selected news' });
  const check = async () => {
    for (const title of ['Choir number 1', 'Choir number 2'])
      await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  };
  await check();
  await bar.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 2 items' });
  await dialog.getByLabel('What is to change').selectOption({ label: 'Date' });
  await dialog.getByLabel('To', { exact: true }).fill('2026-01-06');
  await dialog.getByRole('button', { name: 'Apply to all 2' }).click();
  await row(page, 'Choir number 1').getByText('Tue, Jan 6, 2026').waitFor();
  await row(page, 'Choir number 2').getByText('Tue, Jan 6, 2026').waitFor();
  await bar.waitFor({ state: 'detached' });
  await toast(page, '2 changed').getByRole('button', { name: 'Undo' }).click();
  await row(page, 'Choir number 1').getByText('Tue, Jan 6, 2026').waitFor({ state: 'detached' });
  await check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question
    .getByText(
      /for 30 days\. ‘Choir number 1’: To be removed .* While they are in the trash, nothing of this happens\.$/,
    )
    .waitFor();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => figures(page)).toEqual(['5', '5', '0']);
  await toast(page, '2 deleted').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => figures(page)).toEqual(['7', '7', '0']);
  expect(seen).toEqual([]);
});

it('a story leads the front page and is offered from the menu of its row', async () => {
  const { page } = await signedIn(browser, app, '/dioceses');
  const seen = troubles(page);
  const menu = await wholeRowMenu(page, 'Choir number 3');
  await menu.getByRole('button', { name: 'Lead story …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lead story' });
  await dialog.getByRole('button', { name: 'Make lead story' }).click();
  await toasted(page, 'It is the lead story now');
  await (await rowMenu(page, 'Choir number 3')).getByRole('button', { name: /^Offer to/ }).click();
  await toasted(page, 'Offered to the front page');
  await page.goto('/news_letter/all');
  await page.getByRole('note').getByText('“Choir number 3”').waitFor();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('note').waitFor({ state: 'detached' });
  await page.goto('/home');
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .getByRole('link', { name: /Choir number/ })
        .first()
        .innerText(),
    )
    .toContain('Choir number 3');
  expect(seen).toEqual([]);
});

it('says what a save changed beyond what was sent, until it is read', async () => {
  const { page } = await signedIn(browser, app, `/dioceses/edit_news/${church.tamil.id}`);
  await page.route('**/news/edit/*', async (route) => {
    const response = await route.fetch();
    const body = { ...(await response.json()), warnings: ['A picture of another site became a link.'] };
    return route.fulfill({ response, json: body });
  });
  await page.getByLabel('Sub-heading').fill('with a picture of another site');
  await page.getByRole('button', { name: 'Update' }).click();
  const told = toast(page, 'A picture of another site became a link.');
  await told.waitFor();
  await toast(page, 'Saved').waitFor({ state: 'detached' });
  await expect.poll(() => told.isVisible()).toBe(true);
  await told.getByRole('button', { name: 'OK' }).click();
  await told.waitFor({ state: 'detached' });
});

it('shows what was asked for last, whichever answer comes first', async () => {
  const { page } = await signedIn(browser, app, '/dioceses/diocese_news');
  await rows(page).first().waitFor();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  let asked = 0;
  // The list is loaded anew after each of two changes; the first answer is taken at once and delivered last.
  await page.route('**/news/get', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    const response = await route.fetch();
    await held;
    return route.fulfill({ response }).catch(() => undefined);
  });
  const state = (title: string, name: string) => row(page, title).getByText(name, { exact: true }).waitFor();
  await (await rowMenu(page, 'Choir number 1')).getByRole('button', { name: 'Make Inactive' }).click();
  await expect.poll(() => asked).toBe(1);
  await (await rowMenu(page, 'Choir number 2')).getByRole('button', { name: 'Make Inactive' }).click();
  await state('Choir number 2', 'Inactive');
  letGo();
  await expect.poll(() => figures(page)).toEqual(['7', '5', '2']);
  await state('Choir number 1', 'Inactive');
  await state('Choir number 2', 'Inactive');
  for (const title of ['Choir number 1', 'Choir number 2'])
    await (await rowMenu(page, title)).getByRole('button', { name: 'Make Active' }).click();
  await expect.poll(() => figures(page)).toEqual(['7', '7', '0']);
});

it('puts nothing on the site that reads otherwise by now than its list shows', async () => {
  const { id } = await church.client.news(church.medak, 'The well is dug', { activated: false });
  const write = (title: string) => church.client.call('PUT', `news/edit/${id}`, { title });
  const { page } = await signedIn(browser, app, '/dioceses/diocese_news');
  const says = 'has saved this in the meantime. Read it as it is now';
  await row(page, 'The well is dug').getByText('Inactive', { exact: true }).waitFor();
  await write('The well is deep');
  await (await rowMenu(page, 'The well is dug')).getByRole('button', { name: 'Make Active' }).click();
  await toast(page, says).waitFor();
  // The list shows it as it is now, and the next press means that.
  await row(page, 'The well is deep').getByText('Inactive', { exact: true }).waitFor();

  await page.getByRole('checkbox', { name: 'Select The well is deep' }).check();
  await write('The well is dry');
  await page
    .getByRole('region', { name: 'Selected news' })
    .getByRole('button', { name: 'Make Active' })
    .click();
  await page.getByRole('dialog').getByRole('listitem').filter({ hasText: says }).waitFor();
  await page.keyboard.press('Escape');
  await row(page, 'The well is dry').getByText('Inactive', { exact: true }).waitFor();
  await (await rowMenu(page, 'The well is dry')).getByRole('button', { name: 'Make Active' }).click();
  await row(page, 'The well is dry').getByText('Active', { exact: true }).waitFor();
  await church.client.call('DELETE', `news/delete/${id}`);
});

it('who signs in at the address of one item finds it', async () => {
  const page = await (await visitor(browser, { url: app.url })).newPage();
  await page.goto(`/departments/edit_news/${church.story.id}`);
  await fillLogin(page);
  await page.getByRole('button', { name: 'Update' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/departments/edit_news/${church.story.id}`);
});

it('a foreign item can’t be opened by its address', async () => {
  const login = await church.client.user('Curious', church.ecology);
  const { page } = await signedIn(browser, app, `/departments/edit_news/${church.story.id}`, login);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
  await expect.poll(() => page.getByLabel('Title').count()).toBe(0);
  await expect.poll(() => page.getByText(church.story.title).count()).toBe(0);
});
