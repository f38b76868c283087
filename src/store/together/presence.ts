import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId } from '#lib/uuid.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { kindNamed, refuseForeign } from '../records/named.ts';
import { notFound } from '../rows/rows.ts';

/** A window reports every few seconds that its form is open; one without a report for this long is gone. */
const GONE_AFTER_S = 20;
/** Reports repeated within this time are not written again. */
const SAID_S = 7;
/** At most this many windows of one person are counted: more than anybody has open. */
const MOST_WINDOWS = 30;

/** A window with the form of a record open. */
export interface Present {
  readonly kind: string;
  readonly record: string;
  readonly part: string;
  readonly tab: string;
  readonly field: string;
  readonly leaves: boolean;
}

/** The other people present, and the last save. */
export interface Company {
  readonly others: readonly { readonly userName: string; readonly field: string; readonly since: Date }[];
  readonly version: number;
  readonly savedBy: string;
  readonly savedAt: Date;
}

/**
 * Reports that the viewer has the form of a record open, or leaves it, and returns the others. Uses the database's clock, so that copies agree. Throws Refusal
 * (404) when the viewer may not change the record.
 */
export async function lookAround(viewer: Staff, db: Db, present: Present): Promise<Company> {
  const kind = kindNamed(present.kind);
  const { record, tab } = present;
  await refuseForeign(viewer, db, kind, record);
  if (!isId(tab)) throw notFound();
  const place = [kind.name, record, present.part].join(' ').trim();
  // Without disk space the viewer's presence is not stored; the others are returned all the same.
  if (await isNews(viewer, db, present, place))
    await say(viewer, db, present, place).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  const others = await sql<{ userName: string; field: string; since: Date }>`
    select a.user_name as "userName", (array_agg(p.field order by p.seen_at desc))[1] as field, min(p.since) as since
    from presence p join account a on a.id = p.account_id and a.deleted_at is null
    where p.place = ${place} and p.account_id <> ${viewer.accountId} and p.seen_at > now() - make_interval(secs => ${GONE_AFTER_S})
    group by a.id, a.user_name order by min(p.since), a.id limit 10`.execute(db);
  const saved = await sql<{ version: number; savedAt: Date; savedBy: string }>`
    select t.version, t.updated_at as "savedAt", coalesce((select a.user_name from account a where a.id = t.updated_by), '') as "savedBy"
    from ${sql.table(kind.name)} t where t.id = ${record}`.execute(db);
  const [now] = saved.rows;
  if (!now) throw notFound();
  return { others: others.rows, ...now };
}

/** Whether a window's report is new, or the last one is some seconds old. */
async function isNews(
  { accountId }: Staff,
  db: Db,
  { tab, field, leaves }: Present,
  place: string,
): Promise<boolean> {
  if (leaves) return true;
  const said =
    await sql`select from presence where tab = ${tab} and account_id = ${accountId} and place = ${place} and field = ${field}
    and seen_at > now() - make_interval(secs => ${SAID_S})`.execute(db);
  return said.rows.length === 0;
}

async function say(
  { accountId }: Staff,
  db: Db,
  { tab, field, leaves }: Present,
  place: string,
): Promise<void> {
  await writing(db, async (tx) => {
    if (leaves)
      return void (await sql`delete from presence where tab = ${tab} and account_id = ${accountId}`.execute(
        tx,
      ));
    // Windows closed without a report make room for open ones.
    await sql`delete from presence where tab = any(array(select tab from presence where account_id = ${accountId} and tab <> ${tab}
      and seen_at < now() - make_interval(secs => ${GONE_AFTER_S}) for update skip locked))`.execute(tx);
    await sql`insert into presence as p (tab, account_id, place, field, since, seen_at)
      select ${tab}, ${accountId}, ${place}, ${field}, now(), now()
      where (select count(*) from presence where account_id = ${accountId}) < ${MOST_WINDOWS} or exists (select from presence where tab = ${tab})
      on conflict (tab) do update set place = excluded.place, field = excluded.field, seen_at = excluded.seen_at,
        since = case when p.place = excluded.place then p.since else excluded.since end where p.account_id = excluded.account_id`.execute(
      tx,
    );
  });
}
