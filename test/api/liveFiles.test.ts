import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FileStore, localStore } from '#media/fileStore.ts';
import { sweep } from '#media/sweep.ts';
import { mediaTable } from '#store/files/media.ts';
import { jpeg, type People, people, startApi, type TestApi } from '../support/api.ts';
import { isLong, often } from '../support/often.ts';

/**
 * Whatever is done with files, in whatever order: one that a record shows, or its history, a draft or a template, has its row and its bytes (and the whole of which it is a part), and is in no trash where a
 * record shows it now. `npm run test:long` tells a hundred.
 */
const STORIES = often('FILE_STORIES', 3, 100);

let api: TestApi;
let who: People;
beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
afterAll(() => api.close());

const ACTS = [
  ...(['upload', 'upload', 'keep', 'put', 'put', 'text', 'gallery', 'take out', 'take out'] as const),
  ...([
    'replace',
    'cut',
    'cut',
    'put back',
    'delete',
    'restore',
    'release',
    'share',
    'trash record',
    'restore record',
  ] as const),
  ...([
    'draft',
    'draft',
    'end draft',
    'keep template',
    'end template',
    'undo template',
    'bring back',
    'days',
    'sweep',
    'sweep',
    'sweep that is killed',
  ] as const),
];
interface Step {
  readonly act: (typeof ACTS)[number];
  readonly file: number;
  readonly record: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...ACTS),
  file: fc.nat(7),
  record: fc.nat(2),
});

const query = async (text: string, values: unknown[] = []) =>
  (await api.database.pool.query(text, values)).rows;

/** A draft, in which one file stands at a time. */
const DRAFT = '0198c0de-0000-7000-8000-00000000d4af';
const revisionOf = async (id: string): Promise<number> =>
  (await query('select revision from draft where id = $1', [id]))[0]?.revision ?? 0;

/** The state of one story: the names of its files, in the order in which they came, and its records. */
interface Told {
  readonly names: string[];
  readonly records: string[];
}

async function perform({ names, records }: Told, { act, file, record }: Step): Promise<void> {
  const as = who.youth.token;
  const name = names[file % Math.max(1, names.length)] ?? 'none.jpg';
  const url = `/media/${name}`;
  const id = records[record % records.length] ?? '';
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    api.call(method, path, as, body);
  const upload = async (): Promise<string> => {
    const given = await api.upload(as, 'boat.jpg', await jpeg());
    names.push(given.body.data.resource_name);
    return given.body.data.url;
  };
  const swept = (files: FileStore) =>
    sweep({ store: files, table: mediaTable(api.database.db), now: () => new Date() });
  const store = localStore(api.mediaDir);
  switch (act) {
    case 'upload':
      await upload();
      return;
    case 'keep':
      return void (await call('POST', 'library/keep', { resource_urls: [url] }));
    case 'put':
      return void (await call('PUT', `news/edit/${id}`, { thumbnail: url }));
    case 'text':
      return void (await call('PUT', `news/edit/${id}`, {
        description: `<p>A <img src="${url}" alt=""></p>`,
      }));
    case 'gallery':
      return void (await call('PUT', `news/edit/${id}`, { gallery: [url] }));
    case 'take out':
      return void (await call('PUT', `news/edit/${id}`, { description: '', gallery: [], thumbnail: '0' }));
    case 'replace':
      return void (await call('PUT', `library/replace/${name}`, { resource_url: await upload() }));
    case 'cut': {
      const part = { left: 0, top: 0, width: 1, height: file % 2 === 0 ? 1 : 0.5 };
      const made = await call('POST', `library/cut/${name}`, { cut: part });
      if (made.status !== 200) return;
      names.push(made.body.data.resource_name);
      return void (await call('PUT', `news/edit/${id}`, { thumbnail: made.body.data.url }));
    }
    case 'put back':
      return void (await call('PUT', `library/put_back/${name}`, {}));
    case 'delete':
      return void (await call('DELETE', `library/delete/${name}`));
    case 'restore':
      return void (await call('PUT', `library/restore/${name}`, {}));
    case 'release':
      return void (await call('POST', 'videos/remove_media', { resource_url: url }));
    case 'share':
      return void (await call('PUT', `library/share/${name}`, { for_all: record === 0 }));
    case 'trash record':
      return void (await call('DELETE', `news/delete/${id}`));
    case 'restore record':
      return void (await call('PUT', `news/restore/${id}`, {}));
    case 'bring back': {
      const { docs } = (await call('POST', 'history/get', { kind: 'news', record: id })).body.data;
      const entry = docs[file % docs.length];
      return void (entry && (await call('PUT', `history/bring_back/${entry._id}`, {})));
    }
    case 'draft':
      return void (await call('PUT', 'drafts/keep', {
        ...{ draft: DRAFT, kind: 'news', form: '/', path: '/', title: '', about: '', saved: {} },
        ...{ values: { description: `<img src="${url}">` }, again: true, after: await revisionOf(DRAFT) },
      }));
    case 'end draft':
      return void (await call('PUT', 'drafts/end', { draft: DRAFT }));
    case 'keep template':
      return void (await call('POST', 'templates/create', { kind: 'news', record: id, name: 'Again' }));
    case 'end template': {
      const { docs } = (await call('GET', 'templates/get')).body.data;
      const template = docs[file % docs.length];
      return void (template && (await call('DELETE', `templates/delete/${template._id}`)));
    }
    case 'undo template': {
      const [gone] = await query('select id from template where deleted_at is not null order by id limit 1');
      return void (gone && (await call('PUT', `templates/restore/${gone.id}`, {})));
    }
    case 'days':
      await query(`update media set created_at = created_at - interval '40 days', library_since = library_since - interval '40 days',
        kept_until = kept_until - interval '40 days', trashed_at = trashed_at - interval '40 days', released_at = released_at - interval '40 days'`);
      return;
    case 'sweep':
      await swept(store);
      return;
    case 'sweep that is killed':
      await swept({ ...store, remove: () => Promise.reject(new Error('killed')) }).catch(() => undefined);
      return;
  }
}

