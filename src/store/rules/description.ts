import { sql } from 'kysely';
import { refusedField } from '#lib/refusal.ts';
import { becomes, type Rules } from '../records/rule.ts';

/** There is one text of each type (001 §4). The index would refuse a second one; this gives a readable message. */
export const descriptionRules: Rules = async (context) => {
  if (context.change.deleted_at) return {};
  const type = becomes(context, 'type');
  const there = await sql`
    select 1 from description where type = ${type} and id <> ${context.id} and deleted_at is null`.execute(
    context.tx,
  );
  if (there.rows.length > 0)
    throw refusedField('type', 'This text exists already. Edit the one that is there.');
  return {};
};
