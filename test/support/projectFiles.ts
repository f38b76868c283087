import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The project's folder, absolute. */
export const PROJECT = join(import.meta.dirname, '..', '..');

const TEXT =
  /\.(?:ts|tsx|mjs|js|json|jsonc|css|sql|md|html|svg|sh|txt|yml|yaml|xml)$|\/[^./]+$|^[^./]+$|\/\.[^/]+$|^\.[^/]+$/;
const NOT_OURS = new Set(['.git', 'node_modules', 'dist', 'data', 'coverage', '.cache']);

/** Paths of all text files that are or would be tracked, from the project's root, with forward slashes. */
export function projectFiles(): string[] {
  return listed().filter((path) => TEXT.test(path));
}

/** The text of one file of the project. */
export function readProjectFile(path: string): string {
  return readFileSync(join(PROJECT, path), 'utf8');
}

function listed(): string[] {
  try {
    const gone = new Set(gitFiles('--deleted'));
    return gitFiles('--cached', '--others', '--exclude-standard', '--deduplicate').filter(
      (path) => !gone.has(path),
    );
  } catch {
    // A copy without git (an archive): everything but what is made here.
    return readdirSync(PROJECT, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(PROJECT.length + 1)
          .split(sep)
          .join('/'),
      )
      .filter((path) => !path.split('/').some((part) => NOT_OURS.has(part)));
  }
}

function gitFiles(...which: string[]): string[] {
  const git = spawnSync('git', ['ls-files', '-z', ...which], {
    cwd: PROJECT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (git.status !== 0) throw new Error('git does not know this folder.');
  return git.stdout.split('\0').filter(Boolean);
}
