import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Role } from '#kinds/define.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db, Tx } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';
import { isThere } from '../records/ownership.ts';
import { askForTwoFactor } from '../twoFactor/asked.ts';
import { KEY_REQUIRED } from '../twoFactor/required.ts';
import { type TrustCookie, trustShownBy } from '../twoFactor/trustedBrowsers.ts';
import { type DeviceCookie, deviceCookieName, deviceOf, newDevice } from './deviceCookie.ts';
import { forgetTries, locksOf, noteTry, type Trier } from './loginTries.ts';
import { isOldHash, oldHashForOthers } from './oldHashes.ts';
import { hashPassword, NOBODYS_PASSWORD, passwordFits } from './passwords.ts';
import { noteNotIn, noteSignedIn, type SignInFrom, type SignInTry, type WithKey } from './signIns.ts';
import { tokenHash } from './tokenHash.ts';
import { lookAtDevice } from './unknownDevice.ts';

const HOUR = 3_600_000;
/** A session expires after this time without use (AMB-068). */
export const SESSION_IDLE = 12 * HOUR;
/** A session ends after this time in any case, and with it the cookie of its browser. */
export const SESSION_LONGEST = 7 * 24 * HOUR;
/** The header is stored up to this length, far more than is parsed from it. */
const MOST_OF_USER_AGENT = 300;
/** The last use is written at most this often, so that not every read costs a write. */
const NOTE_EVERY = HOUR / 60;
/** The proof time of a session started by a trusted browser: its cookie proves nothing. */
const NEVER = new Date(0);
/** How long an authentication counts for actions that require a recent one. */
const PROOF_HOLDS = HOUR / 4;

/** A successful sign-in. `browserCookie` and `device` are cookies for a browser: the one it must send along with the token, and the one that recognises it. */
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

/** The account columns that signing in needs. */
export interface AccountRow {
  id: string;
  user_name: string;
  role: Role;
  department_id: string | null;
  diocese_id: string | null;
  password: string;
}

/**
 * Signs in with email and password (AMB-068, ADD-3). Throws Refusal: 422 'Invalid credentials' for an unknown address and a wrong password, in the same time;
 * 429 with the seconds to wait after too many failed tries. A browser gets a cookie that its token requires, and a device cookie by which this account
 * recognises it from now on.
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
  const fits = await fitsInEqualTime(db, tried.password, account?.password || NOBODYS_PASSWORD);
  if (account && fits) return signInAs(db, await withOwnHash(db, account, tried.password), by, from, noted);
  const why = !account
    ? 'unknown address'
    : account.password === ''
      ? 'no password yet'
      : 'the password is wrong';
  await noteNotIn(db, noted, 'failed', why, from.now);
  throw invalid();
}

/** Checks a password by both ways of hashing as long as an account has an old hash: how long it takes doesn't tell whether this is one, or none at all. */
async function fitsInEqualTime(db: Db, password: string, stored: string): Promise<boolean> {
  const other = isOldHash(stored) ? NOBODYS_PASSWORD : await oldHashForOthers(db);
  const [fits] = await Promise.all([
    passwordFits(password, stored),
    other === undefined ? false : passwordFits(password, other),
  ]);
  return fits;
}

/** The account with our own hash of its password, now that it is known, in place of an old system's. */
async function withOwnHash(db: Db, account: AccountRow, password: string): Promise<AccountRow> {
  if (!isOldHash(account.password)) return account;
  const own = await hashPassword(password);
  const stored = await writingLittle(db, async (tx) => {
    const found = await sql<{ password: string }>`
      update account set password = ${own} where id = ${account.id} and password = ${account.password} returning password`.execute(
      tx,
    );
    return (
      found.rows[0]?.password ??
      (await sql<{ password: string }>`select password from account where id = ${account.id}`.execute(tx))
        .rows[0]?.password
    );
  });
  // Another sign-in at the same time has replaced it, or somebody the password.
  const isSame = stored === own || (stored !== undefined && (await passwordFits(password, stored)));
  return isSame ? { ...account, password: stored } : account;
}

