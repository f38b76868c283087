import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { consoleAddresses } from '#console/frame/sections.ts';
import { drawCard } from '#media/draw/drawCard.ts';
import { drawIcon } from '#media/draw/drawIcon.ts';
import { readSettings } from '#settings/settings.ts';
import type { SiteDeps } from '#site/context/deps.ts';
import { type PublicSite, registerSite } from '#site/register.ts';
import type { Database } from '#store/database/connect.ts';

/** The public site in this process, without a port unless a test asks for one. */
export interface Served {
  readonly app: FastifyInstance;
  readonly site: PublicSite;
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

/** What a build leaves behind, in a folder of its own. */
export interface BuiltClient {
  readonly folder: string;
  remove(): Promise<void>;
}

const BUILT = Object.fromEntries(
  [
    'src/site/site.css',
    'src/site/letters/letters.css',
    'src/site/offline/worker.ts',
    ...globSync('src/site/islands/*.ts'),
  ].map((source) => {
    const { name, ext } = parse(source);
    return [source, { file: `${name}-12345678${ext.replace('.ts', '.js')}` }];
  }),
);

/** As much of a build as pages name. */
export async function builtClient(): Promise<BuiltClient> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-client-'));
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'site', 'manifest.json'), JSON.stringify(BUILT));
  await writeFile(join(folder, 'site', 'site-12345678.css'), 'main{color:red}');
  await writeFile(join(folder, 'site', 'worker-12345678.js'), '');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** What the build itself makes for the site, for what has to be weighed. */
export async function realClient(): Promise<BuiltClient> {
  const { build } = await import('vite');
  const folder = await mkdtemp(join(tmpdir(), 'lectern-client-'));
  await build({ configFile: 'vite.config.ts', mode: 'site', build: { outDir: join(folder, 'site') } });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The site alone on a database. A browser with the cookie `companion=good` counts as signed in. */
export async function serveSite({
  database,
  clientDir,
  mainHost,
  trustProxy = false,
  listening = false,
  now = () => new Date(),
  more = {},
}: {
  database: Database;
  clientDir: string;
  mainHost?: string | undefined;
  trustProxy?: string[] | false;
  listening?: boolean;
  now?: () => Date;
  /** What a test hands in instead. */
  more?: Partial<SiteDeps>;
}): Promise<Served> {
  const app = Fastify({ trustProxy, routerOptions: { ignoreTrailingSlash: true } });
  const site = await registerSite(app, {
    db: database.db,
    visitorDb: database.db,
    listen: listening ? database.listen : undefined,
    organisation: readSettings({}).organisation,
    mainHost,
    publicUrl: 'http://localhost:3000',
    hstsDays: 365,
    clientDir,
    offline: true,
    now,
    callApi: () => Promise.reject(new Error('There is no API here.')),
    isSignedIn: async (cookies) => cookies === 'companion=good',
    consoleAddresses: consoleAddresses('csi'),
    sendConsole: async (_request, reply) => reply.type('text/html').send('the console'),
    drawCard,
    drawIcon,
    hasStaffCookie: () => false,
    countReading: () => {},
    limitSearch: () => {},
    pushKey: 'a-public-key',
    ...more,
  });
  return {
    app,
    site,
    get: (path, headers = {}) => app.inject({ url: path, headers: { host: 'localhost:3000', ...headers } }),
  };
}
