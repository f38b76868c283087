import pg from 'pg';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { toasted, troubles, visitor } from '#test/support/browser.ts';
import { type Client, clientOf, type Unit } from '#test/support/client.ts';
import {
  addThumbnail,
  browse,
  drop,
  group,
  row,
  rowMenu,
  save,
  saved,
  signedIn,
} from '#test/support/consoleSteps.ts';
import { pdf, picture, pictures, twoColours } from '#test/support/files.ts';
import { fillMoment } from '#test/support/fillMoment.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** One news item's whole way, from the form to the pages that show it (000 §2.5, 002 §2.5, §2.6, §2.20). */
let app: App;
let browser: Browser;
let client: Client;
let readers: BrowserContext;
withApp(async (started) => {
  ({ app, browser } = started);
  client = await clientOf(app);
  readers = await visitor(browser, { url: app.url });
});

/** The addresses at which visitors meet a department's news. */
const shownAt = (unit: Unit) => [
  '/home',
  '/news_list_screen/departments',
  `/news_list_screen/departments/${unit.id}`,
  app.at(unit.label, '/'),
];

/**
 * Which of them show a headline. Each is asked for once, so that a page that is late by one request is found out; again only where the answer says
 * of itself that it is a kept one, as when the database did not answer within two seconds.
 */
async function placesOf(title: string, unit: Unit): Promise<string[]> {
  const page = await readers.newPage();
  const found: string[] = [];
  for (const place of shownAt(unit)) {
    const isKept = async () => {
      const answer = await page.goto(place);
      expect(answer?.status()).toBe(200);
      return answer?.headers()['x-stale-copy'] !== undefined;
    };
    await expect.poll(isKept).toBe(false);
    if ((await page.getByRole('main').getByRole('link', { name: title }).count()) > 0) found.push(place);
  }
  await page.close();
  return found;
}

async function statusOf(address: string): Promise<number | undefined> {
  const page = await readers.newPage();
  const answer = await page.goto(address);
  await page.close();
  return answer?.status();
}

/** Formats a text as an editor would: a header, bold words, a link, a list, a picture from the device. */
async function write(page: Page, body: Locator): Promise<void> {
  const tools = page.getByRole('toolbar');
  const ready = () => expect.poll(() => body.evaluate((box) => box === document.activeElement)).toBe(true);
  const press = async (name: string) => {
    await tools.getByRole('button', { name, exact: true }).click();
    if (!['Link', 'Image'].includes(name)) await ready();
  };
  const style = async (label: string) => {
    await tools.getByLabel('Paragraph style').selectOption({ label });
    await ready();
  };
  await body.click();
  await style('Header 2');
  await page.keyboard.type('Sewing machines for nine villages');
  await page.keyboard.press('Enter');
  await style('Paragraph');
  await press('Bold');
  await page.keyboard.type('Given on Sunday');
  await press('Bold');
  await page.keyboard.type(', with thanks to ');
  await press('Link');
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByLabel('Address').fill('example.org');
  await link.getByRole('button', { name: 'Add link' }).click();
  await ready();
  await page.keyboard.press('Enter');
  await press('Bullet list');
  await page.keyboard.type('Kovilpatti');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Sathankulam');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await press('Image');
  const image = page.getByRole('dialog', { name: 'Image' });
  await browse(image.getByRole('button', { name: 'Browse: Image' }), [await picture('machine.png')]);
  await image.getByLabel('What the picture shows').fill('A sewing machine');
  await image.getByRole('button', { name: 'Add image' }).click();
  await body.getByRole('img', { name: 'A sewing machine' }).waitFor();
}

