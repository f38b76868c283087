import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { sfntOf } from './sfnt.ts';

/** The fonts of cards, by package and subset: a server often has none, and none for Indian scripts (all SIL OFL 1.1). */
const FONTS = [
  { from: 'newsreader', subset: 'latin', face: 'Newsreader SemiBold' },
  { from: 'newsreader', subset: 'latin-ext', face: 'Newsreader SemiBold' },
  { from: 'noto-serif-tamil', subset: 'tamil', face: 'Noto Serif Tamil SemiBold' },
  { from: 'noto-serif-telugu', subset: 'telugu', face: 'Noto Serif Telugu SemiBold' },
  { from: 'noto-serif-malayalam', subset: 'malayalam', face: 'Noto Serif Malayalam SemiBold' },
  { from: 'noto-sans-kannada', subset: 'kannada', face: 'Noto Sans Kannada SemiBold' },
] as const;

/** For each character the first font that has it is used. */
export const FACES: string = [...new Set(FONTS.map(({ face }) => face))].join(',');

let known: Promise<void> | undefined;

/** Registers the fonts with the drawing library of this process, once. */
export function knowFonts(): Promise<void> {
  known ??= unpack();
  return known;
}

/** The library reads only plain font files, and reads them when it draws: they are in a folder that exists as long as the process. */
async function unpack(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const require = createRequire(import.meta.url);
  for (const { from, subset } of FONTS) {
    const name = `${from}-${subset}-600-normal`;
    const fontfile = join(folder, `${name}.ttf`);
    await writeFile(
      fontfile,
      sfntOf(await readFile(require.resolve(`@fontsource/${from}/files/${name}.woff`))),
    );
    await sharp({ text: { text: '.', fontfile } }).toBuffer();
  }
}
