import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Role } from '#kinds/define.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db, Tx } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';
import { isThere } from '../records/ownership.ts';
import { askForSecondKey } from '../secondKey/asked.ts';
import { KEY_REQUIRED } from '../secondKey/required.ts';
import { type TrustCookie, trustShownBy } from '../secondKey/trustedBrowsers.ts';
import { type DeviceCookie, deviceCookieName, deviceOf, newDevice } from './deviceCookie.ts';
import { forgetTries, locksOf, noteTry, type Trier } from './loginTries.ts';
import { NOBODYS_PASSWORD, passwordFits } from './passwords.ts';
import { noteNotIn, noteSignedIn, type SignInFrom, type SignInTry, type WithKey } from './signIns.ts';
import { tokenHash } from './tokenHash.ts';
import { lookAtDevice } from './unknownDevice.ts';

const HOUR = 3_600_000;
/** A session expires when it was not used for so long (AMB-068). */
export const SESSION_IDLE = 12 * HOUR;
const SESSION_LONGEST = 7 * 24 * HOUR;
/** A browser's own words are longer by far than what is read out of them. */
const MOST_OF_USER_AGENT = 300;
/** The last use is written at most this often, so that not every read costs a write. */
const NOTE_EVERY = HOUR / 60;
/** When a session has proved whose it is that a trusted browser has begun: what it holds is no proof. */
const NEVER = new Date(0);
/** How long somebody who has proved who they are may do what asks for it. */
const PROOF_HOLDS = HOUR / 4;

/** A sign-in that worked. `browserCookie` and `device` are cookies for a browser: the one it must show beside the token, and the one it is known by. */
export interface SignedIn {
  readonly viewer: Staff;
  readonly token: string;
  readonly browserCookie: string | null;
  readonly device: DeviceCookie | null;
  /** For a browser that is trusted from now on. */
  readonly trusted?: TrustCookie | null;
  /** Whether the account had never signed in from there. */
  readonly newDevice: boolean;
}

/** An account as far as signing in needs it. */
export interface AccountRow {
  id: string;
  user_name: string;
  role: Role;
  department_id: string | null;
  diocese_id: string | null;
  password: string;
}

/**
 * Signs in with email and password (AMB-068, ADD-3). Throws Refusal: 422 'Invalid credentials' for an unknown address and a wrong password, in
 * the same time; 429 with the seconds to wait after too many failed tries. A browser gets a cookie that its token is only valid with, and a
 * device cookie by which this account recognises it from now on.
 */
export async function signIn(
  db: Db,
  tried: { email: string; password: string },
  from: SignInFrom,
): Promise<SignedIn> {
  const email = tried.email.trim().toLowerCase();
  const found = await sql<AccountRow>`
    select a.id, a.user_name, a.role, a.department_id, a.diocese_id, a.password from account a
    left join department dep on dep.id = a.department_id left join diocese dio on dio.id = a.diocese_id
    where lower(a.email) = ${email} and a.deleted_at is null and dep.deleted_at is null and dio.deleted_at is null`.execute(
    db,
  );
  const account = found.rows[0];
  const by = await trierOf(db, account?.id, email, from);
  const noted = {
    accountId: account?.id,
    address: email,
    networkHash: from.networkHash,
    way: 'sign_in',
  } as const;
  await noteTryOf(db, noted, by, from.now);
  const fits = await passwordFits(tried.password, account?.password || NOBODYS_PASSWORD);
  if (account && fits) return signInAs(db, account, by, from, noted);
  const why = !account
    ? 'unknown address'
    : account.password === ''
      ? 'no password yet'
      : 'the password is wrong';
  await noteNotIn(db, noted, 'failed', why, from.now);
  throw invalid();
}

