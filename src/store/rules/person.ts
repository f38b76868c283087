import { personnelOf } from '#kinds/person.ts';
import { isStaff } from '#kinds/viewer.ts';
import { refusedField } from '#lib/refusal.ts';
import type { WriteContext } from '../rows/rows.ts';

/**
 * The rules for persons beyond their fields: personnel belong to their unit, the others to none; a unit's users manage its own personnel and nobody else
 * (ADD-7, AMB-069).
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
    // Whoever answers the press does so for the whole church: a unit names nobody for it.
    if (units[`${unit}_id`]) return { user_type, press_contact: false };
    const sentence = `Please select a ${unit}.`;
    throw refusedField(unit, sentence);
  }
  return { user_type, department_id: null, diocese_id: null };
}
