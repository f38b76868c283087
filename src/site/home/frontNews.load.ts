import type { NewsType } from '#kinds/news.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { type Language, languageOf } from '#lib/language.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { newsLanguages } from '#store/records/newsLanguages.ts';
import type { NewsTeaser } from '../context/data.ts';
import { SYNOD, withLead, withOffered } from '../reading/featured.load.ts';
import { ownFirst } from '../reading/ownFirst.ts';
import { newsTeasers } from '../reading/teaser.load.ts';

/** The synod's news on the front page: at most this many, of which so many are in the page's own language if English ones wait. */
const SYNOD_NEWS = 10;
const MOST_OWN = 6;
const DIOCESE_NEWS = 5;
/** Maximum number of diocese stories among the synod's own: those offered, and the leading one. */
const MOST_FOREIGN = 4;

/** The news of the front page, and the languages besides the page's and English that have more of each family; none on an English page. */
export interface FrontNews {
  readonly synod: readonly NewsTeaser[];
  readonly dioceses: readonly NewsTeaser[];
  readonly otherLanguages: Readonly<Record<NewsType, readonly Language[]>>;
}

/**
 * Loads the news of the front page. On pages in other languages than English, stories in the page's language come first, then English ones; each language is
 * one short walk of the index, however many stories there are.
 */
export async function loadFrontNews(db: ReadDb, today: string, readIn: Language): Promise<FrontNews> {
  const newest = newestFor(db, readIn);
  // All that were loaded stay in until they are in order by language.
  const front = { today, readIn, most: readIn === 'en' ? SYNOD_NEWS : 3 * SYNOD_NEWS };
  const [featured, ofDioceses, departments, dioceses] = await Promise.all([
    withLead(db, { place: SYNOD, ...front }, withOffered(db, front, newest('departments', SYNOD_NEWS))),
    newest('dioceses', DIOCESE_NEWS + MOST_FOREIGN),
    otherLanguages(db, 'departments', readIn),
    otherLanguages(db, 'dioceses', readIn),
  ]);
  const synod = withRoom(ownFirst(featured, titleOf, readIn), readIn);
  return {
    synod,
    // Stories already shown among the synod's own are not repeated.
    dioceses: ofDioceses.filter(({ id }) => !synod.some((one) => one.id === id)).slice(0, DIOCESE_NEWS),
    otherLanguages: { departments, dioceses },
  };
}

const titleOf = ({ title }: NewsTeaser): string => title;

/** The newest of a family: in the page's language, then in English; in any where there are none of either. */
const newestFor =
  (db: ReadDb, readIn: Language) =>
  async (type: NewsType, limit: number): Promise<readonly NewsTeaser[]> => {
    const inLanguage = async (language?: Language) => {
      const where = language === undefined ? {} : { where: { language } };
      return (await newsTeasers(db, { type, ...where, page: 1, limit, readIn, firstAlone: true })).items;
    };
    if (readIn === 'en') return inLanguage();
    const readable = (await Promise.all([inLanguage(readIn), inLanguage('en')])).flat();
    return readable.length > 0 ? readable : inLanguage();
  };

/** Leaves room for the newest in English, so that a page with much in its own language still says what is new in the whole church. */
function withRoom(ordered: readonly NewsTeaser[], readIn: Language): readonly NewsTeaser[] {
  if (readIn === 'en') return ordered;
  const own = ordered.filter(({ title }) => languageOf(title) === readIn);
  const others = ordered.slice(own.length);
  return [...own.slice(0, Math.max(MOST_OWN, SYNOD_NEWS - others.length)), ...others].slice(0, SYNOD_NEWS);
}

/** The languages in which a family has news that the front page leaves out. */
const otherLanguages = async (db: ReadDb, type: NewsType, readIn: Language): Promise<readonly Language[]> =>
  readIn === 'en'
    ? []
    : (await newsLanguages(VISITOR, db, { type, activated: true })).filter(
        (one) => one !== readIn && one !== 'en',
      );
