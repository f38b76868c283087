import { sql } from 'kysely';
import { refusedField } from '#lib/refusal.ts';
import type { WriteContext } from '../rows/rows.ts';

/** The console's message for an existing address; visitors never get it (AMB-052). */
export const KNOWN_ADDRESS = 'Email already subscribed';

/** The columns of a subscriber who gets mails again after a server has refused the address. */
export const UNSUPPRESSED = { parked_at: null, parked_reason: '', soft_bounces: 0 } as const;

/** Addresses are unique, ignoring case (AMB-052). */
export async function subscriberRules({
  tx,
  id,
  before,
  change,
}: WriteContext): Promise<Record<string, unknown>> {
  if (change.deleted_at) return {};
  const email = String(change.email ?? before?.email ?? '');
  const there = await sql`
    select 1 from subscriber where lower(email) = lower(${email}) and id <> ${id} and deleted_at is null`.execute(
    tx,
  );
  if (there.rows.length > 0) throw refusedField('email', KNOWN_ADDRESS);
  // The server's refusal was about the previous address.
  return before && email !== before.email ? UNSUPPRESSED : {};
}
