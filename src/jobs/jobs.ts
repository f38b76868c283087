import { PgBoss } from 'pg-boss';
import { retentionOf } from '#lib/retention.ts';
import { closeMailFolder, sweepMailFiles } from '#mail/files.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { FileStore } from '#media/fileStore.ts';
import { keepDiskMargin, type MediaLimits } from '#media/limits.ts';
import { LOOK_FOR_STALE_MS, pendingUploads } from '#media/pendingUploads.ts';
import { sweepStray } from '#media/stray.ts';
import { sweep } from '#media/sweep.ts';
import { makeVariants } from '#media/variants.ts';
import type { Settings } from '#settings/settings.ts';
import { addStatusTexts } from '#status/languages/addStatusTexts.ts';
import type { StatusSettings } from '#status/measurements.ts';
import { unlessFilesKept } from '#store/backup/snapshot.ts';
import { removeExpired } from '#store/cleanup/expired.ts';
import { sidePool } from '#store/database/connect.ts';
import type { Db } from '#store/database/db.ts';
import { moveOccurrences } from '#store/events/occurrences.ts';
import { filesWithoutVariants, mediaTable, type WaitingPicture } from '#store/files/media.ts';
import { startDueNewsletters } from '#store/newsletter/newsletterStart.ts';
import { startDueTrials } from '#store/newsletter/newsletterTrials.ts';
import type { PushKeys } from '#store/prayer/pushKeys.ts';
import { queuePrayers } from '#store/prayer/queuePrayers.ts';
import { queueReviewDigests } from '#store/reviewMail/reviewDigest.ts';
import { performDue } from '#store/schedule/duePlans.ts';
import { fillSounds } from '#store/search/soundsOfWords.ts';
import { createBackupJob } from './backupJob.ts';
import { createDocumentsJob } from './documentsJob.ts';
import { createMailboxJob } from './mailboxJob.ts';
import { createMailJob } from './mailJob.ts';
import { createMailThread, mailThreadProgram } from './mailThread.ts';
import { sendPrayerPushes } from './prayerPushes.ts';
import { createSending } from './sending.ts';
import { makeSmallerPictures } from './smallerPictures.ts';
import { lookAtStatus } from './statusJob.ts';
import { untilTaken } from './untilTaken.ts';

/** Background work, and how requests trigger it. */
export interface Jobs {
  /** Pictures or PDFs were uploaded: a node generates their variants and covers soon. */
  picturesAdded(): void;
  /** Rows were added to `mail`. */
  mailQueued(): void;
  /** Somebody requested that the mailbox be read now. */
  mailboxAsked(): void;
  /** Somebody requested a backup now. */
  backupAsked(): void;
  stop(): Promise<void>;
}

const VARIANTS = 'make-variants';
const TIDY = 'tidy-up';
const MAIL = 'mail';
/** Starts due newsletters, and queues the day's prayer. Separate from the mail job, which runs for as long as there are mails. */
const NEWSLETTERS = 'newsletters';
/** Sends the day's prayer to devices. Separate from the former, which no push service may hold up. */
const PUSHES = 'prayer-pushes';
/** Publishes, unpublishes and changes records at their planned time. */
const PLANS = 'plans';
/** Reads the mailbox for bounces and replies. */
const MAILBOX = 'mailbox';
/** Queues the morning's review digests; a row per person and day records who has had one. */
const WAITING = 'waiting-mails';
/** Makes the backups that are due, and tests them. */
const BACKUPS = 'backups';
/** Extracts the text of PDFs, the newest first. */
const DOCUMENTS = 'papers';
/** Looks for faults that need attention, and notifies the administrators of urgent ones. */
const STATUS = 'status';
/**
 * Queues with the policy `short`: a job that is still marked active after its process was killed must not block the next one for an hour. A lock or the rows
 * decide who actually does the work.
 */
