import { sql } from 'kysely';
import { REVIEWED, type ReviewedKind } from '#kinds/reviewed.ts';
import type { Staff } from '#kinds/viewer.ts';
import { type Thing, thingOf } from '../dashboard/things.ts';
import type { Db } from '../database/db.ts';
import { permitted } from '../rows/may.ts';

/** A record with a comment that the viewer has not answered. */
export interface CommentedRecord extends Thing {
  readonly comment: string;
  readonly sentence: string;
  readonly by: string;
  readonly at: Date;
}

/**
 * The last comments in open threads by the other side: for a unit's user the office, for the office a unit; and by a colleague where the viewer wrote the
 * record or commented in the thread. Newest first.
 */
export async function unansweredFor(
  viewer: Staff,
  db: Db,
  most: number,
): Promise<readonly CommentedRecord[]> {
  const me = viewer.accountId;
  const otherSide =
    viewer.unit === null ? sql`a.role <> 'full_administrator'` : sql`a.role = 'full_administrator'`;
  const parts = REVIEWED.map(
    (
      kind: ReviewedKind,
    ) => sql`select ${thingOf(kind)}, f.id as comment, l.text as sentence, a.user_name as by, l.at
      from comment f join ${sql.table(kind.name)} t on t.id = f.record_id and t.deleted_at is null
        cross join lateral (select c.account_id, c.text, c.at from comment c where c.id = f.id or c.answers = f.id order by c.at desc, c.id desc limit 1) l
        join account a on a.id = l.account_id
      where f.kind = ${kind.name} and f.answers is null and f.done_at is null and ${permitted(viewer, kind, 'change')} and l.account_id <> ${me}
        and (${otherSide} or t.created_by = ${me} or f.account_id = ${me} or exists (select from comment o where o.answers = f.id and o.account_id = ${me}))`,
  );
  const found = await sql<CommentedRecord>`select * from (${sql.join(parts, sql` union all `)}) s
    order by at desc, comment limit ${sql.lit(most)}`.execute(db);
  return found.rows;
}
