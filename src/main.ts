import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { browserCookieOf } from '#api/caller.ts';
import { consolePage } from '#api/consolePage.ts';
import { sendError } from '#api/errors.ts';
import { HANDLERS } from '#api/handlers/handlers.ts';
import { registerHealth } from '#api/health.ts';
import { inProcess } from '#api/inProcess.ts';
import { linksLookedAt } from '#api/linksLookedAt.ts';
import { observe } from '#api/observe.ts';
import { answerWhilePreparing } from '#api/preparing.ts';
import { registerApi } from '#api/register.ts';
import { BackupError } from '#backup/BackupError.ts';
import { prepareDataFolder } from '#backup/over.ts';
import { consoleAddresses } from '#console/frame/sections.ts';
import { idleMemory } from '#http/idleMemory.ts';
import { lastAnswers } from '#http/lastResponses.ts';
import { listen } from '#http/listening.ts';
import { newServer } from '#http/server.ts';
import { type Stoppable, stopOnSignal } from '#http/shutdown.ts';
import { registerWorker } from '#http/worker.ts';
import { fillWhenEmpty } from '#import/fillWhenEmpty.ts';
import { startJobs } from '#jobs/jobs.ts';
import { createPageViewCounter } from '#jobs/pageViewCounter.ts';
import { normalAddress } from '#lib/mailAddress.ts';
import { Refusal } from '#lib/refusal.ts';
import { createSearchLimit } from '#lib/searchLimit.ts';
import { wordsIn } from '#lib/translations.ts';
import { DkimError } from '#mail/dkim.ts';
import { openMailer } from '#mail/mailer.ts';
import { drawCard } from '#media/draw/drawCard.ts';
import { drawIcon } from '#media/draw/drawIcon.ts';
import { FileStoreError } from '#media/fileStore.ts';
import { limitsIn } from '#media/limits.ts';
import { openFileStore } from '#media/openStore.ts';
import { withPrintedFiles } from '#media/printing.ts';
import { registerMedia } from '#media/serve.ts';
import { registerPages } from '#media/servePages.ts';
import { registerReference } from '#reference/register.ts';
import { SettingsError } from '#settings/SettingsError.ts';
import { readSettings, type Settings } from '#settings/settings.ts';
import { errorWords } from '#site/errors/words.ts';
import { menuOf } from '#site/menu/menu.ts';
import { registerSite } from '#site/register.ts';
import { pageRoutes } from '#site/routes.ts';
import { kindsWithPages, mainPages } from '#site/routing/routeLists.ts';
import { dataPlaces } from '#status/dataPlaces.ts';
import { statusSettings, takeMeasurements } from '#status/measurements.ts';
import { startWatch } from '#status/watch.ts';
import { createFirstAdministrator } from '#store/accounts/accounts.ts';
import { networkOf } from '#store/accounts/networks.ts';
import { isBrowserCookie } from '#store/accounts/sessions.ts';
import { openStore } from '#store/connect.ts';
import { type Database, DatabaseError } from '#store/database/connect.ts';
import { databaseRoom } from '#store/database/diskRoom.ts';
import { type Embedded, startEmbedded } from '#store/database/embedded.ts';
import { migrate } from '#store/database/migrate.ts';
import { requestDb } from '#store/database/requestDb.ts';
import { openSecretKey } from '#store/database/secretKey.ts';
import { servedFile } from '#store/files/media.ts';
import { servedPagePicture } from '#store/library/issuePictures.ts';
import { bindChurch } from '#store/passwords/churchWords.ts';
import { pushKeys } from '#store/prayer/pushKeys.ts';
import { eraseAgain } from '#store/privacy/erasedAddresses.ts';

/** A running copy of Lectern. */
export interface Running extends Stoppable {
  /** Where it can be reached on this machine: an address without a slash at the end, or `unix:` and the path of a socket. */
  readonly url: string;
}

/** Receives progress messages of the start, and the sign-in data if an administrator was created. */
export interface StartReporter {
  progress(sentence: string): void;
  firstAdministrator(email: string, password: string | null): void;
}