/** The files that are named where they must be, and are not whole. */
async function lost(): Promise<string[]> {
  const rows: { name: string; trashed: boolean; now: boolean }[] = await query(`
    select m.file_name as name, m.trashed_at is not null as trashed,
      n.deleted_at is null and (n.thumbnail = m.id or m.id = any(n.gallery) or strpos(n.description, '/media/' || m.file_name || '"') > 0) as now
    from media m join media_use u on u.media_id = m.id join news n on n.id = u.record_id`);
  const gone = rows.filter(
    ({ name, trashed, now }) => (trashed && now) || !existsSync(join(api.mediaDir, name)),
  );
  // A text names files that no key holds fast: each of them is there, in the texts of now and of then.
  const named: { name: string }[] = await query(`
    select distinct t.name from (select (regexp_matches(description, '/media/([^"]+)"', 'g'))[1] as name from news
      union select (regexp_matches(after ->> 'description', '/media/([^"]+)"', 'g'))[1] from revision where kind = 'news') t
    where not exists (select from media m where m.file_name = t.name)`);
  // What a part was cut out of is there for as long as the part.
  const wholes: { name: string; whole: string | null }[] = await query(`
    select c.file_name as name, m.file_name as whole from media c left join media m on m.id = c.cut_of where c.cut_of is not null`);
  const halves = wholes.filter(({ whole }) => !whole || !existsSync(join(api.mediaDir, whole)));
  // What only a draft shows is kept for it, as the server has it.
  const typed: { name: string; there: boolean }[] =
    await query(`select (regexp_matches(typed ->> 'description', '/media/([^"]+)"'))[1] as name,
    exists (select from draft_file where draft_id = draft.id) as there from draft`);
  const kept = typed.filter(({ name, there }) => there && !existsSync(join(api.mediaDir, name)));
  return [...gone, ...named, ...halves, ...kept, ...(await lostToTemplates())].map(({ name }) => name);
}

/** What templates name is there, and what has its place by now; that is in no trash, nor the whole of which it is a part. */
async function lostToTemplates(): Promise<{ name: string }[]> {
  const held: { name: string; now: string | null; trashed: boolean }[] = await query(`
    select t.name, coalesce(n.file_name, m.file_name) as now, t.deleted_at is null and coalesce(n.trashed_at, m.trashed_at, w.trashed_at) is not null as trashed
    from (select held ->> 'thumbnail' as name, deleted_at from template
      union select jsonb_array_elements_text(held -> 'gallery'), deleted_at from template
      union select (regexp_matches(held ->> 'description', '/media/([^"]+)"', 'g'))[1], deleted_at from template) t
    left join media m on m.file_name = t.name left join media n on n.id = m.replaced_in
    left join media w on w.id = coalesce(n.cut_of, m.cut_of) where t.name is not null`);
  return held.filter(({ now, trashed }) => trashed || !now || !existsSync(join(api.mediaDir, now)));
}

it('a file that is in use is never lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), async (steps) => {
      const told: Told = { names: [], records: [] };
      for (const title of ['One', 'Two']) {
        const { url, resource_name } = (await api.upload(who.youth.token, 'first.jpg', await jpeg())).body
          .data;
        told.names.push(resource_name);
        const made = await api.call('POST', 'news/create', who.youth.token, { title, thumbnail: url });
        told.records.push(made.body.data._id);
      }
      for (const one of steps) {
        await perform(told, one);
        expect([one.act, await lost()]).toEqual([one.act, []]);
      }
    }),
    { numRuns: STORIES, endOnFailure: true, ...(isLong ? {} : { seed: 1947 }) },
  );
});
