import { wordsOf } from '#lib/words.ts';
import { MOST_COUNTED } from '#store/searchPage.ts';
import { inSearchTime } from '#store/searchTime.ts';
import type { Frame, NewsTeaser } from '../data.ts';
import type { SiteDb } from '../database.load.ts';
import { loadRecent } from '../frame.load.ts';
import { newsTeasers } from '../teaser.load.ts';
import { FOUND_KINDS, type Found, type FoundKind } from './found.ts';
import { newsFound } from './newsFound.ts';
import { type FoundPage, SEARCHED } from './searched.load.ts';

/** As many as a page of a news list. */
const PAGE_SIZE = 21;
/** Where all kinds stand together, so many of each but news; the others are one press away. */
const OF_EACH = 3;

export interface SearchData {
  readonly query: string;
  /** The kind that is shown; undefined: all. */
  readonly kind: FoundKind | undefined;
  readonly items: readonly Found[];
  /** The kinds of which something was found, and how much; only news need no choice. */
  readonly counts: readonly { readonly kind: FoundKind; readonly total: number }[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** Whether there may be more than `total`: a search stops counting somewhere. */
  readonly more: boolean;
  /** The newest news, where nothing was found. */
  readonly recent: readonly Found[];
}

/**
 * A page of what was found among everything that visitors may see: one kind, or the first of all kinds together. The newest news for an
 * empty search (AMB-065).
 */
export async function loadSearch(
  db: SiteDb,
  frame: Frame,
  { query, wanted, page }: { query: string; wanted: FoundKind | undefined; page: number },
): Promise<SearchData> {
  const limitOf = (kind: FoundKind): number => {
    if (kind === wanted) return PAGE_SIZE;
    if (wanted) return 1;
    return kind === 'news' ? PAGE_SIZE : OF_EACH;
  };
  const searchOf = (kind: FoundKind): FoundPage | Promise<FoundPage> => {
    if (query === '' && kind !== 'news') return { items: [], total: 0 };
    if (kind === 'unit') return unitsNamed(frame, query);
    // News are turned over where nothing else was found, too.
    const turned = kind === (wanted ?? 'news');
    return SEARCHED[kind](db, { search: query, page: turned ? page : 1, limit: limitOf(kind) });
  };
  const found = await inSearchTime(
    Promise.all(FOUND_KINDS.map(async (kind) => ({ kind, ...(await searchOf(kind)) }))),
  );
  const counts = found.filter(({ total }) => total > 0);
  const onlyNews = counts.every(({ kind }) => kind === 'news');
  const shown = found.find(({ kind }) => kind === (onlyNews ? 'news' : wanted));
  const items = shown ? shown.items : together(found);
  return {
    query,
    kind: wanted,
    items,
    counts,
    page,
    pages: shown && shown.kind !== 'unit' ? Math.ceil(shown.total / PAGE_SIZE) : 1,
    total: shown ? shown.total : counts.reduce((sum, one) => sum + one.total, 0),
    more: query !== '' && counts.some((one) => one.total >= MOST_COUNTED),
    recent: query !== '' && items.length === 0 ? (await loadRecent(db)).map(newsFound) : [],
  };
}

/** Units first, whose names were meant; then by day, the newest first; what has no day comes last. */
function together(found: readonly (FoundPage & { readonly kind: FoundKind })[]): Found[] {
  const of = (kind: FoundKind) => found.find((one) => one.kind === kind)?.items ?? [];
  const dated = found.filter(({ kind }) => kind !== 'unit' && kind !== 'news').flatMap(({ items }) => items);
  const room = Math.max(0, PAGE_SIZE - dated.length - of('unit').length);
  const rest = [...dated, ...of('news').slice(0, room)].sort((a, b) => b.day.localeCompare(a.day));
  return [...of('unit').slice(0, OF_EACH), ...rest];
}

/** The departments and dioceses in whose name some word begins with each of those that were typed. */
function unitsNamed({ departments, dioceses }: Frame, query: string): FoundPage {
  const words = wordsOf(query);
  const items = (['diocese', 'department'] as const).flatMap((of) =>
    (of === 'diocese' ? dioceses : departments)
      .filter(({ name }) => isNamed(name, words))
      .map(
        (unit): Found => ({
          id: unit.id,
          place: { kind: 'unit', of, unit },
          title: unit.name,
          deck: '',
          unitName: '',
          day: '',
          picture: null,
        }),
      ),
  );
  return { items, total: items.length };
}

const isNamed = (name: string, words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => wordsOf(name).some((one) => one.startsWith(word)));

export interface SearchPart {
  readonly items: readonly NewsTeaser[];
  readonly total: number;
  readonly more: boolean;
  /** Whether there is a next page. */
  readonly next: boolean;
}

/** Some of the news that were found, for a panel. */
export async function loadSearchPart(
  db: SiteDb,
  search: string,
  page: number,
  limit: number,
): Promise<SearchPart> {
  const { items, total, more: next } = await inSearchTime(newsTeasers(db, { search, page, limit }));
  return { items, total, more: search !== '' && total >= MOST_COUNTED, next };
}
