import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transport } from './transport.ts';

/** The folder of mails in the data folder, when there is no mail server. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** Each mail as a file that mail programs open. The same mail is the same file, however often it is written. */
export function fileTransport(folder: string): Transport {
  return {
    to: 'files',
    openLine: () => ({
      send: async ({ id, message }, before) => {
        await before;
        const file = join(folder, `${id}.eml`);
        try {
          await mkdir(folder, { recursive: true });
          await writeFile(`${file}.part`, message);
          await rename(`${file}.part`, file);
          return { as: 'sent', answer: `Kept as ${id}.eml` };
        } catch (error) {
          return { as: 'trouble', answer: (error as Error).message };
        }
      },
      close: () => {},
    }),
  };
}
