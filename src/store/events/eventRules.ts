import { runsBackwards } from '#kinds/event.ts';
import {
  type EventException,
  type EventSeries,
  recurrenceOf,
  SERIES_FIELDS,
  usualTimes,
} from '#kinds/eventDays.ts';
import { endBeforeStart, notTheLast, oneEnd, untilBeforeFirst } from '#kinds/sentences.ts';
import { dayOf } from '#lib/dates.ts';
import { isLastOfMonth, recurringDays } from '#lib/recurrence.ts';
import { refusedField } from '#lib/refusal.ts';
import { becomes, type Rules, trashed } from '../records/rule.ts';
import type { WriteContext } from '../rows/rows.ts';
import { keepOccurrences } from './occurrences.ts';

/**
 * An event does not end before it begins (AMB-097). For a repeating event, exceptions are kept as long as the rule has their days, and the days that lists show
 * are stored separately.
 */
export const eventRules: Rules = async (context) => {
  const [from_date, to_date] = [becomes(context, 'from_date'), becomes(context, 'to_date')];
  if (runsBackwards({ from_date, to_date })) throw refusedField('to_date', endBeforeStart);
  if (trashed(context)) return {};
  const asked = seriesOf((name) => becomes(context, name));
  const before = context.before && seriesOf((name) => context.before?.[name]);
  const rule = recurrenceOf(asked);
  if (!rule) return before?.repeats ? withoutDays(context, asked) : {};
  const first = asked.from_date && dayOf(asked.from_date);
  if (!first) return {};
  if (rule.until !== null && rule.until < first) throw refusedField('repeat_until', untilBeforeFirst);
  if (rule.until !== null && rule.times !== null) throw refusedField('repeat_times', oneEnd);
  if (rule.repeats === 'monthly_last' && !isLastOfMonth(first)) throw refusedField('repeats', notTheLast);
  const exceptions = exceptionsOf(asked, before);
  await keepOccurrences(context.tx, context.id, { ...asked, exceptions }, context.now);
  const isSame = context.change.exceptions === undefined && exceptions.length === 0;
  return isSame ? {} : { exceptions };
};

/** What is left of a series that takes place only once from now on. */
async function withoutDays(
  { tx, id, now }: WriteContext,
  asked: EventSeries,
): Promise<Record<string, unknown>> {
  await keepOccurrences(tx, id, asked, now);
  return { repeat_every: null, repeat_until: null, repeat_times: null, exceptions: [] };
}

function seriesOf(named: (name: string) => unknown): EventSeries {
  const all = Object.fromEntries(SERIES_FIELDS.map((name) => [name, named(name)]));
  return {
    ...(all as unknown as EventSeries),
    repeats: (all.repeats ?? '') as EventSeries['repeats'],
    exceptions: (all.exceptions ?? []) as EventSeries['exceptions'],
  };
}

/**
 * The exceptions, each once and in order, as far as the rule has their days. Exceptions without their own time use the series'; those that had the series' time
 * follow when it changes.
 */
function exceptionsOf(series: EventSeries, before: EventSeries | null): EventException[] {
  const rule = recurrenceOf(series);
  if (!rule || !series.from_date || series.exceptions.length === 0) return [];
  const byDay = new Map(series.exceptions.map((one) => [one.day, one]));
  const last = [...byDay.keys()].sort().at(-1) ?? '';
  const kept: EventException[] = [];
  for (const day of recurringDays(dayOf(series.from_date), rule)) {
    if (day > last) break;
    const one = byDay.get(day);
    if (one)
      kept.push({ ...completed(one, usualTimes(series, day), before && usualTimes(before, day)), day });
  }
  return kept;
}

function completed(one: EventException, usual: Times, former: Times | null): Omit<EventException, 'day'> {
  const { left_out, name, venue, description, from_date, to_date } = one;
  const { from, to } = former ?? usual;
  const isUsual =
    left_out === true ||
    from_date === null ||
    (isSameMinute(from_date, from) && isSameMinute(to_date ?? to, to));
  const times = isUsual ? usual : { from: from_date, to: to_date ?? later(from_date, usual) };
  if (times.to < times.from) throw refusedField('exceptions', endBeforeStart);
  return {
    ...{ left_out: left_out === true, name: name ?? '', venue: venue ?? '', description: description ?? '' },
    ...{ from_date: times.from, to_date: times.to },
  };
}

type Times = ReturnType<typeof usualTimes>;

/** As long after its own beginning as the series lasts. */
const later = (from: Date, usual: Times): Date =>
  new Date(from.getTime() + usual.to.getTime() - usual.from.getTime());

const isSameMinute = (one: Date, other: Date): boolean =>
  Math.floor(one.getTime() / 60_000) === Math.floor(other.getTime() / 60_000);
