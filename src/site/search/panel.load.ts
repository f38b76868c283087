import { MOST_COUNTED } from '#store/search/searchPage.ts';
import { inSearchTime } from '#store/search/searchTime.ts';
import type { Found, FoundGroup, SearchSource } from '../routing/source.ts';
import { resolve, type SearchQuery } from './resolve.load.ts';

/** The groups of a panel, by their names in addresses, and how many of each are shown besides news. */
const GROUPS = ['page', 'person', 'news'];
const OF_EACH = 3;

/** What a panel shows while somebody types. */
export interface SearchPart {
  readonly query: string;
  readonly dioceses: readonly Found[];
  readonly people: readonly Found[];
  readonly pages: readonly Found[];
  readonly news: readonly Found[];
  readonly total: number;
  /** Whether there may be more than `total`: counting stops at a limit. */
  readonly more: boolean;
  /** Whether there is a next page of news. */
  readonly next: boolean;
  /** Whether nothing has the words, so that these are results for others that sound or look alike. */
  readonly isGuess: boolean;
}

/** Searches what a panel shows: dioceses, people, pages, and a page of news with `limit` items. */
export const loadSearchPart = (
  findings: readonly SearchSource[],
  asked: SearchQuery,
  limit: number,
): Promise<SearchPart> => inSearchTime(part(findings, asked, limit));

async function part(
  findings: readonly SearchSource[],
  asked: SearchQuery,
  limit: number,
): Promise<SearchPart> {
  const sources = findings.filter(({ group }) => GROUPS.includes(group.name));
  // Dioceses and pages are one group.
  const partOf = ({ name }: FoundGroup) =>
    name === 'news'
      ? { limit, page: asked.page }
      : { limit: name === 'page' ? 2 * OF_EACH : OF_EACH, page: 1 };
  const resolved = await resolve(sources, asked, partOf);
  const found = resolved?.found ?? [];
  const itemsOf = (name: string): readonly Found[] =>
    found.find(({ group }) => group.name === name)?.items ?? [];
  const dioceses = new Set(asked.frame.units('diocese').map(({ id }) => id));
  const pages = itemsOf('page');
  const news = found.find(({ group }) => group.name === 'news')?.total ?? 0;
  return {
    query: asked.query,
    dioceses: pages.filter(({ id }) => dioceses.has(id)).slice(0, OF_EACH),
    people: itemsOf('person').slice(0, OF_EACH),
    pages: pages.filter(({ id }) => !dioceses.has(id)).slice(0, OF_EACH),
    news: itemsOf('news'),
    total: found.reduce((sum, { total }) => sum + total, 0),
    more: found.some(({ total }) => total >= MOST_COUNTED),
    next: news > asked.page * limit,
    isGuess: resolved?.isGuess ?? false,
  };
}
