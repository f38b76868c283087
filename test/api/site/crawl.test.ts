import { afterAll, beforeAll, expect, it } from 'vitest';
import { KINDS } from '#kinds/kinds.ts';
import { titleField } from '#kinds/versions.ts';
import { splitLanguage } from '#lib/splitLanguage.ts';
import { readSettings } from '#settings/settings.ts';
import { people, startApi, type TestApi } from '#test/support/api.ts';
import { crawl } from '#test/support/crawl/crawl.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '#test/support/site.ts';
import { emptyChurch, fillChurch } from '#test/support/sitePages/church.ts';

/** Every page of a small church, on all of its hosts, as a search engine goes from one to the next. */
let api: TestApi;
let client: BuiltClient;
let site: Served;

beforeAll(async () => {
  [api, client] = await Promise.all([startApi(), builtClient()]);
  const who = await people(api);
  const church = await fillChurch(api, who, await emptyChurch(api, who));
  for (const kind of ['news', 'event', 'campaign', 'publication', 'statement'] as const) {
    const texts = { [titleField(KINDS[kind])]: `முதலில் படகுகள் ${church.oneOf[kind]?.slice(-3)}` };
    const body = { kind, record: church.oneOf[kind], language: 'ta', activated: true, texts };
    expect((await api.call('POST', 'versions/make', who.office, body)).status).toBe(200);
  }
  await nameUnits();
  site = await serveSite({ database: api.database, clientDir: client.folder });
});
afterAll(async () => {
  await site.app.close();
  await Promise.all([api.close(), client.remove()]);
});

/** What the units are called in Tamil, in which no page may say their English names. */
const IN_TAMIL = { Madras: 'சென்னை', Medak: 'மேதக்', Youth: 'இளைஞர்', Ecology: 'சூழலியல்' };
const ENGLISH_NAME = new RegExp(`(?:>|: |")(?:${Object.keys(IN_TAMIL).join('|')})(?:<|,|"| \\|)`);
async function nameUnits(): Promise<void> {
  for (const table of ['department', 'diocese'])
    for (const [name, tamil] of Object.entries(IN_TAMIL))
      await api.database.pool.query(`update ${table} set name_ta = $2 where name = $1`, [name, tamil]);
}

/** What the organisation file says in English, of which no page in Tamil may say anything; its verse stands in the console alone. */
const { organisation } = readSettings({});
const IN_ENGLISH = [
  ...[organisation.name, organisation.motto.text, organisation.motto.source, ...organisation.address],
  ...[organisation.associationName, ...(organisation.logoGuidelines ?? [])],
];
/** How it names its pages elsewhere and its stores, where it leads there. */
const LINKS = [...organisation.social, ...organisation.stores];
const englishOfChurch = (body: string): string[] => [
  ...IN_ENGLISH.filter((one) => body.includes(one)),
  ...LINKS.flatMap(({ name, url }) =>
    new RegExp(`href="${url}"[^>]*(?:aria-label="${name}"|>${name}<)`).test(body) ? [name] : [],
  ),
];

/**
 * Built files and uploads are not this test's: no build is needed for it. Cards take their time, and have a test of their own. Of the languages
 * Tamil is gone through whole, the others by the pages that are not of one record, and a unit's host in one of them.
 */
const NOT_ASKED = new RegExp(
  [
    /^[^/]+\/(?:assets|media|cards)\//,
    /^[^/]+\/(?:te|kn|ml)\/.*[\da-f]{8}-/,
    /^(?:madras|ecology)\.\w+\/(?:kn|ml)\/./,
    /^medak\.\w+\/(?:te|ml)\/./,
    /^youth\.\w+\/(?:te|kn)\/./,
  ]
    .map(({ source }) => source)
    .join('|'),
);

it('from the first page on everything is there, is found, and says what it is', async () => {
  const [inEnglish, inTamil]: [string[], string[]] = [[], []];
  const ofChurch = new Set<string>();
  const boundless = new Set<string>();
  const { faults, pages } = await crawl({
    start: 'http://localhost:3000/',
    validated: 2,
    skip: NOT_ASKED,
    names: /^(?:RSS: )?(?:Madras|Medak|Youth|Ecology),?$/,
    async ask(url) {
      const { host, pathname, search } = new URL(url);
      const { statusCode, headers, body } = await site.get(pathname + search, { host });
      const type = String(headers['content-type'] ?? '');
      const [name] = ENGLISH_NAME.exec(body) ?? [];
      const { language } = splitLanguage(pathname);
      if (name && language === 'ta') inTamil.push(`${url}: ${name}`);
      if (name && language === 'en') inEnglish.push(url);
      for (const text of englishOfChurch(body)) {
        if (language === 'ta') inTamil.push(`${url}: ${text}`);
        if (language === 'en') ofChurch.add(text);
      }
      // Without styles a drawing is as wide as the window, unless it says how wide it is; so is an icon, which says how high as well.
      for (const [svg] of type.startsWith('text/html') ? body.matchAll(/<svg [^>]*>/g) : [])
        if (!/ width="\d/.test(svg) || (/ class="i\b/.test(svg) && !/ height="\d/.test(svg)))
          boundless.add(svg);
      return { status: statusCode, type, location: headers.location, body };
    },
  });
  expect(faults).toEqual([]);
  expect([...boundless]).toEqual([]);
  expect(inTamil).toEqual([]);
  expect(inEnglish.length).toBeGreaterThan(50);
  expect([...ofChurch].sort()).toEqual([...IN_ENGLISH, ...LINKS.map(({ name }) => name)].sort());
  expect(new Set([...pages.keys()].map((url) => new URL(url).hostname))).toEqual(
    new Set(['localhost', ...['ecology', 'youth', 'madras', 'medak'].map((label) => `${label}.localhost`)]),
  );
});
