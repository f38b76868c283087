import { sql } from 'kysely';
import { soundKey } from '#lib/soundKey.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';

/** At most this many words per batch, so that saving a story waits for no more. */
const AT_A_TIME = 1000;

/**
 * Computes the missing sounds of words: those stored before sounds existed, and those added by a copy of the previous version. Returns how many there were.
 * Until then they are found by their spelling only.
 */
export async function fillSounds(db: Db): Promise<number> {
  const scopes = await sql<{ scope: string }>`
    with recursive s as ((select scope from search_word order by scope limit 1)
      union all select (select w.scope from search_word w where w.scope > s.scope order by w.scope limit 1) from s where s.scope is not null)
    select scope from s where scope is not null`.execute(db);
  let filled = 0;
  for (const { scope } of scopes.rows) {
    for (let some = AT_A_TIME; some === AT_A_TIME; ) {
      some = await fillSome(db, scope);
      filled += some;
    }
  }
  return filled;
}

async function fillSome(db: Db, scope: string): Promise<number> {
  const { rows } = await sql<{ word: string }>`select word from search_word
    where scope = ${scope} and sound is null limit ${AT_A_TIME}`.execute(db);
  if (rows.length === 0) return 0;
  const words = rows.map(({ word }) => word).sort();
  await writing(db, (tx) =>
    sql`update search_word s set sound = of.sound
      from unnest(${words}::text[], ${words.map(soundKey)}::text[]) of (word, sound)
      where s.scope = ${scope} and s.word = of.word and s.sound is null`.execute(tx),
  );
  return rows.length;
}
