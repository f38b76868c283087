import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a secret with the installation's secret.key (AES-256-GCM), so that a copy of the database alone does not reveal it. It can be decrypted for the same
 * account only.
 */
export function seal(secretKey: Buffer, accountId: string, secret: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secretKey), iv).setAAD(Buffer.from(accountId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Decrypts the output of `seal`. Returns null when it was sealed with another key, for another account, or was changed since. */
export function unseal(secretKey: Buffer, accountId: string, sealed: Buffer): Buffer | null {
  try {
    const [iv, tag] = [sealed.subarray(0, IV_BYTES), sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(secretKey), iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(accountId)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

const keyFrom = (secretKey: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'lectern second key', 32));
