import { type NewsType, unitOfType } from '#kinds/news.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { EventTeaser, UnitLink } from '../pages/data.ts';
import type { ReadIn } from '../reading/teaser.load.ts';
import { pastEvents, upcomingEvents } from './eventTeasers.load.ts';

/** Events a page (002 §9). */
const PAGE_SIZE = 20;
/** So many past ones stand below those that are coming. */
const LAST_PAST = 4;

export interface EventListData {
  readonly type: NewsType;
  /** The department or diocese that is asked for; undefined: all. */
  readonly unit: UnitLink | undefined;
  /** Whether only past events are asked for. */
  readonly isPast: boolean;
  readonly items: readonly EventTeaser[];
  /** The last ones that are over, below those that are coming. */
  readonly past: readonly EventTeaser[];
  readonly morePast: boolean;
  readonly page: number;
  readonly pages: number;
}

/**
 * A page of a family's events, or of one unit's: those that are coming, the last past ones below them on the first page; or the past ones alone.
 * null for a page behind the last.
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
