import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { documentBlocks } from '#lib/documentText.ts';
import { LANGUAGES } from '#lib/language.ts';
import { OCR_SIDE, readByOcr } from '#media/documentText/ocr.ts';
import { pagesOf } from '#media/documentText/paragraphs.ts';
import { drawPdfPage, readPdfText } from '#media/documentText/pdfPages.ts';
import { printedDocument, scanned, wordsFound } from '../../test/support/documents.ts';
import { findBrowser, NO_BROWSER } from '../setup-browser.ts';
import { startInstallation } from './installation.ts';
import { ASKED, answerTimes, forSeconds, type Times } from './inTurns.ts';

/** How scans are made: points an inch, and degrees by which they are turned. */
const SCANS = [
  [300, 0],
  [150, 0],
  [150, 1],
] as const;
const COLUMNS = [1, 2] as const;
/** Scans that the machine reads while pages are asked for, and for how many seconds. */
const READ_BESIDE = 6;
const SECONDS = 30;
const BETWEEN_MS = 50;

/**
 * How much is read of papers in five languages, in one and two columns: of files that have their letters, and of scans by the machine; and what pages take while it reads. Takes
 * some ten minutes.
 */
export async function reportOfDocuments(dataDir: string, say: (sentence: string) => void): Promise<string[]> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(NO_BROWSER);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const folder = join(dataDir, 'papers');
  await mkdir(folder);
  try {
    return [...(await duringOcr(browser, dataDir, say)), ...(await wordsRead(browser, folder, say))];
  } finally {
    await browser.close();
  }
}

/** The share of words that are found. */
async function wordsRead(
  browser: Browser,
  folder: string,
  say: (sentence: string) => void,
): Promise<string[]> {
  const [from, to] = [join(folder, 'a.pdf'), join(folder, 'a.read')];
  const lines: string[] = [];
  for (const language of LANGUAGES)
    for (const columns of COLUMNS) {
      const whole = await printedDocument(browser, language, { columns });
      await writeFile(from, whole.bytes);
      await writeFile(to, '');
      const read = await readPdfText(from, to);
      const text = read ? pagesOf(read).flatMap((page) => documentBlocks(page.text)) : [];
      const shares = [wordsFound(whole, text.map((block) => block.text).join(' '))];
      const one = await printedDocument(browser, language, { columns, stories: 5 });
      for (const [dpi, degrees] of SCANS) {
        await writeFile(from, (await scanned(one, dpi, degrees)).bytes);
        const size = await drawPdfPage(from, to, 1, OCR_SIDE);
        if (!size) throw new Error('The scan can not be drawn.');
        shares.push(wordsFound(one, (await readByOcr({ from: to, ...size }, language)).text));
      }
      lines.push(`| ${language} | ${columns} | ${shares.map((share) => share.toFixed(3)).join(' | ')} |`);
      say(lines.at(-1) ?? '');
    }
  const scans = SCANS.map(([dpi, degrees]) => `${dpi} dpi${degrees ? `, turned by ${degrees}°` : ''}`);
  return [
    'The share of words that are found in papers printed by the browser, out of the file and by the machine out of scans (aim: 0.98 English, 0.9 others):',
    '',
    `| Language | Columns | File | ${scans.join(' | ')} |`,
    `|${'---|'.repeat(SCANS.length + 3)}`,
    ...lines,
    '',
  ];
}

/** What 99 of 100 answers don't exceed while the machine reads scans, beside what they take while it does not. */
async function duringOcr(
  browser: Browser,
  dataDir: string,
  say: (sentence: string) => void,
): Promise<string[]> {
  const settings = { SAMPLE_CONTENT: 'structure', TRUSTED_PROXIES: '127.0.0.1' };
  const installation = await startInstallation(join(dataDir, 'data'), settings);
  try {
    const until = (over: () => boolean): Promise<Times> => answerTimes(installation, over, BETWEEN_MS);
    await until(forSeconds(3));
    const alone = await until(forSeconds(SECONDS));
    const scan = await scanned(await printedDocument(browser, 'ta', { stories: 5 }));
    const urls: string[] = [];
    for (let nth = 0; nth < READ_BESIDE; nth++)
      urls.push(
        await installation.upload(`scan ${nth}.pdf`, Buffer.concat([scan.bytes, Buffer.from(`%${nth}\n`)])),
      );
    await installation.call('library/keep', { resource_urls: urls });
    // Until their covers are drawn, and the machine has begun.
    await until(forSeconds(15));
    const beside = await until(forSeconds(SECONDS));
    const lines = [...ASKED.keys()].map((what) => {
      const [a, b] = [slowest(alone.get(what) ?? []), slowest(beside.get(what) ?? [])];
      return `| ${what} | ${a.toFixed(1)} ms | ${b.toFixed(1)} ms | ${(b / a).toFixed(2)} |`;
    });
    say(lines.join('\n'));
    return [
      'p99 of answers while nothing else is done, and while the machine reads scans (aim: a ratio of at most 2):',
      '',
      '| | Nothing | The machine reads | Ratio |',
      '|---|---|---|---|',
      ...lines,
      '',
    ];
  } finally {
    await installation.stop();
  }
}

const slowest = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
