import { readFile } from 'node:fs/promises';

/** A story, or a paper whose text stands in its PDF alone. */
export interface JudgedStory {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly isPaper: boolean;
}

/** What somebody types, and what ought to be among the first five. The half 'held' was not used for tuning. */
export interface JudgedQuery {
  readonly language: string;
  readonly kind: string;
  readonly half: string;
  readonly query: string;
  readonly wanted: readonly string[];
}

const lines = async (name: string): Promise<string[][]> =>
  (await readFile(new URL(name, import.meta.url), 'utf8'))
    .split('\n')
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => part.trim()));

export const judgedStories = async (): Promise<JudgedStory[]> =>
  (await lines('stories.txt')).map(([id = '', title = '', text = '']) => ({
    ...{ id, title, text },
    isPaper: id.endsWith('p'),
  }));

/**
 * Two sets of 200: `writers` by whoever wrote the search, before it was tuned by half of them; `readers` by somebody who was given the stories alone
 * and had not seen the search. No half of the second was tuned for when its figures were taken (decision 127).
 */
export const QUERY_SETS = { writers: 'queries.txt', readers: 'readersQueries.txt' } as const;

export const judgedQueries = async (set: keyof typeof QUERY_SETS): Promise<JudgedQuery[]> =>
  (await lines(QUERY_SETS[set])).map(([language = '', kind = '', half = '', query = '', wanted = '']) => ({
    ...{ language, kind, half, query },
    wanted: wanted.split(' '),
  }));

/** A question of a visitor, and what is right as an answer. */
export interface VisitorsQuestion {
  readonly language: 'en' | 'ta' | 'te' | 'kn' | 'ml';
  readonly letters: string;
  readonly query: string;
  readonly wanted: readonly string[];
}

/**
 * Four sets of 120: `own` by whoever made the search understand roles, places and questions, before doing so; `others`, `fresh` and `held` by three who were given the
 * sample church alone and had not seen the search. `spoken`: 96 by a fourth one, of the four Indian languages as they are spoken, most in Latin letters.
 */
export const QUESTION_SETS = {
  own: 'visitorsQuestions.txt',
  others: 'othersQuestions.txt',
  fresh: 'freshQuestions.txt',
  held: 'heldQuestions.txt',
  spoken: 'spokenQuestions.txt',
} as const;

export const visitorsQuestions = async (set: keyof typeof QUESTION_SETS): Promise<VisitorsQuestion[]> =>
  (await lines(QUESTION_SETS[set])).map(([language = '', letters = '', query = '', wanted = '']) => ({
    ...{ language: language as VisitorsQuestion['language'], letters, query },
    wanted: wanted.split(' / '),
  }));
