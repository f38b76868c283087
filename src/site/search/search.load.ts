import { VISITOR } from '#kinds/viewer.ts';
import type { Language } from '#lib/language.ts';
import { type ReadDb, untracked } from '#store/database/reads.ts';
import { MOST_COUNTED } from '#store/search/searchPage.ts';
import { easier, isFoundBy, type SearchTerms, searchTerms } from '#store/search/searchTerms.ts';
import { inSearchTime } from '#store/search/searchTime.ts';
import { wordsFor } from '#store/search/wordsFor.ts';
import type { NewsTeaser } from '../context/data.ts';
import { newsTeasers, type ReadIn } from '../reading/teaser.load.ts';
import {
  type Found,
  type FoundGroup,
  inMargin,
  type SearchRequest,
  type SearchSource,
} from '../routing/source.ts';
import { loadRecent } from '../shell/frame.load.ts';
import { foundNews } from './foundNews.ts';
import { isExactly, isTitled } from './pageSource.load.ts';

/** As many as on a page of the news list. */
const PAGE_SIZE = 21;
/** Number of results per group when all groups are shown; a link leads to the others. */
const OF_EACH = 3;
const PEOPLE_OF_EACH = 2;
/** Maximum number of additional search words shown. */
const NAMED_BESIDES = 4;

export interface FoundOfGroup {
  readonly group: FoundGroup;
  readonly total: number;
  readonly items: readonly Found[];
}

export interface SearchData {
  readonly query: string;
  /** Match only words that begin with what was typed, without alternative names and forms. */
  readonly literally: boolean;
  /** The group being shown; undefined: the best of all. */
  readonly group: FoundGroup | undefined;
  /** The groups shown, the one with the best hit first. */
  readonly groups: readonly FoundOfGroup[];
  /** The groups that have results, in the order of the margin. */
  readonly counts: readonly Pick<FoundOfGroup, 'group' | 'total'>[];
  /** Additional words that were searched for. */
  readonly besides: readonly string[];
  /** Words that were ignored because they occur nowhere; and whether results may lack one of the others. */
  readonly leftOut: readonly string[];
  readonly fewer: boolean;
  /** Whether a folded word is a match. */
  isFound(word: string): boolean;
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** Whether there may be more than `total`: counting stops at a limit. */
  readonly more: boolean;
  /** The newest news, if the search was empty or found nothing. */
  readonly recent: readonly Found[];
}

/** A request to the search page. */
export interface SearchQuery extends Omit<SearchRequest, 'terms' | 'limit'> {
  readonly query: string;
  readonly wanted: FoundGroup | undefined;
  readonly literally: boolean;
  /** Words of pages that no record contains. */
  readonly wordsOfPages: readonly string[];
}

/** Searches everything that visitors may see: the best of each group, or a page of one. Returns the newest news for an empty search (AMB-065). */
export const loadSearch = (findings: readonly SearchSource[], asked: SearchQuery): Promise<SearchData> =>
  inSearchTime(everything(findings, asked));

async function everything(findings: readonly SearchSource[], asked: SearchQuery): Promise<SearchData> {
  const { db, query, wanted, literally, wordsOfPages: more, page, language } = asked;
  const typed = await searchTerms(db, {
    ...{ search: query, scope: '', names: ['unit'], literally, more, papers: true },
  });
  const nothing = {
    query,
    literally,
    group: wanted,
    groups: [],
    counts: [],
    ...{ besides: [], leftOut: [], fewer: false },
    page: 1,
    pages: 1,
    total: 0,
  };
  if (typed === null) {
    const { items, place } = await newest(db, page, language);
    return { ...nothing, ...place, more: false, isFound: () => false, recent: items.map(foundNews) };
  }
  let terms: SearchTerms = typed;
  const ask = async ({ group, find }: SearchSource, limit: number, of = 1): Promise<FoundOfGroup> => ({
    group,
    ...(await find({ ...asked, terms, page: of, limit })),
  });
  const askAll = async (): Promise<FoundOfGroup[]> =>
    (
      await Promise.all(
        findings.map((finding) => {
          if (wanted === undefined) return ask(finding, finding.group.arePeople ? PEOPLE_OF_EACH : OF_EACH);
          return finding.group.name === wanted.name ? ask(finding, PAGE_SIZE, page) : ask(finding, 1);
        }),
      )
    ).filter((one) => one.total > 0);
  let found = await askAll();
  for (let next = easier(terms); found.length === 0 && next && !literally; next = easier(next)) {
    terms = next;
    found = await askAll();
  }
  const besides = await wordsFor(VISITOR, untracked(db), terms.besides.slice(0, NAMED_BESIDES));
  const counts = inMargin(found);
  const [only] = counts;
  const whole = wanted ?? (counts.length === 1 ? only?.group : undefined);
  const alone = findings.find(({ group }) => group.name === whole?.name);
  const shown =
    alone && wanted === undefined
      ? [await ask(alone, PAGE_SIZE, page)]
      : wanted === undefined
        ? bestFirst(counts, terms)
        : counts.filter(({ group }) => group.name === wanted.name);
  const total = (wanted === undefined ? counts : shown).reduce((sum, one) => sum + one.total, 0);
  return {
    ...{ query, literally, group: wanted, groups: shown, counts, page, total },
    pages: whole ? Math.ceil((shown[0]?.total ?? 0) / PAGE_SIZE) : 1,
    besides,
    leftOut: terms.leftOut ?? [],
    fewer: terms.fewer ?? false,
    isFound: (word) => isFoundBy(terms, word),
    more: counts.some((one) => one.total >= MOST_COUNTED),
    recent: counts.length === 0 ? (await loadRecent(db, language)).map(foundNews) : [],
  };
}

/** Sorts groups by their best hit: exact title, then all words in the title, then a match in the text. */
function bestFirst(groups: readonly FoundOfGroup[], terms: SearchTerms): FoundOfGroup[] {
  const scoreOf = ({ items: [first] }: FoundOfGroup): number => {
    if (!first) return 0;
    if (isExactly(first.title, terms)) return 3;
    // A person's offices count as part of the title.
    return isTitled([first.title, ...(first.offices ?? [])].join(' '), terms) ? 2 : 1;
  };
  return [...groups].sort((a, b) => scoreOf(b) - scoreOf(a));
}

/** A page of the newest news, for an empty search. */
async function newest(db: ReadDb, page: number, readIn: Language) {
  const { items, total } = await newsTeasers(db, { page, limit: PAGE_SIZE, readIn });
  return { items, place: { page, pages: Math.ceil(total / PAGE_SIZE), total } };
}

export interface SearchPart {
  readonly items: readonly NewsTeaser[];
  readonly total: number;
  readonly more: boolean;
  /** Whether there is a next page. */
  readonly next: boolean;
}

/** News found, for a panel. */
export async function loadSearchPart(
  db: ReadDb,
  search: string,
  page: number,
  { limit, readIn }: ReadIn & { readonly limit: number },
): Promise<SearchPart> {
  const found = newsTeasers(db, { search, ranked: true, page, limit, readIn });
  const { items, total, more: next } = await inSearchTime(found);
  return { items, total, more: search !== '' && total >= MOST_COUNTED, next };
}
