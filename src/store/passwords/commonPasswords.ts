import { createHash } from 'node:crypto';
import { COMMON_HASHES } from './commonHashes.ts';

const BYTES = 5;
let unpacked: Buffer | undefined;

/** Whether a password, in lower case, is one that very many people have. */
export function isCommon(password: string): boolean {
  unpacked ??= Buffer.from(COMMON_HASHES, 'base64');
  const wanted = createHash('sha256').update(password).digest().subarray(0, BYTES);
  let [low, high] = [0, unpacked.length / BYTES];
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = wanted.compare(unpacked, middle * BYTES, (middle + 1) * BYTES);
    if (order === 0) return true;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return false;
}
