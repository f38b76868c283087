import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { finishSwitch } from '#backup/switchOver.ts';
import type { Settings } from '#settings/settings.ts';
import { openStore } from '#store/connect.ts';
import type { Database } from '#store/database/connect.ts';
import { clusterIn, runningEmbedded } from '#store/database/embedded/running.ts';
import { startEmbedded } from '#store/database/embedded.ts';
import { isUpToDate } from '#store/database/migrate.ts';
import { CommandError } from './command.ts';

/** The database of this installation, opened for a command. */
export interface OpenInstallation {
  readonly database: Database;
  readonly url: string;
  /** Whether the server was stopped, so that nobody else writes. */
  readonly isAlone: boolean;
}

/**
 * Gives `work` the database of the installation, whether or not its server runs: the one in DATABASE_URL, the embedded one that runs, or the embedded one,
 * started for the duration. An interrupted restore is finished first. Throws CommandError when there is none yet, and DatabaseError with a sentence.
 */
export async function withInstallation<T>(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  say: (sentence: string) => void,
  work: (installation: OpenInstallation) => Promise<T>,
): Promise<T> {
  await finishRestore(dataDir, say);
  const beside = databaseUrl ?? (await runningEmbedded(dataDir));
  if (beside === undefined && !existsSync(clusterIn(dataDir)))
    throw new CommandError(
      `There is no database in ${dataDir} yet. Start Lectern once, or name its settings with --settings.`,
    );
  const started = beside ? undefined : await startEmbedded({ dataDir, log: () => {}, progress: say });
  try {
    const url = beside ?? started?.url ?? '';
    const database = await openStore(url, { max: 4, name: 'lectern command' });
    try {
      return await work({ database, url, isAlone: started !== undefined });
    } finally {
      await database.close();
    }
  } finally {
    await started?.stop();
  }
}

/** Like `withInstallation`, for work that reads whole tables: throws CommandError when the schema is another version's. */
export function withThisVersion<T>(
  settings: Pick<Settings, 'root' | 'databaseUrl' | 'dataDir'>,
  say: (sentence: string) => void,
  work: (installation: OpenInstallation) => Promise<T>,
): Promise<T> {
  return withInstallation(settings, say, async (open) => {
    if (!(await isUpToDate(open.database.pool, join(settings.root, 'migrations'))))
      throw new CommandError(
        'The database is that of another version. Start the server of this version once, and try again.',
      );
    return work(open);
  });
}

/** Finishes a restore that was interrupted while switching over, before a command reads the data folder. */
export async function finishRestore(dataDir: string, say: (sentence: string) => void): Promise<void> {
  if (await finishSwitch(dataDir)) say('A restore that was cut off has been finished first.');
}
