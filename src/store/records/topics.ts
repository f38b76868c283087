import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { rowsFields } from './childRows.ts';

/** A part of the content that has a generation of its own: a kind, by its name, or what is known of files. */
export type Topic = string;
/** What is known of files: their smaller copies, and what they say of themselves. */
export const MEDIA_TOPIC: Topic = 'media';

/**
 * Whether writes of a kind move a generation. What visitors send in must not make any cached page old; accounts count, since their names stand
 * under what they wrote.
 */
export const isTopic = (kind: Kind): boolean => kind.may.read === 'everyone' || kind.name === 'account';

const kinds: readonly Kind[] = Object.values<Kind>(KINDS).filter(isTopic);
const COUNTED = kinds.filter(({ countedBy }) => countedBy !== undefined).map(({ name }) => name);

/** The tables of topics; those of kinds whose writes move none are not known here. The tally is looked at below. */
const TOPIC_OF_TABLE: ReadonlyMap<string, Topic> = new Map([
  ...kinds.map(({ name }) => [name, name] as const),
  ...kinds.flatMap((kind) =>
    rowsFields(kind).map(([field]) => [`${kind.name}_${field}`, kind.name] as const),
  ),
  ['media', MEDIA_TOPIC] as const,
]);

/** What follows `from` and `join`: a name, and whether it is a function's. A subquery has no name here, and its tables follow in turn. */
const READ_FROM = /\b(?:from|join)\s+(?:only\s+|lateral\s+)?("?)([a-z_]+)\b\1(\s*\()?/gi;
/** `from a, b` names a table where nobody looks for one. */
const COMMA_JOIN = /\bfrom\s+"?[a-z_]+"?(?:\s+(?:as\s+)?"?[a-z_]+"?)?\s*,/i;

/**
 * The topics of which a statement reads, by its text; null: perhaps of all, which holds for every statement that names a table not known here.
 * Tables that triggers keep are part of the kind whose rows they are kept by.
 */
export function topicsOf(statement: string): ReadonlySet<Topic> | null {
  if (COMMA_JOIN.test(statement)) return null;
  const topics = new Set<Topic>();
  for (const [, , table = '', call] of statement.matchAll(READ_FROM)) {
    if (call !== undefined) {
      if (table.toLowerCase() !== 'unnest') return null;
      continue;
    }
    const found = table === 'tally' ? countedIn(statement) : TOPIC_OF_TABLE.get(table);
    if (found === undefined) return null;
    for (const topic of [found].flat()) topics.add(topic);
  }
  return topics.size > 0 ? topics : null;
}

/** The kinds whose counts a statement reads: those that it names, or all that are counted. */
function countedIn(statement: string): readonly Topic[] {
  const named = COUNTED.filter((name) => statement.includes(`'${name}'`));
  return named.length > 0 ? named : COUNTED;
}
