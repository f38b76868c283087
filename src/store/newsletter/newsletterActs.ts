import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';

/** The actions on a newsletter, as the audit log names them. */
export type NewsletterAct = 'create' | 'change' | 'schedule' | 'start' | 'pause' | 'resume' | 'cancel';

/** Logs the act with its author; nobody for automatic ones. */
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
