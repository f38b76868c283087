import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { projectFolder, releaseIn } from '#settings/projectFolder.ts';
import { readSettings, type Settings } from '#settings/settings.ts';
import { takeFolder } from '#store/database/embedded/folderLock.ts';
import { outcome } from '#store/database/embedded/launcher.ts';
import { writing } from '#store/database/writing.ts';
import { noteAct } from '#store/rows/acts.ts';
import { type Command, CommandError, type Given, type Terminal } from './command.ts';
import { withInstallation } from './installation.ts';
import { Installed } from './upgrade/installed.ts';
import { ownDatabase } from './upgrade/ownDatabase.ts';
import type { Patience } from './upgrade/service.ts';
import { backTo, settle, type Tools, type Upgraded, upgradeTo } from './upgrade/upgrade.ts';

/** A start that migrates a large database reports progress, and is waited for. */
const PATIENCE = { seconds: 60, mostSeconds: 3600, askMs: 500 };

/** Replaces the program by a newer version, and rolls back automatically if that is not healthy. */
export const upgradeCommand: Command = {
  name: 'upgrade',
  summary: 'bring a newer release in, and go back by itself when it is not well',
  usage: `lectern upgrade ARCHIVE
lectern upgrade --back [VERSION]
lectern upgrade --continue

Looks at every file of the archive, unpacks it beside the release that runs, makes a backup, leads the link to the new
one and starts it. When that is not ready within a minute (while it prepares the database it is waited for), the one
before is started again. Where the new one brings a newer PostgreSQL, the server is stopped, and the new one takes the
database over when it starts; the old one is kept. An upgrade that is broken off at any moment leaves one of the two whole; the next one puts
right what is left. The one before stays beside it.

  --back          go back to the version before, or to the one named, with the data as they are now
  --continue      only put right what an upgrade that was broken off has left
  --no-backup     without a backup, where one has just been made
  --patience S    how many seconds to wait for the new one to be ready; otherwise 60
  --restart CMD   how the server is started anew where it is no service of systemd
  --stop CMD      how it is stopped there, for which a release with a newer PostgreSQL asks
  --home DIR      where the releases lie beside each other; otherwise where this one does`,
  options: {
    back: { type: 'boolean' },
    continue: { type: 'boolean' },
    'no-backup': { type: 'boolean' },
    patience: { type: 'string' },
    restart: { type: 'string' },
    stop: { type: 'string' },
    home: { type: 'string' },
  },
  asRoot: true,
  run: async (given, terminal) => {
    const settings = readSettings();
    const home = homeOf(given.values.home as string | undefined);
    const tools = toolsOf(home, settings, given, terminal);
    const done = await alone(home, () => run(given, tools));
    if (done === undefined) return 0;
    terminal.say(
      `Version ${done.to} runs. Version ${done.from} stays beside it${given.values.back ? '.' : ': lectern upgrade --back'}`,
    );
    return 0;
  },
};

async function run({ values, words }: Given, tools: Tools): Promise<Upgraded | undefined> {
  const [word, ...more] = words;
  const wanted = [values.back, values.continue, word !== undefined && !values.back].filter(Boolean).length;
  if (wanted !== 1 || more.length > 0)
    throw new CommandError('Say which archive, or --back, or --continue. lectern upgrade --help says more.');
  if (values.continue) {
    await settle(tools);
    return undefined;
  }
  return values.back ? backTo(word, tools) : upgradeTo(word as string, tools);
}

function homeOf(named: string | undefined): string {
  if (named !== undefined) return resolve(named);
  const root = projectFolder();
  if (releaseIn(root)) return dirname(root);
  throw new CommandError(
    'This is a clone, which is brought up to date by: git pull && npm start. To upgrade an installed release name its folder with --home.',
  );
}

function toolsOf(home: string, settings: Settings, { values }: Given, terminal: Terminal): Tools {
  const { say } = terminal;
  const named = values.settings === undefined ? [] : ['--settings', values.settings as string];
  return {
    installed: new Installed(home),
    address: settings,
    patience: patienceOf(values.patience as string | undefined),
    restart: values.restart as string | undefined,
    stop: values.stop as string | undefined,
    database: settings.databaseUrl === undefined ? ownDatabase(settings.dataDir, named) : undefined,
    backup: values['no-backup'] ? undefined : () => backup(join(home, 'current'), named),
    note: (done) => note(done, settings, terminal),
    say,
  };
}

function patienceOf(seconds: string | undefined): Patience {
  if (seconds === undefined) return PATIENCE;
  if (!/^[1-9]\d{0,3}$/.test(seconds))
    throw new CommandError('--patience must be a whole number of seconds, for example 120.');
  return { ...PATIENCE, seconds: Number(seconds) };
}

/** Made by the running release, which knows its own database, with our environment and only the rights of the data's owner. */
async function backup(current: string, named: readonly string[]): Promise<string> {
  const { code, output } = await outcome(join(current, 'bin/lectern'), ['backup', ...named], {});
  if (code !== 0)
    throw new CommandError(
      `No backup could be made, and nothing has been changed. ${output.trim()}\nWhere one has just been made: --no-backup`,
    );
  return output.trim();
}

/** One at a time, by a lock that is released when the process ends. */
async function alone<T>(home: string, work: () => Promise<T>): Promise<T> {
  const folder = join(home, '.upgrade');
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new CommandError(`${home} is not yours to change: ${(error as Error).message}. Run this as root.`, {
      cause: error,
    });
  }
  const free = await takeFolder(folder, 0, () => {}).catch((error: Error) => {
    throw new CommandError(`Another upgrade is under way in ${home}.`, { cause: error });
  });
  try {
    return await work();
  } finally {
    free();
  }
}

/** The upgrade has succeeded even if recording it failed. */
async function note(done: Upgraded, settings: Settings, terminal: Terminal): Promise<void> {
  try {
    await withInstallation(settings, terminal.say, ({ database: { db } }) =>
      writing(db, (tx) =>
        noteAct(tx, { act: 'upgraded', by: null, thing: done.to, details: { ...done }, now: new Date() }),
      ),
    );
  } catch (error) {
    terminal.complain(`It could not be noted among what was done: ${(error as Error).message}`);
  }
}
