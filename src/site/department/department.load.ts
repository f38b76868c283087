import type { NewsTeaser, UnitLink } from '../data.ts';
import type { SiteDb } from '../database.load.ts';
import { newsTeasers } from '../teaser.load.ts';

/** One large and four rows; 'Load More' only when there are more than six in all (002 §9, AMB-063). */
const NEWS_SHOWN = 5;
const MORE_ABOVE = 6;

export interface DepartmentData {
  readonly unit: UnitLink;
  readonly news: readonly NewsTeaser[];
  readonly moreNews: boolean;
}

/** A department with its newest news. */
export async function loadDepartment(db: SiteDb, unit: UnitLink): Promise<DepartmentData> {
  const news = await newsTeasers(db, {
    type: 'departments',
    department: [unit.id],
    page: 1,
    limit: NEWS_SHOWN,
  });
  return { unit, news: news.items, moreNews: news.total > MORE_ABOVE };
}
