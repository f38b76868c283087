import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { LANGUAGES } from '#lib/language.ts';
import { MACHINE_SIDE, readByMachine } from '#media/papers/machine.ts';
import { drawPdfPage } from '#media/papers/pdfPages.ts';
import { printedPaper, scanned, wordsFound } from '../test/support/papers.ts';
import { findBrowser, NO_BROWSER } from './setup-browser.ts';

/**
 * How much the machine reads of scans: papers in five languages, in one and two columns, as pictures of 150 and 300 points an inch, straight and turned by a degree. Prints
 * the share of words found and the seconds for each page. Takes some ten minutes: `node scripts/readScans.ts`.
 */
const executablePath = await findBrowser();
if (!executablePath) throw new Error(NO_BROWSER);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const folder = await mkdtemp(join(tmpdir(), 'lectern-scans-'));
try {
  for (const language of LANGUAGES)
    for (const columns of [1, 2])
      for (const [dpi, degrees] of [
        [300, 0],
        [150, 0],
        [150, 1],
      ] as const) {
        const printed = await printedPaper(browser, language, { columns, stories: 5 });
        const [from, drawing] = [join(folder, 'a.pdf'), join(folder, 'a.raw')];
        await writeFile(from, (await scanned(printed, dpi, degrees)).bytes);
        const began = performance.now();
        const size = await drawPdfPage(from, drawing, 1, MACHINE_SIDE);
        if (!size) throw new Error('The scan can not be drawn.');
        const { text } = await readByMachine({ from: drawing, ...size }, language);
        const share = wordsFound(printed, text).toFixed(3);
        const seconds = ((performance.now() - began) / 1000).toFixed(0);
        console.log(`${language} · ${columns} columns · ${dpi} dpi · ${degrees}° · ${share} · ${seconds} s`);
      }
} finally {
  await rm(folder, { recursive: true, force: true });
  await browser.close();
}
