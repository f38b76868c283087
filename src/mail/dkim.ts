import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Dkim } from './compose.ts';

/** The settings of the key are wrong; the message is for the person who starts the program. */
export class DkimError extends Error {}

/** Receivers take no signature by a shorter key (RFC 8301). */
const FEWEST_BITS = 1024;

/** The key that signs mails, in PEM; undefined when none is set. Throws DkimError with a sentence. */
export function readDkim(selector: string | undefined, file: string | undefined): Dkim | undefined {
  if (selector === undefined && file === undefined) return undefined;
  if (selector === undefined || file === undefined)
    throw new DkimError('DKIM_SELECTOR and DKIM_KEY_FILE belong together: set both, or none.');
  const { privateKey, key } = keyIn(file);
  // What signs takes no other, and would send every mail without a signature.
  if (key.asymmetricKeyType !== 'rsa')
    throw new DkimError(`The key of DKIM_KEY_FILE, ${file}, is no RSA key. Make one with 2048 bits.`);
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (bits < FEWEST_BITS)
    throw new DkimError(
      `The key of DKIM_KEY_FILE, ${file}, has ${bits} bits, which receivers don't trust. Make one with 2048.`,
    );
  return { selector, privateKey };
}

function keyIn(file: string): { privateKey: string; key: KeyObject } {
  try {
    const privateKey = readFileSync(file, 'utf8');
    return { privateKey, key: createPrivateKey(privateKey) };
  } catch (error) {
    throw new DkimError(
      `The private key of DKIM_KEY_FILE, ${file}, cannot be read: ${(error as Error).message}.`,
      { cause: error },
    );
  }
}
