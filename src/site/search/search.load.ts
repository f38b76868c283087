import type { Language } from '#lib/language.ts';
import { wordsOf } from '#lib/words.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { MOST_COUNTED } from '#store/search/searchPage.ts';
import { isFoundBy, type SearchTerms } from '#store/search/searchTerms.ts';
import { inSearchTime } from '#store/search/searchTime.ts';
import { tells } from '#store/search/tellingWords.ts';
import { newsTeasers } from '../reading/teaser.load.ts';
import { type Found, type FoundGroup, inMargin, type SearchSource } from '../routing/source.ts';
import { loadRecent } from '../shell/frame.load.ts';
import type { Answers } from './answers.load.ts';
import { foundNews } from './foundNews.ts';
import { isExactly, isTitled } from './pageSource.load.ts';
import { type FoundOfGroup, resolve, type SearchQuery } from './resolve.load.ts';

/** As many as on a page of the news list. */
const PAGE_SIZE = 21;
/** Number of results per group when all groups are shown; a link leads to the others. */
const OF_EACH = 3;
const PEOPLE_OF_EACH = 2;

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
  /** Whether nothing has the words, so that these are results for others, `besides`, that sound or look alike. */
  readonly isGuess: boolean;
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

/** A request to the search page; `wanted`: for one group. */
interface PageQuery extends SearchQuery {
  readonly wanted: FoundGroup | undefined;
}

/** Searches everything that visitors may see: the best of each group, or a page of one. Returns the newest news for an empty search (AMB-065). */
export const loadSearch = (findings: readonly SearchSource[], asked: PageQuery): Promise<SearchData> =>
  inSearchTime(everything(findings, asked));

async function everything(findings: readonly SearchSource[], asked: PageQuery): Promise<SearchData> {
  const { db, query, wanted, literally, page, language } = asked;
  const resolved = await resolve(findings, asked, (group) => {
    if (wanted === undefined) return { limit: group.arePeople ? PEOPLE_OF_EACH : OF_EACH, page: 1 };
    return group.name === wanted.name ? { limit: PAGE_SIZE, page } : { limit: 1, page: 1 };
  });
  const nothing = {
    query,
    literally,
    group: wanted,
    groups: [],
    counts: [],
    ...{ besides: [], leftOut: [], fewer: false, isGuess: false },
    page: 1,
    pages: 1,
    total: 0,
  };
  if (resolved === null) {
    const { items, place } = await newest(db, page, language);
    return { ...nothing, ...place, more: false, isFound: () => false, recent: items.map(foundNews) };
  }
  const { terms, answers, found, besides, isGuess, ask } = resolved;
  const counts = inMargin(found);
  const [only] = counts;
  const whole = wanted ?? (counts.length === 1 ? only?.group : undefined);
  const alone = findings.find(({ group }) => group.name === whole?.name);
  const shown =
    alone && wanted === undefined
      ? [await ask(alone, { limit: PAGE_SIZE, page })]
      : wanted === undefined
        ? bestFirst(counts, terms, answers)
        : counts.filter(({ group }) => group.name === wanted.name);
  const total = (wanted === undefined ? counts : shown).reduce((sum, one) => sum + one.total, 0);
  return {
    ...{ query, literally, group: wanted, groups: shown, counts, page, total },
    pages: whole ? Math.ceil((shown[0]?.total ?? 0) / PAGE_SIZE) : 1,
    besides,
    isGuess,
    leftOut: terms.leftOut ?? [],
    fewer: terms.share !== undefined,
    isFound: (word) => isFoundBy(terms, word),
    more: counts.some((one) => one.total >= MOST_COUNTED),
    recent: counts.length === 0 ? (await loadRecent(db, language)).map(foundNews) : [],
  };
}

/** Of a sentence each group shows what has at least so much of it as the best result of all: not its second best before the best of another group. */
const BESIDE_THE_BEST = 0.7;

/** Sorts groups by their best hit: an answer, then an exact title, then all words in the title, then a match in the text. */
function bestFirst(groups: readonly FoundOfGroup[], terms: SearchTerms, answers: Answers): FoundOfGroup[] {
  const titleOf = ({ title, offices = [] }: Found): string => [title, ...offices].join(' ');
  const much = (one: Found): number =>
    one.tells ?? tells(terms, wordsOf(titleOf(one)), wordsOf(`${one.text} ${one.unitName}`));
  const scoreOf = ({ group, items: [first] }: FoundOfGroup): number => {
    if (!first) return 0;
    if (answers.has(group.name)) return Number.POSITIVE_INFINITY;
    if (terms.share !== undefined) return much(first);
    if (isExactly(first.title, terms)) return 3;
    // A person's offices count as part of the title.
    return isTitled(titleOf(first), terms) ? 2 : 1;
  };
  const sorted = [...groups].sort((a, b) => scoreOf(b) - scoreOf(a));
  if (terms.share === undefined) return sorted;
  const enough = BESIDE_THE_BEST * Math.max(...groups.flatMap(({ items }) => items.map(much)));
  return sorted.map((one) =>
    answers.has(one.group.name)
      ? one
      : { ...one, items: one.items.filter((item, at) => at === 0 || much(item) >= enough) },
  );
}

/** A page of the newest news, for an empty search. */
async function newest(db: ReadDb, page: number, readIn: Language) {
  const { items, total } = await newsTeasers(db, { page, limit: PAGE_SIZE, readIn });
  return { items, place: { page, pages: Math.ceil(total / PAGE_SIZE), total } };
}