const SHORT = [MAIL, NEWSLETTERS, PUSHES, PLANS, MAILBOX, WAITING, BACKUPS, STATUS, DOCUMENTS];

/**
 * Starts the background jobs on the same database. The rows themselves say what is left to do (a picture or PDF without variants, a file without
 * use), so a lost job costs time and never a file; the queue only says when to look, and that one node looks at a time.
 */
export async function startJobs(deps: {
  readonly settings: Settings;
  readonly statusSettings: StatusSettings;
  readonly databaseUrl: string;
  readonly db: Db;
  readonly files: FileStore;
  readonly mediaLimits: MediaLimits;
  readonly mailer: Mailer;
  readonly pushKeys: PushKeys;
  now(): Date;
  log(sentence: string): void;
}): Promise<Jobs> {
  addStatusTexts();
  // Not a pool that pg-boss creates: when a connection in use is lost, such a pool would end the whole process.
  const pool = sidePool(deps.databaseUrl, 'lectern jobs', 5, deps.log);
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
  boss.on('error', (error) => deps.log(`The queue of jobs has trouble: ${error.message}`));
  await boss.start();
  const ending = new AbortController();
  await closeMailFolder(deps.mailer.folder).catch((error: Error) =>
    deps.log(`Others on this machine may read ${deps.mailer.folder}: ${error.message}`),
  );
  for (const name of [VARIANTS, TIDY, ...SHORT]) {
    const policy = SHORT.includes(name) ? 'short' : 'exclusive';
    if (!(await boss.getQueue(name)))
      await boss.createQueue(name, { policy, retryLimit: 2, expireInSeconds: 3600 });
  }
  // Work that an earlier run left unfinished: queued before any worker starts, so that the first look finds it.
  for (const name of [VARIANTS, ...SHORT]) await boss.send(name);
  await boss.work(VARIANTS, { pollingIntervalSeconds: 1 }, async () => {
    await variantsNow(deps, ending.signal);
    await boss.send(DOCUMENTS);
  });
  await boss.work(TIDY, { pollingIntervalSeconds: 30 }, async () => {
    const swept = { store: deps.files, table: mediaTable(deps.db), now: deps.now };
    await unlessFilesKept(pool, async () => {
      await sweep(swept);
      await sweepStray(swept);
    });
    await moveOccurrences(deps.db, deps.now());
    await fillSounds(deps.db);
    await removeExpired(deps.db, deps.now(), retentionOf(deps.settings.organisation));
    await sweepMailFiles(deps.mailer.folder, deps.db, deps.now());
  });
  // Sweeps this machine's own folder, so it runs on every node; the queue would pick a single one.
  const staleUploads = setInterval(() => {
    pendingUploads(deps.files, deps.now()).catch((error: Error) =>
      deps.log(`Uploads that nobody goes on with stay a little longer: ${error.message}`),
    );
  }, LOOK_FOR_STALE_MS);
  const documents = createDocumentsJob({ ...deps, isFull: () => isFull(deps) }, pool, ending.signal);
  await boss.work(DOCUMENTS, { pollingIntervalSeconds: 5 }, async () => {
    if (await documents()) await boss.send(DOCUMENTS);
  });
  await boss.schedule(DOCUMENTS, '*/5 * * * *');
  const { settings, databaseUrl, log } = deps;
  const program = mailThreadProgram();
  const thread = program && createMailThread(program, { settings, databaseUrl }, log, ending.signal);
  const sendOnce = thread ? thread.sendOnce : createSending({ ...deps, pool }, ending.signal);
  const mail = createMailJob({ ...deps, sendOnce }, ending.signal);
  await boss.work(MAIL, { pollingIntervalSeconds: 1 }, mail.send);
  await boss.work(NEWSLETTERS, { pollingIntervalSeconds: 5 }, async () => {
    const started = await startDueNewsletters(deps.db, deps.now());
    const tried = await startDueTrials(deps.db, deps.now());
    const prayers = await queuePrayers(deps.db, deps.now());
    if (started + tried + prayers > 0) await boss.send(MAIL);
  });
  await boss.work(PUSHES, { pollingIntervalSeconds: 5 }, async () => {
    const { organisation } = settings;
    await sendPrayerPushes({ ...deps, organisation, keys: deps.pushKeys }, ending.signal);
  });
  await boss.work(PLANS, { pollingIntervalSeconds: 5 }, async () => {
    const { done, failed } = await performDue(deps.db, deps.now());
    if (done + failed > 0) await boss.send(MAIL);
  });
  await boss.schedule(PLANS, '* * * * *');
  await boss.work(WAITING, { pollingIntervalSeconds: 30 }, async () => {
    if ((await queueReviewDigests(deps.db, deps.now())) > 0) await boss.send(MAIL);
  });
  await boss.schedule(WAITING, '*/10 * * * *');
  await boss.work(STATUS, { pollingIntervalSeconds: 10 }, async () => {
    if ((await lookAtStatus(deps.db, deps.statusSettings, deps.now)) > 0) await boss.send(MAIL);
  });
  await boss.schedule(STATUS, '* * * * *');
  const lookIntoMailbox = createMailboxJob(deps, pool, ending.signal);
  if (lookIntoMailbox) {
    await boss.work(MAILBOX, { pollingIntervalSeconds: 5 }, lookIntoMailbox);
    await boss.schedule(MAILBOX, '* * * * *');
  } else {
    await boss.unschedule(MAILBOX);
    await boss.deleteQueuedJobs(MAILBOX);
  }
  const backups = createBackupJob(deps, ending.signal);
  if (backups) {
    await boss.work(BACKUPS, { pollingIntervalSeconds: 30 }, backups);
    await boss.schedule(BACKUPS, '*/10 * * * *');
  } else {
    await boss.unschedule(BACKUPS);
    await boss.deleteQueuedJobs(BACKUPS);
  }
  await boss.schedule(NEWSLETTERS, '* * * * *');
  await boss.schedule(PUSHES, '* * * * *');
  await boss.schedule(MAIL, '* * * * *');
  await boss.schedule(VARIANTS, '*/5 * * * *');
  await boss.schedule(TIDY, '17 * * * *');
  const later = (what: string) => (error: Error) => deps.log(`${what} a little later: ${error.message}`);
  const soon = (name: string, what: string) => (): void => {
    boss.send(name).catch(later(what));
  };
  return {
    picturesAdded: untilTaken(() => boss.send(VARIANTS), later('Variants will be made'), ending.signal),
    mailQueued: soon(MAIL, 'Mail will go out'),
    backupAsked: backups ? soon(BACKUPS, 'A backup is made') : () => {},
    mailboxAsked: lookIntoMailbox ? soon(MAILBOX, 'The mailbox is looked into') : () => {},
    stop: async () => {
      clearInterval(staleUploads);
      ending.abort();
      await boss.stop({ graceful: true, timeout: 30_000 });
      await mail.ended();
      if (thread) await thread.kill();
      await pool.end();
    },
  };
}

/** Generates the missing variants of all files, and the covers of PDFs, while there is disk space. */
async function variantsNow(
  deps: { db: Db; files: FileStore; mediaLimits: MediaLimits; log(sentence: string): void },
  ending: AbortSignal,
): Promise<void> {
  const table = mediaTable(deps.db);
  const waiting = {
    next: async (failed: readonly string[]) => (await filesWithoutVariants(deps.db, 1, failed))[0],
    make: (file: WaitingPicture) => makeVariants(file, { store: deps.files, table }),
    isFull: () => isFull(deps),
    log: deps.log,
  };
  await makeSmallerPictures(waiting, ending);
}

const isFull = (deps: { files: FileStore; mediaLimits: MediaLimits }): Promise<boolean> =>
  keepDiskMargin(deps.files, deps.mediaLimits).then(
    () => false,
    () => true,
  );
