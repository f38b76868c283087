import type { NewsType } from '#kinds/news.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { excerpt } from '#lib/html.ts';
import { newsPath } from '#lib/newsPath.ts';
import { newsAddresses } from '#store/records/newsAddresses.ts';
import { countNews } from '#store/records/records.ts';
import { campaignTeasers } from '../campaigns/campaignTeasers.load.ts';
import { bookPath, campaignPath } from '../host/paths.ts';
import type { NewsTeaser, PublicationType, Site } from '../pages/data.ts';
import { publicationTeasers } from '../publications/publication.load.ts';
import type { publicationPlaces } from '../publications/publicationPlaces.ts';
import type { SiteDb } from '../reading/database.load.ts';
import { newsTeasers } from '../reading/teaser.load.ts';
import { statementPath } from '../statements/statementPaths.ts';
import { newestStatements, type StatementType } from '../statements/statements.load.ts';
import type { FeedItem } from './rss.ts';
import { MOST_NEWS, type Place } from './sitemap.ts';

const FEED_LENGTH = 30;
/** So much of a text stands in a feed. */
const DECK = 300;

/** The newest news of a site: of all, of one family, or of the unit whose site it is. */
export async function loadNewsFeed(db: SiteDb, site: Site, type: NewsType | undefined): Promise<FeedItem[]> {
  const own = site.kind === 'main' ? { type } : { [site.kind]: [site.unit.id] };
  const { items } = await newsTeasers(db, { ...own, page: 1, limit: FEED_LENGTH });
  return items.map(itemOfNews);
}

const itemOfNews = ({ id, type, unitName, ...item }: NewsTeaser): FeedItem => ({
  ...item,
  path: newsPath(type, id),
  category: unitName,
});

/** The newest campaigns. */
export async function loadCampaignFeed(db: SiteDb): Promise<FeedItem[]> {
  const { items } = await campaignTeasers(db, { page: 1, limit: FEED_LENGTH });
  return items.map(({ id, ...item }) => ({ ...item, path: campaignPath(id), category: '' }));
}

/** The newest announcements of a type. */
export async function loadStatementFeed(db: SiteDb, type: StatementType): Promise<FeedItem[]> {
  const found = await newestStatements(db, type, FEED_LENGTH);
  return found.map(({ id, title, day, description }) => ({
    ...{ title, day, category: '', picture: null },
    path: statementPath(id),
    deck: excerpt(description.replace(/\s+/g, ' ').trim(), DECK),
  }));
}

/** The newest publications of a type, of all or of one department. Several stand on one page, so each is known by the address that leads there. */
export async function loadPublicationFeed(
  db: SiteDb,
  type: PublicationType,
  department: string | undefined,
  { withIn }: Pick<ReturnType<typeof publicationPlaces>, 'withIn'>,
): Promise<FeedItem[]> {
  const { items } = await publicationTeasers(db, type, { department, page: 1, limit: FEED_LENGTH });
  return items.map(({ id, year, month, title, day, deck, unitName, picture, files }) => ({
    ...{ title, day, deck, picture, category: unitName, paper: files[0] },
    ownPath: bookPath(id),
    path: type === 'books' ? bookPath(id) : withIn({ type, year, month }),
  }));
}

/** How many site maps the active news fill. */
export async function newsPages(db: SiteDb): Promise<number> {
  const { active } = await countNews(VISITOR, db, {});
  return Math.max(1, Math.ceil(active / MOST_NEWS));
}

/** One of them; `page` counts from 1. `whole` makes whole addresses. */
export async function loadNewsPlaces(
  db: SiteDb,
  page: number,
  whole: (path: string) => string,
): Promise<Place[]> {
  const found = await newsAddresses(VISITOR, db, { page, limit: MOST_NEWS });
  return found.map(({ type, id, updatedAt }) => ({
    address: whole(newsPath(type, id)),
    changed: updatedAt.toISOString(),
  }));
}
