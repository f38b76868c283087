import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { PASSWORD_MIN } from '#kinds/account.ts';

/**
 * Writes the list of common passwords anew: `node scripts/commonPasswords.ts LIST [MORE.json]`. LIST has one password in a line, the commonest first, MORE is a
 * JSON array of some. Kept are the first 100,000 of LIST, which are looked for in what people type with digits and signs around it, those of its first 500,000 that are
 * long enough to be typed as they stand, and MORE; as hashes of five bytes, in order: they are looked up without being unpacked, and nobody reads a password
 * out of them by the way.
 */
const [, , list, more] = process.argv;
if (!list) throw new Error('Name the file with the passwords.');
const BYTES = 5;
const COMMONEST = 100_000;
const ORDERED = 500_000;

const hashes = new Set<string>();
for (const password of readFileSync(list, 'utf8').split('\n').slice(0, ORDERED))
  if (password && (hashes.size < COMMONEST || [...password].length >= PASSWORD_MIN))
    hashes.add(hashOf(password));
for (const password of more ? (JSON.parse(readFileSync(more, 'utf8')) as string[]) : [])
  hashes.add(hashOf(password));

function hashOf(password: string): string {
  const written = password.normalize('NFKC').toLowerCase();
  return createHash('sha256')
    .update(written)
    .digest('hex')
    .slice(0, 2 * BYTES);
}

const packed = Buffer.from([...hashes].sort().join(''), 'hex').toString('base64');
writeFileSync(
  new URL('../src/store/passwords/commonHashes.ts', import.meta.url),
  `/**
 * ${hashes.size.toLocaleString('en')} common passwords as the first ${BYTES} bytes of their SHA-256, in order; made by scripts/commonPasswords.ts (decision 119 says from
 * which lists).
 */
export const COMMON_HASHES =
  '${packed}';
`,
);
