import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Role, UnitKind } from '#kinds/define.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db, Tx } from './db.ts';
import { NOBODYS_PASSWORD, passwordFits } from './passwords.ts';

const HOUR = 3_600_000;
/** A session that was not used for so long is over (AMB-068). */
export const IDLE = 12 * HOUR;
const LONGEST = 7 * 24 * HOUR;
/** A browser's own words are longer by far than what is read out of them. */
const MOST_OF_USER_AGENT = 300;
const TRY_WINDOW = HOUR / 4;
const MOST_TRIES_PER_ACCOUNT = 10;
const MOST_TRIES_PER_NETWORK = 100;
/** The last use is noted at most once in so long: a read must not cost a write each time. */
const NOTE_EVERY = HOUR / 60;

/** A sign-in that worked. `companion` is set when the client is a browser and must show it beside the token. */
export interface SignedIn {
  readonly viewer: Staff;
  readonly token: string;
  readonly companion: string | null;
}

interface AccountRow {
  id: string;
  user_name: string;
  role: Role;
  department_id: string | null;
  diocese_id: string | null;
  password: string;
}

/**
 * Signs in with email and password (AMB-068, ADD-3). Throws Refusal: 422 'Invalid credentials' for an unknown address and for a wrong
 * password alike and in the same time, 429 with the seconds to wait after too many failed tries of the account or the network.
 * `network`: the caller's network, as networkOf gives it. `browser`: a companion cookie goes with the token.
 */
export async function signIn(
  db: Db,
  tried: { email: string; password: string },
  from: { network: string; browser: boolean; userAgent: string; now: Date },
): Promise<SignedIn> {
  const email = tried.email.trim().toLowerCase();
  await refuseTooMany(db, email, from.network, from.now);
  // Counted before the check and forgiven after it: a burst of tries at once must not slip through together.
  await sql`insert into failed_login (at, email, network) values (${from.now}, ${email}, ${from.network})`.execute(
    db,
  );
  const found = await sql<AccountRow>`
    select a.id, a.user_name, a.role, a.department_id, a.diocese_id, a.password from account a
    left join department dep on dep.id = a.department_id left join diocese dio on dio.id = a.diocese_id
    where lower(a.email) = ${email} and a.deleted_at is null and dep.deleted_at is null and dio.deleted_at is null`.execute(
    db,
  );
  const account = found.rows[0];
  const fits = await passwordFits(tried.password, account?.password ?? NOBODYS_PASSWORD);
  if (!account || !fits) throw new Refusal(422, 'Invalid credentials');
  await sql`delete from failed_login where email = ${email} or at < ${new Date(from.now.getTime() - TRY_WINDOW)}`.execute(
    db,
  );
  return startSession(db, account, from);
}

async function refuseTooMany(db: Db, email: string, network: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - TRY_WINDOW);
  const found = await sql<{ by_email: number; by_network: number; oldest: Date | null }>`
    select count(*) filter (where email = ${email})::int as by_email, count(*) filter (where network = ${network})::int as by_network, min(at) as oldest
    from failed_login where (email = ${email} or network = ${network}) and at > ${since}`.execute(db);
  const tries = found.rows[0];
  if (!tries || (tries.by_email < MOST_TRIES_PER_ACCOUNT && tries.by_network < MOST_TRIES_PER_NETWORK))
    return;
  const oldest = tries.oldest?.getTime() ?? now.getTime();
  const wait = Math.max(1, Math.ceil((oldest + TRY_WINDOW - now.getTime()) / 1000));
  throw new Refusal(
    429,
    `Too many failed tries. Please wait ${Math.ceil(wait / 60)} minutes and try again.`,
    { retryAfterSeconds: wait },
  );
}

