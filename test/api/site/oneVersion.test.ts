import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { news } from '#kinds/news.ts';
import { titleField, VERSIONED, type VersionedName } from '#kinds/versions.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { dayOf, daysLater } from '#lib/dates.ts';
import { LANGUAGES, type Language } from '#lib/language.ts';
import { listOccurrences } from '#store/events/occurrenceList.ts';
import type { ListQuery } from '#store/records/listQuery.ts';
import { growNews } from '#store/records/manyNews.ts';
import { listRecords } from '#store/records/records.ts';
import { isShown, versionsFor } from '#store/records/versionFor.ts';
import { type ChurchSite, startChurchSite } from '#test/support/churchSite.ts';
import { createPath, SAMPLES } from '#test/support/samples.ts';

/** Of an item with versions a list shows one: that in the reader's language, else the English one, else the first of all; each list, its total, its pages and the search. */
let church: ChurchSite;
beforeAll(async () => {
  church = await startChurchSite();
});
afterAll(async () => {
  await church?.close();
});

const post = async (path: string, body: object): Promise<string> =>
  (await church.api.call('POST', path, church.who.office, body)).body.data?._id;
const edit = (kind: VersionedName, id: string, body: object) =>
  church.api.call('PUT', `${createPath(kind).replace(/create|add/, 'edit')}/${id}`, church.who.office, body);
const page = async (path: string) => (await church.site.get(path)).body;

async function item(kind: VersionedName, word: string, more: object = {}): Promise<string> {
  const sample = SAMPLES[kind](word, church.given, { department: church.who.youth.id });
  return post(createPath(kind), { ...sample, activated: true, ...more });
}
const version = (kind: VersionedName, record: string, language: Language, title: string, activated = true) =>
  post('versions/make', { kind, record, language, activated, texts: { [titleField(KINDS[kind])]: title } });

const TAMIL = 'முதலில் படகுகள்';

describe.each(VERSIONED)('a list of %s', (name) => {
  const kind: Kind = KINDS[name];
  const idsIn = async (readIn: Language | undefined, query: Partial<ListQuery> = {}) => {
    const asked = { page: 1, limit: 50, activated: true, readIn, ...query };
    const { docs, totalDocs } = await listRecords(VISITOR, church.api.database.db, kind, asked, {
      fields: [],
    });
    expect(totalDocs).toBe(docs.length);
    return docs.map(({ id }) => id);
  };

  it('has each item once, in the reader’s language where there is one', async () => {
    const english = await item(name, 'Boats');
    const alone = await item(name, 'Oars');
    const tamil = await version(name, english, 'ta', TAMIL);
    const shown = async (readIn: Language | undefined) => {
      const ids = await idsIn(readIn);
      return [english, alone, tamil].filter((id) => ids.includes(id));
    };
    expect(await shown('en')).toEqual([english, alone]);
    expect(await shown('ta')).toEqual([alone, tamil]);
    expect(await shown('kn')).toEqual([english, alone]);
    // Where only the first ones are shown they are the same, whatever is counted.
    const { docs } = await listRecords(
      VISITOR,
      church.api.database.db,
      kind,
      { page: 1, limit: 2, activated: true, readIn: 'ta', firstAlone: true },
      { fields: [] },
    );
    expect(docs.map(({ id }) => id)).toEqual((await idsIn('ta')).slice(0, 2));
    // Programs get all records, as before.
    expect(await shown(undefined)).toEqual([english, alone, tamil]);
    // One that is left out is not counted, and what is not shown is not counted twice.
    for (const without of [english, alone, tamil])
      for (const readIn of LANGUAGES) expect(await idsIn(readIn, { without })).not.toContain(without);
    if (kind.switchable) {
      await edit(name, tamil, { activated: false });
      expect(await shown('ta')).toEqual([english, alone]);
      await edit(name, tamil, { activated: true });
      await edit(name, english, { activated: false });
      expect(await shown('ta')).toEqual([alone, tamil]);
      expect(await shown('kn')).toEqual([alone, tamil]);
      await edit(name, english, { activated: true });
    }
    const { status } = await church.api.call('PUT', 'versions/unlink', church.who.office, {
      kind: name,
      record: tamil,
    });
    expect(status).toBe(200);
    expect(await shown('ta')).toEqual([english, alone, tamil]);
  });
});

