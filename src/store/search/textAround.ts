import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { Viewer } from '#kinds/viewer.ts';
import { type ReadDb, rowsOf } from '../database/reads.ts';
import { topicsOf } from '../database/topics.ts';
import { permitted } from '../rows/may.ts';
import type { SearchTerms } from './searchTerms.ts';

/** How many characters of a text are read, and how many of them before the word. */
const READ = 2000;
const BEFORE = 700;
/** A common beginning matches many words; an excerpt shows one. */
const MOST_WORDS = 40;

/**
 * The part of a long text around the first search word, by the record's id: texts may be as long as a book, and a page of results shows a line of each. Without
 * a match, the beginning. HTML is cut between tags.
 */
export async function textsAround(
  viewer: Viewer,
  db: ReadDb,
  kind: Kind,
  field: string,
  ids: readonly string[],
  terms: SearchTerms,
): Promise<ReadonlyMap<string, string>> {
  const words = [...new Set(terms.all.flatMap(({ ways }) => ways.flat().map(({ text }) => text)))];
  if (ids.length === 0 || words.length === 0) return new Map();
  // Words have letters, marks and digits only.
  const pattern = `(^|[^[:alpha:]])(${words.slice(0, MOST_WORDS).join('|')})`;
  const column = sql.ref(`t.${field}`);
  const parts = sql<{ id: string; part: string }>`
    select t.id, substring(${column} from
      greatest(1, regexp_instr(${column}, ${pattern}, 1, 1, 0, 'i') - ${BEFORE})::int for ${READ}) as part
    from ${sql.table(kind.name)} t
    where t.id = any(${ids}::uuid[]) and t.deleted_at is null and ${permitted(viewer, kind, 'read')}`;
  return new Map((await rowsOf(db, topicsOf(kind), parts)).map(({ id, part }) => [id, betweenTags(part)]));
}

/** A piece of HTML without the cut tags and words at its ends. */
const betweenTags = (html: string): string => html.replace(/^[^<>]*>/, '').replace(/<[^>]*$/, '');
