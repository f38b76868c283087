import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import { type Refusal, refusedField } from '#lib/refusal.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { type AccountRow, staffOf } from './sessions.ts';
import { tokenHash } from './tokenHash.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The purposes of links, with their lifetime in ms. A link for one purpose is invalid for any other. */
export const LINK_LIFE = {
  new_password: HOUR,
  invitation: 7 * DAY,
  new_address: DAY,
  review: 3 * DAY,
} as const satisfies Record<string, number>;
export type LinkPurpose = keyof typeof LINK_LIFE;
export const LINK_PURPOSES = Object.keys(LINK_LIFE) as LinkPurpose[];

/** A link to be created. `about` gives details beyond its purpose, such as which record it publishes. */
export interface NewLink {
  /** An existing id, such as that of the mail with the link: repeated requests create it once. */
  readonly id?: string;
  readonly purpose: LinkPurpose;
  readonly accountId: string;
  readonly about?: Readonly<Record<string, string>>;
  /** The address to use when the person is about to change theirs. */
  readonly address?: string;
  /** Whether older links of this purpose and person are invalidated. */
  readonly replaces?: boolean;
}

/** The parts of a link that its holder may know. */
export interface FoundLink {
  readonly id: string;
  readonly purpose: LinkPurpose;
  readonly about: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
  /** The person, with their current rights. */
  readonly staff: Staff;
  readonly email: string;
}

/** The purposes that a caller accepts. */
type Expected = LinkPurpose | readonly LinkPurpose[];

/** A token for a mail, and when it expires. */
export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Why a link no longer works. */
export type LinkTrouble = 'used' | 'expired' | 'unknown';

/**
 * Creates a link for a person within the transaction that queues its mail, and returns its id. The id alone is useless: the token is created when the mail is
 * rendered (`issueToken`).
 */
export async function createLink(tx: Tx, link: NewLink, now: Date): Promise<string> {
  const { id = null, purpose, accountId, address = null, about = {}, replaces = false } = link;
  if (replaces) await voidLinks(tx, accountId, [purpose], now);
  const ends = new Date(now.getTime() + LINK_LIFE[purpose]);
  const made = await sql<{ id: string }>`
    insert into single_use_link (id, purpose, account_id, address, about, created_at, expires_at)
    select coalesce(${id}::uuid, gen_random_uuid()), ${purpose}, id, lower(coalesce(${address}, email)), ${JSON.stringify(about)}, ${now}, ${ends}
    from account where id = ${accountId}
    on conflict (id) do update set id = excluded.id returning id`.execute(tx);
  const [row] = made.rows;
  if (!row) throw new Error(`There is no account ${accountId} for a link.`);
  return row.id;
}

/**
 * A new token for a link: 256 bits, of which only the hash is stored; and its expiry. null when the link is no longer valid, so that its mail need not be sent.
 */
export async function issueToken(db: Db, id: string, now: Date): Promise<IssuedToken | null> {
  const token = randomBytes(32).toString('base64url');
  return writing(db, async (tx) => {
    const rows = await sql<{ expiresAt: Date }>`select expires_at as "expiresAt" from single_use_link
      where id = ${id} and used_at is null and voided_at is null and expires_at > ${now} for key share`.execute(
      tx,
    );
    const [open] = rows.rows;
    if (!open) return null;
    await sql`insert into single_use_link_token (hash, link_id) values (${tokenHash(token)}, ${id})`.execute(
      tx,
    );
    return { token, ...open };
  });
}

/** The link of a token, for display: reading does not use it up. */
export async function readLink(
  db: Db,
  purpose: Expected,
  token: string,
  now: Date,
): Promise<FoundLink | LinkTrouble> {
  return found(await find(db, purpose, token, false), now);
}

/** The details of a used link, so that its outcome can be shown; null for any other. */
export async function readUsedLink(
  db: Db,
  purpose: LinkPurpose,
  token: string,
): Promise<Pick<FoundLink, 'about' | 'staff'> | null> {
  const row = await find(db, purpose, token, false);
  return row?.used_at ? { about: row.about, staff: staffOf(row) } : null;
}

/**
 * Uses a link in the transaction of its action: of two at once one succeeds, and when that fails the link stays valid. Throws Refusal (422) with what to do
 * when it is used, expired, withdrawn, for another purpose, or its person gone.
 */
export async function takeLink(tx: Tx, purpose: Expected, token: string, now: Date): Promise<FoundLink> {
  const link = found(await find(tx, purpose, token, true), now);
  if (typeof link === 'string') throw linkRefusal(link);
  const taken = await sql`
    update single_use_link set used_at = ${now}
    where id = ${link.id} and used_at is null and voided_at is null returning id`.execute(tx);
  if (taken.rows.length === 0) throw linkRefusal('used');
  return link;
}

/** Invalidates a person's links of these purposes. */
export async function voidLinks(
  tx: Tx,
  accountId: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<void> {
  await sql`update single_use_link set voided_at = ${now}
    where account_id = ${accountId} and purpose = any(${purposes}::text[]) and used_at is null and voided_at is null`.execute(
    tx,
  );
}

const SENTENCES: Readonly<Record<LinkTrouble, string>> = {
  used: 'This link has been used already. Each link works once.',
  expired: 'The time of this link has run out. Please ask for a new one.',
  unknown: 'This link does not work (any more). Please use the newest mail, or ask for a new one.',
};

/** The refusal (422) of an invalid link. */
export const linkRefusal = (trouble: LinkTrouble): Refusal => refusedField('token', SENTENCES[trouble]);

interface Row extends Omit<AccountRow, 'password'> {
  link_id: string;
  purpose: LinkPurpose;
  about: Record<string, string>;
  email: string;
  address: string;
  used_at: Date | null;
  voided_at: Date | null;
  expires_at: Date;
}

/** The link of a token whose person may sign in; `lock` keeps the person unchanged until the transaction ends. */
async function find(db: Db, purpose: Expected, token: string, lock: boolean): Promise<Row | undefined> {
  const rows = await sql<Row>`
    select l.id as link_id, l.purpose, l.about, l.address, l.used_at, l.voided_at, l.expires_at,
      a.id, a.user_name, a.email, a.role, a.department_id, a.diocese_id
    from single_use_link_token t join single_use_link l on l.id = t.link_id join account a on a.id = l.account_id
    where t.hash = ${tokenHash(token)} and l.purpose = any(${[purpose].flat()}::text[]) and a.deleted_at is null
      and (select deleted_at from department where id = a.department_id) is null
      and (select deleted_at from diocese where id = a.diocese_id) is null
    ${lock ? sql`for share of a` : sql``}`.execute(db);
  return rows.rows[0];
}

function found(row: Row | undefined, now: Date): FoundLink | LinkTrouble {
  if (!row) return 'unknown';
  if (row.used_at) return 'used';
  if (row.voided_at || row.address !== row.email.toLowerCase()) return 'unknown';
  if (row.expires_at <= now) return 'expired';
  const { link_id: id, purpose, about, expires_at: expiresAt, email } = row;
  return { id, purpose, about, expiresAt, email, staff: staffOf(row) };
}
