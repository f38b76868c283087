import { dayOf, daysLater, startOfDay } from '#lib/dates.ts';
import { daysBetween } from '#lib/dayNames.ts';
import { type Recurrence, recurringDays } from '#lib/recurrence.ts';
import type { event } from './event.ts';
import type { RecordOf } from './records.ts';

type EventRecord = RecordOf<typeof event>;
export type EventException = EventRecord['exceptions'][number];

/** What says on which days an event takes place. */
export const SERIES_FIELDS = [
  'from_date',
  'to_date',
  'repeats',
  'repeat_every',
  'repeat_until',
  'repeat_times',
  'exceptions',
] as const;
export type EventSeries = Pick<EventRecord, (typeof SERIES_FIELDS)[number]>;

/** One day of a series. `day` is that which the rule gives, and its name for ever; a changed one may take place on another. */
export interface Occurrence {
  readonly day: string;
  readonly from: Date;
  readonly to: Date;
  /** What is otherwise on it. */
  readonly exception: EventException | undefined;
}

/** Lists show the days of a series from so many before today to so many after it: more than a year, so that what comes once a year is always there. */
const DAYS_LISTED = 400;

const DAY_MS = 86_400_000;

/** The rule of an event; null for one that takes place once. */
export const recurrenceOf = (
  of: Pick<EventSeries, 'repeats' | 'repeat_every' | 'repeat_until' | 'repeat_times'>,
): Recurrence | null =>
  of.repeats === ''
    ? null
    : {
        repeats: of.repeats,
        every: of.repeat_every ?? 1,
        until: of.repeat_until || null,
        times: of.repeat_times ?? null,
      };

/** When a series takes place on a day of its rule, unless that is otherwise. No clock of the church is ever put forward, so that a day has 24 hours. */
export function usualTimes(
  of: Pick<EventSeries, 'from_date' | 'to_date'>,
  day: string,
): { from: Date; to: Date } {
  const from = of.from_date ?? startOfDay(day);
  const later = daysBetween(from, startOfDay(day)) * DAY_MS;
  const to = of.to_date ?? from;
  return { from: new Date(from.getTime() + later), to: new Date(to.getTime() + later) };
}

/** The days of an event that repeats, in the order of the rule, without those that are left out. None of an event that takes place once. */
export function* occurrencesOf(series: EventSeries): Generator<Occurrence> {
  const rule = recurrenceOf(series);
  if (!rule || !series.from_date) return;
  const exceptions = new Map(series.exceptions.map((one) => [one.day, one]));
  for (const day of recurringDays(dayOf(series.from_date), rule)) {
    const exception = exceptions.get(day);
    if (exception?.left_out) continue;
    const { from, to } = usualTimes(series, day);
    yield { day, from: exception?.from_date ?? from, to: exception?.to_date ?? to, exception };
  }
}

/** One day of a series; undefined where the rule does not give it, or it is left out. */
export function occurrenceOn(series: EventSeries, day: string): Occurrence | undefined {
  for (const one of occurrencesOf(series)) {
    if (one.day === day) return one;
    if (one.day > day) return undefined;
  }
  return undefined;
}

/** The first `most` days that are not over before `today`. */
export function nextOccurrences(series: EventSeries, today: string, most: number): Occurrence[] {
  const start = startOfDay(today);
  const next: Occurrence[] = [];
  for (const one of occurrencesOf(series)) {
    if (one.to < start) continue;
    next.push(one);
    if (next.length === most) break;
  }
  return next;
}

/** The next day of a series; the last one where all are over. */
export function nextOrLast(series: EventSeries, today: string): Occurrence | undefined {
  const [next] = nextOccurrences(series, today, 1);
  if (next) return next;
  let last: Occurrence | undefined;
  for (const one of occurrencesOf(series)) last = one;
  return last;
}

/** The days that lists show: those around today, and always the next one and the last that was. */
export function listedOccurrences(series: EventSeries, today: string): Occurrence[] {
  const [earliest, latest] = [daysLater(today, -DAYS_LISTED), daysLater(today, DAYS_LISTED)];
  const listed: Occurrence[] = [];
  let before: Occurrence | undefined;
  for (const one of occurrencesOf(series)) {
    if (one.day < earliest) before = one;
    else if (one.day <= latest) listed.push(one);
    else {
      if ((listed.at(-1)?.day ?? '') < today) listed.push(one);
      break;
    }
  }
  return before && (listed[0]?.day ?? latest) > today ? [before, ...listed] : listed;
}

/** An event as it is on one of its days: its times, and the words that are otherwise then. */
export function onItsDay<
  T extends Pick<EventRecord, 'name' | 'description' | 'place' | 'from_date' | 'to_date'>,
>(
  item: T,
  {
    from,
    to,
    exception,
  }: Pick<Occurrence, 'from' | 'to'> & {
    readonly exception: Pick<EventException, 'name' | 'venue' | 'description'> | undefined;
  },
): T {
  return {
    ...item,
    from_date: from,
    to_date: to,
    name: exception?.name || item.name,
    place: exception?.venue || item.place,
    description: exception?.description || item.description,
  };
}
