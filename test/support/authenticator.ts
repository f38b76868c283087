import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** How an answer differs from the right one. */
export interface Lie {
  readonly origin?: string;
  readonly host?: string;
  readonly challenge?: string;
  /** The person was not asked for finger, face or screen lock. */
  readonly unasked?: boolean;
  /** Signed by another key than the one that was added. */
  readonly forged?: boolean;
  readonly counter?: number;
  readonly type?: string;
}

const sha256 = (what: string | Buffer) => createHash('sha256').update(what).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');
/** CBOR's bytes (RFC 8949) of what an authenticator says; all of it is short. */
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

/** A phone or computer that signs, in this process: what `navigator.credentials` would answer for it, as JSON. */
export function softAuthenticator({ origin = 'http://localhost:3000', host = 'localhost' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = base64url(credentialId);
  let counted = 0;

  const clientData = (type: string, challenge: string, lie: Lie) =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authData = (flags: number, lie: Lie, more = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head[0] = flags | 0x01 | (lie.unasked ? 0 : 0x04);
    head.writeUInt32BE(lie.counter ?? ++counted, 1);
    return Buffer.concat([sha256(lie.host ?? host), head, more]);
  };
  const answer = (response: object) => ({
    ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
    response,
  });
  return {
    id,
    /** What it answers when it is added. */
    add(options: { challenge: string }, lie: Lie = {}) {
      // {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an elliptic key for ES256 (RFC 9053).
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const data = authData(0x40, lie, Buffer.concat([Buffer.alloc(16), length, credentialId, key]));
      // {"fmt": "none", "attStmt": {}, "authData": data}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        cborBytes(data).subarray(1),
      ]);
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, lie)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    /** What it answers when it is used. */
    use(options: { challenge: string }, lie: Lie = {}) {
      const client = clientData('webauthn.get', options.challenge, lie);
      const data = authData(0, lie);
      const signature = sign(
        'sha256',
        Buffer.concat([data, sha256(client)]),
        lie.forged ? other : privateKey,
      );
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The secret of an app, as it is typed there. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
