import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A release's folder of files to install on a server: systemd units, nginx settings. */
const FOLDER = 'deploy';

/** The names of the server files that differ between the releases in the folders `from` and `to`. An upgrade does not touch installed copies of them. */
export function otherServerFiles(from: string, to: string): string[] {
  const names = new Set([from, to].flatMap((release) => filesIn(join(release, FOLDER))));
  const textIn = (release: string, name: string): string | undefined => {
    const file = join(release, FOLDER, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  return [...names].filter((name) => textIn(from, name) !== textIn(to, name)).sort();
}

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
