import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Refusal } from '#lib/refusal.ts';
import type { SignInFrom } from '../accounts/signIns.ts';
import { tokenHash } from '../accounts/tokenHash.ts';
import type { Db } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';
import { makeChallenge } from './challenges.ts';
import { optionsToUse, type PublicKeyCredentialRequestOptionsJSON } from './devices.ts';
import { countRecoveryCodes } from './recoveryCodes.ts';
import { daysOfTrust } from './trustedBrowsers.ts';

/** The types of second factor. */
export type KeyWay = 'device' | 'app' | 'paper';

/** The response to somebody who has to show a second factor. `options`: the browser's request for a device; null where there is none. */
export interface AskedForKey {
  readonly challenge: string;
  readonly ways: readonly KeyWay[];
  readonly options: PublicKeyCredentialRequestOptionsJSON | null;
}

/** The refusal (403) of a sign-in with the right password that also needs a second factor; `remember_days`: how long the browser may skip it. */
export class TwoFactorNeeded extends Refusal {
  /** The cookie that the continuing browser has to send; never in the response body. */
  readonly companion: string | null;

  constructor(asked: AskedForKey & { readonly remember_days: number }, companion: string | null) {
    const details = { code: 'second_key_needed', second_key: asked };
    super(403, 'Your password is right. Now your second key: sign in with the console, or send a code.', {
      details,
    });
    this.companion = companion;
  }
}

/** Starts the second step of a sign-in, where the account has a second factor; null where it has none. `password` is the hash. */
export async function askForTwoFactor(
  db: Db,
  { id: accountId, password }: { readonly id: string; readonly password: string },
  { console: at, browser, now }: Pick<SignInFrom, 'console' | 'browser' | 'now'>,
  way: string,
): Promise<TwoFactorNeeded | null> {
  const kinds = await kindsOf(db, accountId);
  if (kinds.length === 0) return null;
  const companion = browser ? randomBytes(32).toString('base64url') : null;
  const { token, challenge } = await writingLittle(db, (tx) =>
    makeChallenge(
      tx,
      {
        ...{ accountId, purpose: 'sign_in', way: way === 'link' ? 'link' : 'sign_in' },
        companionHash: companion === null ? null : tokenHash(companion),
        passwordPrint: tokenHash(password),
      },
      now,
    ),
  );
  const asked = await askedFor(db, at, accountId, token, challenge, kinds);
  const remember_days = await daysOfTrust(db, accountId, { browser });
  return new TwoFactorNeeded({ ...asked, remember_days }, companion);
}

/** The request for one of this account's second factors, for a challenge. */
export async function askedFor(
  db: Db,
  at: SignInFrom['console'],
  accountId: string,
  token: string,
  challenge: string,
  kinds: readonly string[],
): Promise<AskedForKey> {
  const options = await optionsToUse(db, at, accountId, challenge);
  const ways: KeyWay[] = [
    ...(options ? ['device' as const] : []),
    ...(kinds.includes('app') ? ['app' as const] : []),
    ...((await countRecoveryCodes(db, accountId)).left > 0 ? ['paper' as const] : []),
  ];
  return { challenge: token, ways, options };
}

/** The types of second factor that an account has. */
export async function kindsOf(db: Db, accountId: string): Promise<string[]> {
  const found = await sql<{
    kind: string;
  }>`select distinct kind from second_key where account_id = ${accountId}`.execute(db);
  return found.rows.map(({ kind }) => kind);
}
