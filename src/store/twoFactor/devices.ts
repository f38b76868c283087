import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';

export type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON };

/** The console's address: devices sign for this host and this origin, and for no other. `name` is the church's. */
export interface ConsoleAt {
  readonly host: string;
  readonly origin: string;
  readonly name: string;
}

/** A verified device. */
export interface NewDevice {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** ES256, EdDSA and RS256, which all devices support. The library's default asks Node for more, which warns about it. */
const ALGORITHMS = [-7, -8, -257];

// Sign-ins are rare, and much of the library is for authenticators that nobody here has: it is loaded when needed.
const library = () => import('@simplewebauthn/server');

/** The browser's options for adding this device. */
export async function optionsToAdd(
  db: Db,
  at: ConsoleAt,
  who: { readonly accountId: string; readonly email: string; readonly name: string },
  challenge: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  const known = await devicesOf(db, who.accountId, at.host);
  return generateRegistrationOptions({
    rpName: at.name,
    rpID: at.host,
    userName: who.email,
    userDisplayName: who.name,
    userID: new Uint8Array(Buffer.from(who.accountId.replaceAll('-', ''), 'hex')),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

/** The browser's options for using one of an account's devices; null where it has none for this host. */
export async function optionsToUse(
  db: Db,
  at: ConsoleAt,
  accountId: string,
  challenge: string,
): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const known = await devicesOf(db, accountId, at.host);
  if (known.length === 0) return null;
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: at.host,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
  });
}

/** Verifies a browser's response for adding a device: challenge, origin, host, and that the person was asked. Returns null when it is invalid. */
export async function newDevice(
  at: ConsoleAt,
  challenge: string,
  response: unknown,
): Promise<NewDevice | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: at.origin,
      expectedRPID: at.host,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports };
  } catch {
    // The library throws for any invalid response.
    return null;
  }
}

/**
 * Verifies a browser's response for using a device: challenge, origin, host, signature, that the person was asked, and that the device is this account's.
 * Returns its key's id and counter; null when it is invalid. The counter is stored but proves nothing: those of devices that share their keys stay 0 or jump.
 */
export async function usedDevice(
  db: Db,
  at: ConsoleAt,
  accountId: string,
  challenge: string,
  response: unknown,
): Promise<{ id: string; counter: number } | null> {
  const credentialId = (response as { id?: unknown } | null)?.id;
  if (typeof credentialId !== 'string') return null;
  const found = await sql<{ id: string; publicKey: Buffer }>`
    select id, public_key as "publicKey" from second_key
    where account_id = ${accountId} and kind = 'device' and rp_id = ${at.host} and credential_id = ${credentialId}`.execute(
    db,
  );
  const [key] = found.rows;
  if (!key) return null;
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: at.origin,
      expectedRPID: at.host,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: new Uint8Array(key.publicKey), counter: 0 },
    });
    return verified ? { id: key.id, counter: authenticationInfo.newCounter } : null;
  } catch {
    return null;
  }
}

/** Records the use of a device. Returns false when it was removed meanwhile. */
export async function noteDeviceUsed(
  tx: Tx,
  { id, counter }: { id: string; counter: number },
  now: Date,
): Promise<boolean> {
  const noted =
    await sql`update second_key set counter = ${counter}, used_at = ${now} where id = ${id} returning 1`.execute(
      tx,
    );
  return noted.rows.length === 1;
}

type Transports = NonNullable<
  NonNullable<PublicKeyCredentialRequestOptionsJSON['allowCredentials']>[number]['transports']
>;

async function devicesOf(
  db: Db,
  accountId: string,
  host: string,
): Promise<{ id: string; transports: Transports }[]> {
  const found = await sql<{ id: string; transports: Transports }>`
    select credential_id as id, coalesce(transports, '{}') as transports from second_key
    where account_id = ${accountId} and kind = 'device' and rp_id = ${host} order by created_at`.execute(db);
  return found.rows;
}
