import { becomes, type Rules, refused } from './rule.ts';

/** An event does not end before it begins (AMB-097). */
export const eventRules: Rules = async (context) => {
  const [from, to] = [becomes(context, 'from_date'), becomes(context, 'to_date')];
  if (from instanceof Date && to instanceof Date && to < from)
    throw refused('to_date', 'The end must not be before the start');
  return {};
};
