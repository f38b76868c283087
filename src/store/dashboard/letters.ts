import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { Staff } from '#kinds/viewer.ts';
import type { Db } from '../database/db.ts';
import { THREAD_KINDS } from '../inbox/threadKinds.ts';
import { permitted } from '../rows/may.ts';
import { type Thing, thingOf } from './things.ts';

/** A letter that nobody has handled yet. */
export interface NewLetter extends Thing {
  readonly at: Date;
}

/** The letters that wait for the viewer, the newest first. */
export async function newLetters(viewer: Staff, db: Db, most: number): Promise<readonly NewLetter[]> {
  const parts = Object.values<Kind>(THREAD_KINDS).map(
    (kind) => sql`(select ${thingOf(kind)}, t.last_at as at from ${sql.table(kind.name)} t
      where not t.handled and t.deleted_at is null and ${permitted(viewer, kind, 'change')}
      order by t.last_at desc, t.id desc limit ${sql.lit(most)})`,
  );
  const found = await sql<NewLetter>`
    select * from (${sql.join(parts, sql` union all `)}) l order by at desc, id desc limit ${sql.lit(most)}`.execute(
    db,
  );
  return found.rows;
}
