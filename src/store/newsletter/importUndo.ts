import { sql } from 'kysely';
import { IMPORT_LINES } from '#kinds/subscriberImport.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId } from '#lib/uuid.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { ADVISORY_LOCKS } from '../records/writePath.ts';
import { noteAct } from '../rows/acts.ts';

/** What undoing an import would do now. */
export interface ImportUndo {
  /** Subscribers to be removed. */
  readonly goes: number;
  /** Of those, who got the confirmation mail: its link will be invalid. */
  readonly asked: number;
  /** Subscribers of the file who stay, since they were changed since. */
  readonly stays: number;
}

/**
 * Subscribers that a file added and that are unchanged since: they have done nothing, nobody has changed or deleted them, no mail bounced, and no newsletter
 * started for them. The confirmation mail does not count.
 */
const untouched = (id: string) => sql`
  subscriber s join consent c on c.subscriber_id = s.id and c.import_id = ${id}
  where s.version = 1 and s.deleted_at is null and s.prayer_hour is null and s.state in ('unconfirmed', 'subscribed')
    and not exists (select from consent x where x.subscriber_id = s.id and x.id <> c.id)
    and (s.state = 'unconfirmed' or not exists (select from newsletter n where n.started_at >= s.created_at))`;

/** What undoing an import would do. The caller's role was checked by the call. Throws Refusal (404). */
export async function lookAtUndo(db: Db, id: string): Promise<ImportUndo> {
  await importOf(db, id);
  const goes = await countUntouched(db, id);
  const found = await sql<{ asked: number; stays: number }>`
    select (select count(distinct s.id)::int from ${untouched(id)}
        and exists (select from mail m where m.subscriber_id = s.id and m.template = 'confirm' and m.state = 'sent')) as asked,
      (select count(*)::int from consent where import_id = ${id}) - ${goes} as stays`.execute(db);
  return { goes, asked: found.rows[0]?.asked ?? 0, stays: found.rows[0]?.stays ?? 0 };
}

/**
 * Removes the next subscribers that a file added, in one transaction and permanently: with their history and the mails that still wait, as if the file had
 * never been imported. Returns how many were removed and how many are left, for whom it is called again; killed in between, nothing is half done. Throws
 * Refusal (404).
 */
export async function undoImport(
  viewer: Staff,
  db: Db,
  id: string,
  now: Date,
): Promise<{ removed: number; left: number }> {
  return writing(
    db,
    async (tx) => {
      await importOf(tx, id, 'locked');
      const found = await sql<{ id: string }>`
        select s.id from ${untouched(id)} order by s.id limit ${IMPORT_LINES} for update of s`.execute(tx);
      const ids = found.rows.map((row) => row.id);
      await sql`delete from revision where kind = 'subscriber' and record_id = any(${ids}::uuid[])`.execute(
        tx,
      );
      await sql`delete from subscriber where id = any(${ids}::uuid[])`.execute(tx);
      const left = await countUntouched(tx, id);
      const undone = await sql<{ thing: string; count: number }>`
        update subscriber_import set undone = undone + ${ids.length}, undone_by = ${viewer.accountId},
          undone_at = case when ${left === 0} then coalesce(undone_at, ${now}) end where id = ${id}
        returning file_name as thing, undone as count`.execute(tx);
      const { thing = '', count = 0 } = undone.rows[0] ?? {};
      const by = viewer.accountId;
      if (left === 0 && ids.length > 0)
        await noteAct(tx, { act: 'import_undone', by, thing, details: { count }, now });
      return { removed: ids.length, left };
    },
    ...(ADVISORY_LOCKS.subscriber ?? []),
  );
}

async function countUntouched(db: Db | Tx, id: string): Promise<number> {
  const found = await sql<{ n: number }>`select count(*)::int as n from ${untouched(id)}`.execute(db);
  return found.rows[0]?.n ?? 0;
}

async function importOf(db: Db | Tx, id: string, locked?: 'locked'): Promise<void> {
  const found = isId(id)
    ? await sql`select 1 from subscriber_import where id = ${id} ${locked ? sql`for no key update` : sql``}`.execute(
        db,
      )
    : { rows: [] };
  if (found.rows.length === 0) throw new Refusal(404, 'There is no such import.');
}