/** Counts a try (`noteTry`), and notes it where it is one too many. */
export async function noteTryOf(
  db: Db,
  tried: SignInTry,
  by: Trier,
  now: Date,
  mostADay?: number,
): Promise<void> {
  try {
    await noteTry(db, by, now, mostADay);
  } catch (error) {
    if (error instanceof Refusal) await noteNotIn(db, tried, 'refused', 'too many tries', now);
    throw error;
  }
}

/**
 * Signs in to an account whose password was found to fit, or has just been set; `password` is the hash. Throws Refusal: 422 when it is that no
 * more, and 403 (SecondKeyNeeded) where the account has a second key and `withKey` is missing, unless the account trusts this browser.
 */
export async function signInAs(
  db: Db,
  account: Pick<AccountRow, 'id' | 'password'>,
  by: Trier,
  from: SignInFrom,
  tried: SignInTry,
  withKey?: WithKey,
): Promise<SignedIn> {
  const trusted = withKey ? undefined : await trustShownBy(db, account, from);
  const needed = withKey || trusted ? null : await askForSecondKey(db, account, from, tried.way);
  if (needed) {
    await noteNotIn(db, tried, 'failed', 'the second key was not shown yet', from.now);
    throw needed;
  }
  // A link counts tries by its address, whatever browser it is opened in.
  const known = 'device' in (await trierOf(db, account.id, tried.address, from));
  const shown = { withKey: withKey ?? trusted, proves: !trusted };
  const started = await startSession(db, account, by, from, tried, known, shown);
  return { ...started, device: from.browser ? await newDevice(db, account.id, from.now) : null };
}

/** Whose try it is: that of a browser which the account knows, or that of a stranger at this address. */
export async function trierOf(
  db: Db,
  accountId: string | undefined,
  email: string,
  from: Pick<SignInFrom, 'network' | 'cookie' | 'now'>,
): Promise<Trier> {
  const cookie = accountId && from.cookie(deviceCookieName(accountId));
  const device = accountId && cookie ? await deviceOf(db, accountId, cookie, from.now) : undefined;
  return device === undefined ? { email, network: from.network } : { device };
}

const invalid = (): Refusal => new Refusal(422, 'Invalid credentials');

/**
 * Starts a session if the account is still what its password was found to fit: whoever changes the password, or moves the account or its unit
 * to the trash, ends all sessions, and one that began at that moment must not outlive it.
 */
async function startSession(
  db: Db,
  { id, password }: Pick<AccountRow, 'id' | 'password'>,
  by: Trier,
  from: SignInFrom,
  tried: SignInTry,
  known: boolean,
  { withKey, proves }: { withKey: WithKey | undefined; proves: boolean },
): Promise<Omit<SignedIn, 'device'>> {
  const token = randomBytes(32).toString('base64url');
  const browserCookie = from.browser ? randomBytes(32).toString('base64url') : null;
  const ends = new Date(from.now.getTime() + SESSION_LONGEST);
  const start = async (tx: Tx): Promise<{ account: AccountRow; newDevice: boolean }> => {
    const found = await sql<AccountRow & { email: string }>`
      select a.* from account a where a.id = ${id} and a.password = ${password} and a.deleted_at is null for share`.execute(
      tx,
    );
    const account = found.rows[0];
    if (!account) throw invalid();
    const { unit } = staffOf(account);
    if (unit && !(await isThere(tx, unit.kind, unit.id))) throw invalid();
    await withKey?.(tx);
    await forgetTries(tx, by);
    const seen = await lookAtDevice(tx, account, from, { known, way: tried.way });
    const begun = await sql<{
      id: string;
    }>`insert into session (token_hash, account_id, companion_hash, user_agent, created_at, seen_at, ends_at, with_key, proved_at) values
      (${tokenHash(token)}, ${id}, ${browserCookie && tokenHash(browserCookie)}, ${from.userAgent.slice(0, MOST_OF_USER_AGENT)}, ${from.now}, ${from.now}, ${ends}, ${withKey !== undefined}, ${proves ? null : NEVER}) returning id`.execute(
      tx,
    );
    await noteSignedIn(tx, tried, from.now, seen, begun.rows[0]?.id ?? '');
    return { account, newDevice: seen.newDevice };
  };
  const begun = await writingLittle(db, start, ...locksOf(by));
  return { viewer: staffOf(begun.account), token, browserCookie, newDevice: begun.newDevice };
}

