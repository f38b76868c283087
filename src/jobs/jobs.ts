import { wait } from '#lib/timeout.ts';
import { newId } from '#lib/uuid.ts';
import { closeMailFolder, sweepMailFiles } from '#mail/files.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { FileStore } from '#media/fileStore.ts';
import { isFull, type MediaLimits } from '#media/limits.ts';
import { LOOK_FOR_STALE_MS, pendingUploads } from '#media/pendingUploads.ts';
import type { Settings } from '#settings/settings.ts';
import { addStatusTexts } from '#status/languages/addStatusTexts.ts';
import type { StatusSettings } from '#status/measurements.ts';
import { sidePool } from '#store/database/connect.ts';
import type { Db } from '#store/database/db.ts';
import { hostsOf } from '#store/database/hosts.ts';
import type { Listen } from '#store/database/listener.ts';
import { askLeader, JOBS_CHANNEL, LEADER_CHANNEL, pulse } from '#store/database/pulse.ts';
import type { PushKeys } from '#store/prayer/pushKeys.ts';
import { createBackupJob } from './backupJob.ts';
import { createDocumentsJob } from './documentsJob.ts';
import { createLeader, type Leader } from './leader.ts';
import { createMailboxJob } from './mailboxJob.ts';
import { createMailJob } from './mailJob.ts';
import { createMailThread, mailThreadProgram } from './mailThread.ts';
import { createSending } from './sending.ts';
import { BACKUPS, beginTurn, MAIL, MAILBOX, PIECES, VARIANTS } from './turn.ts';

/** Background work, and how requests trigger it. */
export interface Jobs {
  /** Pictures or PDFs were uploaded: a node generates their variants and covers soon. */
  picturesAdded(): void;
  /** Rows were added to `mail`. */
  mailQueued(): void;
  /** A newsletter began, or its state changed: the rest of its mails follow in pieces. */
  newsletterChanged(): void;
  /** Somebody requested that the mailbox be read now. */
  mailboxAsked(): void;
  /** Somebody requested a backup now. */
  backupAsked(): void;
  stop(): Promise<void>;
}

const DAY_MS = 24 * 3_600_000;
/** How long the end of the program waits for jobs. */
const PATIENCE_AT_THE_END = 30_000;

/**
 * Starts the background jobs on the same database. The rows themselves say what is left to do (a picture or PDF without variants, a file without
 * use), so a lost job costs time and never a file; the queue only says when to look, and that one node looks at a time. One copy asks it (leader.ts).
 */
export async function startJobs(deps: {
  readonly settings: Settings;
  readonly statusSettings: StatusSettings;
  readonly databaseUrl: string;
  readonly db: Db;
  readonly listen: Listen;
  readonly files: FileStore;
  readonly mediaLimits: MediaLimits;
  readonly mailer: Mailer;
  readonly pushKeys: PushKeys;
  now(): Date;
  log(sentence: string): void;
}): Promise<Jobs> {
  addStatusTexts();
  const { settings, databaseUrl, db, files, mailer, now, log } = deps;
  // Not a pool that pg-boss creates: when a connection in use is lost, such a pool would end the whole process.
  const pool = sidePool(databaseUrl, 'lectern jobs', 5, log);
  const ending = new AbortController();
  await closeMailFolder(mailer.folder).catch((error: Error) =>
    log(`Others on this machine may read ${mailer.folder}: ${error.message}`),
  );
  const program = mailThreadProgram();
  const thread = program && createMailThread(program, { settings, databaseUrl }, log, ending.signal);
  const sendOnce = thread ? thread.sendOnce : createSending({ ...deps, pool }, ending.signal);
  let leader: Leader | undefined;
  const leads = (): boolean => leader?.turn() !== undefined;
  const mail = createMailJob({ ...deps, sendOnce, leads }, ending.signal);
  const mailbox = createMailboxJob(deps, pool, ending.signal);
  const backups = createBackupJob(deps, ending.signal);
  const documents = createDocumentsJob(
    { ...deps, isFull: () => isFull(files, deps.mediaLimits) },
    pool,
    ending.signal,
  );
  const work = { ...deps, pool, documents, mail: mail.send, mailbox, backups };
  const id = newId(now().getTime());
  const leading = await createLeader({
    id,
    say: () => pulse(db, id),
    begin: () => beginTurn(work, ending.signal),
    log,
  });
  leader = leading;
  const unlisten = await Promise.all([
    deps.listen(LEADER_CHANNEL, (other) => {
      leading.heard(other);
      if (other !== null && other !== id) hostsOf(databaseUrl)?.heard();
    }),
    deps.listen(JOBS_CHANNEL, (job) => {
      if (job !== null) leading.turn()?.ask(job);
    }),
  ]);
  // This machine's own folders, so on every node.
  const tidying = setInterval(() => {
    const before = new Date(now().getTime() - DAY_MS);
    Promise.all([
      pendingUploads(files, now()),
      files.sweepTemp(before),
      sweepMailFiles(mailer.folder, db, now()),
    ]).catch((error: Error) => log(`Files that nobody needs stay a little longer: ${error.message}`));
  }, LOOK_FOR_STALE_MS);
  const soon = (job: string, what: string) => (): void => {
    const turn = leading.turn();
    if (turn) turn.ask(job);
    else askLeader(db, job).catch((error: Error) => log(`${what} a little later: ${error.message}`));
  };
  return {
    picturesAdded: soon(VARIANTS, 'Variants will be made'),
    mailQueued: soon(MAIL, 'Mail will go out'),
    newsletterChanged: soon(PIECES, 'A newsletter goes on'),
    backupAsked: backups ? soon(BACKUPS, 'A backup is made') : () => {},
    mailboxAsked: mailbox ? soon(MAILBOX, 'The mailbox is looked into') : () => {},
    stop: async () => {
      clearInterval(tidying);
      ending.abort();
      await Promise.all(unlisten.map((end) => end()));
      const enough = new AbortController();
      await Promise.race([leading.stop(), wait(PATIENCE_AT_THE_END, enough.signal)]);
      enough.abort();
      await mail.ended();
      if (thread) await thread.kill();
      await pool.end();
    },
  };
}
