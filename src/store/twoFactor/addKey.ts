import { sql } from 'kysely';
import { Refusal, refusedField } from '#lib/refusal.ts';
import { endSessionsWhere } from '../accounts/endSessions.ts';
import { forgetTries } from '../accounts/loginTries.ts';
import { refuseEnded } from '../accounts/ownSessions.ts';
import { noteTryOf, trierOf } from '../accounts/sessions.ts';
import type { SignInFrom } from '../accounts/signIns.ts';
import { tokenHash } from '../accounts/tokenHash.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { noteAct } from '../rows/acts.ts';
import { notFound } from '../rows/rows.ts';
import { appAddress, base32, newAppSecret, stepOf } from './appCodes.ts';
import { type Challenge, makeChallenge, type Purpose, readChallenge, takeChallenge } from './challenges.ts';
import {
  type ConsoleAt,
  newDevice,
  optionsToAdd,
  type PublicKeyCredentialCreationOptionsJSON,
} from './devices.ts';
import { hasTwoFactor } from './hasTwoFactor.ts';
import type { AtOwnKeys } from './keys.ts';
import { notifyOwnerOfKey } from './notices.ts';
import { countRecoveryCodes, makeRecoveryCodes } from './recoveryCodes.ts';
import { lockAccount } from './required.ts';
import { seal, unseal } from './sealing.ts';
import { endTrustOf } from './trustedBrowsers.ts';

/** A new second factor; `codes`: recovery codes, created with the first one and shown only now. */
export interface AddedKey {
  readonly id: string;
  readonly codes: readonly string[];
}

/** Starts adding an app: its secret for typing, and as an address for the app. Throws Refusal (422) when there is one already. */
export async function beginApp(
  { viewer, db, token, secretKey, now }: AtOwnKeys,
  at: ConsoleAt,
): Promise<{ challenge: string; secret: string; address: string }> {
  const { accountId } = viewer;
  const secret = newAppSecret();
  const { email, begun: opened } = await writing(db, async (tx) => {
    const owner = await lockAccount(tx, accountId);
    if (!owner) throw notFound();
    if (await hasApp(tx, accountId)) throw oneApp();
    const sealedSecret = seal(secretKey, accountId, secret);
    const made = await makeChallenge(
      tx,
      { accountId, purpose: 'add_app', session: token, sealedSecret },
      now,
    );
    return { email: owner.email, begun: made };
  });
  return { challenge: opened.token, secret: base32(secret), address: appAddress(secret, at.name, email) };
}

/** Completes adding an app, with a correct code. Throws Refusal: 422 when it is wrong, 429 after too many, 422 when it was started too long ago. */
export async function addApp(
  adding: AtOwnKeys,
  asked: { readonly challenge: string; readonly code: string; readonly name: string },
  from: Pick<SignInFrom, 'network' | 'networkHash' | 'cookie' | 'now'>,
): Promise<AddedKey> {
  const { viewer, db, secretKey, now } = adding;
  const { accountId } = viewer;
  const opened = await readBegun(adding, 'add_app', asked.challenge);
  const tries = await trierOf(db, accountId, accountId, from);
  const by =
    'device' in tries ? { device: `adding ${tries.device}` } : { ...tries, email: `adding ${accountId}` };
  const tried = { accountId, address: '', networkHash: from.networkHash, way: 'second_key' } as const;
  await noteTryOf(db, tried, by, now);
  const secret = opened.sealedSecret && unseal(secretKey, accountId, opened.sealedSecret);
  const step = secret ? stepOf(secret, asked.code.replaceAll(/\s/g, ''), now) : null;
  if (step === null) throw refusedField('code', 'This code was not right. It changes every 30 seconds.');
  return add(adding, asked, 'app', async (tx) => {
    if (await hasApp(tx, accountId)) throw oneApp();
    await forgetTries(tx, by);
    return sql<{
      id: string;
    }>`insert into second_key (account_id, kind, name, created_at, sealed_secret, last_step)
      values (${accountId}, 'app', ${asked.name}, ${now}, ${opened.sealedSecret}, ${step}) returning id`.execute(
      tx,
    );
  });
}