/** A session that shows no second key of an account that has one opens nothing, by whatever door it began. */
const HAS_ITS_KEY = sql`(s.with_key or not exists (select 1 from second_key k where k.account_id = s.account_id))`;

/**
 * Who a token belongs to, or undefined when it is unknown, over, idle for too long, its browser cookie is missing, or it was begun without the
 * second key that its account has by now (AMB-068). Asked by every call of somebody signed in: as joins, the two units would take PostgreSQL five
 * times as long to plan as the whole takes to run.
 */
export async function viewerOfToken(
  db: Db,
  token: string,
  browserCookie: string | undefined,
  now: Date,
): Promise<Staff | undefined> {
  const found = await sql<AccountRow & SessionRow>`
    select a.id, a.user_name, a.role, a.department_id, a.diocese_id, s.seen_at, s.companion_hash, s.with_key,
      coalesce(s.proved_at, s.created_at) as proved_at, (a.role = 'full_administrator' and not s.with_key
        and exists (select 1 from church_setting where name = ${KEY_REQUIRED} and value = 'true')) as lacks_key
    from session s join account a on a.id = s.account_id
    where s.token_hash = ${tokenHash(token)} and s.ends_at > ${now} and s.seen_at > ${new Date(now.getTime() - SESSION_IDLE)}
      and ${HAS_ITS_KEY} and a.deleted_at is null and (select deleted_at from department where id = a.department_id) is null
      and (select deleted_at from diocese where id = a.diocese_id) is null`.execute(db);
  const row = found.rows[0];
  if (!row) return undefined;
  if (
    row.companion_hash &&
    (browserCookie === undefined || !tokenHash(browserCookie).equals(row.companion_hash))
  )
    return undefined;
  if (now.getTime() - row.seen_at.getTime() > NOTE_EVERY) {
    await writingLittle(db, (tx) =>
      sql`update session set seen_at = ${now} where token_hash = ${tokenHash(token)}`.execute(tx),
    );
  }
  const isProvedLongAgo = now.getTime() - row.proved_at.getTime() > PROOF_HOLDS;
  const mustProve = row.with_key ? 'key' : 'password';
  return {
    ...staffOf(row),
    ...(isProvedLongAgo ? { mustProve } : {}),
    ...(row.companion_hash || row.with_key ? {} : { isProgram: true }),
    ...(row.lacks_key ? { lacksKey: true } : {}),
  };
}

interface SessionRow {
  readonly seen_at: Date;
  readonly companion_hash: Buffer | null;
  readonly with_key: boolean;
  readonly proved_at: Date;
  /** The church asks for a second key, and this session shows none. */
  readonly lacks_key: boolean;
}

/** Whether a browser cookie belongs to a session that has not expired, whatever the request is for (AMB-025). */
export async function isBrowserCookie(db: Db, browserCookie: string, now: Date): Promise<boolean> {
  const found =
    await sql`select 1 from session s where companion_hash = ${tokenHash(browserCookie)} and ${HAS_ITS_KEY} and ends_at > ${now} and seen_at > ${new Date(now.getTime() - SESSION_IDLE)}`.execute(
      db,
    );
  return found.rows.length > 0;
}

/** Who an account is when it asks for something. */
export function staffOf(row: Omit<AccountRow, 'password'>): Staff {
  const unit = row.department_id
    ? { kind: 'department' as const, id: row.department_id }
    : row.diocese_id
      ? { kind: 'diocese' as const, id: row.diocese_id }
      : null;
  return { role: row.role, accountId: row.id, name: row.user_name, unit };
}
