import { dayOf, daysLater, startOfDay } from '#lib/dates.ts';
import { daysBetween } from '#lib/dayNames.ts';
import { type Recurrence, recurringDays } from '#lib/recurrence.ts';
import type { event } from './event.ts';
import type { RecordOf } from './records.ts';

type EventRecord = RecordOf<typeof event>;
export type EventException = EventRecord['exceptions'][number];

/** The fields that determine on which days an event takes place. */
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

/** One day of a series. `day` is the one given by the rule, and its permanent name; a changed one may take place on another. */
export interface Occurrence {
  readonly day: string;
  readonly from: Date;
  readonly to: Date;
  /** Its exception. */
  readonly exception: EventException | undefined;
}

/** Lists show the days of a series from this many before today to this many after it: more than a year, so that an annual day is always included. */
const DAYS_LISTED = 400;

const DAY_MS = 86_400_000;

/** The recurrence rule of an event; null if it takes place once. */
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

/** The times of a series on a day of its rule, without exceptions. The church's time zone has no daylight saving time, so a day has 24 hours. */
export function usualTimes(
  of: Pick<EventSeries, 'from_date' | 'to_date'>,
  day: string,
): { from: Date; to: Date } {
  const from = of.from_date ?? startOfDay(day);
  const later = daysBetween(from, startOfDay(day)) * DAY_MS;
  const to = of.to_date ?? from;
  return { from: new Date(from.getTime() + later), to: new Date(to.getTime() + later) };
}

/** The days of a repeating event, in the order of the rule, without cancelled ones. None for an event that takes place once. */
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

/** One day of a series; undefined if the rule does not give it, or it is cancelled. */
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

/** The days that lists show: those around today, and always the next and the last past one. */
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

/** An event as it is on one of its days: its times, and the texts changed for that day. */
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
