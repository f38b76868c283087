import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

const DAY = 24 * 3_600_000;
/** How long an account remembers a browser that has signed in. */
export const DEVICE_LIFE_MS = 90 * DAY;

/** A cookie that the browser keeps, and sends when it signs in again. */
export interface DeviceCookie {
  readonly name: string;
  readonly value: string;
}

/** The cookie's name: one per account that signs in from a browser, and it does not reveal which account. */
export const deviceCookieName = (accountId: string): string =>
  `lectern_device_${createHash('sha256').update(accountId).digest('hex').slice(0, 12)}`;

/** A fresh cookie by which this account recognises the browser from now on (ADD-3). */
export async function newDevice(db: Db, accountId: string, now: Date): Promise<DeviceCookie> {
  const device = randomBytes(12).toString('base64url');
  const issued = String(Math.floor(now.getTime() / 1000));
  const signature = signed(await secret(db), accountId, device, issued).toString('base64url');
  return { name: deviceCookieName(accountId), value: `${device}.${issued}.${signature}` };
}

/** Verifies a device cookie: returns the device if this program signed it for this account within 90 days, else undefined. */
export async function deviceOf(
  db: Db,
  accountId: string,
  cookie: string,
  now: Date,
): Promise<string | undefined> {
  const [device = '', issued = '', signature = '', ...more] = cookie.split('.');
  if (more.length > 0) return undefined;
  const expected = signed(await secret(db), accountId, device, issued).toString('base64url');
  if (signature.length !== expected.length) return undefined;
  if (!timingSafeEqual(Buffer.from(signature, 'latin1'), Buffer.from(expected, 'latin1'))) return undefined;
  return now.getTime() - Number(issued) * 1000 <= DEVICE_LIFE_MS ? device : undefined;
}

const signed = (key: Buffer, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest();

/** The signing key is stored in the database, so that all copies of the program, and a restored backup, accept the cookies. */
async function secret(db: Db): Promise<Buffer> {
  const found = await sql<{ value: Buffer }>`select value from secret where name = 'device cookie'`.execute(
    db,
  );
  const [row] = found.rows;
  if (!row) throw new Error('The database has lost the secret of its device cookies (table secret).');
  return row.value;
}
