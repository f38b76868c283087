import { sql } from 'kysely';
import { type Kind, type UnitKind, unitsOf } from '#kinds/define.ts';
import { unitInTrash } from '#kinds/trash.ts';
import { isStaff } from '#kinds/viewer.ts';
import { Refusal, refusedField } from '#lib/refusal.ts';
import { isId } from '#lib/uuid.ts';
import type { Tx } from '../database/db.ts';
import type { UnitColumns, WriteContext } from '../rows/rows.ts';

type UnitContext = Omit<WriteContext, 'units'>;

/**
 * The unit of a record. A unit's user always writes for their own unit, whatever the body says (ADD-7); the office names one, which must exist. Where none is
 * required, null removes the record's unit. Empty for kinds without units. Throws Refusal (422).
 */
export async function unitFor(
  kind: Kind,
  { viewer, tx, before, change }: UnitContext,
): Promise<Partial<UnitColumns>> {
  const units = unitsOf(kind);
  if (units.length === 0) return {};
  const only = (its: UnitKind | null, itsId: unknown): Partial<UnitColumns> =>
    Object.fromEntries(units.map((one) => [`${one}_id`, one === its ? itsId : null]));
  const unchanged = before && Object.fromEntries(units.map((one) => [`${one}_id`, before[`${one}_id`]]));
  if (isStaff(viewer) && viewer.unit) return unchanged ?? only(viewer.unit.kind, viewer.unit.id);
  const unit = units.find((one) => change[`${one}_id`]) ?? null;
  if (unit === null) {
    const cleared = kind.belongsTo ? [] : units.filter((one) => change[`${one}_id`] === null);
    if (unchanged) return { ...unchanged, ...Object.fromEntries(cleared.map((one) => [`${one}_id`, null])) };
    if (!kind.belongsTo) return only(null, null);
    const sentence = `Please select a ${units.join(' or a ')}.`;
    throw refusedField(units[0] ?? '', sentence);
  }
  const id = change[`${unit}_id`];
  if (!(await isThere(tx, unit, id))) {
    const sentence = `This ${unit} no longer exists. Please select another one.`;
    throw refusedField(unit, sentence);
  }
  return only(unit, id);
}

/** Whether a unit exists and is not in the trash; it cannot be moved there during this transaction. Called after the record is locked. */
export async function isThere(tx: Tx, unit: UnitKind, id: unknown): Promise<boolean> {
  if (!isId(id)) return false;
  const found =
    await sql`select 1 from ${sql.table(unit)} where id = ${id} and deleted_at is null for share`.execute(tx);
  return found.rows.length > 0;
}

/** A restored record needs an existing unit. Throws Refusal (422) when the unit is in the trash itself (ADD-4). */
export async function refuseWithoutUnit(
  tx: Tx,
  kind: Kind,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const unit of unitsOf(kind)) {
    const id = row[`${unit}_id`];
    if (!id || (await isThere(tx, unit, id))) continue;
    const found = await sql<{ name: string }>`
      select name from ${sql.table(unit)} where id = ${id}`.execute(tx);
    throw new Refusal(422, unitInTrash(unit, found.rows[0]?.name ?? ''));
  }
}

/**
 * Whether a record is switched on: what the office writes is published unless it says otherwise, what a unit writes waits for the office (AMB-014). A unit
 * user's switch is ignored alongside other fields (ADD-7); alone it is refused by the call.
 */
export function activation(kind: Kind, { viewer, before, change }: UnitContext): Record<string, unknown> {
  if (!kind.switchable) return {};
  const office = viewer.role === 'full_administrator';
  if (before === null) return { activated: office ? (change.activated ?? true) : false };
  return office ? {} : { activated: before.activated };
}
