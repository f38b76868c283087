import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A device as its browser subscribes it: what it tells the website, and how it reads what comes. */
export interface Device {
  readonly subscriber: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** Decrypts a push, as browsers do (RFC 8291). Throws for what was not encrypted for this device. */
  read(body: Buffer): string;
}

/** A device with keys of its own, at an address of Chrome's push service unless another one is named. */
export function newDevice(
  endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(24).toString('base64url')}`,
): Device {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys('base64url');
  const secret = randomBytes(16);
  const subscriber = { endpoint, p256dh, auth: secret.toString('base64url') };
  return { subscriber, read: (body) => decrypted(body, keys, secret) };
}

const derived = (key: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** One record: salt, its size, the sender's public key, and the text with the tag (RFC 8188, 2.1). */
function decrypted(body: Buffer, keys: ECDH, secret: Buffer): string {
  const [salt, rest] = [body.subarray(0, 16), body.subarray(20)];
  const sender = rest.subarray(1, 1 + rest.readUInt8(0));
  const record = rest.subarray(1 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const key = derived(keys.computeSecret(sender), secret, info, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derived(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derived(key, salt, 'Content-Encoding: nonce\0', 12),
  ).setAuthTag(record.subarray(-16));
  const text = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]).toString();
  // What follows the delimiter of the last record is padding.
  return text.slice(0, text.lastIndexOf('\u0002'));
}
