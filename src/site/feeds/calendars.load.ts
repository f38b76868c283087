import { event } from '#kinds/event.ts';
import { SERIES_FIELDS } from '#kinds/eventDays.ts';
import type { NewsType } from '#kinds/news.ts';
import { prayer } from '#kinds/prayer.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { churchDayName } from '#lib/churchDayName.ts';
import { daysLater, startOfDay } from '#lib/dates.ts';
import { excerpt } from '#lib/html.ts';
import type { Language } from '#lib/language.ts';
import { readingsIn } from '#lib/readings.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { type ListQuery, listRecords } from '#store/records/records.ts';
import type { Site } from '../context/data.ts';
import type { Links } from '../host/links.ts';
import type { ReadIn } from '../reading/teaser.load.ts';
import { type EventForCalendar, entriesInMonth, eventEntries } from './eventFile.load.ts';
import type { CalendarEntry } from './ical.ts';

/** Past events and prayers stay in the calendar this long, for clients that rarely poll. */
const DAYS_KEPT = 60;
const MOST_EVENTS = 300;
const MOST_PRAYERS = 800;
/** Maximum characters of a prayer used as its title in the calendar. */
const SUMMARY = 80;

const EVENT_FIELDS = ['name', 'description', 'place', 'url', 'thumbnail', ...SERIES_FIELDS] as const;

/** The owner of the events: the whole church, a family or one unit. */
type Whose = Pick<ListQuery, 'type' | 'department' | 'diocese'> & ReadIn;

/** Loads a site's upcoming and recent events: of the whole church, of all units of a kind if `type` is given, or of the unit whose site it is. */
export async function loadEventCalendar(
  db: ReadDb,
  site: Site,
  type: NewsType | undefined,
  { today, readIn }: ReadIn & { readonly today: string },
  links: Links,
): Promise<CalendarEntry[]> {
  const own = site.kind === 'main' ? { type } : { [site.kind]: [site.unit.id] };
  const items = await eventsFrom(db, daysLater(today, -DAYS_KEPT), { ...own, readIn });
  return items.flatMap((item) => eventEntries(item, links));
}

/** Loads the events that begin in a month, YYYY-MM, each day of a series as a separate event. */
export async function loadEventMonth(
  db: ReadDb,
  month: string,
  whose: Whose,
  links: Links,
): Promise<CalendarEntry[]> {
  const items = await eventsFrom(db, `${month}-01`, whose);
  const entries = items.flatMap((item) => entriesInMonth(item, month, links));
  return entries.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
}

/** Loads the events that have not ended before a day, earliest first. */
async function eventsFrom(db: ReadDb, day: string, whose: Whose): Promise<readonly EventForCalendar[]> {
  const { docs } = await listRecords(
    VISITOR,
    db,
    event,
    {
      ...{ ...whose, where: { ends_from: startOfDay(day) }, activated: true },
      ...{ order: 'upcoming', page: 1, limit: MOST_EVENTS },
    },
    { fields: EVENT_FIELDS, files: 'whole' },
  );
  return docs;
}

/**
 * Loads the Sundays, feasts and other days of which readings are entered, from the recent ones on. `addressOf`: the
 * absolute URL of a day's page.
 */
export async function loadReadingCalendar(
  db: ReadDb,
  today: string,
  addressOf: (day: string) => string,
  readIn: Language,
): Promise<CalendarEntry[]> {
  const where = { from_date: daysLater(today, -DAYS_KEPT) };
  const query = { where, order: 'byDay', page: 1, limit: MOST_PRAYERS, readIn };
  const { docs } = await listRecords(VISITOR, db, prayer, query);
  return docs
    .filter(({ readings }) => readings.trim() !== '')
    .map(({ id, date, day_name: name, readings, updatedAt, version }) => {
      const day = date ?? '';
      const url = addressOf(day);
      return {
        uid: `readings-${id}@${new URL(url).hostname}`,
        summary: churchDayName(day, name, readIn),
        description: readingsIn(readings, readIn)
          .map((one) => [one.name, one.passage].filter(Boolean).join(': '))
          .join('\n'),
        url,
        ...{ from: day, to: day, changed: updatedAt, sequence: version },
      };
    });
}

/** Loads the prayers of the coming and the recent days. `page`: the absolute URL of the prayer calendar. */
export async function loadPrayerCalendar(
  db: ReadDb,
  today: string,
  page: string,
  readIn: Language,
): Promise<CalendarEntry[]> {
  const where = { from_date: daysLater(today, -DAYS_KEPT) };
  const query = { where, order: 'byDay', page: 1, limit: MOST_PRAYERS, readIn };
  const { docs } = await listRecords(VISITOR, db, prayer, query);
  // Those that only have readings are in a calendar of their own.
  const prayed = docs.filter(({ description }) => description.trim() !== '');
  return prayed.map(({ id, date, description, updatedAt, version }) => ({
    uid: `prayer-${id}@${new URL(page).hostname}`,
    summary: excerpt(description.replace(/\s+/g, ' ').trim(), SUMMARY),
    description,
    url: page,
    from: date ?? '',
    to: date ?? '',
    changed: updatedAt,
    sequence: version,
  }));
}