it('the first of all is what the others were made from, whatever was written first', async () => {
  const tamil = await item('news', TAMIL);
  const english = await item('news', 'Boats');
  const { status } = await church.api.call('POST', 'versions/link', church.who.office, {
    ...{ kind: 'news', record: english, other: tamil, language: 'ta' },
  });
  expect(status).toBe(200);
  const ids = async (readIn: Language) =>
    (
      await listRecords(VISITOR, church.api.database.db, news, { page: 1, limit: 50, readIn }, { fields: [] })
    ).docs
      .map(({ id }) => id)
      .filter((id) => id === tamil || id === english);
  expect([await ids('kn'), await ids('ta')]).toEqual([[english], [tamil]]);
});

it('all pages together are the whole list, near and far, in each language', async () => {
  const { db } = church.api.database;
  await growNews(db, 700);
  // Every tenth has a version beside it, by pairs of neighbours.
  await sql`with chosen as (select id, lead(id) over (order by id) as next, row_number() over (order by id) as n
      from news where activated and deleted_at is null and not exists (select from item_version v where v.record_id = news.id)),
    pairs as (select id, next, gen_random_uuid() as of from chosen where n % 10 = 1 and next is not null)
    insert into item_version (kind, record_id, group_id, language, made_from, made_from_version, made_at)
    select 'news', id, of, 'en', null::uuid, null::int, now() from pairs
    union all select 'news', next, of, 'ta', id, 1, now() from pairs`.execute(db);
  const all = async (query: Partial<ListQuery>) => {
    const limit = 30;
    const ids: string[] = [];
    for (let at = 1; ; at++) {
      const found = await listRecords(VISITOR, db, news, { page: at, limit, ...query }, { fields: [] });
      ids.push(...found.docs.map(({ id }) => id));
      if (!found.hasNextPage) {
        expect(found.totalDocs).toBe(ids.length);
        return ids;
      }
    }
  };
  const every = await all({});
  for (const readIn of ['en', 'ta', 'ml'] as const) {
    const ids = await all({ readIn });
    expect(new Set(ids).size).toBe(ids.length);
    const { rows } = await sql<{
      id: string;
    }>`select v.record_id as id from item_version v where v.kind = 'news'
      and v.language = ${readIn === 'ta' ? 'en' : 'ta'} and record_id = any(${every}::uuid[])
      and (select count(*) from item_version o where o.group_id = v.group_id and o.record_id = any(${every}::uuid[])) > 1`.execute(
      db,
    );
    const left = new Set(rows.map(({ id }) => id));
    expect(left.size).toBeGreaterThan(50);
    expect(ids).toEqual(every.filter((id) => !left.has(id)));
    expect((await all({ readIn, where: { language: 'en' } })).length).toBeGreaterThan(0);
  }
});

