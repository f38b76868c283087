import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';

/** What can be done with a newsletter; the audit log tells it by these names. */
export type NewsletterAct = 'create' | 'change' | 'schedule' | 'start' | 'pause' | 'resume' | 'cancel';

/** Who did it; nobody, where the program did it at its time. */
export async function noteAct(
  tx: Tx,
  id: string,
  act: NewsletterAct,
  by: string | null,
  now: Date,
  after: object,
): Promise<void> {
  await sql`insert into revision (kind, record_id, version, action, at, by, after)
    select 'newsletter', ${id}, 1 + count(*), ${act}, ${now}, ${by}, ${JSON.stringify(after)}::jsonb
    from revision where kind = 'newsletter' and record_id = ${id}`.execute(tx);
}
