import { sql } from 'kysely';
import type { Page } from '#kinds/records.ts';
import { withoutDisguise } from '#lib/disguise.ts';
import type { Db, Tx } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';
import type { ConsoleAt } from '../twoFactor/devices.ts';

/** The device of a sign-in, in plain words, and whether the account has never signed in from there. */
export interface SeenDevice {
  readonly device: string;
  readonly newDevice: boolean;
}

/** The origin of a sign-in: the network as networkOf returns it; whether it is a browser, its user agent, and its cookies by name. */
export interface SignInFrom {
  readonly network: string;
  /** The same as a keyed hash, the only form stored for long. */
  readonly networkHash: Buffer;
  readonly browser: boolean;
  readonly userAgent: string;
  /** Where the console is, for second factors. */
  readonly console: ConsoleAt;
  readonly now: Date;
  cookie(name: string): string | undefined;
}

/** The second factor of a sign-in: uses it up in the transaction that starts the session, and throws Refusal when it is invalid. */
export type WithKey = (tx: Tx) => Promise<void>;

/** How somebody authenticated; 'asked_again': a signed-in person had to repeat the password; 'second_key': the step after the password. */
export type SignInWay = 'sign_in' | 'link' | 'asked_again' | 'second_key';
export type SignInOutcome = 'in' | 'failed' | 'refused';

/** A logged sign-in try. Never includes what was typed as a password. */
export interface SignInTry {
  /** The account it concerns; undefined: nobody has this address. */
  readonly accountId: string | undefined;
  readonly address: string;
  readonly networkHash: Buffer;
  readonly way: SignInWay;
}

const MINUTE = 60_000;
/** Similar tries within this time are one line, so that endless tries don't fill the disk. */
const ALIKE_FOR = 15 * MINUTE;
const LONGEST_ADDRESS = 254;

/** Logs a sign-in with its session, in the transaction that starts it. */
export const noteSignedIn = (
  tx: Tx,
  tried: SignInTry,
  now: Date,
  seen: SeenDevice,
  session: string,
): Promise<void> => add(tx, tried, 'in', '', now, seen, session);

/**
 * Logs a failed sign-in with the reason; 'refused': the password was not checked. Refused tries are not grouped by address, since another one could be typed
 * each time.
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

/** One line of the log. `userName`: the account's name, '' where nobody has the address or the account is gone. */
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

/**
 * The sign-ins of the last year, newest first; `search`: a part of an address, or the beginning of a network's hash. The caller's role was checked by the call.
 */
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
