import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { textOf } from '#lib/html.ts';
import type { Tx } from '../database/db.ts';
import { noteAct } from '../rows/acts.ts';

const LONGEST_TITLE = 200;

/** Whether visitors send records of this kind: what they are called is somebody's name then, and does not outlive the record. */
const isSent = (kind: Kind): boolean => kind.may.create === 'everyone';

/**
 * Takes the texts out of the history of records that are gone for good. Who did what and when stays as long as acts are kept, of the church's own
 * content also what it was called.
 */
export async function forgetTexts(tx: Tx, kind: Kind, ids: readonly string[]): Promise<void> {
  const title = kind.search[0];
  const kept = isSent(kind)
    ? sql`'{}'::jsonb`
    : sql`jsonb_build_object(${title}::text, coalesce(after, before) -> ${title}::text)`;
  await sql`update revision set before = null, after = ${kept} || jsonb_build_object('gone', true, 'activated', after -> 'activated')
    where kind = ${kind.name} and record_id = any(${ids}::uuid[])`.execute(tx);
}

/** The same of records whose time in the trash is over, with a note of each: by it the record is found that is there no more. */
export async function leaveDeeds(tx: Tx, kind: Kind, ids: readonly string[], now: Date): Promise<void> {
  if (!isSent(kind)) {
    const found = await sql<{ id: string; title: string | null }>`
      select distinct on (record_id) record_id as id, left(coalesce(after, before) ->> ${kind.search[0]}::text, 2000) as title
      from revision where kind = ${kind.name} and record_id = any(${ids}::uuid[]) order by record_id, id desc`.execute(
      tx,
    );
    for (const { id, title } of found.rows) {
      const thing = textOf(title ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, LONGEST_TITLE)
        .toWellFormed();
      await noteAct(tx, {
        act: 'removed_for_good',
        by: null,
        thing,
        details: { kind: kind.name, record: id },
        now,
      });
    }
  }
  await forgetTexts(tx, kind, ids);
}
