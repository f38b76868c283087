import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId } from '#lib/uuid.ts';
import type { SignInFrom, WithKey } from '../accounts/signIns.ts';
import { tokenHash } from '../accounts/tokenHash.ts';
import type { Db, Tx } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';
import { noteAct } from '../rows/acts.ts';
import { notFound } from '../rows/rows.ts';
import { KEY_REQUIRED } from './required.ts';

/** How many days a trusted browser may skip the second factor. */
export const TRUST_DAYS = 30;
const DAY = 24 * 3_600_000;
const MOST_OF_USER_AGENT = 300;

/** The cookie of a trusted browser, for this account alone. */
export interface TrustCookie {
  readonly name: string;
  readonly value: string;
}

/** One of a person's own trusted browsers. */
export interface TrustedBrowser {
  readonly id: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly usedAt: Date;
  readonly endsAt: Date;
}

const cookieName = (accountId: string): string =>
  `lectern_trusted_${createHash('sha256').update(accountId).digest('hex').slice(0, 12)}`;

/** Full administrators show it each time where the church requires one. */
const MAY_TRUST = sql`(a.role <> 'full_administrator'
  or not exists (select 1 from church_setting where name = ${KEY_REQUIRED} and value = 'true'))`;

/** For how many days this account may skip the second factor on this browser; 0 where it may not, and for other programs. */
export async function daysOfTrust(
  db: Db,
  accountId: string,
  { browser }: Pick<SignInFrom, 'browser'>,
): Promise<number> {
  if (!browser) return 0;
  const found =
    await sql`select 1 from account a where a.id = ${accountId} and a.deleted_at is null and ${MAY_TRUST}`.execute(
      db,
    );
  return found.rows.length > 0 ? TRUST_DAYS : 0;
}

/**
 * The trust that replaces the second factor, for this account with this password: uses it in the transaction that starts the session, and throws Refusal when
 * it was ended meanwhile. Undefined where the second factor has to be shown. It does not count as proof for guarded acts.
 */
export async function trustShownBy(
  db: Db,
  { id: accountId, password }: { readonly id: string; readonly password: string },
  { browser, now, cookie }: Pick<SignInFrom, 'browser' | 'now' | 'cookie'>,
): Promise<WithKey | undefined> {
  const token = browser ? cookie(cookieName(accountId)) : undefined;
  if (!token) return undefined;
  const holds = sql`t.token_hash = ${tokenHash(token)} and t.account_id = ${accountId} and t.password_print = ${tokenHash(password)}
    and t.ends_at > ${now} and exists (select 1 from second_key k where k.account_id = t.account_id)
    and exists (select 1 from account a where a.id = t.account_id and ${MAY_TRUST})`;
  const found = await sql`select 1 from trusted_browser t where ${holds}`.execute(db);
  if (found.rows.length === 0) return undefined;
  return async (tx) => {
    const used = await sql`update trusted_browser t set used_at = ${now} where ${holds} returning 1`.execute(
      tx,
    );
    if (used.rows.length === 0)
      throw new Refusal(422, 'Please sign in again: this browser is asked for the second key from now on.');
  };
}

/**
 * Trusts a browser that has just shown a second factor, in the transaction that signs it in: it may skip the next ones for some days. Returns its cookie, or
 * null where this account may not.
 */
export async function trustBrowser(
  tx: Tx,
  { id: accountId, password }: { readonly id: string; readonly password: string },
  from: Pick<SignInFrom, 'browser' | 'userAgent' | 'now' | 'cookie'>,
): Promise<TrustCookie | null> {
  const days = await daysOfTrust(tx, accountId, from);
  if (days === 0) return null;
  const { now, userAgent } = from;
  const name = cookieName(accountId);
  const before = from.cookie(name);
  if (before)
    await sql`delete from trusted_browser where token_hash = ${tokenHash(before)} and account_id = ${accountId}`.execute(
      tx,
    );
  const value = randomBytes(32).toString('base64url');
  await sql`insert into trusted_browser (account_id, token_hash, password_print, user_agent, created_at, used_at, ends_at)
    values (${accountId}, ${tokenHash(value)}, ${tokenHash(password)}, ${userAgent.slice(0, MOST_OF_USER_AGENT)}, ${now}, ${now},
      ${new Date(now.getTime() + days * DAY)})`.execute(tx);
  await noteAct(tx, { act: 'browser_trusted', by: accountId, details: { days }, now });
  return { name, value };
}

/** The viewer's own trusted browsers, the last used first. Nobody reads another's. */
export async function listOwnTrusted({ accountId }: Staff, db: Db, now: Date): Promise<TrustedBrowser[]> {
  const found = await sql<TrustedBrowser>`
    select t.id, t.user_agent as "userAgent", t.created_at as "createdAt", t.used_at as "usedAt", t.ends_at as "endsAt"
    from trusted_browser t join account a on a.id = t.account_id
    where t.account_id = ${accountId} and t.ends_at > ${now} and ${MAY_TRUST} order by t.used_at desc, t.id`.execute(
    db,
  );
  return found.rows;
}

/** Ends the trust in one of the viewer's own browsers. Throws the one 404 for a foreign, missing or malformed id. */
export async function endOwnTrust({ accountId }: Staff, db: Db, id: string, now: Date): Promise<void> {
  if (!isId(id)) throw notFound();
  await writingLittle(db, async (tx) => {
    const gone =
      await sql`delete from trusted_browser where id = ${id} and account_id = ${accountId}`.execute(tx);
    if (Number(gone.numAffectedRows ?? 0) === 0) throw notFound();
    await noteAct(tx, { act: 'browser_untrusted', by: accountId, now });
  });
}

/** Ends the trust in all browsers of an account: its second factors, its password or its rights have changed, or its person is signed out everywhere. */
export async function endTrustOf(tx: Tx, accountId: string): Promise<void> {
  await sql`delete from trusted_browser where account_id = ${accountId}`.execute(tx);
}
