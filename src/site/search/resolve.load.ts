import { VISITOR } from '#kinds/viewer.ts';
import { untracked } from '#store/database/reads.ts';
import { type SearchTerms, searchTerms, tellingShare, withoutUnknown } from '#store/search/searchTerms.ts';
import { tellingOf } from '#store/search/tellingWords.ts';
import { wordsFor } from '#store/search/wordsFor.ts';
import type { Found, FoundGroup, SearchRequest, SearchSource } from '../routing/source.ts';
import { type Answers, answeredFirst, loadAnswers, NO_ANSWERS } from './answers.load.ts';
import { isTitled } from './pageSource.load.ts';

/** Maximum number of additional search words shown. */
const NAMED_BESIDES = 4;

export interface FoundOfGroup {
  readonly group: FoundGroup;
  readonly total: number;
  readonly items: readonly Found[];
}

/** A request to the search page, or to a panel. */
export interface SearchQuery extends Omit<SearchRequest, 'terms' | 'limit'> {
  readonly query: string;
  readonly literally: boolean;
  /** Words of pages that no record contains. */
  readonly wordsOfPages: readonly string[];
}

/** How much is asked of a group. */
interface Part {
  readonly limit: number;
  readonly page: number;
}

/** What a search means, and what was found by it. */
export interface Resolved {
  readonly terms: SearchTerms;
  readonly answers: Answers;
  /** The groups that have results. */
  readonly found: readonly FoundOfGroup[];
  /** Words that were searched in addition: other names and forms, or guesses. */
  readonly besides: readonly string[];
  /** Whether nothing has the words, so that these are results for others, `besides`, that sound or look alike. */
  readonly isGuess: boolean;
  /** Asks one group again, by the same terms. */
  ask(source: SearchSource, part: Part): Promise<FoundOfGroup>;
}

/**
 * Finds out what a search means by asking all groups: for the words and their synonyms; if nothing has them, for what sounds or looks alike, which is a guess; and
 * then, where that is not surely what is meant, for what has the most telling words. Null when nothing was typed. `partOf`: how much of each group.
 */
export async function resolve(
  findings: readonly SearchSource[],
  asked: SearchQuery,
  partOf: (group: FoundGroup) => Part,
): Promise<Resolved | null> {
  const { db, literally } = asked;
  const typed = await termsOf(asked, false);
  if (typed === null) return null;
  let terms: SearchTerms = typed;
  const answers = literally ? NO_ANSWERS : await loadAnswers(findings, asked);
  const ask: Resolved['ask'] = async ({ group, find }, part) => ({
    group,
    ...answeredFirst(await find({ ...asked, terms, ...part }), answers, { of: group, ...part }),
  });
  const askAll = async (): Promise<FoundOfGroup[]> => {
    const all = await Promise.all(findings.map((source) => ask(source, partOf(source.group))));
    return all.filter((one) => one.total > 0);
  };
  let found = await askAll();
  const guessed = found.length === 0 && !literally ? await termsOf(asked, true) : null;
  if (guessed) {
    terms = guessed;
    found = await askAll();
  }
  const isGuess = guessed !== null && found.length > 0;
  // A mail address is no sentence.
  const isWhole = (terms.phrases ?? []).length > 0 || asked.query.includes('@');
  const known = withoutUnknown(terms);
  if (!literally && !isWhole && answers.size === 0 && known.all.length > 0 && !isSure(found, terms)) {
    const [whole, foundWhole] = [terms, found];
    terms = tellingShare(known, await tellingOf(untracked(db), known.all), SHARE);
    found = await askAll();
    if (found.length === 0) [terms, found] = [whole, foundWhole];
  }
  const besides = await wordsFor(VISITOR, untracked(db), terms.besides.slice(0, NAMED_BESIDES));
  return { terms, answers, found, besides, isGuess: isGuess && besides.length > 0, ask };
}

/** So much of what the words tell is enough: what has more ranks above. */
const SHARE = 0.3;
/** So many words are a sentence, which a text that has all of them need not answer. */
const SENTENCE = 3;
/** So many results are enough for fewer words. */
const ENOUGH = 3;

/** Whether what has all the words is what is meant: when a title has them, or when they are few and enough has them. */
function isSure(found: readonly FoundOfGroup[], { all }: SearchTerms): boolean {
  const items = found.flatMap((group) => group.items);
  if (items.length === 0) return false;
  if (all.length === 1 || (all.length < SENTENCE && items.length >= ENOUGH)) return true;
  return items.some(({ title, offices = [] }) => isTitled([title, ...offices].join(' '), { all }));
}

/** The words to look for, without small ones; `guesses`: also what sounds or looks like them. */
const termsOf = ({ db, query, literally, wordsOfPages: more }: SearchQuery, guesses: boolean) =>
  searchTerms(db, {
    ...{ search: query, scope: '', names: ['unit'], literally, more, papers: true },
    ...{ smallWords: false, guesses },
  });
