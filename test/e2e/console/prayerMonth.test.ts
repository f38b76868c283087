import type { Browser, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { dayOf } from '#lib/dates.ts';
import { troubles } from '#test/support/browser.ts';
import { type Client, clientOf } from '#test/support/client.ts';
import { row, signedIn } from '#test/support/consoleSteps.ts';
import { sideways } from '#test/support/layout.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** The month of prayers: written day by day, each saved when it is left, each told for itself what has become of it. */
const SHEET = '/worship_resources/prayer_calendar?month=2099-11';

let app: App;
let browser: Browser;
let client: Client;
withApp(async (started) => {
  ({ app, browser } = started);
  client = await clientOf(app);
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  for (const { _id } of await prayers()) await client.call('DELETE', `prayer_calendar/delete/${_id}`);
});

const make = (date: string, description: string): Promise<{ _id: string; version: number }> =>
  client.call('POST', 'prayer_calendar/create', { date, description });
const prayers = (): Promise<{ _id: string; date: string; description: string }[]> =>
  client.call('POST', 'prayer_calendar/get', { limit: 100, order_by: 'date' });
const texts = async () => (await prayers()).map(({ date, description }) => [date, description]);

const day = (page: Page, number: number) =>
  page.getByRole('textbox', { name: new RegExp(` ${number} November 2099$`) });
const cell = (page: Page, number: number) =>
  page.locator(`[data-day="2099-11-${String(number).padStart(2, '0')}"]`);

it('is written from day to day by keyboard, saved as it is left, and taken back', async () => {
  await make('2099-11-02', 'Farmers');
  const { page } = await signedIn(browser, app, SHEET);
  const seen = troubles(page);
  await page.getByText('1 of 30 days have a prayer').waitFor();
  await day(page, 1).click();
  await page.keyboard.type('All Saints');
  await page.keyboard.press('Enter');
  await cell(page, 1).getByText('Saved', { exact: true }).waitFor();
  await expect.poll(() => day(page, 2).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('End');
  await page.keyboard.type(', and rain');
  await page.keyboard.press('Tab');
  await cell(page, 2).getByText('Saved', { exact: true }).waitFor();
  await page.getByText('2 of 30 days have a prayer').waitFor();
  await expect
    .poll(() => texts())
    .toEqual([
      ['2099-11-01', 'All Saints'],
      ['2099-11-02', 'Farmers, and rain'],
    ]);

  await cell(page, 2).getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => day(page, 2).inputValue()).toBe('Farmers');
  await cell(page, 1).getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => day(page, 1).inputValue()).toBe('');
  await expect.poll(texts).toEqual([['2099-11-02', 'Farmers']]);

  // What is not to be kept is put back; what is emptied goes to the trash, and comes back.
  await day(page, 2).fill('Nobody');
  await page.keyboard.press('Escape');
  await expect.poll(() => day(page, 2).inputValue()).toBe('Farmers');
  await day(page, 2).fill('');
  await page.keyboard.press('Tab');
  await page.getByText('0 of 30 days have a prayer').waitFor();
  await expect.poll(() => texts()).toEqual([]);
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => day(page, 2).inputValue()).toBe('Farmers');
  expect(seen).toEqual([]);
});

it('keeps what could not be saved, in another month too, and saves it then', async () => {
  const { page } = await signedIn(browser, app, SHEET);
  const refuse = { status: 500, contentType: 'application/json', body: '{}' };
  await day(page, 20).waitFor();
  await page.route('**/prayer_calendar/create', (route) => route.fulfill(refuse));
  await day(page, 20).fill('Workers in the tea estates');
  await page.keyboard.press('Tab');
  await cell(page, 20).locator('.said').getByText('Unable to add details').waitFor();
  await page.getByRole('button', { name: 'December 2099' }).click();
  await page.getByRole('heading', { name: 'December 2099' }).waitFor();
  await page.getByRole('button', { name: 'November 2099' }).click();
  await expect.poll(() => day(page, 20).inputValue()).toBe('Workers in the tea estates');
  // Nobody leaves it behind without being asked.
  await page.getByRole('link', { name: 'Sermon Outlines' }).click();
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await page.unroute('**/prayer_calendar/create');
  await cell(page, 20)
    .getByRole('button', { name: /^Try again/ })
    .click();
  await cell(page, 20).getByText('Saved', { exact: true }).waitFor();
  await expect.poll(() => texts()).toEqual([['2099-11-20', 'Workers in the tea estates']]);
});

