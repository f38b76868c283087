import { sql } from 'kysely';
import { account } from '#kinds/account.ts';
import type { Staff } from '#kinds/viewer.ts';
import { newId } from '#lib/uuid.ts';
import { wordsOf } from '#lib/words.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { refuseWeakPassword } from '../passwords/refuseWeak.ts';
import { ACCOUNTS } from '../records/writePath.ts';
import { learnWords } from '../search/search.ts';
import { hashPassword } from './passwords.ts';

/** Creates the first administrator; returns false when there already is one. Resolves after COMMIT. Throws Refusal (422) for a commonly guessed password. */
export async function createFirstAdministrator(
  db: Db,
  who: { email: string; password: string; name: string },
  now: Date,
): Promise<boolean> {
  if (await firstAdministrator(db)) return false;
  await refuseWeakPassword(db, who.password, who, 'password');
  const password = await hashPassword(who.password);
  return writing(
    db,
    async (tx) => {
      const some =
        await sql`select 1 from account where role = 'full_administrator' and deleted_at is null limit 1`.execute(
          tx,
        );
      if (some.rows.length > 0) return false;
      await insertAdministrator(tx, { ...who, password }, now);
      return true;
    },
    ACCOUNTS,
  );
}

/** Adds a full administrator with a password hash, and returns the account's id. */
export async function insertAdministrator(
  tx: Tx,
  who: { readonly email: string; readonly password: string; readonly name: string },
  now: Date,
): Promise<string> {
  const id = newId(now.getTime());
  const words = wordsOf(`${who.name} ${who.email}`);
  await sql`insert into account (id, user_name, email, role, password, search_words, created_at, updated_at)
    values (${id}, ${who.name}, ${who.email}, 'full_administrator', ${who.password}, array_to_tsvector(${words}::text[]), ${now}, ${now})`.execute(
    tx,
  );
  await learnWords(tx, account, words);
  return id;
}

/** The oldest full administrator, on whose behalf the program itself writes; undefined when there is none. */
export async function firstAdministrator(db: Db): Promise<Staff | undefined> {
  const found = await sql<{ id: string; user_name: string }>`
    select id, user_name from account where role = 'full_administrator' and deleted_at is null order by created_at, id limit 1`.execute(
    db,
  );
  const row = found.rows[0];
  return row && { role: 'full_administrator', accountId: row.id, name: row.user_name, unit: null };
}
