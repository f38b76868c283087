import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import type { Db, Tx } from '../database/db.ts';
import { noteAct } from '../rows/acts.ts';

/** Church-wide settings, each true or false, and false until somebody changes it (table church_setting). */
export type ChurchSetting = 'second_key_required' | 'changes_wait';

/** Whether this setting is on. */
export async function isSettled(db: Db | Tx, name: ChurchSetting): Promise<boolean> {
  const found = await sql<{ value: boolean }>`select value from church_setting where name = ${name}`.execute(
    db,
  );
  return found.rows[0]?.value === true;
}

/** Changes the setting and records who did. `told`: the audit text, and whether the setting is on now. The caller's role was checked by the call. */
export async function settle(
  tx: Tx,
  viewer: Staff,
  setting: { readonly name: ChurchSetting; readonly value: boolean },
  change: { readonly thing: string; readonly to: boolean },
  now: Date,
): Promise<void> {
  const { name, value } = setting;
  await sql`insert into church_setting (name, value, changed_at, changed_by)
    values (${name}, ${JSON.stringify(value)}::jsonb, ${now}, ${viewer.accountId})
    on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(
    tx,
  );
  const { thing, to } = change;
  await noteAct(tx, { act: 'setting_changed', by: viewer.accountId, thing, details: { to }, now });
}