/** Starts adding a device: the options for its browser. */
export async function beginDevice(
  { viewer, db, token, now }: AtOwnKeys,
  at: ConsoleAt,
): Promise<{ challenge: string; options: PublicKeyCredentialCreationOptionsJSON }> {
  const { accountId, name } = viewer;
  const { email, begun: opened } = await writing(db, async (tx) => {
    const owner = await lockAccount(tx, accountId);
    if (!owner) throw notFound();
    const made = await makeChallenge(tx, { accountId, purpose: 'add_device', session: token }, now);
    return { email: owner.email, begun: made };
  });
  const options = await optionsToAdd(db, at, { accountId, email, name }, opened.challenge);
  return { challenge: opened.token, options };
}

/** Completes adding a device. Throws Refusal (422) when its response is invalid, or when it was started too long ago. */
export async function addDevice(
  adding: AtOwnKeys,
  asked: { readonly challenge: string; readonly device: unknown; readonly name: string },
  at: ConsoleAt,
): Promise<AddedKey> {
  const { viewer, now } = adding;
  const opened = await readBegun(adding, 'add_device', asked.challenge);
  const device = await newDevice(at, opened.challenge, asked.device);
  if (!device) throw refusedField('device', 'This device could not be added. Try once more, or use an app.');
  const { credentialId, publicKey, counter, transports } = device;
  return add(adding, asked, 'device', (tx) =>
    sql<{
      id: string;
    }>`insert into second_key (account_id, kind, name, created_at, credential_id, public_key, rp_id, counter, transports)
      values (${viewer.accountId}, 'device', ${asked.name}, ${now}, ${credentialId}, ${publicKey}, ${at.host}, ${counter}, ${transports}::text[])
      returning id`.execute(tx),
  );
}

/** Stores a verified second factor. With the first one all other sessions end, since they were started without. */
async function add(
  { viewer, db, token, secretKey, now }: AtOwnKeys,
  { challenge, name }: { readonly challenge: string; readonly name: string },
  kind: 'app' | 'device',
  insert: (tx: Tx) => Promise<{ rows: { id: string }[] }>,
): Promise<AddedKey> {
  const { accountId } = viewer;
  return writing(db, async (tx) => {
    const owner = await lockAccount(tx, accountId);
    if (!owner) throw notFound();
    await refuseEnded(tx, viewer, token);
    if (!(await takeChallenge(tx, challenge))) throw tooLate();
    const isFirst = !(await hasTwoFactor(tx, accountId));
    const [made] = (await insert(tx)).rows;
    if (!made) throw new Error('A second key was not kept.');
    if (isFirst)
      await endSessionsWhere(tx, sql`account_id = ${accountId} and token_hash <> ${tokenHash(token)}`);
    await sql`update session set with_key = true, proved_at = ${now} where token_hash = ${tokenHash(token)}`.execute(
      tx,
    );
    const hasRecoveryCodes = (await countRecoveryCodes(tx, accountId)).of > 0;
    const codes = hasRecoveryCodes ? [] : await makeRecoveryCodes(tx, accountId, secretKey, now);
    await endTrustOf(tx, accountId);
    await noteAct(tx, { act: 'second_key_added', by: accountId, thing: name, details: { kind }, now });
    await notifyOwnerOfKey(tx, owner, 'added', name, now);
    return { id: made.id, codes };
  });
}

async function readBegun(
  { viewer, db, token, now }: AtOwnKeys,
  purpose: Purpose,
  challenge: string,
): Promise<Challenge> {
  const opened = await readChallenge(db, { purpose, token: challenge, session: token }, now);
  if (opened?.accountId !== viewer.accountId) throw tooLate();
  return opened;
}

async function hasApp(db: Db, accountId: string): Promise<boolean> {
  const found = await sql`select 1 from second_key where account_id = ${accountId} and kind = 'app'`.execute(
    db,
  );
  return found.rows.length > 0;
}

const oneApp = (): Refusal => new Refusal(422, 'There are codes from an app already. Take those away first.');
const tooLate = (): Refusal => new Refusal(422, 'This took too long. Please begin once more.');
