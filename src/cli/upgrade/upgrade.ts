import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Release, releaseIn } from '#settings/projectFolder.ts';
import { outcome } from '#store/database/embedded/launcher.ts';
import { CommandError } from '../command.ts';
import { damageIn, UNPACKING, type Unpacked, unpack } from './archive.ts';
import { compareVersions, type Installed } from './installed.ts';
import { endJournal, type Journal, readJournal, writeJournal } from './journal.ts';
import type { OwnDatabase } from './ownDatabase.ts';
import { otherServerFiles } from './serverFiles.ts';
import { type Address, type Patience, type Service, serviceOf, troubleOf } from './service.ts';

/** What an upgrade needs. */
export interface Tools {
  readonly installed: Installed;
  readonly address: Address;
  readonly patience: Patience;
  /** The command that restarts the server; undefined: by systemd, or a trial if no server runs. */
  readonly restart: string | undefined;
  /** The command that stops it, if `restart` is given and a newer PostgreSQL has to migrate the database. */
  readonly stop: string | undefined;
  /** undefined: the database is external, by DATABASE_URL. */
  readonly database: OwnDatabase | undefined;
  /** Makes a backup, and returns where it is; undefined: none is made. */
  readonly backup: (() => Promise<string>) | undefined;
  /** Records the upgrade in the audit log. */
  note(done: Upgraded): Promise<void>;
  say(sentence: string): void;
}

/** The result: the current version, and the previous one. */
export interface Upgraded {
  readonly from: string;
  readonly to: string;
}

/** Installs the release in an archive. Throws CommandError with the reason if the installation stays, or is again, as it was. */
export async function upgradeTo(archive: string, tools: Tools): Promise<Upgraded> {
  const { installed, say } = tools;
  await settle(tools);
  const from = installed.current();
  say(`Looking at every file of ${archive}`);
  const unpacked = await unpack(archive, installed.home);
  let over: Over | undefined;
  try {
    refuseOlder(from, unpacked);
    over = await overTo(unpacked.release, tools);
    await tryOut(installed, unpacked);
  } catch (error) {
    unpacked.discard();
    throw error;
  }
  return change(from, unpacked.release.version, over, tools);
}

/** Goes back to the previous version, or to the given one. */
export async function backTo(version: string | undefined, tools: Tools): Promise<Upgraded> {
  const { installed } = tools;
  await settle(tools);
  const from = installed.current();
  const older = installed.versions().filter((one) => compareVersions(one, from) < 0);
  const to = version ?? older.at(-1);
  if (to === undefined || !older.includes(to))
    throw new CommandError(
      `${version === undefined ? 'No older version' : `Version ${version}`} lies in ${installed.home}. ${older.length > 0 ? `There are: ${older.join(', ')}.` : ''}`.trim(),
    );
  const wrong = await damageIn(installed.folder(to));
  if (wrong !== undefined)
    throw new CommandError(`Version ${to} in ${installed.home} is damaged (${wrong}).`);
  return change(from, to, await overTo(releaseIn(installed.folder(to)), tools), tools);
}

/** Finishes an interrupted upgrade. */
export async function settle(tools: Tools): Promise<void> {
  const { installed, say } = tools;
  for (const left of globSync(`${UNPACKING}*`, { cwd: installed.home }))
    rmSync(join(installed.home, left), { recursive: true, force: true });
  const left = readJournal(installed.home);
  if (left === undefined) return;
  say(`An upgrade from ${left.from} to ${left.to} was broken off. It is put right first.`);
  const service = await serviceFor(tools);
  try {
    if (installed.current() === left.to && (await isWell(left.to, service, tools)) === null)
      return finish(left, tools);
    await goBack(left, service, tools);
    say(`Version ${left.from} runs again.`);
  } finally {
    await service.done();
  }
}

async function change(from: string, to: string, over: Over | undefined, tools: Tools): Promise<Upgraded> {
  const { installed, say, backup } = tools;
  const service = await serviceFor(tools);
  if (over && !service.stop)
    throw new CommandError(
      `Version ${to} brings PostgreSQL ${over.to}, and the server has to be stopped while the database is brought over from ${over.from}. Say how it is stopped, for example --stop 'docker stop lectern', or stop it first.`,
    );
  if (backup) {
    say('Making a backup');
    say(await backup());
  }
  const journal: Journal = { from, to, at: new Date().toISOString(), ...(over && { postgres: over.from }) };
  try {
    writeJournal(installed.home, journal);
    if (over) await leaveDatabase(over, journal, service, tools);
    installed.switchTo(to);
    say(`Version ${to} starts`);
    const trouble = await isWell(to, service, tools);
    if (trouble !== null) await giveUp(trouble, journal, service, tools);
    finish(journal, tools);
    // While the server runs, since this program may be unable to start its database.
    await tools.note({ from, to });
    reportServerFiles(from, to, tools);
    return { from, to };
  } finally {
    await service.done();
  }
}

