import type { Language } from '#lib/language.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { platinumAds } from '../advertisements/advertisements.load.ts';
import { campaignTeasers } from '../campaigns/campaignTeasers.load.ts';
import type {
  Advertisement,
  CampaignTeaser,
  EventTeaser,
  NewsTeaser,
  PublicationTeaser,
  VideoTeaser,
} from '../context/data.ts';
import { upcomingEvents } from '../events/eventTeasers.load.ts';
import { publicationTeasers } from '../publications/publication.load.ts';
import { ownFirst } from '../reading/ownFirst.ts';
import { videoTeasers } from '../videos/videoTeasers.load.ts';
import { type FrontNews, loadFrontNews } from './frontNews.load.ts';
import { loadToday, type TodayData } from './today.load.ts';

/** As many as the sections show; loading the twenty of 002 §9 would be wasted. */
const SHOWN = { events: 3, videos: 4, issues: 6, books: 10, campaigns: 2 };
/** What has no index by language is chosen from so many of the next, so that what is in the page's language can come first. */
const CHOSEN_FROM = { events: 30, campaigns: 8 };

export interface HomeData {
  /** The two carousels of synod news (AMB-055). */
  readonly lead: readonly NewsTeaser[];
  readonly more: readonly NewsTeaser[];
  readonly today: TodayData;
  readonly dioceseNews: readonly NewsTeaser[];
  readonly otherLanguages: FrontNews['otherLanguages'];
  readonly events: readonly EventTeaser[];
  readonly videos: readonly VideoTeaser[];
  readonly issues: readonly PublicationTeaser[];
  readonly books: readonly PublicationTeaser[];
  readonly campaigns: readonly CampaignTeaser[];
  readonly ads: readonly Advertisement[];
}

/** Loads the sections of /home, one query each, all in parallel, for a reader of this language. `today`: YYYY-MM-DD. */
export async function loadHome(db: ReadDb, today: string, readIn: Language): Promise<HomeData> {
  const first = (limit: number) => ({ page: 1, limit, readIn });
  const alone = (limit: number) => ({ ...first(limit), firstAlone: true });
  const read = readIn === 'en' ? SHOWN : CHOSEN_FROM;
  const [news, events, videos, issues, books, campaigns, ads, praying] = await Promise.all([
    loadFrontNews(db, today, readIn),
    upcomingEvents(db, today, { type: 'departments', once: true, ...first(read.events) }),
    videoTeasers(db, { page: 1, limit: SHOWN.videos }),
    publicationTeasers(db, 'magazine', alone(SHOWN.issues)),
    publicationTeasers(db, 'books', alone(SHOWN.books)),
    campaignTeasers(db, alone(read.campaigns)),
    platinumAds(db),
    loadToday(db, today, readIn),
  ]);
  return {
    lead: news.synod.slice(0, 6),
    more: news.synod.slice(6, 10),
    today: praying,
    dioceseNews: news.dioceses,
    otherLanguages: news.otherLanguages,
    events: ownFirst(events.items, ({ name }) => name, readIn).slice(0, SHOWN.events),
    videos: videos.items,
    issues: issues.items,
    books: books.items,
    campaigns: ownFirst(campaigns.items, ({ title }) => title, readIn).slice(0, SHOWN.campaigns),
    ads,
  };
}
