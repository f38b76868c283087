import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { documentBlocks } from '#lib/documentText.ts';
import { LANGUAGES } from '#lib/language.ts';
import { OCR_SIDE, readByOcr } from '#media/documentText/ocr.ts';
import { pagesOf } from '#media/documentText/paragraphs.ts';
import { drawPdfPage, readPdfText } from '#media/documentText/pdfPages.ts';
import { printedDocument, scanned, wordsFound } from '../../test/support/documents.ts';
import { findBrowser, NO_BROWSER } from '../setup-browser.ts';
import { percentile } from './compared.ts';
import { startInstallation } from './installation.ts';
import { ASKED, answerTimes, forSeconds, type Times } from './inTurns.ts';
import { untilRest } from './processes.ts';
import { least, type Measure, most, type Row, row } from './rows.ts';

/** How scans are made: points an inch, and degrees by which they are turned. */
const SCAN = [150, 1] as const;
const COLUMNS = 2;
/** Scans that are read by OCR while pages are asked for, and for how many seconds. */
const READ_BESIDE = 6;
const SECONDS = 15;
const BETWEEN_MS = 50;

/**
 * How much is read of documents of two columns in five languages, of files that have their letters and of scans by OCR; and what pages take while OCR works.
 */
export const measure: Measure = async (folder, say) => {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(NO_BROWSER);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    return [
      ...(await duringOcr(browser, join(folder, 'data'), say)),
      ...(await wordsRead(browser, folder, say)),
    ];
  } finally {
    await browser.close();
  }
};

/** The share of words that are found. */
async function wordsRead(browser: Browser, folder: string, say: (sentence: string) => void): Promise<Row[]> {
  const [from, to] = [join(folder, 'a.pdf'), join(folder, 'a.read')];
  const rows: Row[] = [];
  for (const language of LANGUAGES) {
    say(`Documents in ${language} …`);
    const aim = least(language === 'en' ? 0.98 : 0.9);
    const whole = await printedDocument(browser, language, { columns: COLUMNS });
    await writeFile(from, whole.bytes);
    await writeFile(to, '');
    const read = await readPdfText(from, to);
    const text = read ? pagesOf(read).flatMap((page) => documentBlocks(page.text)) : [];
    const found = wordsFound(whole, text.map((block) => block.text).join(' '));
    rows.push(row(`Words found in a PDF, ${language}`, found, 'share', aim));
    const one = await printedDocument(browser, language, { columns: COLUMNS, stories: 5 });
    await writeFile(from, (await scanned(one, ...SCAN)).bytes);
    const size = await drawPdfPage(from, to, 1, OCR_SIDE);
    if (!size) throw new Error('The scan can not be drawn.');
    const byOcr = wordsFound(one, (await readByOcr({ from: to, ...size }, language)).text);
    rows.push(row(`Words found in a scan, ${language}`, byOcr, 'share', aim));
  }
  return rows;
}

/** What 99 of 100 answers don't exceed while OCR reads scans, beside what they take while it does not. */
async function duringOcr(browser: Browser, dataDir: string, say: (sentence: string) => void): Promise<Row[]> {
  const settings = { SAMPLE_CONTENT: 'structure', TRUSTED_PROXIES: '127.0.0.1' };
  const installation = await startInstallation(dataDir, settings);
  try {
    await untilRest(installation);
    const until = (over: () => boolean): Promise<Times> => answerTimes(installation, over, BETWEEN_MS);
    await until(forSeconds(3));
    say('Pages alone, and while OCR works …');
    const alone = await until(forSeconds(SECONDS));
    const scan = await scanned(await printedDocument(browser, 'ta', { stories: 5 }));
    const urls: string[] = [];
    for (let nth = 0; nth < READ_BESIDE; nth++)
      urls.push(
        await installation.upload(`scan ${nth}.pdf`, Buffer.concat([scan.bytes, Buffer.from(`%${nth}\n`)])),
      );
    await installation.call('library/keep', { resource_urls: urls });
    await untilRest(installation, ['mails', 'pictures']);
    const beside = await until(forSeconds(SECONDS));
    return [...ASKED.keys()].map((what) =>
      row(
        `${what} while OCR works: p99`,
        percentile(beside.get(what) ?? [], 0.99) / percentile(alone.get(what) ?? [], 0.99),
        'times',
        most(2),
      ),
    );
  } finally {
    await installation.stop();
  }
}
