import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_PATHS, METHODS, type Verb } from '#calls/paths.ts';
import type { Kind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { mediaTable } from '#store/files/media.ts';
import { PASSWORD, type People, people, startApi, type TestApi } from '#test/support/api.ts';
import { createPath, SAMPLES, stemOf } from '#test/support/samples.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '#test/support/site.ts';
import { emptyChurch, fillChurch, type SiteChurch } from '#test/support/sitePages/church.ts';
import { type Place, placesOf } from '#test/support/sitePages/places.ts';

/**
 * Whatever is written shows on the next request of every page that it touches: each page is held against the same page drawn by a server that
 * has kept nothing. What it does not touch keeps its ETag, and is not drawn again. Over all kinds, and all pages of the table.
 */

let api: TestApi;
let client: BuiltClient;
let site: Served;
let who: People;
let church: SiteChurch;
let pages: Page[];

interface Page extends Place {
  body: string;
  etag: string;
}

beforeAll(async () => {
  [api, client] = await Promise.all([
    startApi({}, undefined, () => ({ contentChanged: () => site.site.contentChanged() })),
    builtClient(),
  ]);
  site = await serveSite({ database: api.database, clientDir: client.folder });
  who = await people(api);
  church = await fillChurch(api, who, await emptyChurch(api, who), 2);
  // There is one text of a type; this one makes room for the one that is written below.
  await call('description', 'Delete', church.ids['Text of mission'] ?? '');
  pages = await keptPages();
});
afterAll(async () => {
  await site.app.close();
  await Promise.all([api.close(), client.remove()]);
});

/** Every address of the table, and the homes of units that nothing is written for, as far as they are kept. */
async function keptPages(): Promise<Page[]> {
  const kept: Page[] = [];
  for (const place of placesOf(church)) {
    const { body, headers } = await ask(site, place);
    const drawn = site.site.pagesRendered();
    const { statusCode } = await ask(site, place, String(headers.etag));
    if (statusCode === 304 && site.site.pagesRendered() === drawn)
      kept.push({ ...place, body, etag: String(headers.etag) });
  }
  return kept;
}

const ask = (of: Served, { path, host }: Pick<Page, 'path' | 'host'>, etag?: string) =>
  of.get(path, { host, ...(etag === undefined ? {} : { 'if-none-match': etag }) });

/** What a write did to the pages. */
interface Effect {
  /** Whose bytes are others now. */
  readonly changed: Page[];
  /** Which were drawn again though their bytes are the same. */
  readonly drawnInVain: string[];
}

/** Asks for pages as a returning reader does, who pays nothing for what is the same. */
async function effectOn(some: readonly Page[]): Promise<Effect> {
  const effect: Effect = { changed: [], drawnInVain: [] };
  for (const page of some) {
    const drawn = site.site.pagesRendered();
    const { statusCode, body, headers } = await ask(site, page, page.etag);
    expect([nameOf(page), statusCode === 304]).toEqual([nameOf(page), headers.etag === page.etag]);
    if (statusCode !== 304) {
      effect.changed.push(page);
      Object.assign(page, { body, etag: String(headers.etag) });
    } else if (site.site.pagesRendered() > drawn) effect.drawnInVain.push(nameOf(page));
  }
  return effect;
}

/** Holds pages against what a server draws that has kept nothing. */
async function expectFresh(some: readonly Page[]): Promise<void> {
  const fresh = await serveSite({ database: api.database, clientDir: client.folder });
  const stale: string[] = [];
  for (const page of some) if ((await ask(fresh, page)).body !== page.body) stale.push(nameOf(page));
  await fresh.app.close();
  expect(stale).toEqual([]);
}

const nameOf = ({ host, path }: Page): string => `${host.split('.localhost')[0]} ${path}`;
/** Site maps are made of the same reading as lists, of which they show little. */
const isMap = (name: string): boolean => name.includes('/sitemap');

const names = Object.keys(KINDS) as KindName[];
/** Questions show in answers of the search alone, which are not kept (ownQuestions.test.ts). */
const UNSEEN: readonly KindName[] = ['account', 'subscriber', 'enquiry', 'order', 'question'];
const seen = names.filter((kind) => !UNSEEN.includes(kind));
/** Drawing a page afresh takes time: after its first write a record is looked for on so many of the pages that it has changed. */
const MOST_LOOKED_AT = 6;

it.each(seen)('a %s is shown as it is now on every page that it touches', async (kind) => {
  const id = await make(kind);
  const first = await effectOn(pages);
  expect(first.changed).not.toEqual([]);
  await expectFresh(pages);
  const looked = new Set(first.changed.slice(0, MOST_LOOKED_AT));
  const then = async (what: string, verb: Verb, body?: object, all = false): Promise<void> => {
    await call(kind, verb, id, body);
    const { changed, drawnInVain } = await effectOn(all ? pages : [...looked]);
    for (const page of changed.slice(0, MOST_LOOKED_AT)) looked.add(page);
    expect([kind, what, changed.length > 0]).toEqual([kind, what, true]);
    if (all && kind !== 'department' && kind !== 'diocese')
      // A page may read more of a record than it shows, but few do.
      expect(drawnInVain.filter((name) => !isMap(name)).length).toBeLessThan(4);
    await expectFresh([...looked]);
  };
  await then('is edited', 'Edit', bodyOf(kind, 'Changed'), true);
  if ((KINDS[kind] as Kind).switchable) {
    await then('is switched off', 'Edit', { activated: false });
    await then('is published', 'Edit', { activated: true });
  }
  if (kind === 'person') await then('is sorted', 'Edit', { sort: '0' });
  if (kind === 'video') await then('is sorted', 'Edit', { order: 9 });
  await then('is deleted', 'Delete');
  await then('is restored', 'Restore');
});

const timesIn = ({ body }: Page, id: string): number => body.split(id).length - 1;

it('a new story is put into the search panels, and only pages that say more of it are drawn', async () => {
  const drawn = site.site.pagesRendered();
  const id = await make('news');
  const { changed } = await effectOn(pages);
  const inPanelOnly = changed.filter((page) => page.body.includes('<header') && timesIn(page, id) === 1);
  const more = changed.length - inPanelOnly.length;
  expect(inPanelOnly.length).toBeGreaterThan(more);
  // A page may read more than it shows, but few do.
  expect(site.site.pagesRendered() - drawn - more).toBeLessThan(4);
  await expectFresh(inPanelOnly.slice(0, MOST_LOOKED_AT));
  await call('news', 'Delete', id);
  await effectOn(pages);
});

it('who comes back pays nothing for an older story, but on pages that show it', async () => {
  const older = church.ids['Madras news 1'] ?? '';
  await call('news', 'Edit', older, { heading: 'Told anew' });
  const { changed } = await effectOn(pages);
  expect(changed).not.toEqual([]);
  expect(changed.filter((page) => timesIn(page, older) === 0).map(nameOf)).toEqual([]);
  expect(changed.length).toBeLessThan(pages.length / 4);
});

it('what visitors never see makes no page old', async () => {
  for (const kind of UNSEEN) {
    const id = await make(kind);
    await call(kind, 'Edit', id, bodyOf(kind, 'Changed'));
    await call(kind, 'Delete', id);
  }
  expect(await effectOn(pages)).toEqual({ changed: [], drawnInVain: [] });
  await expectFresh(pages);
});

it('the smaller copies of a picture that nobody shows yet make no page old', async () => {
  const contentVersion = async (): Promise<unknown> =>
    (await api.database.pool.query("select n from content_generation where topic = 'media'")).rows;
  const { rows } = await api.database.pool.query(
    `insert into media (id, file_name, original_name, type, kind, bytes, sha256)
      values (gen_random_uuid(), 'new1.jpg', 'new.jpg', 'image/jpeg', 'image', 1, '') returning id, file_name as "fileName"`,
  );
  const before = await contentVersion();
  expect(await mediaTable(api.database.db).setVariants(rows[0], [], null)).toBe(true);
  expect(await contentVersion()).toEqual(before);
});

describe('what is no record of its own', () => {
  const put = async (path: string, body: object): Promise<number> =>
    (await api.call('PUT', path, who.office, body)).status;
  const OTHERS: Readonly<Record<string, () => Promise<number>>> = {
    'what a picture shows': () =>
      put(`media/${church.given.picture.split('/').at(-1)}`, { alt: 'A choir by the sea' }),
    'the smaller copies of a picture': async () => {
      const { rows } = await api.database.pool.query(
        "select id, file_name as name from media where type = 'image/jpeg' order by id limit 1",
      );
      const copy = { format: 'webp', width: 480, height: 360, bytes: 9000, name: `${rows[0].name}.480.webp` };
      await mediaTable(api.database.db).setVariants({ id: rows[0].id, fileName: rows[0].name }, [copy], null);
      // A job's write is told by the database alone.
      site.site.contentChanged();
      return 200;
    },
    'the rows of a diocese': () =>
      put(`diocese/edit/${church.madras}`, {
        description: [{ title: 'Since when', description: '<p>Since 1947.</p>' }],
      }),
    'an earlier state that is brought back': async () => {
      const of = { kind: 'diocese', record: church.madras };
      const listed = await api.call('POST', 'history/get', who.office, of);
      return put(`history/bring_back/${listed.body.data.docs[0]._id}`, {});
    },
    'many that are switched off': () =>
      put('news/active_many', {
        news: [church.ids['Youth news 1'], church.ids['Madras news 2']],
        activated: false,
      }),
  };
  it.each(Object.entries(OTHERS))('%s', async (_what, write) => {
    expect(await write()).toBe(200);
    const { changed } = await effectOn(pages);
    expect(changed).not.toEqual([]);
    await expectFresh(changed.slice(0, 2 * MOST_LOOKED_AT));
  });
});

async function call(kind: KindName, verb: Verb, id: string, body?: object): Promise<void> {
  const path = (CONTENT_PATHS[stemOf(kind)] as Partial<Record<Verb, string>>)[verb] ?? '';
  const answer = await api.call(METHODS[verb], path.replace('{id}', id), who.office, body);
  expect([kind, verb, answer.status, answer.body.desc]).toEqual([kind, verb, 200, answer.body.desc]);
}

async function make(kind: KindName): Promise<string> {
  const as = kind === 'enquiry' || kind === 'order' ? null : who.office;
  const answer = await api.call('POST', createPath(kind), as, bodyOf(kind, 'Made'));
  expect([kind, answer.status, answer.body.desc]).toEqual([kind, 200, answer.body.desc]);
  // Visitors are not told the id of what they sent.
  const newest = await api.database.pool.query(`select id from "${kind}" order by id desc limit 1`);
  return answer.body.data?._id ?? newest.rows[0].id;
}

function bodyOf(kind: KindName, word: string): Record<string, unknown> {
  const visitor = { name: word, email: 'a@test.invalid' };
  const { given, ids, youth } = church;
  switch (kind) {
    case 'account':
      return { user_name: word, email: `${word}@test.invalid`, password: PASSWORD, user_type: 'csi_user' };
    case 'department':
    case 'diocese':
      return { name: word, state: 'Kerala' };
    case 'enquiry':
      return word === 'Made'
        ? { ...visitor, subject: word, message: word, type: 'contact_us' }
        : { handled: true };
    case 'order':
      return word === 'Made'
        ? { ...visitor, mobile: '1', address: word, message: '', product: ids['Book 1'] }
        : { handled: true };
    case 'description':
      return { type: 'mission', description: `<p>${word}</p>` };
    case 'publication':
      return { ...SAMPLES.publication(word, given), type: 'books' };
    case 'person':
      return SAMPLES.person(word, given);
    default:
      return SAMPLES[kind](word, given, { department: youth });
  }
}
