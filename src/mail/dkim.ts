import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Dkim } from './compose.ts';

/** The DKIM settings are wrong; the message is for the operator. */
export class DkimError extends Error {}

/** Receivers reject signatures by shorter keys (RFC 8301). */
const FEWEST_BITS = 1024;

/** Reads the private key that signs mails (PEM); undefined when none is configured. Throws DkimError. */
export function readDkim(selector: string | undefined, file: string | undefined): Dkim | undefined {
  if (selector === undefined && file === undefined) return undefined;
  if (selector === undefined || file === undefined)
    throw new DkimError('DKIM_SELECTOR and DKIM_KEY_FILE belong together: set both, or none.');
  const { privateKey, key } = keyIn(file);
  // The signing library supports no other type, and would silently send unsigned mails.
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
