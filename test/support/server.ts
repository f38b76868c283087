import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type Settings } from '#settings/settings.ts';
import { freePort } from '../../scripts/bench/ports.ts';
import { type Running, startServer } from '../../src/main.ts';
import { freshDatabase } from './database.ts';

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

/**
 * Starts the whole program on a fresh database and an empty data folder, without sample content.
 *
 * @param environment settings as in design §8 that differ from that, by their environment names
 */
export async function startApp(environment: Readonly<Record<string, string>> = {}): Promise<App> {
  const [database, dataDir, port] = await Promise.all([freshDatabase(), temporaryFolder(), freePort()]);
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
