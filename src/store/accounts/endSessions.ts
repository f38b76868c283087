import { type RawBuilder, sql } from 'kysely';
import type { UnitKind } from '#kinds/define.ts';
import type { Db, Tx } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';
import { endTrustOf } from '../twoFactor/trustedBrowsers.ts';
import { endTokensOf } from './endTokens.ts';
import { tokenHash } from './tokenHash.ts';

/** Ends one session: its token is invalid from now on, on every node (ADD-6). */
export async function endSession(db: Db, token: string): Promise<void> {
  await writingLittle(db, (tx) =>
    sql`delete from session where token_hash = ${tokenHash(token)}`.execute(tx),
  );
}

/** Ends all sessions of an account, its API tokens and the trust in its browsers: the password, role or unit has changed, or the account is gone (AMB-068). */
export async function endSessionsOf(tx: Tx, accountId: string): Promise<void> {
  await endTokensOf(tx, accountId);
  await endTrustOf(tx, accountId);
  await endSessionsWhere(tx, sql`account_id = ${accountId}`);
}

/** Ends the sessions of a unit's users: the unit is moved to the trash (ADD-7). */
export async function endSessionsOfUnit(tx: Tx, unit: UnitKind, unitId: string): Promise<void> {
  await endSessionsWhere(
    tx,
    sql`account_id in (select id from account where ${sql.ref(`${unit}_id`)} = ${unitId})`,
  );
}

/** Ends the sessions that meet a condition, in a fixed order, so that two callers that end the same ones wait for each other; returns how many. */
export async function endSessionsWhere(tx: Tx, where: RawBuilder<unknown>): Promise<number> {
  const gone = await sql`
    with ended as materialized (select token_hash as hash from session where ${where} order by token_hash for update)
    delete from session using ended where token_hash = ended.hash`.execute(tx);
  return Number(gone.numAffectedRows ?? 0);
}
