import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { KINDS } from '#kinds/kinds.ts';
import { readSettings } from '#settings/settings.ts';
import { pageRoutes } from '#site/routes.ts';
import { PageReads } from '#store/database/reads.ts';
import { FEATURED_TOPIC, MEDIA_TOPIC, VERSIONS_TOPIC } from '#store/database/topics.ts';
import { rowsFields } from '#store/rows/childRows.ts';
import { people, startApi, type TestApi } from '#test/support/api.ts';
import { readAs } from '#test/support/documents.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '#test/support/site.ts';
import { emptyChurch, fillChurch } from '#test/support/sitePages/church.ts';
import { type Place, placesOf } from '#test/support/sitePages/places.ts';

/**
 * What a page has read is told by the store's reads, which name the topics of each statement: too few of them and the page stays as it was, too many
 * and it is read again in vain. So every statement of every page is held against the tables that PostgreSQL goes to for it.
 */

let api: TestApi;
let client: BuiltClient;
let site: Served;
let places: Place[];

beforeAll(async () => {
  [api, client] = await Promise.all([startApi(), builtClient()]);
  site = await serveSite({ database: api.database, clientDir: client.folder });
  const who = await people(api);
  const given = await emptyChurch(api, who);
  places = placesOf(await fillChurch(api, who, given, 2));
  await readAs(api.database.db, given.given.paper.split('/').at(-1) ?? '', 'The order of service');
});
afterAll(async () => {
  await site.app.close();
  await Promise.all([api.close(), client.remove()]);
});

/** Of which topic a table is; the tally is of the kind that is counted. */
const TOPIC_OF_TABLE: ReadonlyMap<string, string> = new Map([
  ...Object.values(KINDS).flatMap((kind) => [
    [kind.name, kind.name] as const,
    ...rowsFields(kind).map(([field]) => [`${kind.name}_${field}`, kind.name] as const),
  ]),
  ['media', MEDIA_TOPIC] as const,
  ['paper', MEDIA_TOPIC] as const,
  ['paper_page', MEDIA_TOPIC] as const,
  ['event_occurrence', 'event'] as const,
  ['lead_story', FEATURED_TOPIC] as const,
  ['offered_story', FEATURED_TOPIC] as const,
  ['item_version', VERSIONS_TOPIC] as const,
  ['hidden_version', VERSIONS_TOPIC] as const,
  ['hidden_version_tally', VERSIONS_TOPIC] as const,
]);

/** What changes with the record that it is of, whose table stands beside it in each statement. */
const WITH_RECORDS: readonly string[] = ['media_use'];

/** Tables for all kinds, whose condition says which one is meant. */
const BY_KIND: readonly string[] = ['tally', 'import_origin'];

/** The topics of the tables in the plan for a statement. A table that is none's stands there by its own name. */
async function touched({ sql: text, parameters }: CompiledQuery): Promise<string[]> {
  const { rows } = await api.database.db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
  );
  const plan = JSON.stringify(rows);
  const tables = [...plan.matchAll(/"Relation Name":"(\w+)"/g)]
    .map(([, table = '']) => table)
    .filter((table) => !WITH_RECORDS.includes(table));
  const counted = [...plan.matchAll(/kind = '(\w+)'::text/g)].map(([, kind = '']) => kind);
  const topics = tables.flatMap((table) =>
    BY_KIND.includes(table) ? counted : [TOPIC_OF_TABLE.get(table) ?? table],
  );
  return [...new Set(topics)].sort();
}

/** Pages that may be kept though they read untracked: what was sent, which does not change any more. */
const UNTRACKED: readonly (string | undefined)[] = ['/newsletter/:id'];

it('every page tells of each statement exactly the topics of the tables that it goes to', async () => {
  const asked = new Map<string, { readonly topics: readonly string[]; readonly query: CompiledQuery }>();
  const { rows } = PageReads.prototype;
  vi.spyOn(PageReads.prototype, 'rows').mockImplementation(function (this: PageReads, topics, statement) {
    const query = statement.compile(api.database.db);
    asked.set(`${query.sql} ${JSON.stringify(query.parameters)}`, { topics, query });
    return rows.call(this, topics, statement) as never;
  });
  const untracked = vi.spyOn(PageReads.prototype, 'untracked');
  const routes = pageRoutes(readSettings({}).organisation);
  const isKept = (url: string | undefined): boolean =>
    !UNTRACKED.includes(url) && routes.every((one) => one.url !== url || (one.cacheable ?? true));
  const untrackedOf: string[] = [];
  for (const { route, path, host } of places) {
    untracked.mockClear();
    await site.get(path, { host });
    if (isKept(route) && untracked.mock.calls.length > 0) untrackedOf.push(path);
  }
  expect(untrackedOf).toEqual([]);
  const wrong: object[] = [];
  for (const { topics, query } of asked.values()) {
    const [told, found] = [[...new Set(topics)].sort(), await touched(query)];
    if (`${told}` !== `${found}`) wrong.push({ told, found, statement: query.sql });
  }
  expect(wrong).toEqual([]);
  expect(asked.size).toBeGreaterThan(100);
});
