import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import type { Db } from '../database/db.ts';
import { type AdvisoryLock, writingLittle } from '../database/writing.ts';
import { searchColumns, WORDS_LOCK } from '../search/searchColumns.ts';
import { noteFact, readFacts } from '../status/facts.ts';

/** The fact that stores the last run. */
const WORDS_FORGOTTEN = 'words_forgotten';
/** Once a night, at whatever hour. */
const AGAIN_AFTER_MS = 20 * 3_600_000;
/** At most this many words per batch, so that nobody who saves a letter waits longer. */
const AT_A_TIME = 200;

/**
 * Once a night: removes vocabulary words that no record has, where only staff search: the words of letters, subscribers and people, of whom somebody may have
 * been erased. Words from the website stay known. Returns how many were removed.
 */
export async function forgetWords(db: Db, now: Date): Promise<number> {
  const last = (await readFacts(db)).get(WORDS_FORGOTTEN)?.at;
  if (last && now.getTime() - last.getTime() < AGAIN_AFTER_MS) return 0;
  let gone = 0;
  for (const kind of Object.values(KINDS))
    for (const { column, scope } of searchColumns(kind))
      if (scope !== '') gone += await forgetWordsOf(db, kind, column, scope);
  await noteFact(db, WORDS_FORGOTTEN, { gone }, now);
  return gone;
}

async function forgetWordsOf(db: Db, kind: Kind, column: string, scope: string): Promise<number> {
  const [table, words] = [sql.table(kind.name), sql.ref(column)];
  const { rows } = await sql<{ word: string }>`select word from search_word where scope = ${scope}
    except select unnest(tsvector_to_array(${words})) from ${table} order by 1`.execute(db);
  // Checked again under the lock that writers of such words need: a writer may have seen the word and not added it.
  const alone: AdvisoryLock = [WORDS_LOCK, scope];
  const holds = sql`r.${words} @@ quote_literal(s.word)::tsquery`;
  let gone = 0;
  for (let at = 0; at < rows.length; at += AT_A_TIME) {
    const portion = rows.slice(at, at + AT_A_TIME).map(({ word }) => word);
    const done = await writingLittle(
      db,
      // Each by its own index: words of trashed records are in none, but those are few.
      (tx) =>
        sql`delete from search_word s where s.scope = ${scope} and s.word = any(${portion}::text[])
        and not exists (select from ${table} r where r.deleted_at is null and ${holds})
        and not exists (select from ${table} r where r.deleted_at is not null and ${holds})`.execute(tx),
      alone,
    );
    gone += Number(done.numAffectedRows ?? 0);
  }
  return gone;
}
