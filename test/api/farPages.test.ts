import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { news } from '#kinds/news.ts';
import { VISITOR, type Viewer } from '#kinds/viewer.ts';
import { Client } from '#store/database/client.ts';
import type { ListQuery } from '#store/records/listQuery.ts';
import { growNews } from '#store/records/manyNews.ts';
import { listRecords } from '#store/records/records.ts';
import { permitted } from '#store/rows/may.ts';
import { people, startApi, type TestApi } from '../support/api.ts';

/** A page is the same by whatever way it is come to: from the front, or from the end where that is nearer. */
const ALL = 700;
const LIMIT = 30;
let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  await people(api);
  const { db } = api.database;
  await growNews(db, ALL);
  // Some without a day, some switched off, some with one title.
  await sql`update news set activated = false where id in (select id from news order by id limit 20)`.execute(
    db,
  );
  await sql`update news set title = 'The same' where id in (select id from news order by id offset 20 limit 100)`.execute(
    db,
  );
});
afterAll(() => api.close());

const list = (viewer: Viewer, query: Partial<ListQuery>) =>
  listRecords(viewer, api.database.db, news, { page: 1, limit: LIMIT, ...query }, { fields: ['title'] });
const office: Viewer = {
  role: 'full_administrator',
  accountId: '00000000-0000-7000-8000-000000000000',
  unit: null,
} as Viewer;

const orders: Partial<ListQuery>[] = [
  {},
  ...[true, false].flatMap((down) => ['title', 'date'].map((by) => ({ sorted: { by, down } }))),
];

describe.each([
  ['the office', office],
  ['visitors', VISITOR],
] as const)('for %s', (_name, viewer) => {
  it.each(orders)('all pages together are the whole list, in order: %j', async (order) => {
    const whole = await list(viewer, { ...order, limit: 10_000 });
    expect(whole.docs.length).toBe(whole.totalDocs);
    const pages = Math.ceil(whole.totalDocs / LIMIT);
    const ids: string[] = [];
    for (let page = 1; page <= pages; page++) {
      const { docs, totalDocs, hasNextPage } = await list(viewer, { ...order, page });
      expect([totalDocs, hasNextPage]).toEqual([whole.totalDocs, page < pages]);
      ids.push(...docs.map(({ id }) => id));
    }
    expect(ids).toEqual(whole.docs.map(({ id }) => id));
    const behind = await list(viewer, { ...order, page: pages + 1 });
    expect(behind).toMatchObject({ docs: [], totalDocs: whole.totalDocs, hasNextPage: false });
  });
});

it.each([
  [{}, 'news_all_newest'],
  [{ sorted: { by: 'title', down: true } }, 'news_in_alphabet'],
])('what is passed by on the way to a page far down is not read: %j', async (order, index) => {
  const { db, pool } = api.database;
  const query = vi.spyOn(Client.prototype, 'query');
  await list(office, { ...order, page: 18 });
  const asked = query.mock.calls
    .map(([text, values]) => ({ text: String(text), values: values as unknown }))
    .find(({ text }) => text.includes(' offset '));
  query.mockRestore();
  // A table so small would be read as a whole and put in order.
  await pool.query('vacuum analyze news');
  const plan = await db.transaction().execute(async (tx) => {
    for (const way of ['seqscan', 'sort', 'bitmapscan'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx);
    return tx.executeQuery(CompiledQuery.raw(`explain ${asked?.text}`, asked?.values as unknown[]));
  });
  expect(JSON.stringify(plan.rows)).toMatch(new RegExp(`Index Only Scan (Backward )?using ${index}`));
});

it('the last page is not walked to past all others', async () => {
  const { db } = api.database;
  const query = vi.spyOn(Client.prototype, 'query');
  await listRecords(office, db, news, { page: Math.ceil(ALL / LIMIT), limit: LIMIT }, { fields: ['title'] });
  expect(String(query.mock.calls.at(-1)?.[0])).not.toContain('offset');
});

it('of a church with one unit PostgreSQL knows, too, that visitors see nearly all', async () => {
  const { db } = api.database;
  await sql`update news set department_id = (select id from department order by id limit 1), diocese_id = null`.execute(
    db,
  );
  await sql`analyze news`.execute(db);
  const plan = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`explain (format json)
    select from news t where t.deleted_at is null and ${permitted(VISITOR, news, 'read')}`.execute(db);
  expect(plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows']).toBeGreaterThan(ALL / 2);
});
