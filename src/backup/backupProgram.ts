import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { openFileStore } from '#media/openStore.ts';
import { answerTasks } from '#process/work.ts';
import type { Settings } from '#settings/settings.ts';
import { connect } from '#store/database/connect.ts';
import type { BackupTask } from './due.ts';
import { backUp, drillNewest } from './work.ts';

/** What the program is asked to do, with all that it has to know. */
export interface BackupOrder {
  readonly task: BackupTask;
  readonly settings: Settings;
  readonly databaseUrl: string;
  /** Certificates of authorities of the installation's own, by which it trusts its bucket. */
  readonly authorities: readonly string[];
}

/** A program of its own, started with low priority: makes a backup or tries one out, beside the pages. It ends with the server. */
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
