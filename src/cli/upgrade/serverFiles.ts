import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a release with what is installed beside it on a server: units, settings of nginx. */
const FOLDER = 'deploy';

/** Which files for the server are others in the release in the folder `to` than in that of `from`, by name. An upgrade leaves what was installed of them alone. */
export function otherServerFiles(from: string, to: string): string[] {
  const names = new Set([from, to].flatMap((release) => filesIn(join(release, FOLDER))));
  const textIn = (release: string, name: string): string | undefined => {
    const file = join(release, FOLDER, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  return [...names].filter((name) => textIn(from, name) !== textIn(to, name)).sort();
}

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
