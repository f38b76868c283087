import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import { LANGUAGES, type Language } from '#lib/language.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';

/** The viewer's language in the console; null: not chosen. */
export async function languageOfPerson({ accountId }: Staff, db: Db): Promise<Language | null> {
  const found = await sql<{
    language: string | null;
  }>`select language from account where id = ${accountId}`.execute(db);
  return LANGUAGES.find((one) => one === found.rows[0]?.language) ?? null;
}

/** Stores the language for all devices, and for mails. Returns after COMMIT. */
export async function keepLanguage({ accountId }: Staff, db: Db, language: Language): Promise<void> {
  await writing(db, (tx) =>
    sql`update account set language = ${language} where id = ${accountId}`.execute(tx),
  );
}

/** The language of a mail to the account with this address, or about to get it by this link; null where none was chosen, or nobody has the address. */
export async function languageOfAddress(db: Db, address: string, link = ''): Promise<Language | null> {
  const found = await sql<{ language: string | null }>`
    select language from account where lower(email) = lower(${address}) and deleted_at is null
    union all
    select a.language from single_use_link l join account a on a.id = l.account_id where l.id::text = ${link}
    limit 1`.execute(db);
  return LANGUAGES.find((one) => one === found.rows[0]?.language) ?? null;
}