async function startSession(
  db: Db,
  account: AccountRow,
  from: { browser: boolean; userAgent: string; now: Date },
): Promise<SignedIn> {
  const token = randomBytes(32).toString('base64url');
  const companion = from.browser ? randomBytes(32).toString('base64url') : null;
  await sql`delete from session where ends_at < ${from.now}`.execute(db);
  await sql`insert into session (token_hash, account_id, companion_hash, user_agent, created_at, seen_at, ends_at) values
    (${sha256(token)}, ${account.id}, ${companion === null ? null : sha256(companion)}, ${from.userAgent.slice(0, MOST_OF_USER_AGENT)}, ${from.now}, ${from.now}, ${new Date(from.now.getTime() + LONGEST)})`.execute(
    db,
  );
  return { viewer: staffOf(account), token, companion };
}

/** Who a token belongs to, or undefined when it is unknown, over, idle for too long, or its companion is missing (AMB-068). */
export async function viewerOfToken(
  db: Db,
  token: string,
  companion: string | undefined,
  now: Date,
): Promise<Staff | undefined> {
  const found = await sql<AccountRow & { seen_at: Date; companion_hash: Buffer | null }>`
    select a.id, a.user_name, a.role, a.department_id, a.diocese_id, s.seen_at, s.companion_hash
    from session s join account a on a.id = s.account_id
    left join department dep on dep.id = a.department_id left join diocese dio on dio.id = a.diocese_id
    where s.token_hash = ${sha256(token)} and s.ends_at > ${now} and s.seen_at > ${new Date(now.getTime() - IDLE)}
      and a.deleted_at is null and dep.deleted_at is null and dio.deleted_at is null`.execute(db);
  const row = found.rows[0];
  if (!row) return undefined;
  if (row.companion_hash && (companion === undefined || !sha256(companion).equals(row.companion_hash)))
    return undefined;
  if (now.getTime() - row.seen_at.getTime() > NOTE_EVERY) {
    await sql`update session set seen_at = ${now} where token_hash = ${sha256(token)}`.execute(db);
  }
  return staffOf(row);
}

/** Whether a companion cookie belongs to a live session: a signed-in browser, whatever it asks for (AMB-025). */
export async function isCompanion(db: Db, companion: string, now: Date): Promise<boolean> {
  const found =
    await sql`select 1 from session where companion_hash = ${sha256(companion)} and ends_at > ${now} and seen_at > ${new Date(now.getTime() - IDLE)}`.execute(
      db,
    );
  return found.rows.length > 0;
}

/** Ends one session: this token is worth nothing from now on, on every node (ADD-6). */
export async function endSession(db: Db, token: string): Promise<void> {
  await sql`delete from session where token_hash = ${sha256(token)}`.execute(db);
}

/** Ends all sessions of an account: the password, role or unit has changed, or the account is gone (AMB-068). */
export async function endSessionsOf(tx: Tx, accountId: string): Promise<void> {
  await sql`delete from session where account_id = ${accountId}`.execute(tx);
}

/** Ends the sessions of a unit's users: the unit goes to the trash (ADD-7). */
export async function endSessionsOfUnit(tx: Tx, unit: UnitKind, unitId: string): Promise<void> {
  await sql`delete from session where account_id in (select id from account where ${sql.ref(`${unit}_id`)} = ${unitId})`.execute(
    tx,
  );
}

/** The network of an address, by which failed tries are counted together: /24 of IPv4, /64 of IPv6. */
export function networkOf(address: string): string {
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(address);
  if (v4?.[1]) return v4[1];
  const [head = '', tail = ''] = address.split('::');
  const groups = [...head.split(':'), ...Array<string>(8).fill('0')].slice(
    0,
    tail ? Math.max(head.split(':').length, 4) : 4,
  );
  return groups.slice(0, 4).join(':');
}

function staffOf(row: Omit<AccountRow, 'password'>): Staff {
  const unit = row.department_id
    ? { kind: 'department' as const, id: row.department_id }
    : row.diocese_id
      ? { kind: 'diocese' as const, id: row.diocese_id }
      : null;
  return { role: row.role, accountId: row.id, name: row.user_name, unit };
}

/** What is kept of a token: whoever reads the database cannot sign in with it. */
export const tokenHash = (token: string): Buffer => sha256(token);

const sha256 = (secret: string): Buffer => createHash('sha256').update(secret).digest();