it('the office writes a news item, visitors read it, and it goes again', async () => {
  const unit = await client.department("Women's Fellowship");
  const title = 'பெண்கள் ஐக்கியம்: தையல் இயந்திரங்கள்';
  expect(await placesOf(title, unit)).toEqual([]);

  const { context, page } = await signedIn(browser, app, '/departments/add_news');
  const seen = troubles(page);
  await page.getByLabel('Select Department').selectOption({ label: unit.name });
  await page.getByLabel('Date').fill('2026-03-08');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Sub-heading').fill('Nine villages sew their own school clothes');
  await write(page, page.getByRole('textbox', { name: 'Body' }));
  await addThumbnail(page, await twoColours('fellowship.jpg'), async (area) => {
    await page.getByRole('button', { name: 'Top half' }).click();
    // From the red upper half to the blue lower one.
    for (let i = 0; i < 8; i++) await area.press('Control+ArrowDown');
  });

  const gallery = group(page, 'Gallery images');
  const twelve = await pictures(12);
  await drop(gallery.getByText('Drag and drop images here'), twelve.slice(0, 4));
  await browse(gallery.getByRole('button', { name: 'Browse: Gallery images' }), twelve.slice(4));
  await gallery.getByRole('img', { name: 'Gallery image 12' }).waitFor();
  await gallery.getByText('Files Uploaded').waitFor();
  await expect.poll(() => gallery.getByRole('button', { name: 'Browse: Gallery images' }).count()).toBe(0);
  await browse(page.getByRole('button', { name: 'Browse: PDF' }), [await pdf('Order of service.pdf')]);
  await group(page, 'PDF').getByText('Files Uploaded').waitFor();

  await save(page);
  await saved(page);
  expect(new URL(page.url()).pathname).toBe('/departments');
  await row(page, title).getByText('Active', { exact: true }).waitFor();

  expect(await placesOf(title, unit)).toEqual(shownAt(unit));
  const path = await readNews(title, unit);

  const menu = await rowMenu(page, title);
  await menu.getByRole('button', { name: 'Make Inactive' }).click();
  await row(page, title).getByText('Inactive', { exact: true }).waitFor();
  expect(await placesOf(title, unit)).toEqual([]);
  expect(await statusOf(path)).toBe(404);
  expect(await statusOf(app.at(unit.label, path))).toBe(404);
  expect(seen).toEqual([]);
  await context.close();
});

/** Reads the item on its own page and on the sub-site; gives its path. */
async function readNews(title: string, unit: Unit): Promise<string> {
  const page = await readers.newPage();
  const seen = troubles(page);
  await page.goto('/home');
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const path = new URL(page.url()).pathname;
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 2, name: 'Sewing machines for nine villages' }).waitFor();
  await expect.poll(() => main.locator('strong', { hasText: 'Given on Sunday' }).count()).toBe(1);
  await expect
    .poll(() => main.getByRole('link', { name: 'example.org' }).getAttribute('href'))
    .toBe('https://example.org');
  await expect.poll(() => main.getByRole('listitem').filter({ hasText: 'Sathankulam' }).count()).toBe(1);
  await expect
    .poll(() => main.getByText('Nine villages sew their own school clothes').isVisible())
    .toBe(true);
  await expect.poll(() => main.getByText('Sunday, Mar 8, 2026').count()).toBeGreaterThan(0);
  const inText = main.getByRole('img', { name: 'A sewing machine' });
  await inText.scrollIntoViewIfNeeded();
  await expect.poll(() => inText.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);

  const tiles = main.getByRole('link', { name: /^Picture \d+ of 12$/ });
  await expect.poll(() => tiles.count()).toBe(12);
  const head = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(await colourOf(head ?? '')).toBe('blue');

  const file = main.getByRole('link', { name: 'Order of service.pdf' });
  const answer = await page.request.get((await file.getAttribute('href')) ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');

  // In a row over the page, by keyboard.
  await tiles.nth(2).click();
  const box = page.getByRole('dialog', { name: 'Gallery' });
  await box.getByText('3 / 12').waitFor();
  await page.keyboard.press('ArrowRight');
  await box.getByText('4 / 12').waitFor();
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'hidden' });

  await page.goto(app.at(unit.label, path));
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(seen).toEqual([]);
  await page.close();
  return path;
}

/** Which of the two colours most of a picture has. */
async function colourOf(address: string): Promise<'red' | 'blue'> {
  const answer = await fetch(address);
  const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
  return (channels[2]?.mean ?? 0) > (channels[0]?.mean ?? 0) ? 'blue' : 'red';
}

