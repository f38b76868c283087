import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 32;

/**
 * The key of this installation's hashes, kept in the data folder and nowhere in the database: whoever gets a copy of the database can't try
 * out networks or addresses against them. Made at the first start. Copies that share no data folder share no hashes either.
 */
export function readSecretKey(dataDir: string): Buffer {
  const file = join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    const key = randomBytes(BYTES);
    writeFileSync(file, key.toString('base64url'), { flag: 'wx', mode: 0o600 });
    return key;
  } catch (error) {
    // Another copy, or an earlier start, was first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  }
}
