import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Path of a separate program, next to the file that starts it, whose folder is given: in the sources it is in the same folder, in the build above the parts.
 * Throws when it is missing, which only an incomplete build explains.
 */
export function ownProgram(folder: string, name: string): string {
  const found = findProgram(folder, name, ['ts', 'js']);
  if (!found) throw new Error(`The program ${name} is missing. Build Lectern again: npm run build`);
  return found;
}

/** The same in the build alone; undefined when running from the sources. */
export const builtProgram = (folder: string, name: string): string | undefined =>
  findProgram(folder, name, ['js']);

function findProgram(folder: string, name: string, endings: readonly string[]): string | undefined {
  const places = [folder, join(folder, '..')].flatMap((place) =>
    endings.map((ending) => join(place, `${name}.${ending}`)),
  );
  return places.find((path) => existsSync(path));
}
