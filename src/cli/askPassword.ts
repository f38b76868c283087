import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandError } from './command.ts';

/** Asks for a password at the terminal, twice and without echo; from a pipe, the first line is read. Throws CommandError when the two differ. */
export async function askPassword(ask: (sentence: string) => void): Promise<string> {
  const { stdin } = process;
  // Discards the echo of what is typed.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY });
  try {
    if (!stdin.isTTY) return await lines.question('');
    ask('New password:');
    const first = await lines.question('');
    ask('Once more:');
    if ((await lines.question('')) === first) return first;
  } finally {
    lines.close();
  }
  throw new CommandError('The two are not the same. Nothing has been changed.');
}