it('PostgreSQL does not take what is shown for rare, by which it would read a whole list for its first page', async () => {
  const { db, pool } = church.api.database;
  await pool.query('analyze news');
  const plan = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from news t where ${isShown(news, 'ta')}`.execute(db);
  expect(plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows']).toBeGreaterThan(100);
});

it('events by their days have each once, of a series as well', async () => {
  const day = (n: number) => daysLater(dayOf(new Date()), n);
  const later = { from_date: `${day(10)}T10:00`, to_date: `${day(10)}T11:00` };
  const english = await item('event', 'Boats', { ...later, repeats: 'weekly', repeat_until: day(26) });
  expect(english).toBeDefined();
  const tamil = await version('event', english, 'ta', TAMIL);
  const ids = async (readIn: Language) => {
    const query = { coming: new Date(), page: 1, limit: 50, activated: true, readIn };
    const { docs, totalDocs } = await listOccurrences(VISITOR, church.api.database.db, query, {
      fields: ['name'],
    });
    expect(totalDocs).toBe(docs.length);
    return [english, tamil].map((id) => docs.filter((one) => one.id === id).length);
  };
  expect([await ids('en'), await ids('ta'), await ids('te')]).toEqual([
    [3, 0],
    [0, 3],
    [3, 0],
  ]);
});

it('front page, lists, search and the panel show one, and drop what they showed when a version comes', async () => {
  const english = await item('news', 'Lighthouse keepers');
  church.site.site.contentChanged();
  const places = [
    '/news_list_screen/departments',
    '/search?q=lighthouse',
    `/department/${church.who.youth.id}`,
    '/home',
  ];
  const link = (id: string) => `/news_screen/departments/${id}"`;
  for (const place of places) expect(await page(`/ta${place}`), place).toContain(link(english));
  const tamil = await version('news', english, 'ta', 'விளக்கு காப்பாளர்கள் Lighthouse');
  church.site.site.contentChanged();
  for (const place of places) {
    const [inTamil, inEnglish] = [await page(`/ta${place}`), await page(place)];
    expect([inTamil.includes(link(english)), inTamil.includes(link(tamil))], place).toEqual([false, true]);
    expect([inEnglish.includes(link(english)), inEnglish.includes(link(tamil))], place).toEqual([
      true,
      false,
    ]);
  }
  // Who asks for a language by the list's own filter gets it.
  expect(await page('/news_list_screen/departments?language=ta')).toContain(link(tamil));
});

it('the story that leads leads in the reader’s language', async () => {
  const english = await item('news', 'The leading one', { date: '2001-01-01' });
  const tamil = await version('news', english, 'ta', 'முன்னணி');
  const { status } = await church.api.call('PUT', `news/lead/${english}`, church.who.office, {
    ...{ leads: true, place: 'synod' },
  });
  expect(status).toBe(200);
  church.site.site.contentChanged();
  const first = async (path: string) =>
    /news_screen\/departments\/([\da-f-]+)/.exec((await page(path)).split('<main')[1] ?? '')?.[1];
  expect([await first('/home'), await first('/ta/home')]).toEqual([english, tamil]);
  // In Telugu those in Telugu come first.
  expect(await page('/te/home')).toContain(`/news_screen/departments/${english}"`);
});

it('an address of a day that is none leads to no page, whatever stands in it', async () => {
  const english = await item('event', 'Nets');
  const tamil = await version('event', english, 'ta', TAMIL);
  for (const day of ['%0d%0aSet-Cookie:a', 'a%20b', '%e0%ae%95']) {
    expect((await church.site.get(`/ta/event_screen/${tamil}/${day}`)).statusCode).toBe(404);
    const { statusCode, headers } = await church.site.get(`/ta/event_screen/${english}/${day}`);
    const there = String(headers.location).toLowerCase();
    expect([statusCode, there]).toEqual([
      302,
      `/ta/event_screen/${tamil}/${day}`.toLowerCase().replace(':', '%3a'),
    ]);
  }
});

it('whose language an item has not sees the English one, whatever the others were made from', async () => {
  const telugu = await item('news', 'పడవలు');
  const english = await version('news', telugu, 'en', 'Boats in the morning');
  const ids = async (readIn: Language) =>
    (
      await listRecords(VISITOR, church.api.database.db, news, { page: 1, limit: 50, readIn }, { fields: [] })
    ).docs
      .map(({ id }) => id)
      .filter((id) => id === telugu || id === english);
  expect([await ids('te'), await ids('ta'), await ids('en')]).toEqual([[telugu], [english], [english]]);
  const shown = await versionsFor(VISITOR, church.api.database.db, news, [telugu], 'ta');
  expect(shown.get(telugu)).toBe(english);
});
