import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long an app's code is valid, and how many steps it may be early or late: clocks of phones differ a little. */
const STEP_SECONDS = 30;
const STEPS_BESIDE = 1;
const DIGITS = 6;
const SECRET_BYTES = 20;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret for an app. */
export const newAppSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The code of a step (RFC 4226 with SHA-1, the only hash that all apps support). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step of a moment (RFC 6238). */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** The step around now that has this code; null for none. Takes the same time either way. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const typed = Buffer.from(code.padEnd(DIGITS).slice(0, DIGITS), 'latin1');
  let found: number | null = null;
  for (let step = stepAt(now) - STEPS_BESIDE; step <= stepAt(now) + STEPS_BESIDE; step++)
    if (timingSafeEqual(Buffer.from(codeOf(secret, step), 'latin1'), typed)) found = step;
  return code.length === DIGITS ? found : null;
}

/** The secret for typing into an app (RFC 4648, base 32). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** The address for an app, as a QR code or link. */
export function appAddress(secret: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
