import { PgBoss } from 'pg-boss';
import { retentionOf } from '#lib/retention.ts';
import type { FileStore } from '#media/fileStore.ts';
import { isFull, type MediaLimits } from '#media/limits.ts';
import { sweepStray } from '#media/stray.ts';
import { sweep } from '#media/sweep.ts';
import { makeVariants } from '#media/variants.ts';
import type { Settings } from '#settings/settings.ts';
import type { StatusSettings } from '#status/measurements.ts';
import { unlessFilesKept } from '#store/backup/snapshot.ts';
import { removeExpired } from '#store/cleanup/expired.ts';
import type { sidePool } from '#store/database/connect.ts';
import type { Db } from '#store/database/db.ts';
import { moveOccurrences } from '#store/events/occurrences.ts';
import { filesWithoutVariants, mediaTable, type WaitingPicture } from '#store/files/media.ts';
import { finishNewsletters } from '#store/newsletter/newsletterMails.ts';
import { startDueNewsletters } from '#store/newsletter/newsletterStart.ts';
import { startDueTrials } from '#store/newsletter/newsletterTrials.ts';
import type { PushKeys } from '#store/prayer/pushKeys.ts';
import { queuePrayers } from '#store/prayer/queuePrayers.ts';
import { queueReviewDigests } from '#store/reviewMail/reviewDigest.ts';
import { performDue } from '#store/schedule/duePlans.ts';
import { fillSounds } from '#store/search/soundsOfWords.ts';
import type { Turn } from './leader.ts';
import { sendPrayerPushes } from './prayerPushes.ts';
import { makeSmallerPictures } from './smallerPictures.ts';
import { lookAtStatus } from './statusJob.ts';
import { untilTaken } from './untilTaken.ts';

/** Makes the smaller copies of pictures, and the covers of PDFs. */
export const VARIANTS = 'make-variants';
const TIDY = 'tidy-up';
/** Sends mails. */
export const MAIL = 'mail';
/** Starts due newsletters, and queues the day's prayer. Separate from the mail job, which runs for as long as there are mails. */
const NEWSLETTERS = 'newsletters';
/** Notes the mails of large newsletters, and lets them follow a change of state: some minutes, which nothing that is due waits for. */
export const PIECES = 'newsletter-pieces';
/** Sends the day's prayer to devices. Separate from the former, which no push service may hold up. */
const PUSHES = 'prayer-pushes';
/** Publishes, unpublishes and changes records at their planned time. */
const PLANS = 'plans';
/** Reads the mailbox for bounces and replies. */
export const MAILBOX = 'mailbox';
/** Queues the morning's review digests; a row per person and day records who has had one. */
const WAITING = 'waiting-mails';
/** Makes the backups that are due, and tests them. */
export const BACKUPS = 'backups';
/** Extracts the text of PDFs, the newest first. */
const DOCUMENTS = 'papers';
/** Looks for faults that need attention, and notifies the administrators of urgent ones. */
const STATUS = 'status';
/**
 * Queues with the policy `short`: a job that is still marked active after its process was killed must not block the next one for an hour. A lock or the rows
 * decide who actually does the work.
 */
const SHORT = [MAIL, NEWSLETTERS, PIECES, PUSHES, PLANS, MAILBOX, WAITING, BACKUPS, STATUS, DOCUMENTS];

/** What a turn works with: besides the program's own, the jobs that last longer than a turn. undefined: not set up, so that nobody does it. */
export interface TurnDeps {
  readonly settings: Settings;
  readonly statusSettings: StatusSettings;
  readonly db: Db;
  readonly pool: ReturnType<typeof sidePool>;
  readonly files: FileStore;
  readonly mediaLimits: MediaLimits;
  readonly pushKeys: PushKeys;
  /** Reads documents; returns whether there is more to do. */
  readonly documents: () => Promise<boolean>;
  readonly mail: () => Promise<void>;
  readonly mailbox: (() => Promise<void>) | undefined;
  readonly backups: (() => Promise<void>) | undefined;
  now(): Date;
  log(sentence: string): void;
}

