import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What gains from it: fonts and pictures but SVG are compressed already. */
const TEXT = '**/*.{js,css,svg,json,txt}';
/** As strong as it goes for a release; the other is a tenth larger, and made in a thirtieth of the time. */
export const STRONGEST = 11;
export const QUICK = 6;

const FORMATS = {
  '.br': (data: Buffer, quality: number) =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    }),
  '.gz': (data: Buffer) => promisify(gzip)(data, { level: 9 }),
};

/**
 * Writes `<file>.br` and `<file>.gz` beside each text file in the folder and below, so that nothing is compressed while a visitor waits. Left out
 * where it gains nothing, or is done already (names carry their content's hash), unless it is to be done `anew`, with another quality.
 */
export async function compressFolder(folder: string, quality: number, again: boolean): Promise<void> {
  for (const name of globSync(TEXT, { cwd: folder })) {
    const file = join(folder, name);
    const data = await readFile(file);
    for (const [ending, compress] of Object.entries(FORMATS)) {
      if (!again && existsSync(file + ending)) continue;
      const small = await compress(data, quality);
      if (small.length < data.length) await writeFile(file + ending, small);
    }
  }
}
