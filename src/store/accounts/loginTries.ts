import { sql } from 'kysely';
import { Refusal } from '#lib/refusal.ts';
import type { Db, Tx } from '../database/db.ts';
import { type AdvisoryLock, writingLittle } from '../database/writing.ts';

const WINDOW_MS = 15 * 60_000;
/** How long tries are kept (removeExpired). */
const DAY_MS = 24 * 3_600_000;
const MOST_PER_ACCOUNT = 10;
const MOST_PER_NETWORK = 100;

/** What sign-in tries are counted by: a browser that the account knows, or otherwise the address and the network. */
export type Trier = { readonly device: string } | { readonly email: string; readonly network: string };

/**
 * Records a sign-in try, or refuses it with the seconds to wait (429) after too many in a quarter of an hour: ten with one address or from one known browser, a
 * hundred from one network (ADD-3). Counting and recording are one step, before the password is checked: of sixty at once ten get through. `forgetTries`
 * removes successful tries. `mostADay`: a daily limit, for what could be guessed in the long run.
 */
export async function noteTry(
  db: Db,
  by: Trier,
  now: Date,
  mostADay = Number.POSITIVE_INFINITY,
): Promise<void> {
  const since = new Date(now.getTime() - WINDOW_MS);
  const waitFor = ({ n, oldest }: Tries, most: number, window = WINDOW_MS): number =>
    n < most ? 0 : Math.max(1, Math.ceil(((oldest ?? now).getTime() + window - now.getTime()) / 1000));
  const note = async (tx: Tx): Promise<void> => {
    const ofDay = async (): Promise<number> => {
      if (!Number.isFinite(mostADay)) return 0;
      const where = 'device' in by ? sql`device = ${by.device}` : sql`device is null and email = ${by.email}`;
      return waitFor(await triesWhere(tx, where, new Date(now.getTime() - DAY_MS)), mostADay, DAY_MS);
    };
    const soon =
      'device' in by
        ? waitFor(await triesWhere(tx, sql`device = ${by.device}`, since), MOST_PER_ACCOUNT)
        : Math.max(
            waitFor(
              await triesWhere(tx, sql`device is null and email = ${by.email}`, since),
              MOST_PER_ACCOUNT,
            ),
            waitFor(
              await triesWhere(tx, sql`device is null and network = ${by.network}`, since),
              MOST_PER_NETWORK,
            ),
          );
    const wait = Math.max(soon, await ofDay());
    if (wait > 0) throw tooMany(wait);
    const { device, email, network } = { device: null, email: '', network: '', ...by };
    await sql`insert into failed_login (at, email, network, device) values (${now}, ${email}, ${network}, ${device})`.execute(
      tx,
    );
  };
  await writingLittle(db, note, ...locksOf(by));
}

/** Deletes the tries of somebody who has signed in: of this browser, or of strangers at this address. */
export async function forgetTries(tx: Tx, by: Trier): Promise<void> {
  const where = 'device' in by ? sql`device = ${by.device}` : sql`device is null and email = ${by.email}`;
  await sql`delete from failed_login where ${where}`.execute(tx);
}

/** Locks so that tries counted together run one after the other. */
export const locksOf = (by: Trier): readonly AdvisoryLock[] =>
  'device' in by
    ? [['login device', by.device]]
    : [
        ['login address', by.email],
        ['login network', by.network],
      ];

interface Tries {
  readonly n: number;
  readonly oldest: Date | null;
}

async function triesWhere(tx: Tx, where: ReturnType<typeof sql>, since: Date): Promise<Tries> {
  const found = await sql<Tries>`
    select count(*)::int as n, min(at) as oldest from failed_login where ${where} and at > ${since}`.execute(
    tx,
  );
  return found.rows[0] ?? { n: 0, oldest: null };
}

const tooMany = (wait: number): Refusal =>
  new Refusal(429, `Too many failed tries. Please wait ${Math.ceil(wait / 60)} minutes and try again.`, {
    retryAfterSeconds: wait,
    details: { retry_after: wait },
  });
