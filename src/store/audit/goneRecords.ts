import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { textOf } from '#lib/html.ts';
import type { Tx } from '../database/db.ts';
import { noteAct } from '../rows/acts.ts';

const LONGEST_TITLE = 200;

/** Whether visitors send records of this kind: their title is a person's name then, and is not kept after the record. */
const isSent = (kind: Kind): boolean => kind.may.create === 'everyone';

/**
 * Removes the texts from the history of permanently deleted records. Who did what and when stays as long as acts are kept; for the church's own content the
 * title, too.
 */
export async function forgetTexts(tx: Tx, kind: Kind, ids: readonly string[]): Promise<void> {
  const title = kind.search[0];
  const kept = isSent(kind)
    ? sql`'{}'::jsonb`
    : sql`jsonb_build_object(${title}::text, coalesce(after, before) -> ${title}::text)`;
  await sql`update revision set before = null, after = ${kept} || jsonb_build_object('gone', true, 'activated', after -> 'activated')
    where kind = ${kind.name} and record_id = any(${ids}::uuid[])`.execute(tx);
}

/** The same for records whose time in the trash is over, with a log line for each, by which a deleted record can still be found. */
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
