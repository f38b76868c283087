import type { Texts } from '../texts.ts';

/** A sentence of a language file: its key ('about.given.0'), the English text and the translation; a text with variants has several. */
export interface Leaf {
  readonly key: string;
  /** The English text, a function if it has parameters; undefined if there is none. */
  readonly english: unknown;
  readonly said: string;
}

/** All sentences of a file, in order. `english`: the English texts by the names of their sets. */
export function leavesOf(english: unknown, said: Texts | undefined, key = ''): Leaf[] {
  if (said === undefined) return [];
  if (typeof said === 'string') return [{ key, english, said }];
  const inside = typeof english === 'object' && english !== null;
  return Object.entries(said as object).flatMap(([name, one]) =>
    leavesOf(
      // Variants share one English text.
      inside ? (english as Record<string, unknown>)[name] : english,
      one as Texts,
      key === '' ? name : `${key}.${name}`,
    ),
  );
}
