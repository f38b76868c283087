import type { NewsType } from '#kinds/news.ts';
import { unitOfType } from '#kinds/news.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Language } from '#lib/language.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { newsLanguages } from '#store/records/newsLanguages.ts';
import type { NewsTeaser, UnitLink } from '../context/data.ts';
import { newsTeasers, type ReadIn } from '../reading/teaser.load.ts';

/** News items per page (002 §9). */
const PAGE_SIZE = 21;

export interface NewsListData {
  readonly type: NewsType;
  /** The requested department or diocese; undefined: all. */
  readonly unit: UnitLink | undefined;
  /** The requested language; undefined: all. */
  readonly language: Language | undefined;
  /** The languages that have news, whatever language is requested. */
  readonly languages: readonly Language[];
  readonly items: readonly NewsTeaser[];
  readonly page: number;
  readonly pages: number;
}

/** Loads a page of the news of a family or of one unit, in all languages or in one; null for a page beyond the last. */
export async function loadNewsList(
  db: ReadDb,
  type: NewsType,
  { unit, language, page, readIn }: Pick<NewsListData, 'unit' | 'language' | 'page'> & ReadIn,
): Promise<NewsListData | null> {
  const of = { type, ...(unit && { [unitOfType(type)]: [unit.id] }) };
  const [{ items, total }, languages] = await Promise.all([
    newsTeasers(db, {
      ...{ ...of, where: { language }, page, limit: PAGE_SIZE },
      // A filter by language must not be overridden by the version in the reader's language.
      readIn: language ?? readIn,
    }),
    newsLanguages(VISITOR, db, { ...of, activated: true }),
  ]);
  const pages = Math.ceil(total / PAGE_SIZE);
  return page > Math.max(1, pages) ? null : { type, unit, language, languages, items, page, pages };
}
