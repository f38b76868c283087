import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type Settings } from '#settings/settings.ts';
import { freePort } from '../../scripts/bench/ports.ts';
import { type Running, startServer } from '../../src/main.ts';
import { freshDatabase, newDatabase } from './database.ts';

/** The first administrator of every server that a test starts. */
export const ADMIN = { email: 'admin@example.org', password: 'correct horse battery staple' } as const;

export type App = {
  /** `http://localhost:PORT`, without a slash at the end. */
  url: string;
  settings: Settings;
  server: Running;
  /** The address of a sub-site's page, by its label: `at('youth', '/home')`. Browsers find *.localhost by themselves. */
  at(label: string, path: string): string;
  /** Stops the server and removes its database and files. */
  close(): Promise<void>;
};

/** What a program has left behind: a database that nobody is connected to, and a data folder. */
export interface Left {
  readonly database: string;
  readonly folder: string;
}

/**
 * Starts the whole program on a fresh database and an empty data folder, without sample content.
 *
 * @param environment settings as in design §8 that differ from that, by their environment names
 * @param left starts on a copy of that instead
 */
export async function startApp(
  environment: Readonly<Record<string, string>> = {},
  left?: Left,
): Promise<App> {
  const [database, dataDir, port] = await Promise.all([
    left ? newDatabase(left.database) : freshDatabase(),
    temporaryFolder(),
    freePort(),
  ]);
  if (left) await cp(left.folder, dataDir, { recursive: true });
  const settings = readSettings({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SAMPLE_CONTENT: 'none',
    ...environment,
  });
  const remove = async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const server = await startServer(settings);
    return {
      url: `http://localhost:${port}`,
      settings,
      server,
      at: (label, path) => `http://${label}.localhost:${port}${path}`,
      close: async () => {
        await server.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'lectern-app-'));
