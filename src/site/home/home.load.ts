import type { NewsType } from '#kinds/news.ts';
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
import { SYNOD, withLead, withOffered } from '../reading/featured.load.ts';
import { newsTeasers } from '../reading/teaser.load.ts';
import { videoTeasers } from '../videos/videoTeasers.load.ts';
import { loadToday, type TodayData } from './today.load.ts';

/** As many as the sections show; loading the twenty of 002 §9 would be wasted. */
const SHOWN = { synodNews: 10, dioceseNews: 5, events: 3, videos: 4, issues: 6, books: 10, campaigns: 2 };
/** Maximum number of diocese stories among the synod's own: those offered, and the leading one. */
const MOST_FOREIGN = 4;

export interface HomeData {
  /** The two carousels of synod news (AMB-055). */
  readonly lead: readonly NewsTeaser[];
  readonly more: readonly NewsTeaser[];
  readonly today: TodayData;
  readonly dioceseNews: readonly NewsTeaser[];
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
  const front = { today, readIn, most: SHOWN.synodNews };
  const news = (type: NewsType, limit: number) =>
    newsTeasers(db, { type, ...alone(limit) }).then(({ items }) => items);
  const [synod, dioceses, events, videos, issues, books, campaigns, ads, praying] = await Promise.all([
    withLead(db, { place: SYNOD, ...front }, withOffered(db, front, news('departments', SHOWN.synodNews))),
    news('dioceses', SHOWN.dioceseNews + MOST_FOREIGN),
    upcomingEvents(db, today, { type: 'departments', once: true, ...first(SHOWN.events) }),
    videoTeasers(db, { page: 1, limit: SHOWN.videos }),
    publicationTeasers(db, 'magazine', alone(SHOWN.issues)),
    publicationTeasers(db, 'books', alone(SHOWN.books)),
    campaignTeasers(db, alone(SHOWN.campaigns)),
    platinumAds(db),
    loadToday(db, today, readIn),
  ]);
  return {
    lead: synod.slice(0, 6),
    more: synod.slice(6, 10),
    today: praying,
    // Stories already shown among the synod's own are not repeated.
    dioceseNews: dioceses.filter(({ id }) => !synod.some((one) => one.id === id)).slice(0, SHOWN.dioceseNews),
    events: events.items,
    videos: videos.items,
    issues: issues.items,
    books: books.items,
    campaigns: campaigns.items,
    ads,
  };
}
