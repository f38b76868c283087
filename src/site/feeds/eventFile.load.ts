import { event } from '#kinds/event.ts';
import {
  type EventSeries,
  type Occurrence,
  occurrenceOn,
  occurrencesOf,
  onItsDay,
  recurrenceOf,
  usualTimes,
} from '#kinds/eventDays.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { dayOf } from '#lib/dates.ts';
import { eventPath } from '#lib/eventPath.ts';
import type { Language } from '#lib/language.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { Loaded } from '#store/records/load.ts';
import { readRecord } from '#store/records/records.ts';
import { eventFactsOf, isWholeDays, minuteOf, type ShownEvent } from '../events/event.load.ts';
import { recurrenceRule } from '../events/recurrenceRule.ts';
import type { Links } from '../host/links.ts';
import { type CalendarEntry, ical } from './ical.ts';

/** An event with the data that calendars need. */
export type EventForCalendar = Loaded<typeof event, ShownEvent | 'exceptions', 'whole'>;

/**
 * Builds the calendar file of one event: a series with all its days unless one is given. null if there is none that visitors may see, or it does not
 * take place on that day.
 */
export async function eventFile(
  db: ReadDb,
  id: string,
  day: string | undefined,
  { organisation, language }: { readonly organisation: Organisation; readonly language: Language },
  links: Links,
): Promise<string | null> {
  const item = await readRecord(VISITOR, db, event, id, { files: 'whole', readIn: language });
  if (!item) return null;
  const one = day === undefined ? undefined : occurrenceOn(item, day);
  if (day !== undefined && !one) return null;
  const entries = one ? [entryOfDay(item, one, links)] : eventEntries(item, links);
  return entries.length > 0 ? ical({ maker: organisation.name, language, entries }) : null;
}

/** An event as calendar entries: for a series, the rule and the days that deviate from it. The UID is stable, so importing it again updates it. */
export function eventEntries(item: EventForCalendar, links: Links): CalendarEntry[] {
  const rule = recurrenceOf(item);
  const entry = entryOf(item, null, links);
  if (!rule || !item.from_date) return [entry];
  const days = isWholeDays(item.from_date, item.to_date ?? item.from_date);
  const usual = (day: string): string => minuteOf(usualTimes(item, day).from, days);
  const isOfRule = new Set<string>();
  const changed: CalendarEntry[] = [];
  for (const one of occurrencesOf(item)) {
    isOfRule.add(one.day);
    if (one.exception)
      changed.push({
        ...entryOf(onItsDay(item, one), one.day, links),
        uid: entry.uid,
        instead: usual(one.day),
      });
    if (one.day >= lastException(item)) break;
  }
  if (isOfRule.size === 0 && item.exceptions.length > 0) return [];
  const leftOut = item.exceptions.flatMap(({ day, left_out }) => (left_out && day ? [usual(day)] : []));
  return [
    { ...entry, rule: recurrenceRule(rule, { first: dayOf(item.from_date), start: entry.from }), leftOut },
    ...changed,
  ];
}

/** The days of an event in a month, YYYY-MM, as separate entries. */
export function entriesInMonth(item: EventForCalendar, month: string, links: Links): CalendarEntry[] {
  if (!recurrenceOf(item)) {
    const entry = entryOf(item, null, links);
    return entry.from.startsWith(month) ? [entry] : [];
  }
  const found: CalendarEntry[] = [];
  for (const one of occurrencesOf(item)) {
    if (one.day.slice(0, 7) > month && one.day > lastException(item)) break;
    if (dayOf(one.from).startsWith(month)) found.push(entryOfDay(item, one, links));
  }
  return found;
}

/** The last exception; after it every day follows the rule. */
const lastException = ({ exceptions }: Pick<EventSeries, 'exceptions'>): string =>
  exceptions.reduce((last, { day }) => (day && day > last ? day : last), '');

/** A single day of a series, with a UID different from the series' own. */
function entryOfDay(item: EventForCalendar, one: Occurrence, links: Links): CalendarEntry {
  const entry = entryOf(onItsDay(item, one), one.day, links);
  return { ...entry, uid: entry.uid.replace('@', `-${one.day}@`) };
}

function entryOf(item: EventForCalendar, day: string | null, links: Links): CalendarEntry {
  const { id, name, description, place, unitName, begins, ends, changed, version } = eventFactsOf({
    ...item,
    day,
  });
  const url = links.mainWhole(eventPath(id, day));
  return {
    uid: `event-${id}@${new URL(url).hostname}`,
    summary: name,
    description,
    place,
    url,
    category: unitName,
    from: begins,
    to: ends,
    changed,
    sequence: version,
  };
}
