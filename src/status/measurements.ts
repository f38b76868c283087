import { dayOf } from '#lib/dates.ts';
import type { Settings } from '#settings/settings.ts';
import type { Db } from '#store/database/db.ts';
import { type MailboxState, mailboxState } from '#store/delivery/mailboxState.ts';
import { mailTrouble } from '#store/delivery/mailOutcomes.ts';
import { type backupFacts, installedAt } from '#store/status/backupFacts.ts';
import { type DatabaseState, databaseState } from '#store/status/databaseState.ts';
import { type Fact, type KeptOutcome, type RegularWork, readFacts } from '#store/status/facts.ts';
import { errorsOf, type LoggedError } from '#store/status/loggedErrors.ts';
import { type WorkState, workState } from '#store/status/workState.ts';
import { COPY, type CopyReport } from './types.ts';

/** A copy of the program, with the time of its last report. */
export interface Copy extends CopyReport {
  readonly name: string;
  readonly seen: Date;
}

/** Everything known about an installation at one time. `faults` evaluates it. */
export interface Measurements {
  readonly now: Date;
  /** When the installation was made. */
  readonly begun: Date;
  /** What is known of the backups besides their last outcome. */
  readonly backups: Pick<
    Awaited<ReturnType<typeof backupFacts>>,
    'backup_made' | 'backup_hourly_made' | 'backup_key' | 'backup_asked' | 'drill_done'
  >;
  readonly outcomes: Readonly<Partial<Record<RegularWork, Fact<KeptOutcome>>>>;
  readonly copies: readonly Copy[];
  readonly mailTrouble: { readonly since: Date; readonly sentence: string } | null;
  readonly mailbox: MailboxState | null;
  readonly database: DatabaseState;
  /** When standbys were last seen, and their number. */
  readonly standbys: Fact<{ readonly count: number }> | undefined;
  readonly work: WorkState;
  /** Of today. */
  readonly errors: readonly LoggedError[];
  readonly settings: StatusSettings;
}

/** The settings that decide whether something is a fault. */
export interface StatusSettings {
  readonly version: string;
  readonly mailsTo: 'server' | 'files';
  readonly diskMargin: number;
  readonly isHttps: boolean;
  /** Whether backups are made by the program itself. */
  readonly makesBackups: boolean;
}

/** Picks them from this copy's settings. */
export const statusSettings = ({
  smtpUrl,
  diskMargin,
  publicUrl,
  version,
  backup,
}: Settings): StatusSettings => ({
  version,
  mailsTo: smtpUrl === undefined ? 'files' : 'server',
  diskMargin,
  isHttps: publicUrl.startsWith('https:'),
  makesBackups: backup.nightly,
});

/** Reads everything from the database. */
export async function takeMeasurements(
  db: Db,
  settings: StatusSettings,
  clock: () => Date,
): Promise<Measurements> {
  const now = clock();
  const [facts, database, work, errors, trouble, mailbox, begun] = await Promise.all([
    readFacts(db),
    databaseState(db, clock),
    workState(db, now),
    errorsOf(db, dayOf(now)),
    mailTrouble(db),
    mailboxState(db),
    installedAt(db),
  ]);
  const outcome = (of: RegularWork) => facts.get(of) as Fact<KeptOutcome> | undefined;
  return {
    ...{ now, begun, database, work, errors, mailTrouble: trouble, mailbox, settings },
    backups: Object.fromEntries(facts) as Measurements['backups'],
    outcomes: { backup: outcome('backup'), drill: outcome('drill') },
    standbys: facts.get('standbys') as Fact<{ count: number }> | undefined,
    copies: [...facts]
      .filter(([name]) => name.startsWith(COPY))
      .map(([name, { at, value }]) => ({
        ...(value as CopyReport),
        ...{ name: name.slice(COPY.length), seen: at },
      }))
      .sort((one, other) => one.name.localeCompare(other.name)),
  };
}
