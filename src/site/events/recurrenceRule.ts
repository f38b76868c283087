import { momentFrom } from '#lib/dates.ts';
import { weekdayNumber } from '#lib/months.ts';
import { type Recurrence, weekOfMonth } from '#lib/recurrence.ts';

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** A rule's weekday in RFC 5545 form: 'SU', in a month '2SU' or '-1SU'; undefined if the rule follows the day of the month. */
export function byDay({ repeats }: Pick<Recurrence, 'repeats'>, first: string): string | undefined {
  const weekday = WEEKDAYS[weekdayNumber(first)];
  if (repeats === 'weekly') return weekday;
  if (repeats === 'monthly_weekday') return `${weekOfMonth(first)}${weekday}`;
  return repeats === 'monthly_last' ? `-1${weekday}` : undefined;
}

/** A rule as an RFC 5545 RRULE. `start`: the entry's first day or minute, whose form the end has to match. */
export function recurrenceRule(rule: Recurrence, { first, start }: { first: string; start: string }): string {
  const { repeats, every, until, times } = rule;
  const parts = [`FREQ=${{ weekly: 'WEEKLY', yearly: 'YEARLY' }[repeats as string] ?? 'MONTHLY'}`];
  if (every > 1) parts.push(`INTERVAL=${every}`);
  const weekday = byDay(rule, first);
  if (weekday) parts.push(`BYDAY=${weekday}`);
  if (repeats === 'yearly') parts.push(`BYMONTH=${Number(first.slice(5, 7))}`);
  if (repeats === 'monthly' || repeats === 'yearly') parts.push(`BYMONTHDAY=${Number(first.slice(8))}`);
  if (times !== null) parts.push(`COUNT=${times}`);
  else if (until !== null) parts.push(`UNTIL=${endOf(until, start)}`);
  return parts.join(';');
}

/** The latest possible start of an occurrence: a day for whole days, else a time in UTC. */
function endOf(until: string, start: string): string {
  if (!start.includes('T')) return until.replaceAll('-', '');
  const moment = momentFrom(`${until}${start.slice(10)}`) ?? new Date(0);
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}
