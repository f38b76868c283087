import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { noteAct } from '../rows/acts.ts';
import { type Fact, type KeptOutcome, noteFact, readFacts } from './facts.ts';

/** A good backup: written, and read again from its beginning to its end. */
export interface BackupFact {
  /** The name of the file, and when the state in it was. */
  readonly file: string;
  readonly made: string;
  readonly content: 'whole' | 'database';
  readonly bytes: number;
  readonly seconds: number;
  readonly rows: number;
  readonly files: number;
  /** Files that the database names and that are not there any more, and some that are no longer what was uploaded. */
  readonly missing: number;
  readonly damaged: readonly string[];
}

/** A drill that went well. */
export interface DrillFact {
  readonly file: string;
  /** `loaded`: into a database of its own, each table compared; `read`: only from beginning to end, and why. */
  readonly how: 'loaded' | 'read';
  readonly why: string;
  readonly seconds: number;
  readonly tables: number;
  readonly rows: number;
  /** How many files were compared with those in use. */
  readonly files: number;
}

/** By what a key is known without being told, whether the program has made it, and whether somebody has ever been shown it. */
export interface KeyFact {
  readonly check: string;
  readonly own: boolean;
  readonly shown: boolean;
}

/** Somebody wants one to be made now; when, stands beside every fact. */
export interface AskedFact {
  readonly content: 'whole';
}

/** The last of each, by the names of their facts. How the work went the last time stands under `backup` and `drill` (facts.ts). */
interface OwnFacts {
  readonly backup_made: BackupFact;
  readonly backup_hourly_made: BackupFact;
  readonly drill_done: DrillFact;
  readonly backup_key: KeyFact;
  readonly backup_asked: AskedFact;
}
interface BackupFacts extends OwnFacts {
  readonly backup: KeptOutcome;
  readonly drill: KeptOutcome;
}

type Known = { readonly [Name in keyof BackupFacts]?: Fact<BackupFacts[Name]> };

/** What is known of the backups. */
export async function backupFacts(db: Db): Promise<Known> {
  return Object.fromEntries(await readFacts(db)) as Known;
}

/** Notes what is known of them from now on. */
export const noteBackupFact = <Name extends keyof OwnFacts>(
  db: Db,
  name: Name,
  value: OwnFacts[Name],
  now: Date,
): Promise<void> => noteFact(db, name, value, now);

/** One that was asked for and came to no end, not even a bad one, is forgotten: as long as the longest may take. */
const FORGOTTEN_MS = 12 * 3_600_000;

/** Since when a backup is made that somebody has asked for; null: none. */
export function underWaySince(
  { backup_asked: asked, backup }: Pick<Known, 'backup_asked' | 'backup'>,
  now: Date,
): Date | null {
  if (!asked || (backup && backup.at >= asked.at)) return null;
  return now.getTime() - asked.at.getTime() < FORGOTTEN_MS ? asked.at : null;
}

/** Notes that somebody wants a backup now. Answers false while one that was asked for is being made already. */
export async function askForBackup(viewer: Staff, db: Db, now: Date): Promise<boolean> {
  return writing(db, async (tx) => {
    // One of two who ask at once waits here, and then sees the other's.
    await sql`insert into fact (name, at, value) values ('backup_asked', 'epoch', '{}') on conflict (name) do nothing`.execute(
      tx,
    );
    await sql`select from fact where name = 'backup_asked' for update`.execute(tx);
    if (underWaySince(await backupFacts(tx), now)) return false;
    const asked: AskedFact = { content: 'whole' };
    await sql`update fact set at = ${now}, value = ${JSON.stringify(asked)}::jsonb where name = 'backup_asked'`.execute(
      tx,
    );
    await noteAct(tx, { act: 'backup_asked', by: viewer.accountId, now });
    return true;
  });
}

/** Since when the installation is there. */
export async function installedAt(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date | null }>`select min(applied_at) as at from migration`.execute(db);
  return rows[0]?.at ?? new Date();
}
