import { event } from '#kinds/event.ts';
import { type NewsType, typeOfUnit } from '#kinds/news.ts';
import type { UnitRef } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { churchMinute } from '#lib/dates.ts';
import type { Loaded } from '#store/records/load.ts';
import { readRecord } from '#store/records/records.ts';
import type { EventTeaser, Site } from '../pages/data.ts';
import type { SiteDb } from '../reading/database.load.ts';
import { eventTeaserOf, upcomingEvents } from './eventTeasers.load.ts';

/** So many others are shown below an event. */
const OTHERS = 3;

type Told = 'name' | 'description' | 'place' | 'url' | 'from_date' | 'to_date' | 'thumbnail';

/** An event as its calendar file needs it. */
export interface EventFacts extends EventTeaser {
  readonly type: NewsType;
  readonly description: string;
  /** Both moments as YYYY-MM-DDTHH:mm in the church's own time; as YYYY-MM-DD where they are whole days. */
  readonly begins: string;
  readonly ends: string;
  readonly changed: Date;
  readonly version: number;
}

export interface EventData extends EventFacts {
  readonly unit: UnitRef | null;
  /** An address of its own elsewhere; '' when it has none. */
  readonly url: string;
  /** The next ones of the same family; on a unit's own site, of that unit. */
  readonly others: readonly EventTeaser[];
}

/** An active event that a visitor may see; null when there is none. */
export async function loadEventFacts(db: SiteDb, id: string): Promise<Omit<EventData, 'others'> | null> {
  const item = await readRecord(VISITOR, db, event, id, { files: 'whole' });
  return item ? eventFactsOf(item) : null;
}

/** What its page and its calendar file say of an event. */
export function eventFactsOf(item: Loaded<typeof event, Told, 'whole'>): Omit<EventData, 'others'> {
  const teaser = eventTeaserOf(item);
  const [begins, ends] = [item.from_date, item.to_date].map((moment) =>
    churchMinute(moment ?? item.createdAt),
  );
  const days = isMidnight(begins) && isMidnight(ends);
  return {
    ...teaser,
    type: typeOfUnit(item.diocese ? 'diocese' : 'department'),
    description: item.description,
    begins: days ? teaser.from : (begins ?? ''),
    ends: days ? teaser.to : (ends ?? ''),
    changed: item.updatedAt,
    version: item.version,
    unit: item.department ?? item.diocese,
    url: item.url,
  };
}

/** The same with the next events beside it, as they are on this site. */
export async function loadEvent(
  db: SiteDb,
  site: Site,
  id: string,
  today: string,
): Promise<EventData | null> {
  const facts = await loadEventFacts(db, id);
  if (!facts) return null;
  const of = site.kind === 'main' ? { type: facts.type } : { [site.kind]: [site.unit.id] };
  const others = await upcomingEvents(db, today, { ...of, without: id, page: 1, limit: OTHERS });
  return { ...facts, others: others.items };
}

const isMidnight = (minute: string | undefined): boolean => minute?.endsWith('T00:00') ?? false;
