import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type LightMyRequestResponse, LogController } from 'fastify';
import sharp from 'sharp';
import type { ApiDeps } from '#api/context.ts';
import { HANDLERS } from '#api/handlers/handlers.ts';
import { registerApi } from '#api/register.ts';
import type { Call } from '#calls/call.ts';
import { openMailer } from '#mail/mailer.ts';
import { localStore } from '#media/fileStore.ts';
import { readSettings } from '#settings/settings.ts';
import { dataPlaces } from '#status/dataPlaces.ts';
import { statusSettings } from '#status/measurements.ts';
import { createFirstAdministrator } from '#store/accounts/accounts.ts';
import { openStore } from '#store/connect.ts';
import type { Database } from '#store/database/connect.ts';
import { requestDb } from '#store/database/requestDb.ts';
import { newContract } from './contract.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { peopledDatabase } from './preparedPeople.ts';

/** What a call answered: status, and the body as whatever the test looks at. */
export interface ApiResponse {
  readonly status: number;
  // A test looks into answers of every shape; a type for each would only repeat the schema that is under test.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly body: any;
  readonly headers: LightMyRequestResponse['headers'];
}

export interface TestApi {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly mediaDir: string;
  /** Makes a call as somebody (a token, or nobody), from an address of the network. `path` below /api/v1/. */
  call(
    method: Call['method'],
    path: string,
    as: string | null,
    body?: unknown,
    headers?: Record<string, string>,
    from?: string,
  ): Promise<ApiResponse>;
  /** Signs in and gives the token. */
  signIn(email: string, password: string): Promise<string>;
  /** Uploads one file and gives the answer. */
  upload(as: string | null, name: string, content: Buffer, path?: string): Promise<ApiResponse>;
  close(): Promise<void>;
}

const contract = newContract();

export const OFFICE_LOGIN = { email: 'office@example.org', password: 'the office knows it' } as const;
export const PASSWORD = 'long enough for tests';

/**
 * Many who come at once wait for a connection, in a row; after how long they are sent away says how fast the machine is, and is not what they
 * are asked for. It only ends what hangs.
 */
const PATIENT = { wait: 240, seconds: 240 } as const;

/** What the site would say of a page that is passed on: the API alone has no pages. */
const SHARED_PAGE = {
  title: 'Boats first',
  words: 'Then roofs.',
  site: 'Synod',
  address: 'http://localhost:3000/news/1',
  accent: undefined,
  seal: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>',
  sealAddress: '/seals/synod.svg',
  picture: '',
} as const;

type Start = [
  settings?: Record<string, string>,
  log?: (line: string) => void,
  more?: (database: Database) => Partial<ApiDeps>,
];

/**
 * The API alone, in this process, on a database of its own with the units and users of `people`: no pages, no jobs, no port. `log` hears warnings
 * and errors; `more` is what a test hands in instead.
 */
export const startApi = async (...given: Start): Promise<TestApi> =>
  startOn(
    await peopledDatabase(async (empty) => {
      const api = await startOn({ ...empty, drop: async () => {} });
      await makePeople(api);
      await api.close();
    }),
    ...given,
  );

/** The same without units, and with nobody but the first administrator. */
export const startEmptyApi = async (...given: Start): Promise<TestApi> =>
  startOn(await freshDatabase(), ...given);

