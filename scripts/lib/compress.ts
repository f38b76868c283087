import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What gains from it: fonts and pictures but SVG are compressed already. */
const TEXT = '**/*.{js,css,svg,json,txt}';
const FORMATS = {
  '.br': (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    }),
  '.gz': (data: Buffer) => promisify(gzip)(data, { level: 9 }),
};

/**
 * Writes `<file>.br` and `<file>.gz` beside each text file in the folder and below, as strong as it goes, so that nothing is
 * compressed while a visitor waits. Left out where it is done already (names carry their content's hash) or gains nothing.
 */
export async function compressFolder(folder: string): Promise<void> {
  for (const name of globSync(TEXT, { cwd: folder })) {
    const file = join(folder, name);
    const data = await readFile(file);
    for (const [ending, compress] of Object.entries(FORMATS)) {
      if (existsSync(file + ending)) continue;
      const small = await compress(data);
      if (small.length < data.length) await writeFile(file + ending, small);
    }
  }
}
