import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { createQueue, QueueFull } from '#lib/concurrency.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db, Tx } from '../database/db.ts';

/** A hash of bcrypt, in any of its spellings: its cost, salt and hash. */
const BCRYPT = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
/** Twice the work for each: 4 is bcrypt's least, 14 takes a second or two. */
const [LEAST_COST, MOST_COST] = [4, 14];

/** Whether a text is a hash of bcrypt that can be checked here. Imported users have one until they sign in. */
export function isOldHash(text: string): boolean {
  const cost = Number(BCRYPT.exec(text)?.[1]);
  return cost >= LEAST_COST && cost <= MOST_COST;
}

/** Threads at once, and who may wait for one: bcrypt is slow on purpose, and tries of strangers are limited before. */
const checks = createQueue(2, 100);

/** Whether a password matches a hash of bcrypt; worked out in a thread of its own. Throws Refusal (503) when too many wait. */
export async function oldHashFits(password: string, hash: string): Promise<boolean> {
  try {
    return await checks.run(() => checked(password, hash));
  } catch (error) {
    throw error instanceof QueueFull ? busy() : error;
  }
}

const busy = () =>
  new Refusal(503, 'Many people are signing in just now. Try again in a moment.', { retryAfterSeconds: 5 });

const checked = (password: string, hash: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const workerData = { module: import.meta.resolve('bcryptjs'), password, hash };
    const thread = new Worker(CHECK, { eval: true, name: 'bcrypt', workerData });
    thread.once('message', resolve).once('error', reject);
  });

/** A text, since a thread can't load the sources, and needs nothing of them. */
const CHECK = `
const { parentPort, workerData } = require('node:worker_threads');
import(workerData.module).then(({ compareSync }) => parentPort.postMessage(compareSync(workerData.password, workerData.hash)));
`;

/** The salt and hash of nobody. */
const NOBODYS = 'nobodysSaltHasNoMeaning'.slice(0, 22) + 'x'.repeat(31);

/**
 * A hash of bcrypt that nobody's password has, of the highest cost among the accounts; undefined when none has such a hash. As long as one has, it is checked
 * for all other addresses, so that no answer is faster for a missing account.
 */
export async function oldHashForOthers(db: Db): Promise<string | undefined> {
  const found = await sql<{ cost: string | null }>`
    select max(substr(password, 5, 2)) as cost from account
    where password like '$2_$__$%' and substr(password, 5, 2) between ${twoDigits(LEAST_COST)} and ${twoDigits(MOST_COST)}
      and deleted_at is null`.execute(db);
  const cost = found.rows[0]?.cost;
  return cost ? `$2b$${cost}$${NOBODYS}` : undefined;
}

const twoDigits = (cost: number): string => String(cost).padStart(2, '0');

/** Gives an imported account the hash that its password had in the old system, in the transaction that creates it. */
export async function setOldHash(tx: Tx, id: string, hash: string): Promise<void> {
  if (!isOldHash(hash)) throw new Error('This is no hash of bcrypt.');
  await sql`update account set password = ${hash} where id = ${id}`.execute(tx);
}
