import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { openFileStore } from '#media/openStore.ts';
import { answerTasks } from '#process/work.ts';
import type { Settings } from '#settings/settings.ts';
import { connect } from '#store/database/connect.ts';
import type { BackupTask } from './due.ts';
import { backUp, drillNewest } from './work.ts';

/** The program's task, with everything it needs to know. */
export interface BackupOrder {
  readonly task: BackupTask;
  readonly settings: Settings;
  readonly databaseUrl: string;
  /** Certificates of the installation's own authorities, which it trusts for its bucket. */
  readonly authorities: readonly string[];
}

/** A separate program, started with low priority: makes or tests a backup while pages are served. It ends with the server. */
answerTasks<BackupOrder, boolean>(async ({ task, settings, databaseUrl, authorities }) => {
  setDefaultCACertificates([...getCACertificates('default'), ...authorities]);
  const database = await connect(databaseUrl, { max: 3, name: 'lectern backup' });
  try {
    const { db, pool } = database;
    const files = await openFileStore(settings);
    const work = { settings, databaseUrl, db, pool, files, now: () => new Date(), progress: () => {} };
    return task === 'drill' ? await drillNewest(work) : (await backUp(work, task)) !== null;
  } finally {
    await database.close();
  }
});