async function startOn(
  fresh: FreshDatabase,
  ...[settings = {}, log = () => {}, more = () => ({})]: Start
): Promise<TestApi> {
  const mediaDir = await mkdtemp(join(tmpdir(), 'lectern-api-'));
  const database = await openStore(fresh.url, { wait: PATIENT.wait });
  const read = readSettings({ PUBLIC_URL: 'http://localhost:3000', ...settings });
  const { organisation, publicUrl, mainHost, allowedOrigins } = read;
  await createFirstAdministrator(database.db, { ...OFFICE_LOGIN, name: 'Leela Samson' }, new Date());
  const app = Fastify({
    logger: { level: 'warn', stream: { write: log } },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  await registerApi(app, HANDLERS, {
    ...requestDb(database, PATIENT, PATIENT),
    files: localStore(mediaDir),
    organisation,
    publicUrl,
    allowedOrigins,
    mainHost,
    mailer: openMailer({ ...read, dataDir: mediaDir }),
    confirmSubscribers: true,
    status: { settings: statusSettings(read), places: dataPlaces(read), look: async () => {} },
    secretKey: Buffer.alloc(32, 7),
    now: () => new Date(),
    contentChanged: () => {},
    picturesAdded: () => {},
    mailQueued: () => {},
    newsletterChanged: () => {},
    mailboxAsked: () => {},
    backupAsked: () => {},
    drawPage: async () => ({ html: '<!doctype html>', path: '/' }),
    lookAtLinks: async () => new Map(),
    sharedPage: async () => SHARED_PAGE,
    limitSearch: () => {},
    ...more(database),
  });
  const answer = (response: LightMyRequestResponse): ApiResponse => ({
    status: response.statusCode,
    body: response.headers['content-type']?.toString().includes('json') ? response.json() : response.body,
    headers: response.headers,
  });
  const call: TestApi['call'] = async (method, path, as, body, headers = {}, from = '127.0.0.1') => {
    const given = answer(
      await app.inject({
        method,
        url: `/api/v1/${path}`,
        remoteAddress: from,
        headers: {
          ...(as ? { authorization: as } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    // Whatever a test is about, what the description promises holds.
    const faults = contract.faultsOf(method, `/${path}`, given.status, given.body);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return given;
  };
  return {
    app,
    database,
    mediaDir,
    call,
    signIn: async (email, password) =>
      (await call('POST', 'auth/user_login', null, { email, password })).body.token,
    upload: async (as, name, content, path = 'videos/upload_media') => {
      const { payload, headers } = multipart([{ name, content }]);
      return answer(
        await app.inject({
          method: 'POST',
          url: `/api/v1/${path}`,
          payload,
          headers: { ...headers, ...(as ? { authorization: as } : {}) },
        }),
      );
    },
    close: async () => {
      await app.close();
      await database.close();
      await fresh.drop();
      await rm(mediaDir, { recursive: true, force: true });
    },
  };
}

/** A multipart body with files in repeated fields 'file', as browsers send it. */
export function multipart(files: readonly { name: string; content: Buffer }[]): {
  payload: Buffer;
  headers: Record<string, string>;
} {
  const boundary = '----lecterntest';
  const parts = files.flatMap(({ name, content }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** A small real JPEG of one colour. */
export const jpeg = (colour = '#b5316a'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** The few named people and units that most tests need. */
export interface People {
  readonly office: string;
  readonly youth: { id: string; token: string; userId: string };
  readonly ecology: { id: string; token: string; userId: string };
  readonly madras: { id: string; token: string; userId: string };
  readonly medak: { id: string; token: string; userId: string };
}

const UNITS = [
  ['youth', 'department', 'Youth', undefined],
  ['ecology', 'department', 'Ecology', undefined],
  ['madras', 'diocese', 'Madras', 'Tamil Nadu'],
  ['medak', 'diocese', 'Medak', 'Telengana'],
] as const;

const addressOf = (name: string): string => `${name.toLowerCase()}@example.org`;

/** Two departments and two dioceses, each with a user, and the office; all signed in. */
export async function people(api: TestApi): Promise<People> {
  const idOf = async (table: string, column: string, value: string): Promise<string> =>
    (await api.database.pool.query(`select id from ${table} where ${column} = $1`, [value])).rows[0].id;
  const office = await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password);
  const units: Partial<People> = {};
  for (const [key, kind, name] of UNITS)
    Object.assign(units, {
      [key]: {
        id: await idOf(kind, 'name', name),
        userId: await idOf('account', 'email', addressOf(name)),
        token: await api.signIn(addressOf(name), PASSWORD),
      },
    });
  return { ...(units as People), office };
}

async function makePeople(api: TestApi): Promise<void> {
  const office = await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password);
  for (const [, kind, name, state] of UNITS) {
    const made = await api.call('POST', `${kind}/create`, office, { name, state });
    await api.call('POST', 'user/add', office, {
      user_name: `${name} user`,
      email: addressOf(name),
      mobile: '',
      password: PASSWORD,
      user_type: `${kind}_user`,
      [kind]: made.body.data._id,
    });
  }
  // As if nobody had been here yet.
  await api.database.pool.query('delete from session; delete from sign_in');
}

/** Short words for calls that the office makes, unless somebody else is named; null is a visitor. */
export function verbs(api: () => TestApi, who: () => People) {
  const by =
    (method: Call['method']) =>
    (path: string, body?: unknown, as: string | null = who().office): Promise<ApiResponse> =>
      api().call(method, path, as, body);
  return {
    post: by('POST'),
    put: by('PUT'),
    get: (path: string, as?: string | null): Promise<ApiResponse> => by('GET')(path, undefined, as),
  };
}
