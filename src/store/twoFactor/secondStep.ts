import { sql } from 'kysely';
import { Refusal } from '#lib/refusal.ts';
import { type AccountRow, type SignedIn, signInAs, trierOf } from '../accounts/sessions.ts';
import type { SignInFrom } from '../accounts/signIns.ts';
import { tokenHash } from '../accounts/tokenHash.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { noteAct } from '../rows/acts.ts';
import { type Challenge, readChallenge, takeChallenge } from './challenges.ts';
import { notifyAdministrators } from './notices.ts';
import { examineKey, type ShownKey } from './shown.ts';
import { type TrustCookie, trustBrowser } from './trustedBrowsers.ts';

/** The second step of a sign-in: its token, the cookie of the browser that started it, and whether to trust that browser. */
export interface SecondStep {
  readonly challenge: string;
  readonly companion: string | undefined;
  readonly remember?: boolean | undefined;
}

/**
 * Completes a sign-in with a second factor. Returns after COMMIT. Throws Refusal: 422 with the code `sign_in_again` when the first step is too old, was used,
 * started in another browser, or its password is no longer valid; 422 for a wrong second factor; 429 after too many.
 */
export async function signInWithKey(
  db: Db,
  step: SecondStep,
  shown: ShownKey,
  from: SignInFrom,
  secretKey: Buffer,
): Promise<SignedIn> {
  const { begun: opened, account, email } = await begunStep(db, step, from.now);
  const by = await trierOf(db, account.id, email, from);
  const { networkHash } = from;
  const tried = { accountId: account.id, address: email, networkHash, way: opened.way ?? 'sign_in' } as const;
  const { challenge } = opened;
  const use = await examineKey(db, shown, {
    ...{ accountId: account.id, by, tried, challenge, from, secretKey },
  });
  let trusted: TrustCookie | null = null;
  const signedIn = await signInAs(db, account, by, from, tried, async (tx) => {
    if (!(await takeChallenge(tx, step.challenge))) throw again();
    await use(tx);
    trusted = step.remember ? await trustBrowser(tx, account, from) : null;
  });
  return { ...signedIn, trusted };
}

/**
 * Asks the other administrators by mail to help somebody at the second step without any second factor; once a day. Throws Refusal: 422 as above, 429 when they
 * were asked before.
 */
export async function askAdministrators(db: Db, step: SecondStep, now: Date): Promise<void> {
  const { account } = await begunStep(db, step, now);
  const { id, user_name: of } = account;
  await writing(
    db,
    async (tx) => {
      const since = new Date(now.getTime() - DAY);
      const asked =
        await sql`select 1 from act where by = ${id} and act = 'second_key_lost' and at > ${since} limit 1`.execute(
          tx,
        );
      if (asked.rows.length > 0)
        throw new Refusal(429, 'The administrators have been asked already. Call them if it is urgent.', {
          retryAfterSeconds: DAY / 1000,
        });
      const notified = await notifyAdministrators(tx, 'second_key_lost', { of, by: '', but: [id] }, now);
      if (notified === 0)
        throw new Refusal(422, 'There is no other administrator. Whoever looks after the server can help.');
      await noteAct(tx, { act: 'second_key_lost', by: id, thing: of, now });
    },
    ['second key lost', id],
  );
}

const DAY = 24 * 3_600_000;

/** The pending step, with its account's current state. */
async function begunStep(
  db: Db,
  { challenge: token, companion }: SecondStep,
  now: Date,
): Promise<{ begun: Challenge; account: AccountRow; email: string }> {
  const opened = await readChallenge(db, { purpose: 'sign_in', token }, now);
  if (!opened) throw again();
  if (opened.companionHash && !(companion && tokenHash(companion).equals(opened.companionHash)))
    throw again();
  const found = await sql<AccountRow & { email: string }>`
    select id, user_name, lower(email) as email, role, department_id, diocese_id, password from account
    where id = ${opened.accountId} and deleted_at is null`.execute(db);
  const [account] = found.rows;
  if (!account || !opened.passwordPrint?.equals(tokenHash(account.password))) throw again();
  return { begun: opened, account, email: account.email };
}

const again = (): Refusal =>
  new Refusal(422, 'Please sign in again: this took too long, or was used before.', {
    details: { code: 'sign_in_again' },
  });
