import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { ManyAct } from '#kinds/many.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db } from '../database/db.ts';
import { readHistoryEntry } from '../records/history.ts';
import {
  changeRecord,
  removeRecord,
  restoreRecord,
  switchRecords,
  type WriteOptions,
} from '../records/write.ts';
import type { Change } from '../rows/rows.ts';
import { undoDeed } from './undo.ts';

/** The result of a bulk action. */
export interface ManyDone {
  /** `change`: the history entry that undoes it. */
  readonly done: readonly { readonly id: string; readonly change: string | null }[];
  readonly left: readonly { readonly id: string; readonly sentence: string }[];
}

interface ManyAsked {
  readonly act: ManyAct;
  readonly change?: Change | undefined;
  /** For publishing: the version of each that was reviewed. */
  readonly versions?: Readonly<Record<string, number>> | undefined;
}

/**
 * Applies an action to each of these records, one transaction after the other, so that a failing one does not block the others; rights are checked per record.
 * For 'undo' the ids are those of changes. A refusal is returned with its record; anything else aborts it all.
 */
export async function doWithMany(
  viewer: Staff,
  db: Db,
  kind: Kind,
  ids: readonly string[],
  { act, change = {}, versions: seen = {} }: ManyAsked,
  now: Date,
): Promise<ManyDone> {
  const versions = new Map<string, number | undefined>();
  const left: { id: string; sentence: string }[] = [];
  for (const id of new Set(ids.map((one) => one.toLowerCase()))) {
    try {
      const options = { now, version: act === 'activate' ? seen[id] : undefined };
      versions.set(id, await doWithOne(viewer, db, kind, id, act, change, options));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      left.push({ id, sentence: error.message });
    }
  }
  const entries = await entriesOf(db, kind, versions);
  const done = [...versions.keys()].map((id) => ({ id, change: entries.get(id) ?? null }));
  return { done, left };
}

/** Returns the version after the edit. */
async function doWithOne(
  viewer: Staff,
  db: Db,
  kind: Kind,
  id: string,
  act: ManyAct,
  change: Change,
  options: WriteOptions,
): Promise<number | undefined> {
  switch (act) {
    case 'edit':
      return (await changeRecord(viewer, db, kind, id, change, options)).version;
    case 'activate':
    case 'deactivate':
      await switchRecords(viewer, db, kind, [id], act === 'activate', options);
      return undefined;
    case 'remove':
      await removeRecord(viewer, db, kind, id, options);
      return undefined;
    case 'restore':
      await restoreRecord(viewer, db, kind, id, options);
      return undefined;
    case 'undo': {
      const entry = await readHistoryEntry(viewer, db, id);
      if (entry.kind.name !== kind.name) throw new Refusal(422, 'This is a change of something else.');
      await undoDeed(viewer, db, entry, { now: options.now, version: undefined });
      return undefined;
    }
  }
}

/** The history entries of these versions. */
async function entriesOf(
  db: Db,
  kind: Kind,
  versions: ReadonlyMap<string, number | undefined>,
): Promise<ReadonlyMap<string, string>> {
  const edited = [...versions].filter(([, version]) => version !== undefined);
  if (edited.length === 0) return new Map();
  const found = await sql<{ record: string; id: string }>`
    select r.record_id as record, r.id::text as id from revision r
    where r.kind = ${kind.name} and (r.record_id, r.version) in
      (select * from unnest(${edited.map(([id]) => id)}::uuid[], ${edited.map(([, version]) => version)}::int[]))`.execute(
    db,
  );
  return new Map(found.rows.map(({ record, id }) => [record, id]));
}
