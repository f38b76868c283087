import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { keyedHash } from '../consent/consent.ts';
import type { Db, Tx } from '../database/db.ts';

/** How many codes are created at once. */
const CODES = 10;
/** Ten of these characters are 50 bits. Without I, L, O and U, which are easily misread. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** The number of recovery codes, and of unused ones. */
export interface RecoveryCodes {
  readonly of: number;
  readonly left: number;
}

/** Creates new recovery codes, in the requesting transaction; the older ones become invalid. They can't be read again. */
export async function makeRecoveryCodes(
  tx: Tx,
  accountId: string,
  secretKey: Buffer,
  now: Date,
): Promise<string[]> {
  await removeRecoveryCodes(tx, accountId);
  const codes = Array.from({ length: CODES }, newCode);
  for (const code of codes)
    await sql`insert into recovery_code (account_id, hash, made_at)
      values (${accountId}, ${hashOf(secretKey, accountId, code)}, ${now})`.execute(tx);
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Uses up a code, as typed. Returns false when it is not this account's, or was used before: of many at once one gets true. */
export async function takeRecoveryCode(
  tx: Tx,
  accountId: string,
  secretKey: Buffer,
  typed: string,
  now: Date,
): Promise<boolean> {
  const taken = await sql`update recovery_code set used_at = ${now}
    where account_id = ${accountId} and hash = ${hashOf(secretKey, accountId, readCode(typed))} and used_at is null returning 1`.execute(
    tx,
  );
  return taken.rows.length === 1;
}

/** Removes all codes of an account. */
export const removeRecoveryCodes = (tx: Tx, accountId: string) =>
  sql`delete from recovery_code where account_id = ${accountId}`.execute(tx);

/** How many codes an account has. */
export async function countRecoveryCodes(db: Db, accountId: string): Promise<RecoveryCodes> {
  const found =
    await sql<RecoveryCodes>`select count(*)::int as of, count(*) filter (where used_at is null)::int as left
    from recovery_code where account_id = ${accountId}`.execute(db);
  return found.rows[0] ?? { of: 0, left: 0 };
}

/** Normalises a code: similar-looking letters are mapped, blanks and dashes removed. */
export const readCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('O', '0');

const newCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

const hashOf = (secretKey: Buffer, accountId: string, code: string): Buffer =>
  keyedHash(secretKey, `paper code ${accountId} ${code}`);
