import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes the list of common passwords anew out of a JSON array of them, the commonest first: `node scripts/commonPasswords.ts passwords.json`.
 * Kept are hashes of five bytes, in order: they are looked up without being unpacked, and nobody reads a password out of them by the way.
 */
const [, , from] = process.argv;
if (!from) throw new Error('Name the JSON file with the passwords.');
const BYTES = 5;
const passwords = JSON.parse(readFileSync(from, 'utf8')) as string[];
const hashes = new Set(
  passwords.map((password) =>
    createHash('sha256')
      .update(password.normalize('NFKC').toLowerCase())
      .digest('hex')
      .slice(0, 2 * BYTES),
  ),
);
const packed = Buffer.from([...hashes].sort().join(''), 'hex').toString('base64');
writeFileSync(
  new URL('../src/store/passwords/commonHashes.ts', import.meta.url),
  `/**
 * ${hashes.size.toLocaleString('en-IN')} common passwords as the first ${BYTES} bytes of their SHA-256, in order; made by scripts/commonPasswords.ts from the
 * dictionary of zxcvbn-ts (MIT, © Dan Wheeler, Dropbox, zxcvbn-ts).
 */
export const COMMON_HASHES =
  '${packed}';
`,
);
