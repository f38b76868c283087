import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { sfntOf } from '#media/draw/sfnt.ts';
import { findBrowser, NO_BROWSER } from '../../scripts/setup-browser.ts';

const { resolve } = createRequire(import.meta.url);
const LATIN = 'newsreader/files/newsreader-latin-600-normal.woff';
const INDIAN = ['tamil', 'telugu', 'kannada', 'malayalam'].map(
  (script) => `noto-sans-${script}/files/noto-sans-${script}-${script}-400-normal.woff`,
);

/** Built files that only a machine without Indian fonts fetches. */
export const isLetters = (url: string): boolean =>
  /\/(?:letters|ta|te|kn|ml|noto-[\w-]+)-[\w-]{8}\.\w+$/.test(url);

/** Which fonts a machine has: a Latin one alone, that and those of the four Indian scripts, or those beside what this machine has. */
type Fonts = 'Latin alone' | 'all letters' | 'its own and all letters';

/** Writes fonts and their configuration into an empty folder, and says what a browser's environment needs to have (Linux) only those. */
export async function fontsIn(folder: string, has: Fonts): Promise<{ FONTCONFIG_FILE: string }> {
  for (const [i, file] of (has === 'Latin alone' ? [LATIN] : [LATIN, ...INDIAN]).entries())
    await writeFile(join(folder, `${i}.ttf`), sfntOf(await readFile(resolve(`@fontsource/${file}`))));
  const own = has === 'its own and all letters' ? '<include>/etc/fonts/fonts.conf</include>' : '';
  const config = join(folder, 'fonts.conf');
  await writeFile(
    config,
    `<?xml version="1.0"?><fontconfig>${own}<dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  return { FONTCONFIG_FILE: config };
}

/** Runs `look` with a browser on a machine (Linux) that has no other fonts, whatever this one has. */
export async function onMachine(
  has: 'Latin alone' | 'all letters',
  look: (browser: Browser) => Promise<void>,
): Promise<void> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(NO_BROWSER);
  const folder = await mkdtemp(join(tmpdir(), 'lectern-machine-'));
  try {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu'],
      env: { ...process.env, ...(await fontsIn(folder, has)) },
    });
    await look(browser).finally(() => browser.close());
  } finally {
    await rm(folder, { recursive: true });
  }
}
