import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { CALLS } from '#calls/calls.ts';
import type { ContentName } from '#calls/paths.ts';
import type { pageOf } from '#calls/response.ts';
import type { Kind } from '#kinds/define.ts';
import type { AnyRecord } from '#kinds/records.ts';
import type { Staff } from '#kinds/viewer.ts';
import type { Db } from '#store/database/db.ts';
import type { ListQuery } from '#store/records/listQuery.ts';
import { hasState, listStates, readStated } from '#store/records/recordStates.ts';
import type { ApiDeps } from '../context.ts';
import { WrittenPage } from '../writtenPage.ts';
import { withPlans } from './rowPlans.ts';

/** A document as JSON, and the record's state in which it was written. */
interface Written {
  readonly state: string;
  readonly json: Buffer;
}

/** Bytes of documents that are kept: about a thousand full stories. */
const MOST_BYTES = 4_000_000;
/** Of a longer document nothing is kept. */
const MOST_OF_ONE = 200_000;
/** Longer pages are read once and to the end (CSV), and would drive out what is read again and again. */
const LONGEST_PAGE = 100;

/** By database, since a process may have several in tests. */
const kept = new WeakMap<Db, LRUCache<string, Written>>();

function keptOf(db: Db): LRUCache<string, Written> {
  const before = kept.get(db);
  if (before) return before;
  const sizeCalculation = ({ json }: Written): number => json.length + 200;
  const made = new LRUCache<string, Written>({
    maxSize: MOST_BYTES,
    maxEntrySize: MOST_OF_ONE,
    sizeCalculation,
  });
  kept.set(db, made);
  return made;
}

/** Whether `writtenList` can answer this list. */
export const canBeWritten = (kind: Kind, db: Db, { limit }: ListQuery): boolean =>
  hasState(kind) && limit <= LONGEST_PAGE && !db.isTransaction;

/**
 * A page of a list, of which only those documents are read and written as JSON that have not been written before in the same state (decision 0004). Which records it
 * has, and in which state they are, is asked anew each time, with the viewer's rights. `serialize`: as for any other answer; what it gives must depend on
 * nothing but the record.
 */
export async function writtenList(
  viewer: Staff,
  deps: ApiDeps,
  name: ContentName,
  kind: Kind,
  query: ListQuery,
  serialize: (record: AnyRecord) => { readonly _id: string },
): Promise<WrittenPage> {
  const { docs: asked, hasNextPage, totalDocs, page, limit } = await listStates(viewer, deps.db, kind, query);
  const all = keptOf(deps.db);
  const keyOf = (id: string): string => `${name} ${query.readIn ?? ''} ${id}`;
  const found = new Map<string, Buffer>();
  for (const { id, state, planned } of asked) {
    const before = planned ? undefined : all.get(keyOf(id));
    if (before?.state === state) found.set(id, before.json);
  }
  const missing = asked.filter(({ id }) => !found.has(id));
  const read = await readStated(
    viewer,
    deps.db,
    kind,
    query,
    missing.map(({ id }) => id),
  );
  const planned = new Set(missing.filter((one) => one.planned).map(({ id }) => id));
  const write = writerOf(name);
  const withPlan: { readonly _id: string }[] = [];
  for (const { record, state } of read) {
    const doc = serialize(record);
    if (planned.has(record.id)) withPlan.push(doc);
    else {
      const json = write(doc);
      found.set(record.id, json);
      all.set(keyOf(record.id), { state, json });
    }
  }
  const rest = { hasNextPage, totalDocs, page, limit };
  // What is planned has no state of its own, and depends on the viewer.
  for (const doc of (await withPlans(viewer, deps, kind, { docs: withPlan, ...rest })).docs)
    found.set(doc._id, write(doc));
  return new WrittenPage(
    asked.flatMap(({ id }) => found.get(id) ?? []),
    rest,
  );
}

/** Writes a document of a kind's list, reduced to the call's schema (AMB-071). */
function writerOf(name: ContentName): (doc: object) => Buffer {
  const { response } = CALLS[`${name}List` as keyof typeof CALLS];
  // Every list of content answers a page (calls/content.ts).
  const { element } = (response as unknown as ReturnType<typeof pageOf<z.ZodType>>).shape.data.shape.docs;
  return (doc) => Buffer.from(JSON.stringify(element.parse(doc)));
}
