import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Staff } from '#kinds/viewer.ts';
import type { FileStore } from '#media/fileStore.ts';
import type { Settings } from '#settings/settings.ts';
import { firstAdministrator } from '#store/accounts/accounts.ts';
import type { Db } from '#store/database/db.ts';
import { writing } from '#store/database/writing.ts';
import { readDump } from './dump.ts';
import { writeHistory } from './history.ts';
import type { Report } from './report.ts';
import { resolving } from './resolve.ts';
import { writeRecords } from './write.ts';

/** A new installation, and where its progress is reported. */
export interface NewInstallation {
  readonly db: Db;
  readonly files: FileStore;
  readonly settings: Pick<Settings, 'organisation' | 'publicUrl' | 'root'>;
  readonly secretKey: Buffer;
  readonly now: Date;
  progress(sentence: string): void;
}

/**
 * Fills an empty database with the sample church, which `sample/make.ts` generates for today, through the ordinary import: everything in it could have been
 * typed in. It is written completely or not at all, even if the program is killed. The first administrator must exist. `structure`: the units alone. Throws
 * when the church can't be generated, or a record is refused.
 */
export async function fillWithSample(target: NewInstallation, structure: boolean): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-sample-'));
  try {
    await runMaker(folder, target, structure);
    await bringIn(folder, target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Imports what was generated in a folder: the records by the import, whose report is returned, then the history. In one transaction: if the program is killed,
 * the next start finds an empty database and starts over.
 */
export const bringIn = (folder: string, target: NewInstallation): Promise<Report> =>
  writing(target.db, (tx) => bringAll(folder, { ...target, db: tx }));

async function bringAll(folder: string, target: NewInstallation): Promise<Report> {
  const { db, files: store, settings, progress, secretKey } = target;
  const office: Staff | undefined = await firstAdministrator(db);
  if (!office) throw new Error('The sample church needs an administrator who writes it.');
  const { history, ...dump } = JSON.parse(await readFile(join(folder, 'church.json'), 'utf8'));
  const reading = readDump(JSON.stringify(dump), settings.organisation);
  const later = await readFile(join(folder, 'later.json'), 'utf8').catch(() => '{}');
  const report = await writeRecords(reading, {
    ...{ db, store, office, folder, limits: {}, dryRun: false, onDemand: JSON.parse(later) },
    now: () => target.now,
    progress: (done, of) => {
      if (done % 250 === 0) progress(`Sample content: ${done} of ${of} records`);
    },
  });
  if (report.refused > 0)
    throw new Error(['The sample church is not right.', ...report.lines(false)].join('\n'));
  if (history === undefined) return report;
  progress('Sample content: subscribers, newsletters and replies');
  const { publicUrl } = settings;
  await writeHistory(history, { db, office, resolve: resolving(db, reading.source), publicUrl, secretKey });
  return report;
}

/** In a separate process: nothing of it stays in this one. */
function runMaker(
  folder: string,
  { settings: { root, organisation }, progress }: NewInstallation,
  structure: boolean,
): Promise<void> {
  const args = [join(root, 'sample/make.ts'), folder, '--later', '--brand', organisation.brand];
  return new Promise((resolve, reject) => {
    const maker = execFile(process.execPath, [...args, ...(structure ? ['--structure'] : [])], (error) =>
      error ? reject(error) : resolve(),
    );
    maker.stdout?.on('data', (said: string) => {
      for (const line of said.trim().split('\n')) progress(`Sample content: ${line}`);
    });
  });
}
