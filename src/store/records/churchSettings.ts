import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import type { Db, Tx } from '../database/db.ts';
import { noteAct } from '../rows/acts.ts';

/** What a church has settled for all, each true or false, and false until somebody says otherwise (table church_setting). */
export type ChurchSetting = 'second_key_required' | 'changes_wait' | 'practice_off';

/** Whether the church has settled this. */
export async function isSettled(db: Db | Tx, name: ChurchSetting): Promise<boolean> {
  const found = await sql<{ value: boolean }>`select value from church_setting where name = ${name}`.execute(
    db,
  );
  return found.rows[0]?.value === true;
}

/** Settles it from now on, and notes who did. `told`: what is said of it, and whether that holds now. The caller's role was checked by the call. */
export async function settle(
  tx: Tx,
  viewer: Staff,
  setting: { readonly name: ChurchSetting; readonly value: boolean },
  told: { readonly thing: string; readonly to: boolean },
  now: Date,
): Promise<void> {
  const { name, value } = setting;
  await sql`insert into church_setting (name, value, changed_at, changed_by)
    values (${name}, ${JSON.stringify(value)}::jsonb, ${now}, ${viewer.accountId})
    on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(
    tx,
  );
  const { thing, to } = told;
  await noteAct(tx, { act: 'setting_changed', by: viewer.accountId, thing, details: { to }, now });
}