/** Units and other installed files may have been customised: they are left alone, and the ones that need manual work are reported. */
function reportServerFiles(from: string, to: string, { installed, say }: Tools): void {
  const others = otherServerFiles(installed.folder(from), installed.folder(to));
  if (others.length > 0)
    say(
      `In deploy/ these files are others than in ${from}: ${others.join(', ')}. What you have installed of them stays as it was; ${join(installed.folder(to), 'docs/deploy.md')} says where each belongs.`,
    );
}

/** The major versions of PostgreSQL that the database is migrated from and to. */
type Over = { readonly from: string; readonly to: string };

/** undefined when the database stays as it is. Throws CommandError if it cannot be migrated. */
async function overTo(release: Release | undefined, { database }: Tools): Promise<Over | undefined> {
  const to = release?.postgres;
  const from = await database?.major();
  if (to === undefined || from === undefined || from === to) return undefined;
  if (Number(to) > Number(from)) return { from, to };
  throw new CommandError(
    `Version ${release?.version} brings PostgreSQL ${to}, and the database is of ${from}, which does not go back. Nothing has been changed. The state of then can be brought back out of a backup that was made by then: docs/backup.md says how.`,
  );
}

/** Stops the server, and has the previous release leave the database for the new one. */
async function leaveDatabase(
  { from, to }: Over,
  journal: Journal,
  service: Service,
  tools: Tools,
): Promise<void> {
  const { installed, database, say } = tools;
  say(`The database goes from PostgreSQL ${from} to ${to}: the website is away until that is done`);
  try {
    await service.stop?.();
    await database?.leave(installed.folder(journal.from));
  } catch (error) {
    await goBack(journal, service, tools);
    throw error;
  }
}

/** Starts the version that the link points to, and returns why it is not healthy. */
async function isWell(
  version: string,
  service: Service,
  { installed, address, patience, say }: Tools,
): Promise<string | null> {
  try {
    await service.restart();
  } catch (error) {
    return (error as Error).message;
  }
  return troubleOf(installed.folder(version), address, patience, (sentence) => say(`   ${sentence}`));
}

async function giveUp(trouble: string, journal: Journal, service: Service, tools: Tools): Promise<never> {
  const { from, to } = journal;
  const words = await service.lastWords();
  tools.say(`Version ${to} is not well. ${trouble} Going back to ${from}.`);
  const hadTaken = await goBack(journal, service, tools);
  const kept = hadTaken ? ' The database that it had taken over is kept beside, in before-….' : '';
  throw new CommandError(
    `Version ${from} runs again, with all its data; ${to} did not become ready.${kept} ${trouble} The last it said:\n${words}`,
  );
}

/** Returns whether the new version had migrated the database. */
async function goBack(journal: Journal, service: Service, tools: Tools): Promise<boolean> {
  const { installed, database } = tools;
  let hadTaken = false;
  if (journal.postgres !== undefined) {
    // The database first: the new release would migrate it again, and the previous one could not open what the new one has created.
    await service.stop?.();
    hadTaken = (await database?.putBack(installed.folder(journal.from), journal.postgres)) ?? false;
    database?.tidy();
  }
  installed.switchTo(journal.from);
  const trouble = await isWell(journal.from, service, tools);
  if (trouble !== null)
    throw new CommandError(
      `Version ${journal.from} is the current one again, and is not well either. ${trouble} The last it said:\n${await service.lastWords()}\nIts data are as they were; docs/release.md says what to do.`,
    );
  endJournal(installed.home);
  return hadTaken;
}

/** Nothing is left to do. Only the current and the previous version are kept. */
function finish({ from, to, postgres }: Journal, { installed, database }: Tools): void {
  if (postgres !== undefined) database?.tidy();
  endJournal(installed.home);
  for (const version of installed.versions())
    if (version !== from && version !== to)
      rmSync(installed.folder(version), { recursive: true, force: true });
}

const serviceFor = ({ installed, restart, stop }: Tools): Promise<Service> =>
  serviceOf(join(installed.home, 'current'), restart, stop);

function refuseOlder(from: string, { release: { version } }: Unpacked): void {
  const order = compareVersions(version, from);
  if (order === 0) throw new CommandError(`Version ${version} is the one that runs.`);
  if (order < 0)
    throw new CommandError(
      `This is version ${version}, older than ${from}, which runs. To go back to the version before: lectern upgrade --back`,
    );
}

/** Checks that the new program runs on this machine at all, before anything is changed. */
async function tryOut(installed: Installed, unpacked: Unpacked): Promise<void> {
  const { version } = unpacked.release;
  unpacked.keep();
  const { code, output } = await outcome(join(installed.folder(version), 'bin/lectern'), ['--help']);
  if (code === 0) return;
  rmSync(installed.folder(version), { recursive: true, force: true });
  throw new CommandError(`Version ${version} does not run on this machine: ${output.trim()}`);
}
