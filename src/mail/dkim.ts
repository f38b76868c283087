import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Dkim } from './compose.ts';

/** The settings of the key are wrong; the message is for the person who starts the program. */
export class DkimError extends Error {}

/** The key that signs mails, in PEM; undefined when none is set. Throws DkimError with a sentence. */
export function readDkim(selector: string | undefined, file: string | undefined): Dkim | undefined {
  if (selector === undefined && file === undefined) return undefined;
  if (selector === undefined || file === undefined)
    throw new DkimError('DKIM_SELECTOR and DKIM_KEY_FILE belong together: set both, or none.');
  try {
    const privateKey = readFileSync(file, 'utf8');
    createPrivateKey(privateKey);
    return { selector, privateKey };
  } catch (error) {
    throw new DkimError(
      `The private key of DKIM_KEY_FILE, ${file}, cannot be read: ${(error as Error).message}.`,
      { cause: error },
    );
  }
}
