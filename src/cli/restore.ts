import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { isInUse, refuseRunning, restoreAside, takeIntoUse } from '#backup/aside.ts';
import { keyIn, keyPath } from '#backup/backupKey.ts';
import { backupBucket } from '#backup/bucket.ts';
import { knownErased } from '#backup/erasedList.ts';
import { backupsAmong, backupsIn } from '#backup/folder.ts';
import { bringOver } from '#backup/over.ts';
import { type Restored, restoreBackup } from '#backup/restore.ts';
import { KEPT_DAYS, maySwitchTo, type Part } from '#backup/switchOver.ts';
import { openFileStore } from '#media/openStore.ts';
import { readSettings, type Settings } from '#settings/settings.ts';
import { isUnused } from '#store/backup/unused.ts';
import { type Command, CommandError, type Given, type Terminal } from './command.ts';
import { finishRestore } from './installation.ts';

/** Restores a backup (docs/backup.md). */
export const restoreCommand: Command = {
  name: 'restore',
  summary: 'bring a backup back, into an empty installation or beside this one',
  usage: `lectern restore FILE

FILE is a backup, the name of one in BACKUP_DIR or in the bucket, or: newest. It is read from beginning to end before anything is
touched. In an empty installation it is taken into use at once. Beside one that is in use it goes into a folder of its own, which is
named at the end; the server may run meanwhile.

  --instead        take it into use in the place of what is there, which is kept for ${KEPT_DAYS} days; the server must not run.
                   FILE may also be the folder into which a backup was brought back before, or in which what was there is kept
  --key FILE       the key that opens it, where it is not in its place
  --database URL   with DATABASE_URL: an empty database of the same server or another, beside the one in use
  --same           bring this installation's own database over to another major version of PostgreSQL, exactly as it is`,
  options: {
    instead: { type: 'boolean' },
    key: { type: 'string' },
    database: { type: 'string' },
    same: { type: 'boolean' },
  },
  run: async (given, terminal) => {
    const settings = readSettings();
    const [word, ...more] = given.words;
    if (word === undefined || more.length > 0)
      throw new CommandError('Name one backup, for example: lectern restore newest');
    await finishRestore(settings.dataDir, terminal.say);
    const folder = resolve(word);
    if (given.values.instead && existsSync(join(folder, 'database', 'cluster')))
      return takeFolder(settings, folder, terminal);
    const { path, done } = await fetched(settings, word, terminal);
    try {
      return await (settings.databaseUrl === undefined
        ? own(settings, path, given, terminal)
        : external(settings, path, given, terminal));
    } finally {
      await done();
    }
  },
};

/** The backup's path on this machine; `done` removes one that was downloaded from the bucket. */
async function fetched(
  settings: Settings,
  word: string,
  { say }: Terminal,
): Promise<{ path: string; done(): Promise<void> }> {
  const done = async (): Promise<void> => {};
  const { folder, s3Url } = settings.backup;
  const { brand } = settings.organisation;
  if (word !== 'newest' && existsSync(resolve(word))) return { path: resolve(word), done };
  const here = await backupsIn(folder, brand);
  const local = here.find(({ name, content }) => (word === 'newest' ? content === 'whole' : name === word));
  if (local && word !== 'newest') return { path: local.path, done };
  const bucket = s3Url === undefined ? undefined : backupBucket(s3Url);
  const there = backupsAmong((await bucket?.names()) ?? [], brand);
  const far = there.find(({ name, content }) => (word === 'newest' ? content === 'whole' : name === word));
  if (local && (!far || far.stamp <= local.stamp)) return { path: local.path, done };
  if (!far || !bucket)
    throw new CommandError(
      `There is no backup ${word === 'newest' ? '' : `“${word}” `}here, in ${folder} or in the bucket.`,
    );
  say(`Fetching ${far.name} from the bucket`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `fetched-${far.name}`);
  await rm(path, { force: true });
  await bucket.fetch(far.name, path);
  return { path, done: () => rm(path, { force: true }) };
}

async function mannerOf(settings: Settings, { values }: Given, { say }: Terminal) {
  const given = typeof values.key === 'string' ? resolve(values.key) : undefined;
  const passphrase = await keyIn(given ?? keyPath(settings));
  const keep = async (): Promise<void> => {
    const place = keyPath(settings);
    if (given === undefined || existsSync(place)) return;
    // The source file may be readable by others.
    await writeFile(place, `${passphrase}\n`, { mode: 0o600, flag: 'wx' });
    say(`The key is kept in ${place} from now on.`);
  };
  return {
    keep,
    manner: { passphrase, now: new Date(), progress: say, erased: await knownErased(settings, say) },
  };
}

