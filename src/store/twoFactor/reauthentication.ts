import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal, refusedField } from '#lib/refusal.ts';
import { forgetTries, locksOf } from '../accounts/loginTries.ts';
import { checkOwnPassword } from '../accounts/ownAccount.ts';
import { trierOf } from '../accounts/sessions.ts';
import type { SignInFrom } from '../accounts/signIns.ts';
import { tokenHash } from '../accounts/tokenHash.ts';
import type { Db, Tx } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';
import { notFound } from '../rows/rows.ts';
import { type AskedForKey, askedFor, kindsOf } from './asked.ts';
import { makeChallenge, readChallenge, takeChallenge } from './challenges.ts';
import { examineKey, type ShownKey } from './shown.ts';

type From = Pick<SignInFrom, 'network' | 'networkHash' | 'cookie' | 'console' | 'now'>;

/** Starts a proof for the session of `token`: without `ways` by the password; with a second factor by a device alone, or the password and a code. */
export async function beginProof(
  viewer: Staff,
  db: Db,
  token: string,
  { console: at, now }: Pick<From, 'console' | 'now'>,
): Promise<AskedForKey> {
  const { accountId } = viewer;
  const kinds = await kindsOf(db, accountId);
  if (kinds.length === 0) return { challenge: '', ways: [], options: null };
  const made = await writingLittle(db, (tx) =>
    makeChallenge(tx, { accountId, purpose: 'prove', session: token }, now),
  );
  return askedFor(db, at, accountId, made.token, made.challenge, kinds);
}

/**
 * Completes a proof for the session of `token`; for a quarter of an hour it may then change accounts and the like. Throws Refusal: 422 at the field that is
 * wrong, 429 after too many; 422 with the code `prove_again` when the proof was started too long ago.
 */
export async function reauthenticate(
  viewer: Staff,
  db: Db,
  token: string,
  shown: ShownKey & { readonly password?: string | undefined; readonly challenge?: string | undefined },
  from: From,
  secretKey: Buffer,
): Promise<void> {
  const { accountId } = viewer;
  const { now } = from;
  const isHolder = (await kindsOf(db, accountId)).length > 0;
  const needsPassword = !isHolder || shown.device === undefined;
  if (needsPassword && !shown.password) throw refusedField('password', 'Please enter: Password');
  if (isHolder && shown.device === undefined && !shown.code?.trim())
    throw refusedField('code', 'Please enter: Code');
  const by = needsPassword
    ? (await checkOwnPassword(viewer, db, shown.password ?? '', from)).by
    : await trierOf(db, accountId, await addressOf(db, accountId), from);
  const use = isHolder ? await examined(viewer, db, token, shown, from, secretKey, by) : undefined;
  await writingLittle(
    db,
    async (tx) => {
      await use?.(tx);
      if (needsPassword) await forgetTries(tx, by);
      await sql`update session set proved_at = ${now} where token_hash = ${tokenHash(token)}`.execute(tx);
    },
    ...locksOf(by),
  );
}

async function examined(
  { accountId }: Staff,
  db: Db,
  token: string,
  shown: ShownKey & { readonly challenge?: string | undefined },
  from: From,
  secretKey: Buffer,
  by: Parameters<typeof forgetTries>[1],
): Promise<(tx: Tx) => Promise<void>> {
  const opened =
    shown.device === undefined
      ? undefined
      : await readChallenge(db, { purpose: 'prove', token: shown.challenge ?? '', session: token }, from.now);
  if (shown.device !== undefined && opened?.accountId !== accountId) throw again();
  const address = await addressOf(db, accountId);
  const tried = { accountId, address, networkHash: from.networkHash, way: 'asked_again' } as const;
  const use = await examineKey(db, shown, {
    ...{ accountId, by, tried, challenge: opened?.challenge, from, secretKey },
  });
  return async (tx) => {
    if (opened && !(await takeChallenge(tx, shown.challenge ?? ''))) throw again();
    await use(tx);
  };
}

async function addressOf(db: Db, accountId: string): Promise<string> {
  const found = await sql<{
    email: string;
  }>`select lower(email) as email from account where id = ${accountId}`.execute(db);
  const [row] = found.rows;
  if (!row) throw notFound();
  return row.email;
}

const again = (): Refusal =>
  new Refusal(422, 'This took too long. Please try once more.', { details: { code: 'prove_again' } });
