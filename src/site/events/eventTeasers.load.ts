import type { event } from '#kinds/event.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { dayOf, startOfDay } from '#lib/dates.ts';
import { excerpt } from '#lib/html.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { listOccurrences, type OccurrenceQuery, type OnDay } from '#store/events/occurrenceList.ts';
import type { Load, Loaded } from '#store/records/load.ts';
import type { EventTeaser } from '../context/data.ts';
import type { ReadIn } from '../reading/teaser.load.ts';

const ON_CARDS = ['name', 'description', 'place', 'from_date', 'to_date', 'thumbnail'] as const;
type OnCards = (typeof ON_CARDS)[number];
const AS_CARDS: Load<typeof event, OnCards, 'whole'> = {
  fields: ON_CARDS,
  beginnings: ['description'],
  files: 'whole',
};

/** Maximum characters of an event's description in a list. */
const DECK = 180;

/** An event as lists show it. */
export function eventTeaserOf(item: OnDay<Loaded<typeof event, OnCards, 'whole'>>): EventTeaser {
  const from = dayOf(item.from_date ?? item.createdAt);
  const to = item.to_date ? dayOf(item.to_date) : from;
  return {
    id: item.id,
    day: item.day,
    name: item.name,
    deck: excerpt(item.description.replace(/\s+/g, ' ').trim(), DECK),
    from,
    to: to > from ? to : from,
    unitName: (item.department ?? item.diocese)?.name ?? '',
    place: item.place,
    picture: item.thumbnail,
  };
}

/** Query for events; without a unit, those of all units. */
type EventQuery = Omit<OccurrenceQuery, 'activated' | 'coming' | 'over' | 'readIn'> & ReadIn;
interface EventPage {
  readonly items: EventTeaser[];
  readonly total: number;
  readonly more: boolean;
}

/**
 * Active events that have not ended before this day, YYYY-MM-DD, earliest first (AMB-019). A series yields each of its days; only the next one with
 * `once`.
 */
export const upcomingEvents = (db: ReadDb, today: string, query: EventQuery): Promise<EventPage> =>
  teasers(db, { ...query, coming: startOfDay(today) });

/** Active events that ended before this day, latest first. */
export const pastEvents = (db: ReadDb, today: string, query: EventQuery): Promise<EventPage> =>
  teasers(db, { ...query, over: startOfDay(today) });

async function teasers(db: ReadDb, query: OccurrenceQuery): Promise<EventPage> {
  const page = await listOccurrences(VISITOR, db, { ...query, activated: true }, AS_CARDS);
  return { items: page.docs.map(eventTeaserOf), total: page.totalDocs, more: page.hasNextPage };
}
