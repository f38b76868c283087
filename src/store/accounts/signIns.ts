import { sql } from 'kysely';
import type { Page } from '#kinds/records.ts';
import { withoutDisguise } from '#lib/disguise.ts';
import type { Db, Tx } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';
import type { ConsoleAt } from '../secondKey/devices.ts';

/** From what somebody signs in, in plain words, and whether the account has never signed in from there. */
export interface SeenDevice {
  readonly device: string;
  readonly newDevice: boolean;
}

/** Where a sign-in comes from: the network as networkOf gives it; whether it is a browser, its own name for itself, and its cookies by name. */
export interface SignInFrom {
  readonly network: string;
  /** The same as a keyed hash, which is all that is kept of it for long. */
  readonly networkHash: Buffer;
  readonly browser: boolean;
  readonly userAgent: string;
  /** Where the console is, for second keys. */
  readonly console: ConsoleAt;
  readonly now: Date;
  cookie(name: string): string | undefined;
}

/** The second key that a sign-in was shown: uses it up in the transaction that starts the session, and throws Refusal when it is none. */
export type WithKey = (tx: Tx) => Promise<void>;

/** What somebody gave who wanted in; 'asked_again': somebody who is in, and is asked for the password once more; 'second_key': what came after the password. */
export type SignInWay = 'sign_in' | 'link' | 'asked_again' | 'second_key';
export type SignInOutcome = 'in' | 'failed' | 'refused';

/** A try to sign in, as it is noted. Never what was typed as a password. */
export interface SignInTry {
  /** Whose it is or would be; undefined: nobody has this address. */
  readonly accountId: string | undefined;
  readonly address: string;
  readonly networkHash: Buffer;
  readonly way: SignInWay;
}

const MINUTE = 60_000;
/** What is alike within so long is one line, so that whoever tries without end fills no disk. */
const ALIKE_FOR = 15 * MINUTE;
const LONGEST_ADDRESS = 254;

/** Notes that somebody is in, and by which session, in the transaction that lets them. */
export const noteSignedIn = (
  tx: Tx,
  tried: SignInTry,
  now: Date,
  seen: SeenDevice,
  session: string,
): Promise<void> => add(tx, tried, 'in', '', now, seen, session);

/**
 * Notes that somebody was not let in, and why; 'refused': without a look at the password. Of those the address counts for nothing, since
 * another one could be typed each time.
 */
export async function noteNotIn(
  db: Db,
  tried: SignInTry,
  outcome: Exclude<SignInOutcome, 'in'>,
  reason: string,
  now: Date,
): Promise<void> {
  const { accountId = null, networkHash, way } = tried;
  const address = outcome === 'failed' ? sql`and address = ${cleaned(tried.address)}` : sql``;
  await writingLittle(db, async (tx) => {
    const alike = await sql`update sign_in set at = ${now}, times = times + 1 where id = (
      select id from sign_in where network_hash = ${networkHash} and at > ${new Date(now.getTime() - ALIKE_FOR)} and outcome <> 'in'
        and outcome = ${outcome} and reason = ${reason} and way = ${way} and account_id is not distinct from ${accountId} ${address}
      order by at desc limit 1 for no key update skip locked) returning 1`.execute(tx);
    if (alike.rows.length === 0) await add(tx, tried, outcome, reason, now);
  });
}

async function add(
  tx: Tx,
  {
    accountId = null,
    address,
    networkHash,
    way,
  }: { accountId?: string | null | undefined } & Omit<SignInTry, 'accountId'>,
  outcome: SignInOutcome,
  reason: string,
  now: Date,
  { device, newDevice }: SeenDevice = { device: '', newDevice: false },
  session: string | null = null,
): Promise<void> {
  await sql`insert into sign_in (at, account_id, address, network_hash, way, outcome, reason, device, new_device, session_id)
    values (${now}, ${accountId}, ${cleaned(address)}, ${networkHash}, ${way}, ${outcome}, ${reason}, ${device}, ${newDevice}, ${session})`.execute(
    tx,
  );
}

const cleaned = (address: string): string =>
  withoutDisguise(address)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, LONGEST_ADDRESS)
    .toWellFormed();

/** One line of them. `userName`: whose account it is, '' where nobody has the address or the account is gone. */
export interface SignInLine extends Omit<SignInTry, 'accountId' | 'networkHash'> {
  /** As text. */
  readonly network: string;
  readonly id: string;
  readonly at: Date;
  readonly userName: string;
  readonly outcome: SignInOutcome;
  readonly reason: string;
  readonly times: number;
}

/** The sign-ins of the last year, the newest first; `search`: a part of an address, or how the hash of a network begins. The caller's role was checked by the call. */
export async function listSignIns(
  db: Db,
  {
    page,
    limit,
    search,
    outcome,
  }: { page: number; limit: number; search: string; outcome?: SignInOutcome | undefined },
): Promise<Page<SignInLine>> {
  const where = sql`where (${search} = '' or strpos(s.address, lower(${search})) > 0 or strpos(encode(s.network_hash, 'hex'), lower(${search})) = 1)
    and (${outcome ?? null}::text is null or s.outcome = ${outcome ?? null})`;
  const found = await sql<SignInLine>`
    select s.id, s.at, s.address, encode(s.network_hash, 'hex') as network, s.way, s.outcome, s.reason, s.times, coalesce(a.user_name, '') as "userName"
    from sign_in s left join account a on a.id = s.account_id ${where}
    order by s.at desc, s.id desc limit ${limit + 1} offset ${(page - 1) * limit}`.execute(db);
  const all = await sql<{ n: number }>`select count(*)::int as n from sign_in s ${where}`.execute(db);
  const docs = found.rows.slice(0, limit);
  return { docs, hasNextPage: found.rows.length > limit, totalDocs: all.rows[0]?.n ?? 0, page, limit };
}
