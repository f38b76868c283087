import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf, daysLater } from '#lib/dates.ts';
import { type ChurchSite, startChurchSite } from '#test/support/churchSite.ts';
import { createPath, SAMPLES, type UnitOf } from '#test/support/samples.ts';
import { all, linksIn, parsed, textOf } from '#test/support/sitePages/html.ts';

/** The front page in another language than English: what is in that language first, then English, and the others behind links. */
let church: ChurchSite;
const TAMIL = ['தமிழ் ஒன்று', 'தமிழ் இரண்டு'] as const;
const TELUGU = 'తెలుగు ఒకటి';

beforeAll(async () => {
  church = await startChurchSite();
  const youth = { department: church.who.youth.id };
  const madras = { diocese: church.who.madras.id };
  for (const unit of [youth, madras]) {
    await add('news', TAMIL[0], unit, { date: '2019-01-01' });
    await add('news', TAMIL[1], unit, { date: '2019-01-02' });
    for (let i = 1; i <= 12; i++) await add('news', `English ${i}`, unit, { date: `2026-05-${10 + i}` });
    await add('news', TELUGU, unit, { date: '2026-06-01' });
  }
  const day = (n: number) => `${daysLater(dayOf(new Date()), n)}T10:00`;
  for (const [name, n] of [
    ['English walk', 3],
    [TELUGU, 4],
    [TAMIL[0], 5],
  ] as const)
    await add('event', name, youth, { name, from_date: day(n), to_date: day(n) });
  for (const description of ['English prayer', TELUGU, TAMIL[0]])
    await add('prayer', description, undefined, { date: dayOf(new Date()), description });
});
afterAll(async () => {
  await church?.close();
});

async function add(kind: 'news' | 'event' | 'prayer', word: string, unit: UnitOf | undefined, more: object) {
  const body = { ...SAMPLES[kind](word, church.given, unit), activated: true, ...more };
  const { status } = await church.api.call('POST', createPath(kind), church.who.office, body);
  expect(status, word).toBe(200);
}

/** The words that the test wrote, in a part of a front page, in their order. */
async function wordsIn(frame: string, id: string): Promise<string[]> {
  const { statusCode, body } = await church.site.get(`${frame}/home`);
  expect(statusCode).toBe(200);
  const part = all(parsed(body), 'section').find(({ attribs }) => attribs.id === id);
  const said = part ? textOf(part) : '';
  const found = said.match(/தமிழ் (?:ஒன்று|இரண்டு)|తెలుగు ఒకటి|English (?:\d+|walk|prayer)/g) ?? [];
  return [...new Set(found)];
}
const newest = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, i) => `English ${from - i}`);

it('news come in the page’s language first, however old, then the newest in English', async () => {
  expect(await wordsIn('/ta', 'news')).toEqual([TAMIL[1], TAMIL[0], ...newest(12, 9)]);
  expect(await wordsIn('/ta', 'diocese-news')).toEqual([TAMIL[1], TAMIL[0], ...newest(12, 10)]);
  expect(await wordsIn('/te', 'news')).toEqual([TELUGU, ...newest(12, 8)]);
  expect(await wordsIn('/kn', 'news')).toEqual(newest(12, 7));
});

it('so do events and prayers', async () => {
  expect(await wordsIn('/ta', 'events')).toEqual([TAMIL[0], 'English walk']);
  expect(await wordsIn('/ta', 'today')).toEqual([TAMIL[0], 'English prayer']);
  expect(await wordsIn('/te', 'events')).toEqual([TELUGU, 'English walk']);
});

it('the others are behind links to the lists in their languages, which have them', async () => {
  const page = parsed((await church.site.get('/ta/home')).body);
  const navs = all(page, 'nav').filter(({ attribs }) => attribs['aria-label']?.endsWith('பிற மொழிகளில்'));
  expect(navs.map((nav) => linksIn(nav))).toEqual(
    ['departments', 'dioceses'].map((type) => [
      { name: 'తెలుగు', href: `/ta/news_list_screen/${type}?language=te` },
    ]),
  );
  const { body } = await church.site.get('/ta/news_list_screen/departments?language=te');
  expect(textOf(parsed(body))).toContain(TELUGU);
});

it('lists offer the page’s language first', async () => {
  const tabs = async (path: string) =>
    all(parsed((await church.site.get(path)).body), 'nav')
      .filter(({ attribs }) => attribs.class === 'tabs')
      .flatMap((nav) => all(nav, 'a').map((a) => [textOf(a), a.attribs.href, a.attribs['aria-current']]));
  const list = '/ta/news_list_screen/departments';
  expect(await tabs(list)).toEqual([
    ['தமிழில்', `${list}?language=ta`, undefined],
    ['எல்லா மொழிகளிலும்', list, 'page'],
  ]);
  expect(await tabs('/ml/news_list_screen/departments')).toEqual([]);
  expect(await tabs('/news_list_screen/departments')).toEqual([]);
});

it('on an English page nothing is in another order', async () => {
  expect(await wordsIn('', 'news')).toEqual([TELUGU, ...newest(12, 8)]);
  expect(await wordsIn('', 'events')).toEqual(['English walk', TELUGU, TAMIL[0]]);
  expect(await wordsIn('', 'today')).toEqual(['English prayer', TELUGU, TAMIL[0]]);
});

it('the story that leads leads among those of its language', async () => {
  const { docs } = (
    await church.api.call('POST', 'news/get', church.who.office, { limit: 50, type: 'departments' })
  ).body.data;
  const lead = async (title: string) => {
    const { _id: id } = docs.find((one: { title: string }) => one.title === title);
    const { status } = await church.api.call('PUT', `news/lead/${id}`, church.who.office, {
      ...{ leads: true, place: 'synod' },
    });
    expect(status).toBe(200);
    church.site.site.contentChanged();
  };
  await lead('English 2');
  expect(await wordsIn('/ta', 'news')).toEqual([TAMIL[1], TAMIL[0], 'English 2', ...newest(12, 10)]);
  await lead(TAMIL[0]);
  expect(await wordsIn('/ta', 'news')).toEqual([TAMIL[0], TAMIL[1], ...newest(12, 9)]);
});
