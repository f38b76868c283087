import { existsSync } from 'node:fs';
import type { Settings } from '#settings/settings.ts';
import { connect, type Database } from '#store/database/connect.ts';
import { clusterIn, runningEmbedded } from '#store/database/embedded/running.ts';
import { startEmbedded } from '#store/database/embedded.ts';
import { CommandError, type Terminal } from './command.ts';

/**
 * Does something with the installation's database, whether or not its server runs: the one in DATABASE_URL, the embedded one that runs, or the
 * embedded one, started for as long as this takes. Throws CommandError when there is none yet.
 */
export async function withDatabase<T>(
  settings: Settings,
  { say }: Terminal,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const { dataDir } = settings;
  const url = settings.databaseUrl ?? (await runningEmbedded(dataDir));
  if (url === undefined && !existsSync(clusterIn(dataDir)))
    throw new CommandError(
      `There is no database in ${dataDir} yet. Start Lectern once, or name its settings with --settings.`,
    );
  const started = url === undefined && (await startEmbedded({ dataDir, log: () => {}, progress: say }));
  try {
    const database = await connect(url ?? (started as { url: string }).url);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    if (started) await started.stop();
  }
}
