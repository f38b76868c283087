import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId } from '#lib/uuid.ts';
import type { Db, Tx } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';
import { noteAct } from '../rows/acts.ts';
import { notFound } from '../rows/rows.ts';
import { endTrustOf } from '../twoFactor/trustedBrowsers.ts';
import { endSessionsWhere } from './endSessions.ts';
import { SESSION_IDLE } from './sessions.ts';
import { tokenHash } from './tokenHash.ts';

/** One of a person's own sessions. `userAgent` is the browser's header at sign-in; '' for older ones. */
export interface OwnSession {
  readonly id: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  /** The current session. */
  readonly current: boolean;
}

/** The viewer's valid sessions, the last used first. Nobody sees another's. */
export async function listOwnSessions(
  viewer: Staff,
  db: Db,
  token: string,
  now: Date,
): Promise<OwnSession[]> {
  const found = await sql<OwnSession>`
    select id, user_agent as "userAgent", created_at as "createdAt", seen_at as "seenAt", token_hash = ${tokenHash(token)} as current
    from session where account_id = ${viewer.accountId} and ends_at > ${now} and seen_at > ${new Date(now.getTime() - SESSION_IDLE)}
    order by current desc, seen_at desc, id`.execute(db);
  return found.rows;
}

/**
 * Throws Refusal (401) when the session of this token has ended; locks the account first. What outlives a session, such as a second factor or an API token,
 * must not be created after its owner has changed the password or signed out everywhere.
 */
export async function refuseEnded(tx: Tx, { accountId }: Staff, token: string): Promise<void> {
  const found =
    await sql`select from session where token_hash = ${tokenHash(token)} and account_id = ${accountId}`.execute(
      tx,
    );
  if (found.rows.length === 0) throw new Refusal(401, 'Please log in again.');
}

/** Ends one of the viewer's own sessions. Throws the one 404 for a foreign, missing or malformed id. */
export async function endOwnSession(viewer: Staff, db: Db, id: string, now: Date): Promise<void> {
  if (!isId(id)) throw notFound();
  const by = viewer.accountId;
  await writingLittle(db, async (tx) => {
    const gone = await endSessionsWhere(tx, sql`id = ${id} and account_id = ${by}`);
    if (gone === 0) throw notFound();
    await noteAct(tx, { act: 'signed_out', by, details: { count: 1 }, now });
  });
}

/** Ends all of the viewer's own sessions, the current one included, and the trust in their browsers; returns how many sessions. */
export async function endOwnSessions(viewer: Staff, db: Db, now: Date): Promise<number> {
  const by = viewer.accountId;
  return writingLittle(db, async (tx) => {
    const count = await endSessionsWhere(tx, sql`account_id = ${by}`);
    await endTrustOf(tx, by);
    await noteAct(tx, { act: 'signed_out_everywhere', by, details: { count }, now });
    return count;
  });
}

/**
 * Ends the session of a sign-in: the viewer's own, and for a full administrator anybody's. No browser of that account is trusted any longer. Throws the one 404
 * for a foreign, missing or malformed id, and for a session that is over.
 */
export async function endSessionOfSignIn(viewer: Staff, db: Db, id: string, now: Date): Promise<void> {
  if (!isId(id)) throw notFound();
  const by = viewer.accountId;
  const office = viewer.role === 'full_administrator';
  await writingLittle(db, async (tx) => {
    const found = await sql<{ session: string; owner: string; name: string }>`
      select s.id as session, a.id as owner, a.user_name as name
      from sign_in i join session s on s.id = i.session_id join account a on a.id = s.account_id
      where i.id = ${id} and (${office} or s.account_id = ${by})`.execute(tx);
    const [ended] = found.rows;
    if (!ended || (await endSessionsWhere(tx, sql`id = ${ended.session}`)) === 0) throw notFound();
    await endTrustOf(tx, ended.owner);
    const thing = ended.owner === by ? '' : ended.name;
    await noteAct(tx, { act: 'signed_out', by, thing, details: { count: 1 }, now });
  });
}
