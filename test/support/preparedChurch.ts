import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Church, smallChurch } from './church.ts';
import { clientOf } from './client.ts';
import { onServer } from './database.ts';
import { type App, type Left, startApp } from './server.ts';

/** So many news of the youth that lists of the site and of the console have several pages. */
const CAMPS = 30;
/** Any number that nothing else on the tests' server takes. */
const TURN = 7_200_145;

/** What stands in a file for the other processes. */
type Kept = Omit<Church, 'app' | 'client'>;

/**
 * Starts a program that holds the small church. It is made once in a run, through the calls of a running program as before, and each file has a
 * copy of its database and files: what it takes to fill one is far more than most files do with it.
 */
export async function startChurch(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ app: App; church: Church }> {
  const { left, kept } = await prepared();
  const app = await startApp(environment, left);
  return { app, church: { ...kept, app, client: await clientOf(app) } };
}

async function prepared(): Promise<{ left: Left; kept: Kept }> {
  const { server, prefix, prepared: place } = inject('databases');
  const left = { database: `${prefix}_church`, folder: join(place, 'church') };
  const file = join(place, 'church.json');
  const read = async () => JSON.parse(await readFile(file, 'utf8')) as Kept;
  // The first process makes it while the others wait for their turn.
  const turn = new pg.Client({ connectionString: server });
  await turn.connect();
  try {
    await turn.query('select pg_advisory_lock($1)', [TURN]);
    return { left, kept: await read().catch(() => make(left, file)) };
  } finally {
    await turn.end();
  }
}

async function make(left: Left, file: string): Promise<Kept> {
  const made = await startApp();
  try {
    const { app, client, ...kept } = await smallChurch(made, CAMPS);
    await made.server.close();
    const { pathname } = new URL(made.settings.databaseUrl ?? '');
    await onServer(
      inject('databases').server,
      `create database ${left.database} template ${pathname.slice(1)}`,
    );
    await cp(made.settings.dataDir, left.folder, { recursive: true });
    await writeFile(file, JSON.stringify(kept));
    return kept;
  } finally {
    await made.close();
  }
}
