import { backupProcess } from '#backup/backupProcess.ts';
import { type BackupTask, dueTasks } from '#backup/due.ts';
import { keepErasedList, sendErasedList } from '#backup/erasedList.ts';
import { createInterruption } from '#lib/interruption.ts';
import type { Settings } from '#settings/settings.ts';
import type { Db } from '#store/database/db.ts';
import { latestErasure } from '#store/privacy/erasedAddresses.ts';
import { backupFacts, installedAt } from '#store/status/backupFacts.ts';

interface Deps {
  readonly settings: Settings;
  readonly databaseUrl: string;
  readonly db: Db;
  now(): Date;
  log(sentence: string): void;
}

/**
 * Makes the backups that are due, and tests each nightly one, in a process next to the server. A second call while that is in progress waits for the same run;
 * work interrupted by `ending` is repeated at the next start. undefined if no backups are to be made.
 */
export function createBackupJob(deps: Deps, ending: AbortSignal): (() => Promise<void>) | undefined {
  const { settings, databaseUrl, db, now, log } = deps;
  if (!settings.backup.nightly) return undefined;
  const run = backupProcess();
  let running: Promise<void> | undefined;
  let listed: string | undefined;

  /** Erased persons are stored next to the backups before the next one is made. */
  async function listErased(): Promise<void> {
    const latest = await latestErasure(db);
    if (latest === listed) return;
    await keepErasedList(settings, db);
    await sendErasedList(settings);
    listed = latest;
  }

  async function workOff(): Promise<void> {
    await listErased().catch((error: Error) =>
      log(`The list of erased addresses is not kept: ${error.message}`),
    );
    if (await doDue()) await doDue();
  }

  /** Returns true if there was work and it was done: more may have been requested meanwhile. */
  async function doDue(): Promise<boolean> {
    const tasks = dueTasks(settings.backup, await backupFacts(db), {
      installed: await installedAt(db),
      now: now(),
    });
    for (const task of tasks) {
      if (ending.aborted) return false;
      try {
        await run({ task, settings, databaseUrl });
      } catch (error) {
        if (!ending.aborted) log(`${WHAT[task]}: ${(error as Error).message}`);
        return false;
      }
    }
    return tasks.length > 0;
  }
  const end = createInterruption();
  ending.addEventListener('abort', () => end.set(true), { once: true });
  return () => {
    running ??= workOff().finally(() => {
      running = undefined;
    });
    return end.unless(running);
  };
}

const WHAT: Readonly<Record<BackupTask, string>> = {
  whole: 'No backup was made',
  database: 'No backup of the database was made',
  drill: 'The backup was not good when it was tried out',
};
