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

export const judgedQueries = async (): Promise<JudgedQuery[]> =>
  (await lines('queries.txt')).map(([language = '', kind = '', half = '', query = '', wanted = '']) => ({
    ...{ language, kind, half, query },
    wanted: wanted.split(' '),
  }));
