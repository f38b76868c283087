import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, languageName, languageOf } from '#lib/language.ts';
import { type ChurchSite, startChurchSite } from '#test/support/churchSite.ts';
import { createPath, SAMPLES } from '#test/support/samples.ts';
import { all, choicesOf, headingsIn, one, parsed, textOf } from '#test/support/sitePages/html.ts';

/** The lists of news are narrowed to a language, of which the database itself knows what each item is written in. */
let church: ChurchSite;
beforeAll(async () => {
  church = await startChurchSite();
  const { youth, ecology, madras } = church.who;
  for (let i = 1; i <= 22; i++) await write(`யாத்திரை ${i}`, { department: youth.id });
  await write('A walk', { department: youth.id });
  await write('Trees', { department: ecology.id });
  await write('പ്രളയം', { diocese: madras.id });
  await write('మహిళా సహవాసం', { department: ecology.id }, { activated: false });
  church.site.site.contentChanged();
});
afterAll(async () => {
  await church?.close();
});

async function write(
  title: string,
  unit: { department: string } | { diocese: string },
  more: object = {},
): Promise<void> {
  const body = { ...SAMPLES.news(title, church.given, unit), activated: true, ...more };
  expect((await church.api.call('POST', createPath('news'), church.who.office, body)).status).toBe(200);
}
const page = async (path: string) => (await church.site.get(path)).body;
const list = '/news_list_screen/departments';

it.each([
  ['English words', 'en'],
  ['யாத்திரை', 'ta'],
  ['మహిళా', 'te'],
  ['ಗ್ರಾಮೀಣ ಸಭೆಗಳು', 'kn'],
  ['പ്രളയബാധിത', 'ml'],
  ['A walk, யா', 'en'],
  ['CSI யாத்திரை', 'ta'],
  ['2026: 14–16', 'en'],
  ['', 'en'],
  ['தமிழ் తెలుగు', languageOf('தமிழ் తెలుగు')],
  [`${'a'.repeat(400)}${'த'.repeat(500)}`, 'en'],
])('the database takes ‘%s’ for the same language as all else: %s', async (said, language) => {
  const { rows } = await sql<{ l: string }>`select language_of(${said}) as l`.execute(church.api.database.db);
  expect([rows[0]?.l, languageOf(said)]).toEqual([language, language]);
});

describe('the list of news', () => {
  it('offers the languages in which there is something for visitors, each by its own name', async () => {
    expect(choicesOf(parsed(await page(list)), 'Language')).toEqual(['All', 'English', 'தமிழ்']);
    // Where there is but one, nothing is to be chosen.
    expect(choicesOf(parsed(await page('/news_list_screen/dioceses')), 'Language')).toBeUndefined();
    expect(choicesOf(parsed(await page(`${list}/${church.who.ecology.id}`)), 'Language')).toBeUndefined();
    expect(LANGUAGES.map(languageName)).toEqual(['English', 'தமிழ்', 'తెలుగు', 'ಕನ್ನಡ', 'മലയാളം']);
  });

  it('is narrowed by the address, which its title, its canonical address and its pages say', async () => {
    const english = headingsIn(parsed(await page(`${list}?language=en`)));
    expect(english).toEqual(expect.arrayContaining(['A walk', 'Trees']));
    expect(english.join()).not.toContain('யாத்திரை');
    const tamil = await page(`${list}?language=ta`);
    expect(tamil).toContain('<title>CSI Synod News, தமிழ் | Church of South India Synod</title>');
    expect(tamil).toContain(`<link rel="canonical" href="http://localhost:3000${list}?language=ta"/>`);
    expect(headingsIn(one(parsed(tamil), 'main'))).not.toContain('A walk');
    const links = all(parsed(tamil), 'a').map((link) => [textOf(link), link.attribs.href]);
    expect(links).toContainEqual(['2', `${list}?language=ta&page=2`]);
    expect(headingsIn(parsed(await page(`${list}?language=ta&page=2`))).join()).toContain('யாத்திரை 1');
    expect(tamil).toContain('<option value="ta" lang="ta" selected="">');
  });

  it('takes a unit and a language at once, without script too', async () => {
    const { statusCode, headers } = await church.site.get(`${list}?id=${church.who.youth.id}&language=en`);
    expect([statusCode, headers.location]).toEqual([302, `${list}/${church.who.youth.id}?language=en`]);
    const narrowed = headingsIn(parsed(await page(`${list}/${church.who.youth.id}?language=en`)));
    expect(narrowed).toContain('A walk');
    expect(narrowed).not.toContain('Trees');
  });

  it('takes no language that it does not know for one', async () => {
    expect(await page(`${list}?language=xx`)).toContain('<title>CSI Synod News | ');
  });
});

it('programs narrow the list by it as well', async () => {
  const { body } = await church.api.call('POST', 'news/get', church.who.office, {
    ...{ type: 'departments', language: 'te', page: 1, limit: 5 },
  });
  expect(body.data.docs.map(({ title }: { title: string }) => title)).toEqual(['మహిళా సహవాసం']);
});
