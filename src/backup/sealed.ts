import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { type ByteReader, CutShort } from '#lib/byteReader.ts';
import { BackupError } from './BackupError.ts';

/** Bytes of one sealed piece; the last one is shorter. */
const PIECE = 1024 * 1024;
const TAG = 16;
const LAST = 0x8000_0000;
/** 64 MB and some tenths of a second for each passphrase attempt. Fixed, so that no file can demand more. */
const WORK = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 } as const;

export const DAMAGED = 'This backup is damaged, or only a part of one. Take another backup.';

/** The key of one file: its salt makes it unique to the file, so a counter is enough for nonces. */
export function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((done, failed) =>
    scrypt(passphrase.normalize('NFC'), salt, 32, WORK, (error, key) => (error ? failed(error) : done(key))),
  );
}

/** Detects a wrong key before anything is read. */
export const checkOf = (key: Buffer): string =>
  createHmac('sha256', key).update('lectern backup key').digest().subarray(0, 12).toString('base64');

/** Whether the key belongs to the file with this check. */
export function fits(key: Buffer, check: string): boolean {
  const [ours, theirs] = [checkOf(key), check].map((text) => createHash('sha256').update(text).digest());
  return ours !== undefined && theirs !== undefined && timingSafeEqual(ours, theirs);
}

/**
 * Seals bytes in pieces of AES-256-GCM. Each is bound to the header, to its position by the counter in its nonce, and to whether it is the last: `unsealed`
 * detects one that is changed, left out, moved, inserted or cut off.
 */
export async function* sealed(
  header: Buffer,
  key: Buffer,
  plain: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const bound = createHash('sha256').update(header).digest();
  let waiting: Uint8Array[] = [];
  let length = 0;
  let counter = 0n;
  const seal = (isLast: boolean): Buffer => {
    const prefix = Buffer.alloc(4);
    prefix.writeUInt32BE((length | (isLast ? LAST : 0)) >>> 0);
    const cipher = createCipheriv('aes-256-gcm', key, nonce(counter++));
    cipher.setAAD(Buffer.concat([bound, prefix]));
    const parts = [prefix, ...waiting.map((part) => cipher.update(part)), cipher.final()];
    waiting = [];
    length = 0;
    return Buffer.concat([...parts, cipher.getAuthTag()]);
  };
  for await (const bytes of plain) {
    for (let rest = bytes; rest.length > 0; ) {
      if (length === PIECE) yield seal(false);
      const part = rest.subarray(0, PIECE - length);
      waiting.push(part);
      length += part.length;
      rest = rest.subarray(part.length);
    }
  }
  yield seal(true);
}

/** The bytes that `sealed` was given, piece by piece, each as soon as it has been verified. Throws BackupError. */
export async function* unsealed(header: Buffer, key: Buffer, reader: ByteReader): AsyncGenerator<Buffer> {
  const bound = createHash('sha256').update(header).digest();
  try {
    for (let counter = 0n; ; counter++) {
      const prefix = await taken(reader, 4);
      const frameLength = prefix.readUInt32BE();
      const isLast = frameLength >= LAST;
      const length = isLast ? frameLength - LAST : frameLength;
      if (length > PIECE) throw new BackupError(DAMAGED);
      const content = length === 0 ? Buffer.alloc(0) : await taken(reader, length);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce(counter), { authTagLength: TAG });
      decipher.setAAD(Buffer.concat([bound, prefix]));
      decipher.setAuthTag(await taken(reader, TAG));
      const plain = Buffer.concat([decipher.update(content), decipher.final()]);
      if (plain.length > 0) yield plain;
      if (!isLast) continue;
      if (await reader.take(1)) throw new BackupError(DAMAGED);
      return;
    }
  } catch (error) {
    const isSeal = (error as Error).message.startsWith('Unsupported state');
    throw isSeal || error instanceof CutShort ? new BackupError(DAMAGED, { cause: error }) : error;
  }
}

async function taken(reader: ByteReader, length: number): Promise<Buffer> {
  const bytes = await reader.take(length);
  if (!bytes) throw new CutShort();
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function nonce(counter: bigint): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeBigUInt64BE(counter, 4);
  return bytes;
}
