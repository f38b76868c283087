import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { companionOf } from '#api/caller.ts';
import { consolePage } from '#api/consolePage.ts';
import { registerHealth } from '#api/health.ts';
import { registerApi } from '#api/register.ts';
import { startJobs } from '#jobs/jobs.ts';
import { type FileStore, FileStoreError } from '#media/fileStore.ts';
import { limitsIn } from '#media/limits.ts';
import { openFileStore } from '#media/openStore.ts';
import { registerMedia } from '#media/serve.ts';
import { readSettings, type Settings, SettingsError } from '#settings';
import { registerSite } from '#site/register.ts';
import { createFirstAdministrator } from '#store/accounts.ts';
import { connect, type Database, DatabaseError } from '#store/connect.ts';
import { startEmbedded } from '#store/embedded.ts';
import { servedFile } from '#store/media.ts';
import { migrate } from '#store/migrate.ts';
import { isCompanion } from '#store/sessions.ts';
import { isEmpty } from '#store/units.ts';

/** A running copy of Lectern. */
export interface Running {
  /** Where it can be reached on this machine, without a slash at the end. */
  readonly url: string;
  /** Answers what is under way, then stops; the embedded database stops with it. */
  close(): Promise<void>;
}

/** Takes what the start is doing, and what the sign-in is when one was made. */
export interface StartReporter {
  progress(sentence: string): void;
  firstAdministrator(email: string, password: string | null): void;
}

const QUIET: StartReporter = { progress: () => {}, firstAdministrator: () => {} };

/** Starts everything in order: database, migrations, first administrator, sample content, jobs, HTTP. Throws an Error whose message is a sentence. */
export async function startServer(settings: Settings, reporter: StartReporter = QUIET): Promise<Running> {
  const undo: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const app = newApp(settings);
    const log = (sentence: string): void => app.log.warn(sentence);
    const now = (): Date => new Date();

    const databaseUrl = settings.databaseUrl ?? (await embedded(settings, reporter, log, undo));
    const database = await connect(databaseUrl, { log });
    undo.push(() => database.close());
    await migrate(database.pool, join(settings.root, 'migrations'), (name) =>
      reporter.progress(`Preparing the database: ${name}`),
    );

    const files = await openFileStore(settings);
    await firstAdministrator(database, settings, reporter, now());
    await sampleContent(database, settings, files, reporter, now());

    const jobs = await startJobs({ databaseUrl, db: database.db, files, now, log });
    undo.push(() => jobs.stop());

    const { organisation, mainHost, publicUrl } = settings;
    const clientDir = join(settings.root, 'dist', 'client');
    const { db } = database;
    const page = consolePage({ clientDir, organisation });
    // First, since its guard for hosts stands before every route.
    const site = await registerSite(app, {
      db,
      listen: database.listen,
      organisation,
      mainHost,
      publicUrl,
      clientDir,
      now,
      isSignedIn: async (cookies) => {
        const companion = companionOf(cookies);
        return companion !== undefined && isCompanion(db, companion, now());
      },
      sendConsole: page.send,
    });
    registerHealth(app, { db, answeredInFront: site.answeredInFront, now });
    registerMedia(app, { store: files, lookup: (name) => servedFile(db, name) });
    page.register(app);
    app.setNotFoundHandler(site.notFound);
    await registerApi(app, {
      db,
      files,
      mediaLimits: limitsIn(settings),
      organisation,
      mainHost,
      publicUrl,
      now,
      contentChanged: site.contentChanged,
      picturesAdded: jobs.picturesAdded,
      mailQueued: jobs.mailQueued,
    });

    undo.push(() => app.close());
    await listen(app, settings);
    return { url: `http://localhost:${portOf(app, settings)}`, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function newApp(settings: Settings): FastifyInstance {
  return Fastify({
    logger: {
      level: 'warn',
      redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 300 },
    // A stopped server lets go of idle connections at once and finishes those that are being answered.
    forceCloseConnections: 'idle',
    // A slow line may take long for 500 MB; a line that sends nothing at all may not.
    connectionTimeout: 120_000,
    requestTimeout: 0,
  });
}

async function embedded(
  settings: Settings,
  reporter: StartReporter,
  log: (sentence: string) => void,
  undo: (() => Promise<unknown>)[],
): Promise<string> {
  const database = await startEmbedded({
    dataDir: settings.dataDir,
    // Its everyday notes would bury what matters.
    log: (line) => /\b(WARNING|ERROR|FATAL|PANIC):/.test(line) && log(`PostgreSQL: ${line}`),
    progress: reporter.progress,
  });
  undo.push(() => database.stop());
  return database.url;
}

async function firstAdministrator(
  { db }: Database,
  settings: Settings,
  reporter: StartReporter,
  now: Date,
): Promise<void> {
  const password = settings.adminPassword ?? randomBytes(12).toString('base64url');
  const made = await createFirstAdministrator(
    db,
    { email: settings.adminEmail, password, name: 'Administrator' },
    now,
  );
  if (made)
    reporter.firstAdministrator(settings.adminEmail, settings.adminPassword === undefined ? password : null);
}

async function sampleContent(
  { db }: Database,
  settings: Settings,
  files: FileStore,
  reporter: StartReporter,
  now: Date,
): Promise<void> {
  if (settings.sampleContent === 'none' || !(await isEmpty(db))) return;
  // Loaded only now: the drawings are needed once in the life of an installation.
  const { fillWithSample } = await import('../scripts/sample/fill.ts');
  await fillWithSample({
    db,
    files,
    now,
    extent: settings.sampleContent,
    brand: settings.organisation.brand,
    progress: reporter.progress,
  });
}

async function listen(app: FastifyInstance, settings: Settings): Promise<void> {
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new SettingsError(
        `Port ${settings.port} is taken by another program. Stop that program, or start Lectern on another port: PORT=3001 npm start`,
        { cause: error },
      );
    }
    if (code === 'EACCES')
      throw new SettingsError(
        `This user may not use port ${settings.port}. Choose one above 1023: PORT=3000 npm start`,
        { cause: error },
      );
    throw error;
  }
}

function portOf(app: FastifyInstance, settings: Settings): number {
  const address = app.server.address();
  return address !== null && typeof address === 'object' ? address.port : settings.port;
}

/** The program itself: starts, prints where it is, and stops cleanly when asked to. */
export async function run(): Promise<void> {
  const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
  const started = Date.now();
  try {
    const settings = readSettings();
    say('3/3 Database, content and server …');
    let signIn = '';
    const running = await startServer(settings, {
      progress: (sentence) => say(`   ${sentence}`),
      firstAdministrator: (email, password) => {
        signIn = `   Sign in at /login with ${email} and ${password === null ? 'the password in ADMIN_PASSWORD' : `the password ${password} (shown only this once)`}`;
      },
    });
    say(
      `\n   ${settings.organisation.shortName} is ready after ${((Date.now() - started) / 1000).toFixed(1)} s: ${settings.publicUrl}`,
    );
    if (signIn) say(signIn);
    say('   Stop it with Ctrl+C.\n');
    let stopping = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (stopping) return;
        stopping = true;
        running.close().then(
          () => process.exit(0),
          () => process.exit(1),
        );
      });
    }
  } catch (error) {
    const known = [SettingsError, DatabaseError, FileStoreError].some((one) => error instanceof one);
    process.stderr.write(`\n${known ? (error as Error).message : String((error as Error).stack ?? error)}\n`);
    process.exit(1);
  }
}

if (process.argv[1] && import.meta.filename === process.argv[1]) await run();
