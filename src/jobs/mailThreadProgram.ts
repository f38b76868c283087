import { parentPort, workerData } from 'node:worker_threads';
import { bindBrand } from '#kinds/brand.ts';
import { openMailer } from '#mail/mailer.ts';
import { lowerOwnThread, NICENESS } from '#process/priority.ts';
import { openStore } from '#store/connect.ts';
import type { Database } from '#store/database/connect.ts';
import { databaseRoom } from '#store/database/diskRoom.ts';
import type { FromMailThread, MailThreadData, ToMailThread } from './mailThread.ts';
import { createSending } from './sending.ts';

/** The worker thread that mailThread.ts starts in the server's process: renders, signs and sends mails over its own database connections. */
const { settings, databaseUrl } = workerData as MailThreadData;
const CONNECTIONS = 4;
const ending = new AbortController();
const log = (sentence: string): void => post({ log: sentence });
let database: Database | undefined;
let sending: Promise<void> = Promise.resolve();

// Page requests have priority, and mails are sent as fast as before (decision 0045).
lowerOwnThread(NICENESS.mails);
bindBrand(settings.organisation.brand);
const mailer = openMailer(settings);
parentPort?.on('message', (message: ToMailThread) => {
  if (message === 'send') sending = send();
  else void end();
});

async function send(): Promise<void> {
  try {
    database ??= await open();
    const { db, pool } = database;
    const sendOnce = createSending({ db, pool, mailer: mailer, now: () => new Date(), log }, ending.signal);
    post({ sent: await sendOnce() });
  } catch (error) {
    post({ failed: (error as Error).message });
  }
}

async function open(): Promise<Database> {
  const opened = await openStore(databaseUrl, { max: CONNECTIONS, name: 'lectern mail', log });
  opened.guardWrites(databaseRoom(settings, log));
  return opened;
}

/** Closes everything that keeps the thread alive, once the outcome of mails in flight is recorded. */
async function end(): Promise<void> {
  ending.abort();
  await sending;
  await database?.close();
  parentPort?.close();
}

function post(message: FromMailThread): void {
  parentPort?.postMessage(message);
}
