import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { isOldHash, oldHashFits } from './oldHashes.ts';

const derive = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;

/** Hashes a password with argon2id. The result contains its parameters, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await run(password, salt, MEMORY_KIB, PASSES, 32);
  return `argon2id$${MEMORY_KIB}$${PASSES}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Whether a password matches a stored hash. A hash in an unknown format never matches. Takes the same time either way. Throws Refusal (503, `oldHashFits`). */
export async function passwordFits(password: string, stored: string): Promise<boolean> {
  if (isOldHash(stored)) return oldHashFits(password, stored);
  const [name, memory, passes, salt, hash] = stored.split('$');
  if (name !== 'argon2id' || !memory || !passes || !salt || !hash) return false;
  const expected = Buffer.from(hash, 'base64url');
  const found = await run(
    password,
    Buffer.from(salt, 'base64url'),
    Number(memory),
    Number(passes),
    expected.length,
  );
  return timingSafeEqual(found, expected);
}

/** A hash to check against when there is no such account, so that the response takes as long as for one that exists. */
export const NOBODYS_PASSWORD = await hashPassword(randomBytes(24).toString('base64url'));

function run(
  password: string,
  nonce: Buffer,
  memory: number,
  passes: number,
  tagLength: number,
): Promise<Buffer> {
  return derive('argon2id', {
    message: Buffer.from(password.normalize('NFKC')),
    nonce,
    parallelism: 1,
    tagLength,
    memory,
    passes,
  });
}
