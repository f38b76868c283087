import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { noteAct } from './acts.ts';
import type { StoredRow } from './rows.ts';

/** The church's setting that what units change of their public stories waits for the office (table church_setting). */
const CHANGES_WAIT = 'changes_wait';

/** Whether what units change of what is on the site waits for the office. */
export async function doChangesWait(db: Db): Promise<boolean> {
  const found = await sql<{
    value: boolean;
  }>`select value from church_setting where name = ${CHANGES_WAIT}`.execute(db);
  return found.rows[0]?.value === true;
}

/** Says whether such changes wait from now on; what waits already goes on waiting. The caller's role was checked by the call. */
export async function letChangesWait(viewer: Staff, db: Db, wait: boolean, now: Date): Promise<void> {
  await writing(db, async (tx) => {
    await sql`insert into church_setting (name, value, changed_at, changed_by)
      values (${CHANGES_WAIT}, ${JSON.stringify(wait)}::jsonb, ${now}, ${viewer.accountId})
      on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(
      tx,
    );
    const thing = 'Changes of what is on the site wait for the office';
    await noteAct(tx, { act: 'setting_changed', by: viewer.accountId, thing, details: { to: wait }, now });
  });
}

/** This change has to wait for the office. Whoever can let it wait catches it; all others are refused. */
export class MustWait extends Refusal {}

/** Throws MustWait (403) where a unit's user may not change a locked record without the office. */
export async function refuseUnread(tx: Tx, viewer: Staff, kind: Kind, before: StoredRow): Promise<void> {
  if (!kind.reviewed || viewer.unit === null || before.activated !== true) return;
  if (await doChangesWait(tx))
    throw new MustWait(
      403,
      `Changes of what is on the site wait for the synod office. Open this ${kind.one} in its form, and change it there.`,
    );
}
