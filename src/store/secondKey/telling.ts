import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';
import { queueMail } from '../mailQueue/mail.ts';
import { noteAct } from '../rows/acts.ts';

const DAY = 24 * 3_600_000;

/** What an owner is told of by mail. 'tried': somebody had the password right, and too many codes wrong. */
export const KEY_NEWS = ['added', 'removed', 'codes', 'let_in', 'tried'] as const;
export type KeyNews = (typeof KEY_NEWS)[number];

/** Tells the owner of an account by mail what has become of the second keys, in the transaction that does it. `name`: of the key, or who has done it. */
export async function tellOwnerOfKey(
  tx: Tx,
  { email, name: to }: { readonly email: string; readonly name: string },
  what: KeyNews,
  name: string,
  now: Date,
): Promise<void> {
  const data = { what, name, at: now.toISOString() };
  await queueMail(tx, { template: 'second_key_changed', to: { address: email, name: to }, data }, now);
}

/** Tells all full administrators but these accounts. `of`: about whom; `by`: who has done it, '' for a command on the server. */
export async function tellAdministrators(
  tx: Tx,
  template: 'second_key_let_in' | 'second_key_lost' | 'administrator_made' | 'password_given',
  { of, by, but }: { readonly of: string; readonly by: string; readonly but: readonly string[] },
  now: Date,
): Promise<number> {
  const found = await sql<{ name: string; email: string }>`
    select user_name as name, email from account
    where role = 'full_administrator' and deleted_at is null and password <> '' and id <> all(${but}::uuid[]) order by id`.execute(
    tx,
  );
  for (const { name, email } of found.rows) {
    const data = { of, by, at: now.toISOString() };
    await queueMail(tx, { template, to: { address: email, name }, data }, now);
  }
  return found.rows.length;
}

/** Tells an owner, at most once a day, that somebody knows the password and has tried too many codes. */
export async function tellOfTries(db: Db, accountId: string, now: Date): Promise<void> {
  await writingLittle(
    db,
    async (tx) => {
      const since = new Date(now.getTime() - DAY);
      const told =
        await sql`select 1 from act where by = ${accountId} and act = 'second_key_tried' and at > ${since} limit 1`.execute(
          tx,
        );
      if (told.rows.length > 0) return;
      const found = await sql<{ name: string; email: string }>`
        select user_name as name, email from account where id = ${accountId} and deleted_at is null`.execute(
        tx,
      );
      const [owner] = found.rows;
      if (!owner) return;
      await noteAct(tx, { act: 'second_key_tried', by: accountId, thing: owner.name, now });
      await tellOwnerOfKey(tx, owner, 'tried', '', now);
    },
    ['second key tried', accountId],
  );
}
