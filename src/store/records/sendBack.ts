import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { withChildRows } from '../rows/childRows.ts';
import { update } from './columns.ts';
import { lockRecords, refuseStale } from './lockRecords.ts';
import { decisionTakenBack, sentBack } from './review.ts';
import { stamps, type WriteOptions } from './write.ts';
import { runEffects } from './writePath.ts';

/**
 * Sends a unit's record back to it with a sentence that says what should be changed (AMB-014). Throws Refusal: 404 when the viewer may not switch it, 409 when
 * it was changed since it was read, 422 when visitors see it already. `authorKnows`: the author gets no mail.
 */
export async function sendBack(
  viewer: Staff,
  db: Db,
  kind: Kind,
  id: string,
  sentence: string,
  options: Pick<WriteOptions, 'now' | 'version'> & { readonly authorKnows?: boolean },
): Promise<void> {
  const { now, version, authorKnows = false } = options;
  await writing(db, async (tx) => {
    const before = await lockRecords(tx, viewer, kind, [id], 'switch');
    for (const row of before) {
      await refuseStale(tx, kind, row, version);
      if (row.activated)
        throw new Refusal(422, `This ${kind.one} is active. Make it inactive before you send it back.`);
    }
    const columns = { ...sentBack(viewer, sentence, now), ...stamps(viewer, now, false) };
    const after = await withChildRows(tx, kind, await update(tx, kind, [id], columns));
    const written = after.map((row, i) => ({ before: before[i] ?? null, after: row }));
    await runEffects(tx, { viewer, kind, action: 'send_back', written, now, authorKnows });
  });
}

/**
 * Undoes the office's decision on a record: what was just made active or sent back waits again, with its earlier waiting date (ADD-4). Throws Refusal: 404 when
 * the viewer may not switch it, 409 when it was changed since it was read, 422 when its last change was no such decision.
 */
export async function waitAgain(
  viewer: Staff,
  db: Db,
  kind: Kind,
  id: string,
  { now, version }: Pick<WriteOptions, 'now' | 'version'>,
): Promise<void> {
  await writing(db, async (tx) => {
    const before = await lockRecords(tx, viewer, kind, [id], 'switch');
    for (const row of before) await refuseStale(tx, kind, row, version);
    const last = await sql<{ since: string | null; waits: boolean }>`
      select before ->> 'waiting_since' as since, after ->> 'waiting_since' is not null as waits
      from revision where kind = ${kind.name} and record_id = ${id} order by id desc limit 1`.execute(tx);
    const { since = null, waits = false } = last.rows[0] ?? {};
    if (since === null || waits)
      throw new Refusal(
        422,
        `Something else has happened to this ${kind.one} since, so that can't be undone.`,
      );
    const columns = { ...decisionTakenBack(new Date(since)), ...stamps(viewer, now, false) };
    const after = await withChildRows(tx, kind, await update(tx, kind, [id], columns));
    const written = after.map((row, i) => ({ before: before[i] ?? null, after: row }));
    await runEffects(tx, { viewer, kind, action: 'wait_again', written, now });
  });
}
