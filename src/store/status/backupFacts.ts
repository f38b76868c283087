import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { noteAct } from '../rows/acts.ts';
import { type Fact, type KeptOutcome, noteFact, readFacts } from './facts.ts';

/** A good backup: written, and verified from beginning to end. */
export interface BackupFact {
  /** The name of the file, and the time of its state. */
  readonly file: string;
  readonly made: string;
  readonly content: 'whole' | 'database';
  readonly bytes: number;
  readonly seconds: number;
  readonly rows: number;
  readonly files: number;
  /** Files that the database names and that are missing, and some that differ from what was uploaded. */
  readonly missing: number;
  readonly damaged: readonly string[];
}

/** A successful drill. */
export interface DrillFact {
  readonly file: string;
  /** `loaded`: into a separate database, each table compared; `read`: only from beginning to end, and why. */
  readonly how: 'loaded' | 'read';
  readonly why: string;
  readonly seconds: number;
  readonly tables: number;
  readonly rows: number;
  /** How many files were compared with those in use. */
  readonly files: number;
}

/** The fingerprint of a key, whether the program has generated it, and whether anybody has been shown it. */
export interface KeyFact {
  readonly check: string;
  readonly own: boolean;
  readonly shown: boolean;
}

/** A requested backup; every fact has its time. */
export interface AskedFact {
  readonly content: 'whole';
}

/** The last of each, by fact name. The outcome of the last run is stored under `backup` and `drill` (facts.ts). */
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

/** The state of the backups. */
export async function backupFacts(db: Db): Promise<Known> {
  return Object.fromEntries(await readFacts(db)) as Known;
}

/** Stores a fact about them. */
export const noteBackupFact = <Name extends keyof OwnFacts>(
  db: Db,
  name: Name,
  value: OwnFacts[Name],
  now: Date,
): Promise<void> => noteFact(db, name, value, now);

/** A requested backup that never finished, not even with an error, is forgotten after this time: the longest may take as long. */
const FORGOTTEN_MS = 12 * 3_600_000;

/** Since when a requested backup is running; null: none. */
export function underWaySince(
  { backup_asked: asked, backup }: Pick<Known, 'backup_asked' | 'backup'>,
  now: Date,
): Date | null {
  if (!asked || (backup && backup.at >= asked.at)) return null;
  return now.getTime() - asked.at.getTime() < FORGOTTEN_MS ? asked.at : null;
}

/** Requests a backup. Returns false while a requested one is already running. */
export async function askForBackup(viewer: Staff, db: Db, now: Date): Promise<boolean> {
  return writing(db, async (tx) => {
    // Of two simultaneous requests one waits here, and then sees the other's.
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

/** When the installation was created. */
export async function installedAt(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date | null }>`select min(applied_at) as at from migration`.execute(db);
  return rows[0]?.at ?? new Date();
}
