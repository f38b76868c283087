import type { Texts } from '../texts.ts';

/** One sentence of a file of texts: where it stands ('about.given.0'), in English, and in the language; a text with cases has several. */
export interface Leaf {
  readonly key: string;
  /** The English text, a function where it takes parameters; undefined where there is none. */
  readonly english: unknown;
  readonly said: string;
}

/** All sentences of a file, in its order. `english`: the English texts by the names of their sets. */
export function leavesOf(english: unknown, said: Texts | undefined, key = ''): Leaf[] {
  if (said === undefined) return [];
  if (typeof said === 'string') return [{ key, english, said }];
  const inside = typeof english === 'object' && english !== null;
  return Object.entries(said as object).flatMap(([name, one]) =>
    leavesOf(
      // Cases are of one English text.
      inside ? (english as Record<string, unknown>)[name] : english,
      one as Texts,
      key === '' ? name : `${key}.${name}`,
    ),
  );
}