/** Counts a try (`noteTry`), and logs it when it is one too many. */
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
 * Signs in to an account whose password was verified, or has just been set; `password` is the hash. Throws Refusal: 422 when it has changed since, and 403
 * (TwoFactorNeeded) where the account has a second factor and `withKey` is missing, unless the account trusts this browser.
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
  const needed = withKey || trusted ? null : await askForTwoFactor(db, account, from, tried.way);
  if (needed) {
    await noteNotIn(db, tried, 'failed', 'the second key was not shown yet', from.now);
    throw needed;
  }
  // A link counts tries by its address, in whatever browser it is opened.
  const known = 'device' in (await trierOf(db, account.id, tried.address, from));
  const shown = { withKey: withKey ?? trusted, proves: !trusted };
  const started = await startSession(db, account, by, from, tried, known, shown);
  return { ...started, device: from.browser ? await newDevice(db, account.id, from.now) : null };
}

/** How a try is counted: by a browser that the account knows, or as a stranger's at this address. */
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
 * Starts a session if the account is unchanged since the password check: changing the password, or moving the account or its unit to the trash, ends all
 * sessions, and one started at that moment must not outlive it.
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
    const session = await sql<{
      id: string;
    }>`insert into session (token_hash, account_id, companion_hash, user_agent, created_at, seen_at, ends_at, with_key, proved_at) values
      (${tokenHash(token)}, ${id}, ${browserCookie && tokenHash(browserCookie)}, ${from.userAgent.slice(0, MOST_OF_USER_AGENT)}, ${from.now}, ${from.now}, ${ends}, ${withKey !== undefined}, ${proves ? null : NEVER}) returning id`.execute(
      tx,
    );
    await noteSignedIn(tx, tried, from.now, seen, session.rows[0]?.id ?? '');
    return { account, newDevice: seen.newDevice };
  };
  const session = await writingLittle(db, start, ...locksOf(by));
  return { viewer: staffOf(session.account), token, browserCookie, newDevice: session.newDevice };
}

/** A session without a second factor is useless for an account that has one, however it was started. */
const HAS_ITS_KEY = sql`(s.with_key or not exists (select 1 from second_key k where k.account_id = s.account_id))`;

/**
 * The owner of a token, or undefined when it is unknown, expired, idle for too long, its browser cookie is missing, or the session was started without the
 * second factor that its account has by now (AMB-068). Every signed-in call runs this: as joins, the two units would take PostgreSQL five times as long to plan
 * as the whole takes to run.
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
  const isReauthenticationDue = now.getTime() - row.proved_at.getTime() > PROOF_HOLDS;
  const mustReauthenticate = row.with_key ? 'key' : 'password';
  return {
    ...staffOf(row),
    ...(isReauthenticationDue ? { mustProve: mustReauthenticate } : {}),
    ...(row.companion_hash || row.with_key ? {} : { isProgram: true }),
    ...(row.lacks_key ? { lacksKey: true } : {}),
  };
}

interface SessionRow {
  readonly seen_at: Date;
  readonly companion_hash: Buffer | null;
  readonly with_key: boolean;
  readonly proved_at: Date;
  /** The church requires a second factor, and this session has none. */
  readonly lacks_key: boolean;
}

/** Whether a browser cookie belongs to a session that has not expired, for any kind of request (AMB-025). */
export async function isBrowserCookie(db: Db, browserCookie: string, now: Date): Promise<boolean> {
  const found =
    await sql`select 1 from session s where companion_hash = ${tokenHash(browserCookie)} and ${HAS_ITS_KEY} and ends_at > ${now} and seen_at > ${new Date(now.getTime() - SESSION_IDLE)}`.execute(
      db,
    );
  return found.rows.length > 0;
}

/** The viewer of an account row. */
export function staffOf(row: Omit<AccountRow, 'password'>): Staff {
  const unit = row.department_id
    ? { kind: 'department' as const, id: row.department_id }
    : row.diocese_id
      ? { kind: 'diocese' as const, id: row.diocese_id }
      : null;
  return { role: row.role, accountId: row.id, name: row.user_name, unit };
}