it('what a department writes waits for the office', async () => {
  const unit = await client.department('Ecological Concerns');
  const login = await client.user('Ecology Editor', unit);
  const title = 'മഴക്കാല വനവൽക്കരണം';
  expect(await placesOf(title, unit)).toEqual([]);

  const { context, page } = await signedIn(browser, app, '/departments', login);
  const seen = troubles(page);
  await expect
    .poll(() => page.getByRole('navigation', { name: 'Sections' }).getByRole('link').allTextContents())
    .toEqual(['Departments']);
  await page.getByRole('button', { name: 'Filter' }).click();
  const filter = page.getByRole('dialog', { name: 'Filter' });
  await filter.getByRole('group').first().waitFor();
  await expect.poll(() => filter.getByRole('group').allTextContents()).toEqual(['StatusActiveInactive']);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Add News' }).click();
  await page.getByLabel('Title').fill(title);
  await expect.poll(() => page.getByLabel('Select Department').count()).toBe(0);
  const publishing = page.getByRole('region', { name: 'Publishing' });
  await publishing.getByText('Goes to the office for review when you save.').waitFor();
  await addThumbnail(page, await twoColours('forest.jpg'), async (area) => {
    await page.getByRole('button', { name: 'Top half' }).click();
    const box = await area.boundingBox();
    if (!box) throw new Error('The frame is not shown.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 2, { steps: 5 });
    await page.mouse.up();
  });
  await save(page);
  await toasted(page, 'Sent to the office.');
  const mine = row(page, title);
  await mine.getByText('Awaiting approval').waitFor();
  await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  const bar = page.getByRole('region', { name: 'Selected news' });
  await bar.getByRole('button', { name: 'Delete' }).waitFor();
  await expect.poll(() => bar.getByRole('button').allTextContents()).toEqual(['Edit', 'Delete', '']);
  await bar.getByRole('button', { name: 'Clear the selection' }).click();
  const menu = await rowMenu(page, title);
  await expect.poll(() => menu.getByRole('button').allTextContents()).toEqual(['More', 'Delete News']);
  const edit = await menu.getByRole('link', { name: 'Edit News' }).getAttribute('href');
  const path = `/news_screen/departments/${edit?.split('/').at(-1)}`;
  expect(await placesOf(title, unit)).toEqual([]);
  expect(await statusOf(path)).toBe(404);

  await activate(title);
  expect(await placesOf(title, unit)).toEqual(shownAt(unit));
  const reader = await readers.newPage();
  await reader.goto(path);
  await reader.getByRole('heading', { level: 1, name: title }).waitFor();
  const head = await reader.locator('meta[property="og:image"]').getAttribute('content');
  expect(await colourOf(head ?? '')).toBe('blue');
  await page.reload();
  await mine.getByText('Published', { exact: true }).waitFor();
  await expect
    .poll(() => mine.getByRole('link', { name: `See the page: ${title}` }).getAttribute('href'))
    .toBe(path);
  await expect.poll(() => mine.getByText('Awaiting approval').count()).toBe(0);
  expect(seen).toEqual([]);
  await context.close();
});

it('what a department wishes for an hour is put on by the office, and what did not come is mended', async () => {
  const unit = await client.department('Dialogue');
  const login = await client.user('Dialogue Editor', unit);
  const title = 'An evening of many tables';
  const author = await signedIn(browser, app, '/departments/add_news', login);
  const { page } = author;
  await page.getByLabel('Title').fill(title);
  await addThumbnail(page, await twoColours('tables.jpg'));
  await page.getByRole('button', { name: 'Ask for a publishing time' }).click();
  const hour = page.getByRole('dialog', { name: 'Ask for a publishing time' });
  await hour.getByLabel('Day').fill(`${new Date().getFullYear() + 1}-02-05`);
  await hour.getByLabel('Time', { exact: true }).fill('18:00');
  await hour.getByRole('button', { name: 'Ask for it' }).click();
  await page.getByText('It is scheduled when you save.').waitFor();
  // The button that opened the dialog is gone: who uses keys goes on with what stands there now.
  const another = page.getByRole('button', { name: 'Another time' });
  await expect.poll(() => another.evaluate((button) => button === document.activeElement)).toBe(true);
  await save(page);
  await toasted(page, 'Sent to the office.');
  await row(page, title).waitFor();

  const office = await signedIn(browser, app, '/waiting');
  await office.page.getByRole('button', { name: `Publish it then: ${title}` }).click();
  await office.page.getByText('To be published').waitFor();
  expect(await placesOf(title, unit)).toEqual([]);

  await activate(title);
  const edit = await row(page, title).getByRole('link').first().getAttribute('href');
  const id = edit?.split('/').at(-1) ?? '';
  const change = { kind: 'news', at: `${new Date().getFullYear() + 1}-02-06T18:00` };
  await client.call('PUT', `schedule/change/${id}`, { ...change, values: { heading: 'With forty guests' } });
  // As if its hour had come and somebody had been there before.
  const database = new pg.Client({ connectionString: app.settings.databaseUrl });
  await database.connect();
  await database.query(
    `update planned set state = 'failed', note = 'Somebody has changed it since.' where record_id = $1 and act = 'change'`,
    [id],
  );
  await database.end();
  await office.page.goto('/today');
  await office.page.getByRole('link', { name: `Fix: ${title}` }).click();
  const { page: desk } = office;
  await expect.poll(() => desk.getByLabel('Sub-heading').inputValue()).toBe('');
  await desk.getByRole('button', { name: 'Fix' }).click();
  await expect.poll(() => desk.getByLabel('Sub-heading').inputValue()).toBe('With forty guests');
  await save(desk);
  await saved(desk);
  await desk.goto('/today');
  await desk.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await desk.getByRole('heading', { name: 'Coming up' }).waitFor();
  await expect.poll(() => desk.getByRole('link', { name: `Fix: ${title}` }).count()).toBe(0);
  await author.context.close();
  await office.context.close();
});

/** The office checks a row and makes it active with the bar at the foot. */
async function activate(title: string): Promise<void> {
  const { context, page } = await signedIn(browser, app, '/departments/department_news');
  await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  const bar = page.getByRole('region', { name: 'Selected news' });
  await bar.getByText('1 selected').waitFor();
  await bar.getByRole('button', { name: 'Make Active' }).click();
  await bar.waitFor({ state: 'hidden' });
  await row(page, title).getByText('Active', { exact: true }).waitFor();
  await context.close();
}

it('an event of every week for a year is one form, and a day of it is left out', async () => {
  const choir = await client.department('Choir');
  const { page } = await signedIn(browser, app, '/departments/department_events');
  await page.getByRole('button', { name: 'Add Event' }).click();
  const form = page.getByRole('dialog', { name: 'Add Event' });
  await form.getByLabel('Select Department').selectOption({ label: choir.name });
  await form.getByLabel('Title').fill('Choir practice');
  await fillMoment(form, 'From', '2030-01-06T10:00');
  await fillMoment(form, 'To', '2030-01-06T12:00');
  await form.getByLabel('Repeats').selectOption({ label: 'Every Sunday' });
  await form.getByText('Every Sunday, until 5 January 2031.').waitFor();
  await form.getByRole('button', { name: 'Skip Sunday 13 January 2030' }).click();
  await page.getByRole('dialog', { name: 'Skip this date' }).getByRole('button', { name: /^Only/ }).click();
  await browse(form.getByRole('button', { name: 'Browse: Thumbnail' }), [await picture('choir.jpg')]);
  await form.getByRole('img').first().waitFor();
  await form.getByRole('button', { name: 'Add Event' }).click();
  await saved(page);
  const { docs } = await client.call('POST', 'events/get', { search: 'Choir practice' });
  expect(docs).toMatchObject([
    { repeats: 'weekly', repeat_until: '2031-01-05', exceptions: [{ day: '2030-01-13', left_out: true }] },
  ]);
  const reader = await readers.newPage();
  await reader.goto(`/event_screen/${docs[0]._id}`);
  const next = reader.getByRole('main').getByRole('link', { name: /January 2030/ });
  await expect
    .poll(async () => (await next.allTextContents()).map((text) => text.slice(0, 22)))
    .toEqual(['Sunday 06 January 2030', 'Sunday 20 January 2030', 'Sunday 27 January 2030']);
  await reader.close();
});
