import { type RawBuilder, sql } from 'kysely';
import type { Kind, UnitKind } from '#kinds/define.ts';
import { reviewedKind } from '#kinds/reviewed.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId } from '#lib/uuid.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { noteAct } from '../rows/acts.ts';
import { notFound, type StoredRow } from '../rows/rows.ts';
import { alphabetical } from './alphabetical.ts';
import { isSettled, settle } from './churchSettings.ts';

const THING = 'Changes to published items need approval';

/** The church-wide default: whether a unit's changes to public records wait for the office. */
export const doChangesWait = (db: Db | Tx): Promise<boolean> => isSettled(db, 'changes_wait');

/** Changes the default. Changes that wait already keep waiting. The caller's role was checked by the call. */
export async function letChangesWait(viewer: Staff, db: Db, wait: boolean, now: Date): Promise<void> {
  await writing(db, async (tx) => {
    await settle(tx, viewer, { name: 'changes_wait', value: wait }, { thing: THING, to: wait }, now);
  });
}

/** A unit whose setting differs from the default. */
export interface UnitThatDiffers {
  readonly id: string;
  readonly kind: UnitKind;
  readonly name: string;
  readonly wait: boolean;
}

/** The existing units, as `u`. */
const UNITS: RawBuilder<unknown> = sql`(select id, name, 'diocese' as kind from diocese where deleted_at is null
  union all select id, name, 'department' from department where deleted_at is null) u`;

/** The units whose setting differs from the default, by name. For full administrators. */
export async function unitsThatDiffer(db: Db): Promise<readonly UnitThatDiffers[]> {
  const found = await sql<UnitThatDiffers>`select u.id, u.kind, u.name, w.wait
    from unit_changes_wait w join ${UNITS} on u.id = w.unit_id order by ${alphabetical(sql.ref('u.name'))}, u.id`.execute(
    db,
  );
  return found.rows;
}

/**
 * Sets whether changes of one unit wait, regardless of the default; null: use the default again. The caller's role was checked by the call. Throws Refusal
 * (404) for a unit that does not exist.
 */
export async function letChangesOfUnitWait(
  viewer: Staff,
  db: Db,
  unit: string,
  wait: boolean | null,
  now: Date,
): Promise<void> {
  if (!isId(unit)) throw notFound();
  await writing(db, async (tx) => {
    const found = await sql<{ name: string }>`select u.name from ${UNITS} where u.id = ${unit}`.execute(tx);
    const [of] = found.rows;
    if (!of) throw notFound();
    if (wait === null) await sql`delete from unit_changes_wait where unit_id = ${unit}`.execute(tx);
    else
      await sql`insert into unit_changes_wait (unit_id, wait, changed_at, changed_by)
        values (${unit}, ${wait}, ${now}, ${viewer.accountId})
        on conflict (unit_id) do update set wait = excluded.wait, changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(
        tx,
      );
    const noted = { thing: `${THING}: ${of.name}`, details: { to: wait ?? 'as for all' } };
    await noteAct(tx, { act: 'setting_changed', by: viewer.accountId, ...noted, now });
  });
}

/** Whether this person's changes to public records wait: by the setting of their unit, else by the default. The office's changes never wait. */
export async function doTheirsWait(tx: Db | Tx, { unit }: Staff): Promise<boolean> {
  if (unit === null) return false;
  const own = await sql<{
    wait: boolean;
  }>`select wait from unit_changes_wait where unit_id = ${unit.id}`.execute(tx);
  return own.rows[0]?.wait ?? doChangesWait(tx);
}

const WAITS = 'Changes to published items need approval by the synod office.';

/** This change has to wait for the office. Callers that can queue it catch this; all others refuse the change. */
export class MustWait extends Refusal {}

/**
 * Throws MustWait (403) where a unit's user may not change a locked record without the office: one that visitors see, or one the office has approved for
 * automatic publication at a set time.
 */
export async function refuseUnread(tx: Tx, viewer: Staff, kind: Kind, before: StoredRow): Promise<void> {
  if (!kind.reviewed || !(await doTheirsWait(tx, viewer))) return;
  if (before.activated === true || (await goesOn(tx, [before.id])))
    throw new MustWait(403, `${WAITS} Open this ${kind.one} in its form, and change it there.`);
}

/** A record that uses a file. */
interface Stored {
  readonly kind: string;
  readonly record: string;
  readonly activated: boolean;
}

/**
 * Throws MustWait (403) where a unit's user would change what such records show through a file: by replacing it, or by changing its description or text.
 * Records in the trash are restored unchanged, and count. `instead`: the sentence that says what to do instead.
 */
export async function refuseUnreadFile(
  tx: Tx,
  viewer: Staff,
  stored: () => Promise<readonly Stored[]>,
  instead: string,
): Promise<void> {
  if (!(await doTheirsWait(tx, viewer))) return;
  const places = await stored();
  const reviewed = places.filter(({ kind }) => reviewedKind(kind) !== undefined);
  const ids = reviewed.map(({ record }) => record);
  if (reviewed.some(({ activated }) => activated) || (await goesOn(tx, ids)))
    throw new MustWait(403, `${WAITS} ${instead}`);
}

/**
 * Throws MustWait (403) where a unit's user may not link or unlink the language versions of an item that is public, or is due to be published automatically.
 */
export async function refuseUnreadLink(
  tx: Tx,
  viewer: Staff,
  kind: Kind,
  rows: readonly StoredRow[],
): Promise<void> {
  if (!kind.reviewed || !(await doTheirsWait(tx, viewer))) return;
  for (const { id, activated } of rows) if (activated !== true && !(await goesOn(tx, [id]))) return;
  throw new MustWait(403, `${WAITS} Ask it to link these, or to take one of them out.`);
}

/** Whether one of these records is due to be published automatically. */
async function goesOn(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const found = await sql`select from planned
    where record_id = any(${ids}::uuid[]) and act = 'publish' and state = 'planned' limit 1`.execute(tx);
  return found.rows.length > 0;
}
