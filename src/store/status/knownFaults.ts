import { sql } from 'kysely';
import type { Language } from '#lib/language.ts';
import type { Db } from '../database/db.ts';
import { noteFact } from './facts.ts';

/** A fault found at the last check: since when (ISO 8601), and its message. */
interface KnownFault {
  readonly grade: 'bad' | 'warn';
  readonly since: string;
  readonly sentence: string;
  /** The message in the other languages; the previous version stores none. */
  readonly said?: Readonly<Partial<Record<Language, string>>>;
}
/** All of them by their keys. */
export type KnownFaults = Readonly<Record<string, KnownFault>>;

/** A fault's message in a language, or in English where there is no other. */
export const faultIn = ({ sentence, said }: KnownFault, language: Language): string =>
  said?.[language] ?? sentence;

const NAME = 'faults';

/** The faults found at the last check. */
export async function knownFaults(db: Db): Promise<KnownFaults> {
  const found = await sql<{ value: KnownFaults }>`select value from fact where name = ${NAME}`.execute(db);
  return found.rows[0]?.value ?? {};
}

/** Stores the faults of this check. */
export const noteFaults = (db: Db, faults: KnownFaults, now: Date): Promise<void> =>
  noteFact(db, NAME, faults, now);