/** Restores into the program's own database. */
async function own(settings: Settings, path: string, given: Given, terminal: Terminal): Promise<number> {
  const { say } = terminal;
  const { dataDir } = settings;
  if (given.values.instead || given.values.same) await refuseRunning(dataDir);
  const { keep, manner } = await mannerOf(settings, given, terminal);
  if (given.values.same) {
    const old = await bringOver(path, settings, manner);
    say(`The database is brought over. The old one is kept in ${old} for ${KEPT_DAYS} days.`);
    return 0;
  }
  const { name, restored } = await restoreAside(path, settings, { ...manner, as: 'again' });
  report(restored, say);
  const folder = join(dataDir, name);
  if (isInUse(dataDir) && !given.values.instead) {
    say(
      `It stands in ${folder}, beside the one in use. To look at it, start a server with DATA_DIR=${folder} and another PORT.`,
    );
    say(`To take it into use, stop the server, and: lectern restore ${folder} --instead`);
    return 0;
  }
  return use(settings, name, partsOf(settings, restored), terminal, keep);
}

async function takeFolder(settings: Settings, folder: string, terminal: Terminal): Promise<number> {
  if (dirname(folder) !== settings.dataDir || !maySwitchTo(basename(folder)))
    throw new CommandError(
      `Only a folder restored-… or before-… in ${settings.dataDir} can be taken into use.`,
    );
  const parts = (['database', 'media', 'secret.key'] as const).filter((part) =>
    existsSync(join(folder, part)),
  );
  return use(settings, basename(folder), parts, terminal, async () => {});
}

async function use(
  settings: Settings,
  name: string,
  parts: readonly Part[],
  { say }: Terminal,
  keep: () => Promise<void>,
): Promise<number> {
  const wasInUse = isInUse(settings.dataDir);
  const old = await takeIntoUse(settings.dataDir, name, parts, new Date());
  await keep();
  say(
    wasInUse
      ? `It is in use now. What was there before is kept in ${old} for ${KEPT_DAYS} days.`
      : 'It is in use now.',
  );
  say('Start the server.');
  return 0;
}

/** A backup of the database alone, or with files in a bucket, leaves the files where they are. */
const partsOf = ({ s3Url }: Settings, { header }: Restored): Part[] =>
  header.content === 'whole' && s3Url === undefined
    ? ['database', 'media', 'secret.key']
    : ['database', 'secret.key'];

/** Restores into an external database, which must be empty. */
async function external(settings: Settings, path: string, given: Given, terminal: Terminal): Promise<number> {
  const { root, dataDir, organisation } = settings;
  const { database } = given.values;
  const databaseUrl = typeof database === 'string' ? database : (settings.databaseUrl ?? '');
  if (given.values.same || given.values.instead)
    throw new CommandError(
      'With DATABASE_URL nothing is replaced: name an empty database with --database, and afterwards in DATABASE_URL.',
    );
  if (!(await isUnused(databaseUrl)))
    throw new CommandError(
      'This database is in use. Make an empty one beside it (create database lectern2 …, as the first was made), and name it: lectern restore FILE --database postgres://…/lectern2',
    );
  const { keep, manner } = await mannerOf(settings, given, terminal);
  await mkdir(dataDir, { recursive: true });
  const place = { files: await openFileStore(settings), dataDir };
  const target = { databaseUrl, migrations: join(root, 'migrations'), brand: organisation.brand, place };
  report(await restoreBackup(path, target, { ...manner, as: 'again' }), terminal.say);
  await keep();
  terminal.say(
    databaseUrl === settings.databaseUrl
      ? 'Start the server.'
      : 'Put this address into DATABASE_URL in the place of the old one, and start the server again. The old database stays as it is.',
  );
  return 0;
}

function report(
  { header, tables, rows, files, missing, putRight, erased, leftOut }: Restored,
  say: (sentence: string) => void,
): void {
  say(
    `The state of ${header.made} is back: ${tables} tables with ${rows} rows, each as it was, and ${files} files.`,
  );
  if (header.content === 'database')
    say('This backup holds the database alone: the files are those that are there.');
  if (missing > 0) say(`${missing} files were gone already when the backup was made.`);
  if (leftOut.length > 0) say(`Tables that are none of Lectern's were left out: ${leftOut.join(', ')}.`);
  if (erased > 0) say(`${erased} addresses that were erased since were erased again.`);
  if (putRight) {
    say('Everybody has to sign in again, and links in mails sent before do not work any more.');
    if (putRight.newsletters + putRight.mails > 0)
      say(
        `${putRight.newsletters} newsletters are paused and ${putRight.mails} mails held: they may have gone out since. The office lets them go in the console, or not.`,
      );
  }
}
