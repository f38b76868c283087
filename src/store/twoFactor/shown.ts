import { sql } from 'kysely';
import { refusedField } from '#lib/refusal.ts';
import { forgetTries, type Trier } from '../accounts/loginTries.ts';
import { noteTryOf } from '../accounts/sessions.ts';
import { noteNotIn, type SignInFrom, type SignInTry } from '../accounts/signIns.ts';
import type { Db, Tx } from '../database/db.ts';
import { stepOf } from './appCodes.ts';
import type { KeyWay } from './asked.ts';
import { noteDeviceUsed, usedDevice } from './devices.ts';
import { notifyOfTries } from './notices.ts';
import { takeRecoveryCode } from './recoveryCodes.ts';
import { unseal } from './sealing.ts';

/** A shown second factor: a code as typed, from an app or a recovery code, or the browser's response for a device. */
export interface ShownKey {
  readonly code?: string | undefined;
  readonly device?: unknown;
}

/** The account it should belong to, and where it is shown. */
export interface KeyContext {
  readonly accountId: string;
  /** How the try is counted, as for passwords. */
  readonly by: Trier;
  readonly tried: SignInTry;
  /** What a device had to sign. */
  readonly challenge: string | undefined;
  readonly from: Pick<SignInFrom, 'console' | 'now'>;
  readonly secretKey: Buffer;
}

const SENTENCES: Readonly<Record<KeyWay, string>> = {
  app: 'This code was not right. It changes every 30 seconds.',
  paper: 'This code was not right, or it was used before. Each works once.',
  device: 'This device could not be recognised. Try once more, or use a code.',
};

/**
 * Verifies a second factor, and returns a function that uses it up in a transaction, which may also throw Refusal: of two who show the same code at once one
 * succeeds. Each check counts like a sign-in try, separately for each type, so that recovery codes still work after too many wrong app codes. Throws Refusal: 422
 * when it is not this account's, 429 after too many.
 */
export async function examineKey(
  db: Db,
  shown: ShownKey,
  context: KeyContext,
): Promise<(tx: Tx) => Promise<void>> {
  const { from, tried } = context;
  const way = wayOf(shown);
  const by = triesOf(context.by, way);
  const attempt = { ...tried, way: 'second_key' } as const;
  try {
    await noteTryOf(db, attempt, by, from.now, MOST_A_DAY[way]);
  } catch (error) {
    await notifyOfTries(db, context.accountId, from.now);
    throw error;
  }
  const wrong = async () => {
    await noteNotIn(db, attempt, 'failed', `${way}: not right`, from.now);
    return refusedField(way === 'device' ? 'device' : 'code', SENTENCES[way]);
  };
  const use = await usedBy(db, way, shown, context);
  if (!use) throw await wrong();
  return async (tx) => {
    if (!(await use(tx))) throw refusedField(way === 'device' ? 'device' : 'code', SENTENCES[way]);
    await forgetTries(tx, by);
  };
}

/**
 * At most 30 a day, for somebody who knows the password and keeps guessing an app's codes: rarely a hit in thirty years, and the owner is notified each day.
 */
const MOST_A_DAY: Readonly<Record<KeyWay, number | undefined>> = {
  app: 30,
  paper: undefined,
  device: undefined,
};

const triesOf = (by: Trier, way: KeyWay): Trier =>
  'device' in by ? { device: `${way} ${by.device}` } : { ...by, email: `${way} ${by.email}` };

const wayOf = ({ code, device }: ShownKey): KeyWay => {
  if (device !== undefined) return 'device';
  return /^\d{6}$/.test(numbersOf(code)) ? 'app' : 'paper';
};

const numbersOf = (code = ''): string => code.replaceAll(/\s/g, '');

async function usedBy(
  db: Db,
  way: KeyWay,
  { code = '', device }: ShownKey,
  { accountId, challenge, from, secretKey }: KeyContext,
): Promise<((tx: Tx) => Promise<boolean>) | null> {
  if (way === 'paper') return (tx) => takeRecoveryCode(tx, accountId, secretKey, code, from.now);
  if (way === 'device') {
    const used = challenge && (await usedDevice(db, from.console, accountId, challenge, device));
    return used ? (tx) => noteDeviceUsed(tx, used, from.now) : null;
  }
  const found = await sql<{ id: string; sealed: Buffer }>`
    select id, sealed_secret as sealed from second_key where account_id = ${accountId} and kind = 'app'`.execute(
    db,
  );
  const [key] = found.rows;
  const secret = key && unseal(secretKey, accountId, key.sealed);
  const step = secret ? stepOf(secret, numbersOf(code), from.now) : null;
  if (!key || step === null) return null;
  return async (tx) => {
    const taken = await sql`update second_key set last_step = ${step}, used_at = ${from.now}
      where id = ${key.id} and coalesce(last_step, 0) < ${step} returning 1`.execute(tx);
    return taken.rows.length === 1;
  };
}