const QUIET: StartReporter = { progress: () => {}, firstAdministrator: () => {} };

/** Starts everything in order: database, migrations, first administrator, sample content, jobs, HTTP. Throws an Error whose message is a sentence. */
export async function startServer(settings: Settings, notify: StartReporter = QUIET): Promise<Running> {
  bindChurch(settings.organisation);
  const undo: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  let stopping = false;
  let doing = 'The program starts.';
  const reporter: StartReporter = {
    ...notify,
    progress: (sentence) => {
      doing = sentence;
      notify.progress(sentence);
    },
  };
  try {
    const meanwhile = await answerWhilePreparing({
      metricsToken: settings.metricsToken,
      listen: (server) => listen(server, settings),
      doing: () => doing,
      words: wordsIn(errorWords, 'en').errors.away,
    });
    undo.push(meanwhile);
    const { app, answerErrorsWith } = newServer(settings);
    const now = (): Date => new Date();
    const observed = observe(app, now);
    const { log, requests } = observed;

    await prepareDataFolder(settings, now(), reporter.progress);
    const source = await databaseOf(settings, reporter, log, undo);
    const databaseUrl = source.url;
    const database = await openStore(databaseUrl, { log });
    undo.push(() => database.close());
    const room = databaseRoom(settings, log);
    database.guardWrites(room);
    await migrate(database.pool, join(settings.root, 'migrations'), (name, seconds) =>
      reporter.progress(`Preparing the database: ${name}${seconds > 0 ? `, for ${seconds} s` : ''}`),
    );

    const secretKey = await openSecretKey(database.db, settings.dataDir);
    // Erasures made after a restored backup.
    await eraseAgain(database.db, secretKey, now());
    const files = withPrintedFiles(await openFileStore(settings), database.db, settings);
    await firstAdministrator(database, settings, reporter, now());
    await fillWhenEmpty(database, { settings, files, secretKey, progress: reporter.progress, now: now() });

    const mailer = openMailer(settings);
    const keys = pushKeys(secretKey);
    const judged = statusSettings(settings);
    const { stop, ...jobs } = await startJobs({
      settings,
      statusSettings: judged,
      databaseUrl,
      ...{ db: database.db, listen: database.listen, files },
      mediaLimits: limitsIn(settings),
      ...{ mailer, pushKeys: keys },
      now,
      log,
    });
    undo.push(stop);

    const readings = createPageViewCounter({ db: database.db, secretKey, now, log });
    undo.push(() => readings.stop());

    const { organisation, mainHost, publicUrl, hstsDays, allowedOrigins } = settings;
    const clientDir = join(settings.root, 'dist', 'client');
    const { db, visitorDb } = requestDb(database);
    const searches = createSearchLimit();
    const limitSearch = (ip: string): void => searches(networkOf(ip), now());
    const routes = pageRoutes(organisation);
    const { sections: siteMenu } = menuOf(routes, organisation);
    const addresses = consoleAddresses(organisation.brand);
    const page = consolePage({
      ...{ clientDir, addresses, organisation, siteMenu, offline: settings.consoleOffline },
      withPages: kindsWithPages(routes),
      sitePages: mainPages(routes),
      mailsTo: mailer.transport.to,
    });
    // Registered first, since its host guard must run before every route.
    const site = await registerSite(app, {
      db,
      visitorDb,
      listen: database.listen,
      organisation,
      mainHost,
      ...{ publicUrl, hstsDays },
      ...{ clientDir, offline: settings.siteOffline, now },
      callApi: inProcess(app, mainHost ?? new URL(publicUrl).host),
      isSignedIn: async (cookies) => {
        const browserCookie = browserCookieOf(cookies, publicUrl);
        return browserCookie !== undefined && isBrowserCookie(db, browserCookie, now());
      },
      hasStaffCookie: (cookies) => browserCookieOf(cookies, publicUrl) !== undefined,
      countReading: readings.count,
      sendConsole: page.send,
      consoleAddresses: addresses,
      drawCard,
      drawIcon,
      ...{ limitSearch, pushKey: keys.publicKey, purges: { urls: settings.purgeUrls, log } },
    });
    const watch = startWatch({ ...observed, settings, db, now });
    undo.push(() => watch.stop());
    registerHealth(app, {
      db,
      now,
      requests,
      ...{ readings: () => takeMeasurements(db, judged, now), pools: () => ({ requests: database.pool }) },
      databaseTrouble: source.trouble,
      diskTrouble: room.trouble,
      metricsToken: settings.metricsToken,
      stopping: () => stopping,
      answeredInFront: site.answeredInFront,
    });
    registerMedia(app, { store: files, lookup: (name) => servedFile(visitorDb, name), front: site.front });
    registerPages(app, { store: files, lookup: (...asked) => servedPagePicture(visitorDb, ...asked) });
    page.register(app);
    registerWorker(app, [page.workerPart, site.workerPart]);
    app.setNotFoundHandler(site.notFound);
    answerErrorsWith({ call: sendError, page: site.error });
    await registerApi(app, HANDLERS, {
      db,
      visitorDb,
      files,
      mediaLimits: limitsIn(settings),
      organisation,
      ...{ mainHost, publicUrl, allowedOrigins, mailer },
      confirmSubscribers: settings.confirmSubscribers,
      status: { settings: judged, places: dataPlaces(settings), look: watch.look },
      secretKey,
      reference: (api) => registerReference(api, { organisation, clientDir }),
      now,
      ...jobs,
      ...{ contentChanged: site.contentChanged, drawPage: site.drawPage, sharedPage: site.sharedPage },
      lookAtLinks: linksLookedAt(app, { publicUrl, mainHost }),
      limitSearch,
    });

    const endRest = idleMemory();
    undo.push(async () => endRest());
    undo.push(() => app.close());
    await meanwhile();
    const url = await listen(app, settings);
    return {
      url,
      announceStop: () => {
        stopping = true;
        lastAnswers(app.server);
      },
      close,
      cutOff: () => app.server.closeAllConnections(),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Connects to the database in the settings, or starts the embedded one. */
async function databaseOf(
  settings: Settings,
  reporter: StartReporter,
  log: (sentence: string) => void,
  undo: (() => Promise<unknown>)[],
): Promise<Pick<Embedded, 'url' | 'trouble'>> {
  if (settings.databaseUrl !== undefined) return { url: settings.databaseUrl, trouble: () => null };
  const embedded = await startEmbedded({ dataDir: settings.dataDir, log, progress: reporter.progress });
  undo.push(() => embedded.stop());
  return embedded;
}

async function firstAdministrator(
  { db }: Database,
  settings: Settings,
  reporter: StartReporter,
  now: Date,
): Promise<void> {
  const password = settings.adminPassword ?? randomBytes(12).toString('base64url');
  const who = { email: normalAddress(settings.adminEmail), password, name: 'Administrator' };
  const made = await createFirstAdministrator(db, who, now).catch((error: unknown) => {
    throw error instanceof Refusal ? new SettingsError(`ADMIN_PASSWORD: ${error.message}`) : error;
  });
  if (made)
    reporter.firstAdministrator(settings.adminEmail, settings.adminPassword === undefined ? password : null);
}

/** The program itself: starts, prints where it is, and stops cleanly when asked to. `title` is printed first. */
export async function run(title: string): Promise<void> {
  const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
  const started = Date.now();
  try {
    const settings = readSettings();
    say(title);
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
    stopOnSignal(process, running, settings.shutdownDelay).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  } catch (error) {
    const known = [SettingsError, DatabaseError, BackupError, FileStoreError, DkimError].some(
      (one) => error instanceof one,
    );
    process.stderr.write(`\n${known ? (error as Error).message : String((error as Error).stack ?? error)}\n`);
    process.exit(1);
  }
}

if (process.argv[1] && import.meta.filename === process.argv[1])
  await run('3/3 Database, content and server …');
