import { event } from '#kinds/event.ts';
import {
  type EventSeries,
  nextOccurrences,
  nextOrLast,
  occurrenceOn,
  onItsDay,
  recurrenceOf,
} from '#kinds/eventDays.ts';
import { type NewsType, typeOfUnit } from '#kinds/news.ts';
import type { UnitRef } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { churchMinute, dayOf } from '#lib/dates.ts';
import type { Recurrence } from '#lib/recurrence.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { OnDay } from '#store/events/occurrenceList.ts';
import type { Loaded } from '#store/records/load.ts';
import { readRecord } from '#store/records/records.ts';
import type { EventTeaser, Site } from '../context/data.ts';
import type { ReadIn } from '../reading/teaser.load.ts';
import { eventTeaserOf, upcomingEvents } from './eventTeasers.load.ts';

/** Number of other events shown below an event. */
const OTHERS = 3;

/** Number of upcoming days listed for a series. */
const NEXT_DAYS = 5;

/** The fields read to show an event. */
export type ShownEvent =
  | 'name'
  | 'description'
  | 'place'
  | 'url'
  | 'from_date'
  | 'to_date'
  | 'thumbnail'
  | keyof Omit<EventSeries, 'exceptions'>;

/** An event with the data that its calendar file needs. */
export interface EventFacts extends EventTeaser {
  readonly type: NewsType;
  readonly description: string;
  /** Start and end as YYYY-MM-DDTHH:mm in the church's time zone; as YYYY-MM-DD for whole days. */
  readonly begins: string;
  readonly ends: string;
  readonly changed: Date;
  readonly version: number;
}

/** The recurrence of an event. */
export interface EventRepeats extends Recurrence {
  /** Its first day, YYYY-MM-DD. */
  readonly first: string;
  /** Its next days: the day that names the page, and the start. */
  readonly next: readonly { readonly day: string; readonly begins: string }[];
}

export interface EventData extends EventFacts {
  readonly unit: UnitRef | null;
  /** Its own URL elsewhere; '' if it has none. */
  readonly url: string;
  /** null if it does not repeat. */
  readonly repeats: EventRepeats | null;
  /** The next events of the same family; on a unit's own site, of that unit. */
  readonly others: readonly EventTeaser[];
}

/**
 * Loads an active event that visitors may see, on one of its days; for a series without `day`, the next occurrence. null if there is none, or it does
 * not take place on that day.
 */
export async function loadEventFacts(
  db: ReadDb,
  id: string,
  { today, readIn }: ReadIn & { readonly today: string },
  day?: string,
): Promise<Omit<EventData, 'others'> | null> {
  const item = await readRecord(VISITOR, db, event, id, { files: 'whole', readIn });
  if (!item) return null;
  const rule = recurrenceOf(item);
  if (!rule) return day === undefined ? { ...eventFactsOf({ ...item, day: null }), repeats: null } : null;
  const shown = day === undefined ? nextOrLast(item, today) : occurrenceOn(item, day);
  if (!shown && day !== undefined) return null;
  const facts = eventFactsOf({ ...(shown ? onItsDay(item, shown) : item), day: day ?? null });
  const next = nextOccurrences(item, today, NEXT_DAYS).map((one) => ({
    day: one.day,
    begins: minuteOf(one.from, isWholeDays(one.from, one.to)),
  }));
  return { ...facts, repeats: { ...rule, first: dayOf(item.from_date ?? item.createdAt), next } };
}

/** Data of an event for its page and its calendar file. */
export function eventFactsOf(
  item: OnDay<Loaded<typeof event, ShownEvent, 'whole'>>,
): Omit<EventData, 'others' | 'repeats'> {
  const from = item.from_date ?? item.createdAt;
  const to = item.to_date ?? item.createdAt;
  const days = isWholeDays(from, to);
  return {
    ...eventTeaserOf(item),
    type: typeOfUnit(item.diocese ? 'diocese' : 'department'),
    description: item.description,
    begins: minuteOf(from, days),
    ends: minuteOf(to, days),
    changed: item.updatedAt,
    version: item.version,
    unit: item.department ?? item.diocese,
    url: item.url,
  };
}

/** Loads an event together with the next events of this site. */
export async function loadEvent(
  db: ReadDb,
  site: Site,
  id: string,
  { today, readIn }: ReadIn & { readonly today: string },
  day?: string,
): Promise<EventData | null> {
  const facts = await loadEventFacts(db, id, { today, readIn }, day);
  if (!facts) return null;
  const of = site.kind === 'main' ? { type: facts.type } : { [site.kind]: [site.unit.id] };
  const others = await upcomingEvents(db, today, {
    ...{ ...of, readIn, without: id, once: true },
    ...{ page: 1, limit: OTHERS },
  });
  return { ...facts, others: others.items };
}

/** Whether an event takes whole days: it starts and ends at midnight. */
export const isWholeDays = (from: Date, to: Date): boolean =>
  [from, to].every((moment) => churchMinute(moment).endsWith('T00:00'));

/** A moment as YYYY-MM-DDTHH:mm, or only its day. */
export const minuteOf = (moment: Date, wholeDays: boolean): string =>
  wholeDays ? dayOf(moment) : churchMinute(moment);
