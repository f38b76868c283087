import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { comparedFields, namedFields } from '../records/history.ts';
import { kindNamed, refuseForeign } from '../records/named.ts';

/** Others' changes to a record since the viewer last had it open. */
export interface SinceLooked {
  readonly looked: Date;
  /** Names of fields, and 'unit' or 'activated'. */
  readonly changed: readonly string[];
  readonly by: readonly string[];
}

/**
 * Others' changes to a record since the viewer last had its form open, and records that it is open now; null: none, or it was never open. Throws Refusal (404)
 * when the viewer may not change the record.
 */
export async function sinceLooked(
  viewer: Staff,
  db: Db,
  of: { readonly kind: string; readonly record: string },
  now: Date,
): Promise<SinceLooked | null> {
  const kind = kindNamed(of.kind);
  const { record } = of;
  await refuseForeign(viewer, db, kind, record);
  const mine = sql`account_id = ${viewer.accountId} and kind = ${kind.name} and record_id = ${record}`;
  const found = await sql<{ looked: Date; changed: string[] | null; by: string[] | null }>`
    select l.at as looked,
      (select array_agg(distinct name order by name) from revision r, unnest(${comparedFields(kind)}::text[]) as name
        where r.kind = l.kind and r.record_id = l.record_id and r.version > l.version and r.by is distinct from l.account_id
          and r.before is not null and r.after -> name is distinct from r.before -> name) as changed,
      (select array_agg(distinct a.user_name order by a.user_name) from revision r join account a on a.id = r.by
        where r.kind = l.kind and r.record_id = l.record_id and r.version > l.version and r.by <> l.account_id) as by
    from last_looked l where ${mine}`.execute(db);
  await note(viewer, db, kind.name, record, now);
  const [last] = found.rows;
  const changed = namedFields(last?.changed ?? []);
  return last && changed.length > 0 ? { looked: last.looked, changed, by: last.by ?? [] } : null;
}

/** Without disk space the mark stays where it was, and the same changes are shown again. */
async function note(viewer: Staff, db: Db, kind: string, record: string, now: Date): Promise<void> {
  try {
    await writing(db, (tx) =>
      sql`insert into last_looked (account_id, kind, record_id, version, at)
        select ${viewer.accountId}, ${kind}, ${record}, t.version, ${now} from ${sql.table(kind)} t where t.id = ${record}
        on conflict (account_id, kind, record_id) do update set version = excluded.version, at = excluded.at`.execute(
        tx,
      ),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
