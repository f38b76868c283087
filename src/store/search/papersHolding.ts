import { sql } from 'kysely';
import { stemsOf } from '#lib/nativeForms.ts';
import { lettersAlone } from '#lib/paperText.ts';
import { aliasesOf } from '#lib/searchAliases.ts';
import { otherForms } from '#lib/wordForms.ts';
import type { Db } from '../database/db.ts';

/** So many pages are looked at; who searches for what stands on more of them is shown the records that speak of it. */
const MOST_PAGES = 1000;
/** Fewer letters stand within everything. */
const SHORTEST = 3;

/**
 * The files in whose text these words and names stand, all on one page: by their letters without blanks, which programs and machines set wrongly in Indian
 * scripts. Words with slips are not looked for there, nor those of another script.
 */
export async function papersHolding(db: Db, typed: readonly string[]): Promise<readonly string[]> {
  const asked = typed
    .map((word) => [word, ...stemsOf(word), ...otherForms(word), ...aliasesOf(word)].map(lettersAlone))
    .map((words) => words.filter(({ length }) => length >= SHORTEST))
    .filter((words) => words.length > 0);
  if (asked.length === 0) return [];
  const pages = asked.map((words) => sql`letters like any(${words.map((word) => `%${word}%`)}::text[])`);
  const { rows } = await sql<{ id: string }>`select distinct p.media_id as id from paper p join (
    select paper_id from paper_page where ${sql.join(pages, sql` and `)} limit ${MOST_PAGES}) g on g.paper_id = p.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
