import { refusedField } from '#lib/refusal.ts';
import type { Db, Tx } from '../database/db.ts';
import { churchWords } from './churchWords.ts';
import { type Weakness, weaknessOf } from './weakness.ts';

/** The owner of a new password: their own words are easily guessed. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
}

const GOOD = 'Three ordinary words that have nothing to do with each other are good.';
const SENTENCES: Readonly<Record<Weakness, string>> = {
  common: `Very many people have this password, so it is tried first. ${GOOD}`,
  ownWords: `Contains your name or the church’s name; too easy to guess. ${GOOD}`,
  fewCharacters: `This is quickly guessed: it has hardly any different characters, or they stand in a row. ${GOOD}`,
};

/** What is wrong with a new password, as a sentence that says what would be accepted; null when nothing is. */
export async function weakPassword(
  db: Db | Tx,
  password: string,
  { name, email }: PasswordOwner,
): Promise<string | null> {
  const weakness = weaknessOf(password, [...(await churchWords(db)), name, email]);
  return weakness && SENTENCES[weakness];
}

/** Refuses (422, at the field) a password that would be guessed first. Existing passwords stay valid. */
export async function refuseWeakPassword(
  db: Db | Tx,
  password: string,
  owner: PasswordOwner,
  field: string,
): Promise<void> {
  const sentence = await weakPassword(db, password, owner);
  if (sentence) throw refusedField(field, sentence);
}
