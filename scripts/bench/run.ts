import { execFileSync, fork } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectNode } from '../lib/install.mjs';
import type { Row } from './rows.ts';

/** The rows of a part, of the program that is built in `root`. Throws where it can not be measured. */
export function measured(root: string, part: string): Promise<readonly Row[]> {
  return new Promise((done, failed) => {
    const child = fork(join(root, 'scripts/bench/part.ts'), [part], {
      cwd: root,
      execPath: projectNode(root),
      execArgv: [],
    });
    let rows: readonly Row[] | undefined;
    child.once('message', (found: Row[]) => {
      rows = found;
    });
    child.once('exit', () => (rows ? done(rows) : failed(new Error(`'${part}' could not be measured.`))));
  });
}

export const build = (root: string): void =>
  void execFileSync(projectNode(root), ['scripts/build.ts'], { cwd: root, stdio: 'inherit' });

/**
 * Another commit in a temporary folder, built, with this commit's bench, so that both are measured in the same way; and how the folder is removed. Its packages are ours
 * where it locks the same ones.
 */
export async function checkedOut(
  root: string,
  commit: string,
): Promise<[folder: string, remove: () => Promise<void>]> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const hash = git('rev-parse', '--verify', `${commit}^{commit}`);
  const folder = await mkdtemp(join(tmpdir(), 'lectern-against-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    git('clone', '--quiet', '--shared', '--no-checkout', root, folder);
    git('-C', folder, 'checkout', '--quiet', '--detach', hash);
    const locks = await Promise.all(
      [root, folder].map((one) => readFile(join(one, 'package-lock.json'), 'utf8')),
    );
    if (locks[0] === locks[1]) await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    else execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
    await rm(join(folder, 'scripts/bench'), { recursive: true });
    await cp(join(root, 'scripts/bench'), join(folder, 'scripts/bench'), { recursive: true });
    build(folder);
    return [folder, remove];
  } catch (error) {
    await remove();
    throw error;
  }
}
