import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';
import { queueMail } from '../mailQueue/mail.ts';
import { noteAct } from '../rows/acts.ts';

const DAY = 24 * 3_600_000;

/** The events an owner is notified of. 'tried': somebody had the right password, and too many wrong codes. */
export const KEY_NEWS = ['added', 'removed', 'codes', 'let_in', 'tried'] as const;
export type KeyNews = (typeof KEY_NEWS)[number];

/**
 * Notifies an account's owner by mail of a change to the second factors, in the same transaction. `name`: of the second factor, or of the person who did it.
 */
export async function notifyOwnerOfKey(
  tx: Tx,
  { email, name: to }: { readonly email: string; readonly name: string },
  what: KeyNews,
  name: string,
  now: Date,
): Promise<void> {
  const data = { what, name, at: now.toISOString() };
  await queueMail(tx, { template: 'second_key_changed', to: { address: email, name: to }, data }, now);
}

/** Notifies all full administrators except these accounts. `of`: the person concerned; `by`: who did it, '' for a command on the server. */
export async function notifyAdministrators(
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

/** Notifies an owner, at most once a day, that somebody knows the password and has tried too many codes. */
export async function notifyOfTries(db: Db, accountId: string, now: Date): Promise<void> {
  await writingLittle(
    db,
    async (tx) => {
      const since = new Date(now.getTime() - DAY);
      const reported =
        await sql`select 1 from act where by = ${accountId} and act = 'second_key_tried' and at > ${since} limit 1`.execute(
          tx,
        );
      if (reported.rows.length > 0) return;
      const found = await sql<{ name: string; email: string }>`
        select user_name as name, email from account where id = ${accountId} and deleted_at is null`.execute(
        tx,
      );
      const [owner] = found.rows;
      if (!owner) return;
      await noteAct(tx, { act: 'second_key_tried', by: accountId, thing: owner.name, now });
      await notifyOwnerOfKey(tx, owner, 'tried', '', now);
    },
    ['second key tried', accountId],
  );
}
