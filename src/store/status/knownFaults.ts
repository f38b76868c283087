import { sql } from 'kysely';
import type { Language } from '#lib/language.ts';
import type { Db } from '../database/db.ts';
import { noteFact } from './facts.ts';

/** A fault that was there at the last look: since when (ISO 8601), and what is to be said. */
interface KnownFault {
  readonly grade: 'bad' | 'warn';
  readonly since: string;
  readonly sentence: string;
  /** The same in the other languages; the version before notes none. */
  readonly said?: Readonly<Partial<Record<Language, string>>>;
}
/** All of them by their keys. */
export type KnownFaults = Readonly<Record<string, KnownFault>>;

/** What a fault is called to somebody: in a language, or in English where none other is known. */
export const faultIn = ({ sentence, said }: KnownFault, language: Language): string =>
  said?.[language] ?? sentence;

const NAME = 'faults';

/** What the last look has found. */
export async function knownFaults(db: Db): Promise<KnownFaults> {
  const found = await sql<{ value: KnownFaults }>`select value from fact where name = ${NAME}`.execute(db);
  return found.rows[0]?.value ?? {};
}

/** Keeps what this look has found. */
export const noteFaults = (db: Db, faults: KnownFaults, now: Date): Promise<void> =>
  noteFact(db, NAME, faults, now);
