import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import { TYPED_LANGUAGES, type TypedLanguage } from '#lib/phonetic/languages.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';

/** The choice of somebody who types an Indian script with Latin letters. */
export interface Typing {
  /** null: none yet. */
  readonly language: TypedLanguage | null;
  readonly on: boolean;
}

/** The viewer's last choice, on any device. */
export async function typingOf({ accountId }: Staff, db: Db): Promise<Typing> {
  const found = await sql<{
    language: string | null;
    on: boolean;
  }>`select typing_language as language, typing_on as "on" from account where id = ${accountId}`.execute(db);
  const language = TYPED_LANGUAGES.find((one) => one === found.rows[0]?.language) ?? null;
  return { language, on: language !== null && found.rows[0]?.on === true };
}

/** Stores it for all devices. Returns after COMMIT. */
export async function keepTyping({ accountId }: Staff, db: Db, { language, on }: Typing): Promise<void> {
  await writing(db, (tx) =>
    sql`update account set typing_language = ${language}, typing_on = ${on} where id = ${accountId}`.execute(
      tx,
    ),
  );
}
