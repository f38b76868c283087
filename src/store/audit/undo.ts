import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import type { AnyRecord } from '#kinds/records.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db } from '../database/db.ts';
import { changeBackTo, type ReadEntry } from '../records/history.ts';
import { changeRecord, restoreRecord, switchRecords } from '../records/write.ts';
import { type Action, permitted } from '../rows/may.ts';
import type { ChangeLine } from './auditLines.ts';

/** The parts of a change that undoing needs. */
type Deed = Pick<ChangeLine, 'id' | 'kind' | 'recordId' | 'action' | 'activated'> & {
  /** null for the one that created the record. */
  readonly changed: readonly string[] | null;
  readonly newest: boolean;
  readonly gone: boolean;
};

/**
 * The right needed to undo a deed; undefined: it can't be undone. Undoing publishes nothing: what was switched off is not switched on, and what would be public
 * again is restored in the trash, by somebody who has seen it. An account's role or address is restored in its own history, where it can be reviewed.
 */
function rightFor({
  kind,
  action,
  activated,
  changed,
}: Omit<Deed, 'newest' | 'gone' | 'id' | 'recordId'>): Action | undefined {
  const of: Kind | undefined = KINDS[kind as KindName];
  if (!of || of.name === 'account') return undefined;
  if (action === 'change') return changed?.some((name) => name !== 'activated') ? 'change' : undefined;
  if (action === 'switch') return activated ? 'switch' : undefined;
  if (action === 'remove') return of.switchable && activated === false ? 'remove' : undefined;
  return undefined;
}

/** The deeds that the viewer can undo now: there is no later change, and the viewer may do what undoing them does. */
export async function undoOf(
  viewer: Staff,
  db: Db,
  deeds: readonly Deed[],
): Promise<ReadonlyMap<string, ChangeLine['undo']>> {
  const found = new Map<string, ChangeLine['undo']>();
  const asked = new Map<string, Deed[]>();
  for (const deed of deeds) {
    const right = rightFor(deed);
    if (deed.gone) found.set(deed.id, 'gone');
    else if (!right) found.set(deed.id, 'no');
    else if (!deed.newest) found.set(deed.id, 'newer');
    else asked.set(`${deed.kind} ${right}`, [...(asked.get(`${deed.kind} ${right}`) ?? []), deed]);
  }
  for (const [which, some] of asked) {
    const [name, right] = which.split(' ') as [KindName, Action];
    const kind: Kind = KINDS[name];
    const there = await sql<{ id: string }>`
      select t.id from ${sql.table(kind.name)} t where t.id = any(${some.map(({ recordId }) => recordId)}::uuid[])
        and ${permitted(viewer, kind, right)}
        and (t.deleted_at is not null) = ${right === 'remove'}`.execute(db);
    const ids = new Set(there.rows.map(({ id }) => id));
    for (const deed of some) found.set(deed.id, ids.has(deed.recordId) ? 'possible' : 'no');
  }
  return found;
}

/**
 * Undoes a deed as a change by the viewer, when there is no later one. Throws Refusal: 404 when the viewer may not, 409 after a later change, 422 for what
 * can't be undone here.
 */
export async function undoDeed(
  viewer: Staff,
  db: Db,
  { kind, recordId, version, action, activated, changed, before }: ReadEntry,
  { now, version: seen = version }: { readonly now: Date; readonly version: number | undefined },
): Promise<void> {
  const name = kind.name as KindName;
  const right = rightFor({ kind: name, action, activated, changed: before && changed });
  // Also refuses a viewer who has seen another state than the one that the deed left.
  const options = { now, version: Math.min(version, seen) };
  if (right === 'change' && before) {
    await changeRecord(viewer, db, kind, recordId, changeBackTo(viewer, kind, before as AnyRecord), options);
  } else if (right === 'switch') {
    await switchRecords(viewer, db, kind, [recordId], false, options);
  } else if (right === 'remove') {
    await restoreRecord(viewer, db, kind, recordId, options);
  } else throw new Refusal(422, 'This is not undone here. Open its history.');
}
