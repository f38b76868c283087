import type { Kind } from '#kinds/define.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { isSettled, settle } from './churchSettings.ts';
import type { StoredRow } from './rows.ts';

/** Whether what units change of what is on the site waits for the office. */
export const doChangesWait = (db: Db | Tx): Promise<boolean> => isSettled(db, 'changes_wait');

/** Says whether such changes wait from now on; what waits already goes on waiting. The caller's role was checked by the call. */
export async function letChangesWait(viewer: Staff, db: Db, wait: boolean, now: Date): Promise<void> {
  await writing(db, async (tx) => {
    const thing = 'Changes of what is on the site wait for the office';
    await settle(tx, viewer, { name: 'changes_wait', value: wait }, { thing, to: wait }, now);
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
