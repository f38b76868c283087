import { sql } from 'kysely';
import { MOST_QUESTIONS, MOST_WORDINGS, wordingsIn } from '#kinds/question.ts';
import { Refusal, refusedField } from '#lib/refusal.ts';
import { wordsOf } from '#lib/words.ts';
import { becomes, type Rules } from '../records/rule.ts';

/** A path on the main site: neither `//host` nor `/\\host`, which browsers read as another host. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** A question has wordings with words in them, few enough to be compared with every search, and a page of this website. */
export const questionRules: Rules = async (context) => {
  // To the trash.
  if (context.change.deleted_at) return {};
  const wordings = wordingsIn(String(becomes(context, 'wordings') ?? ''));
  if (wordings.length > MOST_WORDINGS)
    throw refusedField('wordings', `Please enter at most ${MOST_WORDINGS} lines.`);
  if (wordings.some((wording) => wordsOf(wording).length === 0))
    throw refusedField('wordings', 'Each line must have a word in it.');
  if (!OWN_PATH.test(String(becomes(context, 'page') ?? '')))
    throw refusedField('page', 'This is not an address of this website. Please enter one of its main site.');
  if (context.before === null || context.change.deleted_at === null) await refuseMore(context);
  return {};
};

/** Two writers at once may make one more than that: the search reads no more than so many. */
async function refuseMore({ tx }: Parameters<Rules>[0]): Promise<void> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from question where deleted_at is null`.execute(tx);
  if ((rows[0]?.n ?? 0) >= MOST_QUESTIONS)
    throw new Refusal(422, `There are ${MOST_QUESTIONS} questions already. Please delete one first.`);
}
