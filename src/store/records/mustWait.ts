import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { reviewedKind } from '#kinds/reviewed.ts';
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

/**
 * Throws MustWait (403) where a unit's user may not change a locked record without the office: one that visitors see, or that goes on the site by itself at the hour
 * for which the office has let it through.
 */
export async function refuseUnread(tx: Tx, viewer: Staff, kind: Kind, before: StoredRow): Promise<void> {
  if (!kind.reviewed || viewer.unit === null || !(await doChangesWait(tx))) return;
  if (before.activated === true || (await goesOn(tx, [before.id])))
    throw new MustWait(
      403,
      `Changes of what is on the site wait for the synod office. Open this ${kind.one} in its form, and change it there.`,
    );
}

/** A record in which a file stands. */
interface Standing {
  readonly kind: string;
  readonly record: string;
  readonly activated: boolean;
  readonly trashed: boolean;
}

/**
 * Throws MustWait (403) where a unit's user would change what such records show by way of a file: by another one in its place, by what it says of itself, or by its
 * text.
 */
export async function refuseUnreadFile(tx: Tx, viewer: Staff, places: readonly Standing[]): Promise<void> {
  const reviewed = places.filter(({ kind, trashed }) => !trashed && reviewedKind(kind) !== undefined);
  if (viewer.unit === null || reviewed.length === 0 || !(await doChangesWait(tx))) return;
  const ids = reviewed.map(({ record }) => record);
  if (reviewed.some(({ activated }) => activated) || (await goesOn(tx, ids)))
    throw new MustWait(
      403,
      'It stands in what is on the site, whose changes wait for the synod office. Ask the synod office to change it there.',
    );
}

/** Whether one of these records is to go on the site by itself. */
async function goesOn(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const found = await sql`select from planned
    where record_id = any(${ids}::uuid[]) and act = 'publish' and state = 'planned' limit 1`.execute(tx);
  return found.rows.length > 0;
}
