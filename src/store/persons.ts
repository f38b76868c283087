import { sql } from 'kysely';
import { personnelOf } from '#kinds/person.ts';
import { isStaff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId } from '#lib/uuid.ts';
import type { Db } from './db.ts';
import type { WriteContext } from './rows.ts';

/** Whether an id is one of a person, in the trash or not. Says nothing about who may see the person. */
export async function isPerson(db: Db, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const found = await sql`select 1 from person where id = ${id}`.execute(db);
  return found.rows.length > 0;
}

/**
 * What holds for persons beyond their fields: personnel belong to their unit, the others to none; a unit's users look after its own
 * personnel and nobody else (ADD-7, AMB-069).
 */
export async function personRules({
  viewer,
  before,
  change,
  units,
}: WriteContext): Promise<Record<string, unknown>> {
  if (change.deleted_at !== undefined) return {};
  const user_type =
    isStaff(viewer) && viewer.unit ? personnelOf(viewer.unit.kind) : (change.user_type ?? before?.user_type);
  for (const unit of ['department', 'diocese'] as const) {
    if (user_type !== personnelOf(unit)) continue;
    if (units[`${unit}_id`]) return { user_type };
    const sentence = `Please select a ${unit}.`;
    throw new Refusal(422, sentence, { fields: { [unit]: sentence } });
  }
  return { user_type, department_id: null, diocese_id: null };
}
