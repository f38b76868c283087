import { type NewsType, news } from '#kinds/news.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Language } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { newsPath } from '#lib/newsPath.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { newsAddresses } from '#store/records/newsAddresses.ts';
import { countNews } from '#store/records/records.ts';
import { languagesOfVersions } from '#store/records/versionFor.ts';
import type { NewsTeaser, Site } from '../context/data.ts';
import { newsTeasers } from '../reading/teaser.load.ts';
import { FEED_LENGTH, type FeedItem } from '../routing/route.ts';
import { MOST_NEWS, type Place } from './sitemap.ts';

/** Loads the newest news of a site: of all, of one family, or of the unit whose site it is. */
export async function loadNewsFeed(
  db: ReadDb,
  site: Site,
  type: NewsType | undefined,
  readIn: Language,
): Promise<FeedItem[]> {
  const own = site.kind === 'main' ? { type } : { [site.kind]: [site.unit.id] };
  const { items } = await newsTeasers(db, { ...own, page: 1, limit: FEED_LENGTH, readIn, firstAlone: true });
  return items.map(itemOfNews);
}

const itemOfNews = ({ id, type, unitName, ...item }: NewsTeaser): FeedItem => ({
  ...item,
  path: newsPath(type, id),
  category: unitName,
});

/** Number of sitemaps needed for the active news. */
export async function newsPages(db: ReadDb): Promise<number> {
  const { active } = await countNews(VISITOR, db, {});
  return Math.max(1, Math.ceil(active / MOST_NEWS));
}

/** Loads one of these sitemaps; `page` counts from 1. `whole` makes URLs absolute. */
export async function loadNewsPlaces(
  db: ReadDb,
  page: number,
  whole: (path: string) => string,
): Promise<Place[]> {
  const [found, languages] = await Promise.all([
    newsAddresses(VISITOR, db, { page, limit: MOST_NEWS }),
    languagesOfVersions(VISITOR, db, news),
  ]);
  return found.map(({ type, id, updatedAt }) => ({
    address: whole(languagePath(languages.get(id) ?? 'en', newsPath(type, id))),
    changed: updatedAt.toISOString(),
  }));
}
