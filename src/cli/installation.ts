import { join } from 'node:path';
import { finishSwitch } from '#backup/switchOver.ts';
import type { Settings } from '#settings/settings.ts';
import { connect, type Database } from '#store/database/connect.ts';
import { runningEmbedded } from '#store/database/embedded/running.ts';
import { startEmbedded } from '#store/database/embedded.ts';
import { isUpToDate } from '#store/database/migrate.ts';
import { CommandError } from './command.ts';

/** The database of this installation, opened for a command. */
export interface OpenInstallation {
  readonly database: Database;
  readonly url: string;
  /** Whether the server was not running, so that nobody writes meanwhile. */
  readonly isAlone: boolean;
}

/**
 * Gives `work` the database of the installation: beside the running server, or started for as long as it takes. Throws DatabaseError with a
 * sentence.
 */
export async function withInstallation<T>(
  { root, databaseUrl, dataDir }: Pick<Settings, 'root' | 'databaseUrl' | 'dataDir'>,
  say: (sentence: string) => void,
  work: (installation: OpenInstallation) => Promise<T>,
): Promise<T> {
  await finishSwitch(dataDir);
  const beside = databaseUrl ?? (await runningEmbedded(dataDir));
  const started = beside ? undefined : await startEmbedded({ dataDir, log: () => {}, progress: say });
  try {
    const url = beside ?? started?.url ?? '';
    const database = await connect(url, { max: 4, name: 'lectern command' });
    try {
      if (!(await isUpToDate(database.pool, join(root, 'migrations'))))
        throw new CommandError(
          'The database is that of another version. Start the server of this version once, and try again.',
        );
      return await work({ database, url, isAlone: started !== undefined });
    } finally {
      await database.close();
    }
  } finally {
    await started?.stop();
  }
}
