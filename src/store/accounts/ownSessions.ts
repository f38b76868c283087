import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import { isId } from '#lib/uuid.ts';
import type { Db } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';
import { notFound } from '../records/rows.ts';
import { endSessionsWhere, SESSION_IDLE, tokenHash } from './sessions.ts';

/** One of a person's own sessions. `userAgent` is what the browser said of itself when it signed in; '' for older ones. */
export interface OwnSession {
  readonly id: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  /** The one that asks. */
  readonly current: boolean;
}

/** The viewer's own sessions that still hold, the last used first. Nobody sees another's. */
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

/** Ends one of the viewer's own sessions. Throws the one 404 for a foreign, missing or malformed id. */
export async function endOwnSession(viewer: Staff, db: Db, id: string): Promise<void> {
  if (!isId(id)) throw notFound();
  const where = sql`id = ${id} and account_id = ${viewer.accountId}`;
  const gone = await writingLittle(db, (tx) => endSessionsWhere(tx, where));
  if (gone === 0) throw notFound();
}

/** Ends all of the viewer's own sessions, the one that asks among them unless its token is named as `but`; returns how many. */
export async function endOwnSessions(viewer: Staff, db: Db, but?: string): Promise<number> {
  const others = but === undefined ? sql`true` : sql`token_hash <> ${tokenHash(but)}`;
  return writingLittle(db, (tx) => endSessionsWhere(tx, sql`account_id = ${viewer.accountId} and ${others}`));
}
