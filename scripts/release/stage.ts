import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '#settings/projectFolder.ts';
import { FRUGAL } from '../lib/server.mjs';
import { isLeftOut } from './leftOut.ts';
import { withoutSymbols } from './withoutSymbols.ts';

/** What npm brings Node in. */
const nodePackage = `node-${process.platform}-${process.arch}`;
/** Programs and libraries, which have symbols that nobody reads on a server. */
const BINARY = /(?:\/bin\/[\w-]+|\.so(?:\.[\d.]+)?|\.node)$/;

/** Lays out in `folder` what a release holds, from the project at `root`, which is built, and production packages below `packages`. */
export async function layOut(
  root: string,
  packages: string,
  folder: string,
  release: Release,
): Promise<void> {
  await mkdir(join(folder, 'bin'), { recursive: true });
  await copyTree(join(root, 'dist'), join(folder, 'dist'), (path) => !path.startsWith('stamps/'));
  await copyTree(join(root, 'migrations'), join(folder, 'migrations'));
  await copyTree(join(root, 'organisations'), join(folder, 'organisations'));
  await copyTree(join(root, 'deploy'), join(folder, 'deploy'));
  // What the commands name is at hand where they are run, also when the network is not.
  for (const page of ['README.md', ...globSync('docs/*.md', { cwd: root })])
    await copyTo(join(root, page), join(folder, page));
  await copyTree(join(root, 'sample'), join(folder, 'sample'), (path) => !path.includes('.test.'));
  for (const source of sourcesOfSample(root)) await copyTo(join(root, source), join(folder, source));
  await copyTo(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const node = withoutSymbols(await readFile(join(packages, nodePackage, 'bin/node')));
  await writeFile(join(folder, 'node'), node);
  await copyPackages(packages, join(folder, 'node_modules'));
  await writeFile(join(folder, 'bin/lectern'), startScript());
  await writeFile(join(folder, 'package.json'), packageText(root, release.version));
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  await Promise.all(['node', 'bin/lectern'].map((program) => chmod(join(folder, program), 0o755)));
  await writeFile(join(folder, 'CHECKSUMS'), checksums(folder));
}

/** The command: the Node that lies beside it, whatever else this machine has. */
function startScript(): string {
  const set = Object.entries({ ...FRUGAL, NODE_ENV: 'production' });
  return `#!/bin/sh
# lectern: runs the command with the Node of this release.
set -eu
root=$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")
${set.map(([name, value]) => `export ${name}="\${${name}:-${value}}"`).join('\n')}
exec "$root/node" "$root/dist/server/lectern.js" "$@"
`;
}

/** What the program asks its package.json for: where its folder is, how its modules are written, and the sample church's imports. */
function packageText(root: string, version: string): string {
  const { name, description, license, type, imports } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const of = {
    name,
    version,
    description,
    license,
    private: true,
    type,
    imports: { '#lib/*': imports['#lib/*'] },
  };
  return `${JSON.stringify(of, null, 2)}\n`;
}

/** The few sources that the sample church's program imports. */
function sourcesOfSample(root: string): string[] {
  const found = new Set<string>();
  const look = (file: string): void => {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/^import (?!type\b)[^;]*'(#lib\/[^']+|\.\/[^']+)';/gm)) {
      const target = name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(file), name);
      if (!target.startsWith('src/') || found.has(target)) continue;
      found.add(target);
      look(target);
    }
  };
  for (const file of globSync('sample/**/*.ts', { cwd: root })) if (!file.includes('.test.')) look(file);
  return [...found].sort();
}

async function copyPackages(from: string, to: string): Promise<void> {
  const { packages } = JSON.parse(await readFile(join(from, '.package-lock.json'), 'utf8'));
  for (const path of Object.keys(packages).map((key) => key.slice('node_modules/'.length))) {
    // Node itself lies at the top of the release.
    if (path === nodePackage) continue;
    const name = path.split('node_modules/').at(-1) ?? path;
    await copyTree(
      join(from, path),
      join(to, path),
      (file) => !file.startsWith('node_modules/') && !isLeftOut(name, file),
    );
  }
}

/** Copies the files of a folder that are wanted; empty folders stay behind. */
async function copyTree(
  from: string,
  to: string,
  wanted: (path: string) => boolean = () => true,
): Promise<void> {
  for (const path of globSync('**/*', { cwd: from }).sort()) {
    const source = join(from, path);
    if (!lstatSync(source).isDirectory() && wanted(path)) await copyTo(source, join(to, path));
  }
}

async function copyTo(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const found = lstatSync(from);
  if (found.isSymbolicLink()) return symlink(readlinkSync(from), to);
  if (!BINARY.test(from)) return cp(from, to);
  await writeFile(to, withoutSymbols(await readFile(from)), { mode: found.mode & 0o777 });
}

/** One line for each file as `sha256sum` writes and checks them, so that a damaged release is told by any tool. */
function checksums(folder: string): string {
  const files = globSync('**/*', { cwd: folder })
    .filter((path) => lstatSync(join(folder, path)).isFile())
    .sort();
  return files
    .map(
      (path) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, path)))
          .digest('hex')}  ${path}\n`,
    )
    .join('');
}

/** Writes `parent`/`name` as an archive that has the same bytes whenever its files have: sorted, owned by nobody in particular, of one moment. */
export function archive(parent: string, name: string, moment: Date): Buffer {
  const shape = ['--format=gnu', '--sort=name', '--owner=0', '--group=0', '--numeric-owner'];
  const rights = ['--mode=u+rwX,go+rX,go-w', `--mtime=@${Math.floor(moment.getTime() / 1000)}`];
  return execFileSync('tar', ['--create', ...shape, ...rights, '--directory', parent, name], {
    maxBuffer: 2 ** 31 - 1,
    env: { ...process.env, LC_ALL: 'C' },
  });
}
