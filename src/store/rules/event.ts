import { runsBackwards } from '#kinds/event.ts';
import { endBeforeStart } from '#kinds/sentences.ts';
import { refusedField } from '#lib/refusal.ts';
import { becomes, type Rules } from './rule.ts';

/** An event does not end before it begins (AMB-097). */
export const eventRules: Rules = async (context) => {
  const [from_date, to_date] = [becomes(context, 'from_date'), becomes(context, 'to_date')];
  if (runsBackwards({ from_date, to_date })) throw refusedField('to_date', endBeforeStart);
  return {};
};