/** How long a job may go on that was under way when its turn ended: longer than the longest. */
const LONGEST_END_MS = 3_600_000;

/**
 * Begins to take jobs from the queues, which are made if they are missing, and everything is looked at once. `ending` fires when the program ends. Rejects
 * while the database is away.
 */
export async function beginTurn(deps: TurnDeps, ending: AbortSignal): Promise<Turn> {
  const { settings, pool, mailbox, backups, log } = deps;
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
  boss.on('error', (error) => log(`The queue of jobs has trouble: ${error.message}`));
  try {
    await boss.start();
    for (const name of [VARIANTS, TIDY, ...SHORT]) {
      const policy = SHORT.includes(name) ? 'short' : 'exclusive';
      if (!(await boss.getQueue(name)))
        await boss.createQueue(name, { policy, retryLimit: 2, expireInSeconds: 3600 });
    }
    // Work that an earlier turn left unfinished: queued before any worker starts, so that the first look finds it.
    for (const name of [VARIANTS, ...SHORT]) await boss.send(name);
    await boss.work(VARIANTS, { pollingIntervalSeconds: 1 }, async () => {
      await variantsNow(deps, ending);
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
      await removeExpired(deps.db, deps.now(), retentionOf(settings.organisation));
    });
    await boss.work(DOCUMENTS, { pollingIntervalSeconds: 5 }, async () => {
      if (await deps.documents()) await boss.send(DOCUMENTS);
    });
    await boss.schedule(DOCUMENTS, '*/5 * * * *');
    await boss.work(MAIL, { pollingIntervalSeconds: 1 }, deps.mail);
    await boss.work(NEWSLETTERS, { pollingIntervalSeconds: 5 }, async () => {
      const started = await startDueNewsletters(deps.db, deps.now());
      const tried = await startDueTrials(deps.db, deps.now());
      const prayers = await queuePrayers(deps.db, deps.now());
      if (started + tried + prayers > 0) await boss.send(MAIL);
      await boss.send(PIECES);
    });
    await boss.work(PIECES, { pollingIntervalSeconds: 5 }, () =>
      finishNewsletters(deps.db, deps.now, ending),
    );
    await boss.work(PUSHES, { pollingIntervalSeconds: 5 }, async () => {
      const { organisation } = settings;
      await sendPrayerPushes({ ...deps, organisation, keys: deps.pushKeys }, ending);
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
    const optional = [
      { name: MAILBOX, work: mailbox, pollingIntervalSeconds: 5, cron: '* * * * *' },
      { name: BACKUPS, work: backups, pollingIntervalSeconds: 30, cron: '*/10 * * * *' },
    ];
    for (const { name, work, pollingIntervalSeconds, cron } of optional) {
      if (work) {
        await boss.work(name, { pollingIntervalSeconds }, work);
        await boss.schedule(name, cron);
      } else {
        await boss.unschedule(name);
        await boss.deleteQueuedJobs(name);
      }
    }
    await boss.schedule(NEWSLETTERS, '* * * * *');
    await boss.schedule(PUSHES, '* * * * *');
    await boss.schedule(MAIL, '* * * * *');
    await boss.schedule(VARIANTS, '*/5 * * * *');
    await boss.schedule(TIDY, '17 * * * *');
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  const over = new AbortController();
  const failed = (error: Error): void => log(`Jobs are done a little later: ${error.message}`);
  const askVariants = untilTaken(() => boss.send(VARIANTS), failed, AbortSignal.any([ending, over.signal]));
  const ask = (name: string): void => {
    if (name === VARIANTS) askVariants();
    else if (SHORT.includes(name)) boss.send(name).catch(failed);
  };
  return {
    ask,
    askAll: () => {
      for (const name of [VARIANTS, ...SHORT]) ask(name);
    },
    end: async () => {
      over.abort();
      await boss.stop({ graceful: true, timeout: LONGEST_END_MS });
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
    isFull: () => isFull(deps.files, deps.mediaLimits),
    log: deps.log,
  };
  await makeSmallerPictures(waiting, ending);
}
