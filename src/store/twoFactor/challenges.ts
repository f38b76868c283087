import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { tokenHash } from '../accounts/tokenHash.ts';
import type { Db, Tx } from '../database/db.ts';

const MINUTE = 60_000;
/** How long somebody has to fetch the phone, or to open the app. */
const CHALLENGE_LIFE = 10 * MINUTE;

export type Purpose = 'sign_in' | 'prove' | 'add_app' | 'add_device';

/** A pending request for a second factor. */
export interface Challenge {
  readonly accountId: string;
  readonly purpose: Purpose;
  /** What a device has to sign. */
  readonly challenge: string;
  readonly companionHash: Buffer | null;
  readonly passwordPrint: Buffer | null;
  /** For a sign-in: the first step. */
  readonly way: 'sign_in' | 'link' | null;
  readonly sealedSecret: Buffer | null;
}

/** A new challenge. `session`: the token of the session that starts it. */
export interface NewChallenge extends Pick<Challenge, 'accountId' | 'purpose'> {
  readonly session?: string;
  readonly companionHash?: Buffer | null;
  readonly passwordPrint?: Buffer;
  readonly way?: 'sign_in' | 'link';
  readonly sealedSecret?: Buffer;
}

/** Creates a challenge: its token, of which only the hash is stored, and the value that a device has to sign. */
export async function makeChallenge(
  tx: Tx,
  { accountId, purpose, session, companionHash = null, passwordPrint, way, sealedSecret }: NewChallenge,
  now: Date,
): Promise<{ token: string; challenge: string }> {
  // A new challenge replaces the earlier one: nobody fills the table.
  if (session !== undefined)
    await sql`delete from second_key_challenge where account_id = ${accountId} and purpose = ${purpose}
      and session_hash = ${tokenHash(session)}`.execute(tx);
  const token = randomBytes(32).toString('base64url');
  const challenge = randomBytes(32).toString('base64url');
  await sql`insert into second_key_challenge
    (token_hash, account_id, purpose, challenge, companion_hash, password_print, way, session_hash, sealed_secret, expires_at)
    values (${tokenHash(token)}, ${accountId}, ${purpose}, ${challenge}, ${companionHash}, ${passwordPrint ?? null}, ${way ?? null},
      ${session === undefined ? null : tokenHash(session)}, ${sealedSecret ?? null}, ${new Date(now.getTime() + CHALLENGE_LIFE)})`.execute(
    tx,
  );
  return { token, challenge };
}

/** The open challenge of a token for this purpose and, except for sign-ins, of this session; undefined otherwise. Reading does not use it up. */
export async function readChallenge(
  db: Db,
  { purpose, token, session }: { purpose: Purpose; token: string; session?: string },
  now: Date,
): Promise<Challenge | undefined> {
  const found = await sql<Challenge>`
    select account_id as "accountId", purpose, challenge, companion_hash as "companionHash", password_print as "passwordPrint", way,
      sealed_secret as "sealedSecret"
    from second_key_challenge where token_hash = ${tokenHash(token)} and purpose = ${purpose} and expires_at > ${now}
      and session_hash is not distinct from ${session === undefined ? null : tokenHash(session)}`.execute(db);
  return found.rows[0];
}

/** Uses a challenge up. Returns false when it was used before. */
export async function takeChallenge(tx: Tx, token: string): Promise<boolean> {
  const taken = await sql`delete from second_key_challenge where token_hash = ${tokenHash(token)}`.execute(
    tx,
  );
  return Number(taken.numAffectedRows ?? 0) === 1;
}

/** Deletes an account's pending challenges: its second factors or its password have changed. */
export const endChallenges = (tx: Tx, accountId: string) =>
  sql`delete from second_key_challenge where account_id = ${accountId}`.execute(tx);
