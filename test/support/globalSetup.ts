import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { PROJECT } from './projectFiles.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Where test files take their databases from: a server, and a migrated database on it to copy. `prepared`: a folder for what the first
     * file that needs it makes for all (test/support/preparedChurch.ts).
     */
    databases: { server: string; template: string; prefix: string; prepared: string };
  }
}

/**
 * Before all tests: one PostgreSQL (our own in a temporary folder, or that of TEST_DATABASE_URL, whose user
 * must be allowed to create databases) with one migrated database that nobody connects to, only copies.
 */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (project.vitest.projects.every(({ name }) => name === 'walls')) return undefined;
  const [{ connect }, { migrate }] = await Promise.all([
    import('#store/database/connect.ts'),
    import('#store/database/migrate.ts'),
  ]);
  const prefix = `lectern_test_${Date.now().toString(36)}${process.pid.toString(36)}`;
  const template = `${prefix}_template`;
  const server = await startDatabaseServer();
  const prepared = await mkdtemp(join(tmpdir(), 'lectern-prepared-'));
  const tearDown = async () => {
    if (server.external) await dropAll(server.url, prefix);
    await server.stop();
    await rm(prepared, { recursive: true, force: true });
  };
  try {
    await onServer(server.url, `create database ${template}`);
    const database = await connect(withDatabase(server.url, template));
    await migrate(database.pool, join(PROJECT, 'migrations'));
    await database.close();
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('databases', { server: server.url, template, prefix, prepared });
  return tearDown;
}

const SETTINGS = {
  // Six test files at a time take two dozen connections each, some of them twice; an idle one is let go after ten seconds.
  max_connections: '300',
  // What these databases hold may be lost with the machine: nothing waits for the disk, and a copy of a database is one of its files.
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

async function startDatabaseServer(): Promise<{ url: string; external: boolean; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, external: true, stop: async () => {} };
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-test-'));
  // When root runs the tests the server runs as another user, who has to get through to its folder.
  await chmod(dataDir, 0o711);
  const { startEmbedded } = await import('#store/database/embedded.ts');
  const lines: string[] = [];
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const embedded = await startEmbedded({
      dataDir,
      log: (line) => lines.push(line),
      progress: () => {},
      settings: SETTINGS,
    });
    return {
      url: embedded.url,
      external: false,
      stop: async () => {
        await embedded.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw new Error(`The tests' database server did not start. ${lines.slice(-5).join('\n')}`, {
      cause: error,
    });
  }
}

async function dropAll(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  } finally {
    await client.end();
  }
}

async function onServer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
