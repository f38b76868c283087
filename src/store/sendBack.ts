import type { Kind } from '#kinds/define.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { audit } from './audit.ts';
import { withChildRows } from './childRows.ts';
import { update } from './columns.ts';
import type { Db } from './db.ts';
import { lockRecords, refuseStale } from './lockRecords.ts';
import { sentBack } from './review.ts';
import { stamps, type WriteOptions } from './write.ts';
import { writing } from './writing.ts';

/**
 * Sends what a unit has written back to it with a sentence that says what should be changed (AMB-014). Throws Refusal: 404 when the viewer
 * may not switch it, 409 when it was changed since it was read, 422 when visitors see it already.
 */
export async function sendBack(
  viewer: Staff,
  db: Db,
  kind: Kind,
  id: string,
  sentence: string,
  options: Pick<WriteOptions, 'now' | 'version'>,
): Promise<void> {
  const { now, version } = options;
  await writing(db, async (tx) => {
    const before = await lockRecords(tx, viewer, kind, [id], 'switch');
    for (const row of before) {
      await refuseStale(tx, row, version);
      if (row.activated)
        throw new Refusal(422, `This ${kind.one} is active. Make it inactive before you send it back.`);
    }
    const columns = { ...sentBack(viewer, sentence, now), ...stamps(viewer, now, false) };
    const after = await withChildRows(tx, kind, await update(tx, kind, [id], columns));
    const written = after.map((row, i) => ({ before: before[i] ?? null, after: row }));
    await audit(tx, viewer, kind, 'send_back', written, now);
  });
}
