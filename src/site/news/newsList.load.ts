import type { NewsType } from '#kinds/news.ts';
import { unitOfType } from '#kinds/news.ts';
import type { NewsTeaser, UnitLink } from '../data.ts';
import type { SiteDb } from '../database.load.ts';
import { newsTeasers } from '../teaser.load.ts';

/** News a page (002 §9). */
const PAGE_SIZE = 21;

export interface NewsListData {
  readonly type: NewsType;
  /** The department or diocese that is asked for; undefined: all. */
  readonly unit: UnitLink | undefined;
  readonly items: readonly NewsTeaser[];
  readonly page: number;
  readonly pages: number;
}

/** A page of a family's news, or of one unit's; null for a page behind the last. */
export async function loadNewsList(
  db: SiteDb,
  type: NewsType,
  unit: UnitLink | undefined,
  page: number,
): Promise<NewsListData | null> {
  const units = unit && { [unitOfType(type)]: [unit.id] };
  const { items, total } = await newsTeasers(db, { type, ...units, page, limit: PAGE_SIZE });
  const pages = Math.ceil(total / PAGE_SIZE);
  return page > Math.max(1, pages) ? null : { type, unit, items, page, pages };
}
