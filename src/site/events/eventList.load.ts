import { type NewsType, unitOfType } from '#kinds/news.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { EventTeaser, UnitLink } from '../context/data.ts';
import type { ReadIn } from '../reading/teaser.load.ts';
import { pastEvents, upcomingEvents } from './eventTeasers.load.ts';

/** Events per page (002 §9). */
const PAGE_SIZE = 20;
/** Number of past events below the upcoming ones. */
const LAST_PAST = 4;

export interface EventListData {
  readonly type: NewsType;
  /** The requested department or diocese; undefined: all. */
  readonly unit: UnitLink | undefined;
  /** Whether only past events are requested. */
  readonly isPast: boolean;
  readonly items: readonly EventTeaser[];
  /** The latest past events, below the upcoming ones. */
  readonly past: readonly EventTeaser[];
  readonly morePast: boolean;
  readonly page: number;
  readonly pages: number;
}

/**
 * Loads a page of the events of a family or of one unit: the upcoming ones, on the first page with the latest past ones; or the past ones only. null
 * for a page beyond the last.
 */
export async function loadEventList(
  db: ReadDb,
  today: string,
  { type, unit, isPast, page, readIn }: Pick<EventListData, 'type' | 'unit' | 'isPast' | 'page'> & ReadIn,
): Promise<EventListData | null> {
  const of = { type, readIn, ...(unit && { [unitOfType(type)]: [unit.id] }) };
  const [{ items, total }, past] = await Promise.all([
    (isPast ? pastEvents : upcomingEvents)(db, today, { ...of, page, limit: PAGE_SIZE }),
    isPast || page > 1 ? NOTHING : pastEvents(db, today, { ...of, page: 1, limit: LAST_PAST }),
  ]);
  const pages = Math.ceil(total / PAGE_SIZE);
  if (page > Math.max(1, pages)) return null;
  return { type, unit, isPast, items, past: past.items, morePast: past.more, page, pages };
}

const NOTHING = { items: [], more: false };
