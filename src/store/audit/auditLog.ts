import { sql } from 'kysely';
import type { ActName } from '#kinds/acts.ts';
import type { Staff } from '#kinds/viewer.ts';
import { SESSION_IDLE } from '../accounts/sessions.ts';
import { tokenHash } from '../accounts/tokenHash.ts';
import type { Db } from '../database/db.ts';
import { type AuditKey, type AuditQuery, auditKeys, countAudit } from './auditKeys.ts';
import { type ActLine, type AuditLine, type SignInLine, WHO } from './auditLines.ts';
import { auditTerms } from './auditTerms.ts';
import { changeLines } from './changeLines.ts';

/** A page of 'Who did what'; `next`: the start of the following page, null at the end. */
export interface AuditPage {
  readonly lines: readonly AuditLine[];
  readonly next: AuditKey | null;
  /** The total, up to MOST_LINES and one; null on pages after the first. */
  readonly total: number | null;
}

/** The current session, by its token, and the time. */
export interface AuditAsker {
  readonly token: string;
  readonly now: Date;
}

/**
 * Changes, mails, exports and sign-ins, newest first: full administrators see everything, a unit's user what was done to the unit's own records, and their own
 * acts.
 */
export async function listAudit(
  viewer: Staff,
  db: Db,
  { search, ...query }: AuditQuery & { readonly search: string },
  asker: AuditAsker,
): Promise<AuditPage> {
  const terms = await auditTerms(viewer, db, search);
  const keys = await auditKeys(viewer, db, { ...query, limit: query.limit + 1 }, terms);
  const shown = keys.slice(0, query.limit);
  const idsOf = (source: AuditKey['source']): string[] =>
    shown.flatMap((key) => (key.source === source ? [key.id] : []));
  const lines = new Map<string, AuditLine>();
  for (const line of [
    ...(await changeLines(viewer, db, idsOf('change'), terms === null)),
    ...(await actLines(db, idsOf('act'))),
    ...(await signInLines(db, idsOf('sign_in'), asker)),
  ])
    lines.set(line.source + line.id, line);
  return {
    lines: shown.flatMap(({ source, id }) => lines.get(source + id) ?? []),
    next: keys.length > query.limit ? (shown.at(-1) ?? null) : null,
    total: query.after
      ? null
      : keys.length > query.limit
        ? await countAudit(viewer, db, query, terms)
        : keys.length,
  };
}

async function actLines(db: Db, ids: readonly string[]): Promise<ActLine[]> {
  if (ids.length === 0) return [];
  const found = await sql<Omit<ActLine, 'source' | 'act'> & { act: ActName }>`
    select r.id::text as id, r.at, ${WHO} as by, r.act, r.thing, r.details, r.token
    from act r left join account a on a.id = r.by where r.id = any(${ids}::bigint[])`.execute(db);
  return found.rows.map((row) => ({ ...row, source: 'act' }));
}

async function signInLines(
  db: Db,
  ids: readonly string[],
  { token, now }: AuditAsker,
): Promise<SignInLine[]> {
  if (ids.length === 0) return [];
  const found = await sql<Omit<SignInLine, 'source'>>`
    select r.id, r.at, ${WHO} as by, r.way, r.outcome, r.reason, r.times, r.address, r.device, r.new_device as "newDevice",
      exists (select 1 from session s where s.id = r.session_id and s.ends_at > ${now} and s.seen_at > ${new Date(now.getTime() - SESSION_IDLE)}
        and s.token_hash <> ${tokenHash(token)}) as "goesOn"
    from sign_in r left join account a on a.id = r.account_id where r.id = any(${ids}::uuid[])`.execute(db);
  return found.rows.map((row) => ({ ...row, source: 'sign_in' }));
}
