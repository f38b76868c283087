import { eventPath } from '#lib/eventPath.ts';
import type { Organisation } from '#lib/organisation.ts';
import { type EventFacts, loadEventFacts } from '../events/event.load.ts';
import type { Links } from '../host/links.ts';
import type { SiteDb } from '../reading/database.load.ts';
import { type CalendarEntry, ical } from './ical.ts';

/** The calendar file of one event; null when there is none that a visitor may see. */
export async function eventFile(
  db: SiteDb,
  id: string,
  organisation: Organisation,
  links: Links,
): Promise<string | null> {
  const item = await loadEventFacts(db, id);
  return item && ical({ maker: organisation.name, entries: [eventEntry(item, links)] });
}

/** An event as calendars take it. It keeps its name there however often it is taken. */
export const eventEntry = (
  { id, name, description, place, unitName, begins, ends, changed, version }: Omit<EventFacts, 'type'>,
  links: Links,
): CalendarEntry => {
  const url = links.mainWhole(eventPath(id));
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
};
