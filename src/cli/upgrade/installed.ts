import {
  closeSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { releaseIn } from '#settings/projectFolder.ts';
import { CommandError } from '../command.ts';

/** The symbolic link to the current release. */
const CURRENT = 'current';

/** The installed releases, each in a folder named after its version, and the link to the current one. */
export class Installed {
  readonly home: string;

  constructor(home: string) {
    this.home = home;
  }

  folder(version: string): string {
    return join(this.home, version);
  }

  /** The version that the link points to. Throws CommandError when there is none. */
  current(): string {
    try {
      return basename(readlinkSync(join(this.home, CURRENT)));
    } catch (error) {
      throw new CommandError(
        `${this.home} has no link "${CURRENT}" to the release that runs. Lectern is installed as docs/deploy.md says, or --home names where it is.`,
        { cause: error },
      );
    }
  }

  /** All installed versions, the oldest first. */
  versions(): string[] {
    return readdirSync(this.home)
      .filter(
        (name) =>
          lstatSync(join(this.home, name)).isDirectory() &&
          releaseIn(join(this.home, name))?.version === name,
      )
      .sort(compareVersions);
  }

  /** Points the link to another version atomically: it is never missing or incomplete. */
  switchTo(version: string): void {
    const link = join(this.home, CURRENT);
    const next = `${link}.next`;
    rmSync(next, { force: true });
    symlinkSync(version, next);
    renameSync(next, link);
    flushFolder(this.home);
  }
}

/** Flushes the names in a folder to the disk. */
export function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Order of versions such as 0.2.0 and 0.10.1-rc.1; a pre-release comes before its version. */
export function compareVersions(a: string, b: string): number {
  const [[one, early], [other, otherEarly]] = [parts(a), parts(b)];
  for (let at = 0; at < 3; at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  if (early === otherEarly) return 0;
  if (early === '' || otherEarly === '') return early === '' ? 1 : -1;
  return early.localeCompare(otherEarly, 'en', { numeric: true });
}

function parts(version: string): [number[], string] {
  const [numbers = '', ...early] = version.split('-');
  return [numbers.split('.').map(Number), early.join('-')];
}
