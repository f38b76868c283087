import { createECDH, hkdfSync } from 'node:crypto';

/** The key pair by which push services know this installation (VAPID, RFC 8292), base64url. Browsers get the public one. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Derives the key pair from the installation's secret.key: so all copies have the same one, backups hold it, and a copy of the database alone cannot send in
 * the church's name. With another secret.key the devices have to subscribe anew, which the page does when its reader presses the button again.
 */
export function pushKeys(secretKey: Buffer): PushKeys {
  // 16 bytes more than the order has, so that no key is likelier than another (FIPS 186-5, A.2.1).
  const bytes = Buffer.from(hkdfSync('sha256', secretKey, '', 'lectern web push', 48));
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
