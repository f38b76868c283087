import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { PlanState } from '#kinds/schedule.ts';
import type { Staff } from '#kinds/viewer.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { noteFiles } from '../files/filesInUse.ts';
import { lockRecords, refuseStale } from '../records/lockRecords.ts';
import type { WriteOptions } from '../records/write.ts';
import { noteAct } from '../rows/acts.ts';
import { type Change, notFound } from '../rows/rows.ts';
import { notifyOfFailed } from './failed.ts';
import { contentOf, lockPlan, notePlan, type PlanRef, titleIn } from './plan.ts';
import { differing, picked, triedOut } from './planChange.ts';
import { OPEN } from './settle.ts';

/**
 * Queues a change of a public record for the office, together with its earlier waiting changes; the record stays as it is. It is tried out now, so that an
 * invalid one is refused at once. Returns whether something waits now. Throws Refusal: whatever the edit would, 409 where a change is planned.
 */
export async function letChangeWait(
  viewer: Staff,
  db: Db,
  kind: Kind,
  id: string,
  change: Change,
  { now, version, seen }: WriteOptions,
): Promise<boolean> {
  return writing(db, async (tx) => {
    const [before] = await lockRecords(tx, viewer, kind, [id], 'change');
    if (!before) throw notFound();
    await refuseStale(tx, kind, before, version);
    const open = await openChange(tx, kind, id);
    if (open?.state === 'planned')
      throw new Refusal(
        409,
        `${open.by} has scheduled a change for ${momentInWords(open.at)}. It has to be published or discarded before another one can wait.`,
      );
    const after = await triedOut(tx, viewer, kind, id, change, { now, mayBePublic: true });
    const names = differing(kind, change, before, after);
    if (names.length > 0) {
      const files = picked(names, await noteFiles(tx, viewer, kind, after));
      const already = open ? await contentOf(tx, open.id) : { change: {}, base: {}, files: {} };
      const content = {
        change: { ...already.change, ...picked(names, change) },
        base: { ...already.base, ...picked(names, before) },
        // Unknown for one that the previous version stored.
        files: already.files ? { ...already.files, ...files } : null,
      };
      await notePlan(tx, viewer, kind, before, { act: 'change', at: now, state: 'wished', ...content }, now);
    }
    await seen?.(tx, id);
    return names.length > 0;
  });
}

async function openChange(
  tx: Tx,
  kind: Kind,
  id: string,
): Promise<{ id: string; at: Date; by: string; state: PlanState } | undefined> {
  const found = await sql<{ id: string; at: Date; by: string; state: PlanState }>`
    select p.id, p.at, p.state, a.user_name as by from planned p join account a on a.id = p.by
    where p.kind = ${kind.name} and p.record_id = ${id} and p.act = 'change' and ${OPEN}`.execute(tx);
  return found.rows[0];
}

/**
 * Sends a waiting change back, with a sentence that says what to fix; it is kept for its author, who gets a mail. Throws Refusal: 404 when there is none that
 * the viewer may decide on.
 */
export async function sendChangeBack(
  viewer: Staff,
  db: Db,
  kind: Kind,
  plan: PlanRef,
  sentence: string,
  now: Date,
): Promise<void> {
  await writing(db, async (tx) => {
    const { id, act, state, row } = await lockPlan(tx, viewer, kind, plan);
    if (act !== 'change' || state !== 'wished') throw notFound();
    const sent = await sql<{ by: string }>`
      update planned set state = 'failed', note = ${sentence.trim()}, settled_at = ${now}, sent_back_by = ${viewer.accountId}
      where id = ${id} returning by`.execute(tx);
    await noteAct(tx, {
      act: 'change_sent_back',
      by: viewer.accountId,
      token: viewer.token?.name,
      thing: titleIn(kind, row),
      details: { kind: kind.name, record: row.id },
      now,
    });
    await notifyOfFailed(tx, { id, by: sent.rows[0]?.by ?? '' }, false, now);
  });
}