it('tells for the day alone that somebody else was there first', async () => {
  const { _id } = await make('2099-11-05', 'Schools');
  const gone = await make('2099-11-06', 'Hospitals');
  const { page } = await signedIn(browser, app, SHEET);
  await day(page, 5).waitFor();
  await client.call('PUT', `prayer_calendar/edit/${_id}`, { description: 'Schools for the deaf' });
  await client.call('DELETE', `prayer_calendar/delete/${gone._id}`);
  await day(page, 5).fill('Schools and teachers');
  await page.keyboard.press('Enter');
  await cell(page, 5).getByText('Schools for the deaf').waitFor();
  await expect.poll(() => day(page, 5).inputValue()).toBe('Schools and teachers');
  await cell(page, 5)
    .getByRole('button', { name: /^Keep mine/ })
    .click();
  await cell(page, 5).getByText('Saved', { exact: true }).waitFor();
  await expect.poll(() => texts()).toEqual([['2099-11-05', 'Schools and teachers']]);

  await client.call('PUT', `prayer_calendar/edit/${_id}`, { description: 'Colleges' });
  await day(page, 5).fill('Universities');
  await page.keyboard.press('Enter');
  await cell(page, 5)
    .getByRole('button', { name: /^Take theirs/ })
    .click();
  await expect.poll(() => day(page, 5).inputValue()).toBe('Colleges');
  await expect.poll(() => texts()).toEqual([['2099-11-05', 'Colleges']]);

  // What was deleted meanwhile becomes a new prayer of its day.
  await day(page, 6).fill('Hospitals and nurses');
  await page.keyboard.press('Enter');
  await cell(page, 6)
    .getByRole('button', { name: /^Try again/ })
    .click();
  await cell(page, 6).getByText('Saved', { exact: true }).waitFor();
  await expect.poll(() => texts()).toContainEqual(['2099-11-06', 'Hospitals and nurses']);
});

it('shows every prayer of a day, is a list on a phone, and leads to the list that searches', async () => {
  await make('2099-11-09', 'Jaffna');
  await make('2099-11-09', 'Those at sea');
  const { page } = await signedIn(browser, app, SHEET, undefined, { width: 360 });
  await expect.poll(() => cell(page, 9).getByRole('textbox').count()).toBe(2);
  await expect.poll(() => sideways(page, [320, 360, 768, 1440])).toEqual([]);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await row(page, 'Those at sea').waitFor();
  await page.getByRole('searchbox').fill('sea');
  await row(page, 'Jaffna').waitFor({ state: 'detached' });
  await row(page, 'Those at sea').waitFor();
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-current')))
    .toBe('date');
});

it('begins at today where it is a list, with the past behind a choice', async () => {
  await make('2099-11-10', 'Far ahead');
  await make('1999-11-10', 'Long ago');
  const { page } = await signedIn(browser, app, '/worship_resources?view=list');
  await row(page, 'Far ahead').waitFor();
  await expect.poll(() => row(page, 'Long ago').count()).toBe(0);
  await page.getByRole('button', { name: 'Past' }).click();
  await row(page, 'Long ago').waitFor();
  await row(page, 'Far ahead').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await row(page, 'Far ahead').waitFor();
  await row(page, 'Long ago').waitFor();
});

it('copies today’s prayer, or that of any day, for WhatsApp in the chosen language', async () => {
  const today = dayOf(new Date());
  await make(today, 'Those who keep watch');
  await make('2099-11-12', 'Fishermen');
  const { page } = await signedIn(browser, app, SHEET);
  const seen = troubles(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = page.getByRole('button', { name: 'Copy for WhatsApp' });
  await copy.click();
  await page.locator('.toast').getByText('Copied. Paste it into the channel.').waitFor();
  await expect.poll(copied).toContain('\n\nThose who keep watch\n\nhttp');
  await page.getByLabel('Language of the message').selectOption('ta');
  await page.getByLabel('Day of the message').fill('2099-11-12');
  await copy.click();
  await expect.poll(copied).toMatch(/^\*இந்நாளின் ஜெபம்\*\n[\s\S]*\n\nFishermen\n\nhttp/);
  // The device remembers it. A day without a prayer says so.
  await page.reload();
  await expect.poll(() => page.getByLabel('Language of the message').inputValue()).toBe('ta');
  expect(seen).toEqual([]);
  const [mine] = (await prayers()).filter(({ date }) => date === today);
  await client.call('DELETE', `prayer_calendar/delete/${mine?._id}`);
  await copy.click();
  await page.locator('.toast').getByText('Nothing is entered for this day.').waitFor();
});
