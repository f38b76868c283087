import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseError } from '../connect.ts';
import { type Launcher, outcome } from './launcher.ts';
import type { Programs } from './programs.ts';

/** The cluster's superuser, and the name of its one database. */
export const USER = 'lectern';

type Making = {
  programs: Programs;
  launcher: Launcher;
  /** The folder to make. */
  cluster: string;
  password: string;
  progress: (sentence: string) => void;
};

/**
 * Makes a new cluster (`initdb`) with checksums and passwords. It is made under another name and renamed when it is
 * complete, so that a start that is cut off leaves no half database. Throws `DatabaseError` with PostgreSQL's own words.
 */
export async function createCluster({
  programs,
  launcher,
  cluster,
  password,
  progress,
}: Making): Promise<void> {
  progress('Creating the database');
  const unfinished = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  await rm(unfinished, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    await launcher.give(passwordFile);
    await initialise(programs, launcher, unfinished, passwordFile);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, cluster);
  await sync(dirname(cluster));
}

async function initialise(
  programs: Programs,
  launcher: Launcher,
  folder: string,
  passwordFile: string,
): Promise<void> {
  let answer = '';
  for (const locale of await locales()) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    await launcher.give(folder);
    const { code, output } = await launcher.run(programs.initdb, [
      `--pgdata=${folder}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--data-checksums',
      // Order and case are PostgreSQL's own: the same on every machine and after each update of its system. Which letters
      // pg_trgm sees is up to the system's LC_CTYPE all the same, so that this one has to be a UTF-8 one.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      `--locale=${locale}`,
      '--lc-messages=C',
    ]);
    if (code === 0) return;
    answer = output.trim();
    if (!answer.includes('locale')) break;
  }
  throw new DatabaseError(
    `The database could not be created in ${dirname(folder)}. PostgreSQL says: ${answer}`,
  );
}

async function locales(): Promise<string[]> {
  const { output } = await outcome('locale', ['-a']);
  const others = output.split('\n').filter((name) => /utf-?8$/i.test(name));
  return ['C.UTF-8', 'en_US.UTF-8', ...others];
}

/** Writes the rename to disk before anything is stored below it. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
