import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { Staff } from '#kinds/viewer.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { noteFiles } from '../files/filesInUse.ts';
import { lockRecords, refuseStale } from '../records/lockRecords.ts';
import { changeRecord, type WriteOptions } from '../records/write.ts';
import { type Change, notFound, type StoredRow } from '../rows/rows.ts';
import { notePlan, refuseHour } from './plan.ts';
import { OPEN } from './settle.ts';

/**
 * Plans an edit of a public record: it stays as it is, and the differing fields are applied at their time, if they still fit then. The edit is tried out now,
 * so that an invalid one is refused at once. `replaces`: the planned change that the editor continued; another one is not discarded (409). Returns the id of
 * the plan. Throws Refusal: whatever the edit would, 404, 409, 422.
 */
export async function planChange(
  viewer: Staff,
  db: Db,
  kind: Kind,
  id: string,
  change: Change,
  options: {
    readonly at: Date;
    readonly now: Date;
    readonly version?: number | undefined;
    readonly replaces?: string | undefined;
  },
): Promise<string> {
  const { at, now, version, replaces } = options;
  return writing(db, async (tx) => {
    const [before] = await lockRecords(tx, viewer, kind, [id], 'change');
    if (!before) throw notFound();
    await refuseStale(tx, kind, before, version);
    refuseHour('change', at, now);
    if (!before.activated)
      throw new Refusal(
        422,
        `Nobody sees this ${kind.one} yet: change it at once, and schedule when it is published.`,
      );
    await refuseOther(tx, kind, id, replaces);
    const after = await triedOut(tx, viewer, kind, id, change, { now });
    const names = differing(kind, change, before, after);
    if (names.length === 0) throw new Refusal(422, 'Nothing in it differs from what is on the site.');
    // Its files are kept as long as the record, like those of a saved edit.
    const files = picked(names, await noteFiles(tx, viewer, kind, after));
    const content = { change: picked(names, change), base: picked(names, before), files };
    const plan = { act: 'change', at, state: 'planned', ...content } as const;
    return notePlan(tx, viewer, kind, before, plan, now);
  });
}

/** A value in its JSON form, in which all are compared. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** The fields of a change that differ from the stored record. */
export const differing = (kind: Kind, change: Change, before: StoredRow, after: StoredRow): string[] =>
  Object.keys(change).filter(
    (name) => name in kind.fields && !isDeepStrictEqual(plain(before[name]), plain(after[name])),
  );

export const picked = (names: readonly string[], values: Change): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** Applies the change and rolls it back within the transaction; returns the resulting record. */
export async function triedOut(
  tx: Tx,
  viewer: Staff,
  kind: Kind,
  id: string,
  change: Change,
  options: Pick<WriteOptions, 'now' | 'mayBePublic'>,
): Promise<StoredRow> {
  const seen: StoredRow[] = [];
  await sql`savepoint tried_out`.execute(tx);
  await changeRecord(viewer, tx, kind, id, change, {
    ...options,
    seen: async (inside) => void seen.push(...(await lockRecords(inside, viewer, kind, [id], 'change'))),
  });
  await sql`rollback to savepoint tried_out`.execute(tx);
  const [after] = seen;
  if (!after) throw notFound();
  return after;
}

async function refuseOther(tx: Tx, kind: Kind, id: string, replaces: string | undefined): Promise<void> {
  const found = await sql<{ id: string; at: Date; by: string }>`
    select p.id, p.at, a.user_name as by from planned p join account a on a.id = p.by
    where p.kind = ${kind.name} and p.record_id = ${id} and p.act = 'change' and ${OPEN}`.execute(tx);
  const [other] = found.rows;
  if (other && other.id !== replaces)
    throw new Refusal(
      409,
      `${other.by} has scheduled a change for ${momentInWords(other.at)}. Continue with that one, or discard it first.`,
    );
}
