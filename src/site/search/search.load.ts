import { MOST_COUNTED } from '#store/searchPage.ts';
import type { NewsTeaser } from '../data.ts';
import type { SiteDb } from '../database.load.ts';
import { newsTeasers } from '../teaser.load.ts';

/** As many as a page of a news list. */
const PAGE_SIZE = 21;

export interface SearchData {
  readonly query: string;
  readonly items: readonly NewsTeaser[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** Whether there may be more than `total`: a search stops counting somewhere. */
  readonly more: boolean;
}

/** A page of what was found among all active news; the newest for an empty search (AMB-065). */
export async function loadSearch(db: SiteDb, query: string, page: number): Promise<SearchData> {
  const { items, total } = await newsTeasers(db, { search: query, page, limit: PAGE_SIZE });
  const more = query !== '' && total >= MOST_COUNTED;
  return { query, items, page, pages: Math.ceil(total / PAGE_SIZE), total, more };
}
