import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { brokenWords } from '#test/support/brokenWords.ts';
import { visitor } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';

/** No word is cut, on any kind of page, in any language, at any width (look book §2): each page is loaded once and its window made narrower. */
const WIDTHS = [1440, 1366, 1024, 768, 360, 320];

let app: App;
let browser: Browser;
let church: Church;
let page: Page;
withChurch((started) => {
  ({ app, browser, church } = started);
});
beforeAll(async () => {
  page = await (await visitor(browser, { url: app.url })).newPage();
  // How text is set is known before its pictures are there.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.avif', '*.webp', '*.jpg', '*.png'] });
});

const PAGES: readonly (readonly [name: string, path: (of: Church) => string, on?: 'youth' | 'madras'])[] = [
  ['the welcome', () => '/'],
  ['the front page', () => '/home'],
  ['a list of news', () => '/news_list_screen/departments'],
  ['a story', ({ story }) => story.path],
  ['a story in Tamil', ({ tamil }) => tamil.path],
  ['the list of events', () => '/home/event/departments'],
  ['an event', ({ event }) => `/event_screen/${event}`],
  ['a campaign', ({ campaign }) => `/campaign_screen/${campaign}`],
  ['the videos', () => '/csi_videos_screen'],
  ['what the church is', () => '/about/history'],
  ['the officers', () => '/about/officer'],
  ['a committee', () => '/about/working_committee'],
  ['how to reach the office', () => '/about/contact_us'],
  ['the prayers of a month', () => '/resources/worship_resource/prayer_calendar'],
  ['the lectionary', () => '/resources/worship_resource/csi_lectionary'],
  ['a Sunday', () => '/resources/worship_resource/csi_lectionary/2026-10-04'],
  ['the publications', () => '/resources/publications_screen'],
  ['a book and its order', ({ book }) => `/publication_details/${book}`],
  ['a document', ({ paper }) => `/papers/${paper}`],
  ['the magazine', () => '/resources/csi_life_screen'],
  ['an issue of the magazine', ({ issue }) => `/resources/csi_life_screen/${issue}`],
  ['a page of the magazine', ({ issue }) => `/resources/csi_life_screen/${issue}/pages/1`],
  ['the statements', () => '/others/statement'],
  ['the advertisements', () => '/home/advertisement'],
  ['the dioceses', () => '/dio'],
  ['a diocese on the main site', ({ madras }) => `/home/diocese/${madras.id}`],
  ['what a search finds', () => '/search?q=youth'],
  ['what is kept of people', () => '/privacy'],
  ['the subscription', () => '/subscribe'],
  ['what the reader has kept', () => '/saved'],
  ['a page that is not there', () => '/no/such/page'],
  ['a department', () => '/', 'youth'],
  ['a diocese', () => '/', 'madras'],
];

it.each(LANGUAGES)('in %s', async (language) => {
  const broken: string[] = [];
  for (const [name, path, on] of PAGES) {
    const at = languagePath(language, path(church));
    await page.goto(on ? app.at(church[on].label, at) : at, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(openAll);
    broken.push(...(await brokenWords(page, WIDTHS)).map((one) => `${name}, ${one}`));
  }
  expect(broken).toEqual([]);
});

/** Opens all that opens by a press, at once: the search and the menu with its groups, and the words of the bar. */
function openAll(): void {
  for (const one of document.querySelectorAll<HTMLDetailsElement>('details')) {
    // Of those with one name only one is open.
    one.removeAttribute('name');
    one.open = true;
  }
}
