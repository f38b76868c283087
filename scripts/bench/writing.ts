/**
 * `npm run build`, then `node scripts/bench/writing.ts`: what writing in the console costs in a browser. A key in a plain field and in the formatted text, with and
 * without phonetic typing, and a paste of 100 KB in an
 * old font until all of it is Unicode: processor time of the page's main thread until the next frame is drawn. Starts an installation of its own in a temporary folder, and ends by itself.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { unicodeOf } from '#lib/legacyFonts/legacyText.ts';
import { twoColours } from '../../test/support/files.ts';
import { typedWith } from '../../test/support/legacyFonts.ts';
import { findBrowser, NO_BROWSER } from '../setup-browser.ts';
import { startInstallation } from './installation.ts';

const KEYS = 500;
/** So many letters stand in a field before the next one takes the place of all: plain fields are short. */
const IN_A_FIELD = 40;
const PASTED = 100_000;
const PASTES = 5;
interface Cost {
  readonly scripts: number;
  readonly all: number;
}

const ADMIN = { email: 'bench@example.org', password: 'only for this bench' };
/** Of several paragraphs, as a letter has them. */
const PARAGRAPH = 'திருச்சபை மக்கள் அனைவரும் ஆலயத்தில் கூடினர், பேராயர் அவர்களை வாழ்த்தினார். '.repeat(6);

const executablePath = await findBrowser();
if (!executablePath) throw new Error(NO_BROWSER);
const folder = await mkdtemp(join(tmpdir(), 'lectern-writing-'));
const installation = await startInstallation(folder, { SAMPLE_CONTENT: 'structure' });
let browser: Browser | undefined;
try {
  const { call, url } = installation;
  const data = async <T>(path: string, body: object): Promise<T> =>
    ((await call(path, body)) as { data: T }).data;
  const { docs } = await data<{ docs: { _id: string }[] }>('department/get', {});
  const story = { type: 'departments', department: docs[0]?._id, title: 'Writing', date: '2026-01-01' };
  const { buffer } = await twoColours('writing.jpg', 200, 150);
  const thumbnail = await installation.upload('writing.jpg', buffer);
  const { _id } = await data<{ _id: string }>('news/create', {
    ...story,
    thumbnail,
    description: '<p>One.</p>',
  });
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await (await browser.newContext({ baseURL: url, locale: 'en-IN' })).newPage();
  // What was typed is left where it is.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
  const words = (await readFile(join(import.meta.dirname, '../../test/corpus/typing/ta.txt'), 'utf8')).trim();
  const letters = words
    .split(/\s+/)
    .filter((_, at) => at % 2 === 0)
    .join(' ')
    .slice(0, KEYS);
  const fields = [
    ['plain field', page.getByLabel('Sub-heading')],
    ['formatted text', page.getByRole('textbox', { name: 'Body' })],
  ] as const;
  for (const on of [false, true]) {
    await call('typing/keep', { language: 'ta', on }, 'PUT');
    for (const [name, field] of fields) {
      await page.goto(`/departments/edit_news/${_id}`);
      await field.click();
      await page.keyboard.press('Control+End');
      if (on) await page.getByRole('button', { name: 'Type in தமிழ்' }).first().waitFor();
      const took = await keysTook(page, letters);
      process.stdout.write(`A key, ${name}, phonetic typing ${on ? 'on' : 'off'}: ${inWords(took)}\n`);
    }
  }
  const typed = typedWith(PARAGRAPH, 'bamini');
  const html = `<p style="font-family:Bamini">${escaped(typed)}</p>`;
  const times = Math.ceil(PASTED / PARAGRAPH.length);
  const pastes: Cost[] = [];
  for (let round = 0; round < PASTES; round++) {
    await page.goto(`/departments/edit_news/${_id}`);
    // The first letters bring the tables of the fonts, as with anybody who pastes often.
    await paste(page, '<p style="font-family:Bamini">jpUr;rig kf;fs; midtUk; $bdh;</p>');
    pastes.push(await costOf(page, await watching(page), () => paste(page, html.repeat(times))));
  }
  process.stdout.write(
    `A paste of ${(typed.length * times).toLocaleString('en')} letters in Bamini: ${inWords(pastes)}\n`,
  );
} finally {
  await browser?.close();
  await installation.stop();
  await rm(folder, { recursive: true, force: true });
}
const alone = typedWith(PARAGRAPH.repeat(Math.ceil(PASTED / PARAGRAPH.length)), 'bamini');
const begun = performance.now();
unicodeOf(alone, 'bamini');
process.stdout.write(`The letters alone: ${(performance.now() - begun).toFixed(1)} ms\n`);

/** Milliseconds of processor time that the page's main thread has used: for scripts, and for all of its tasks. */
async function busy(cdp: CDPSession): Promise<Cost> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (wanted: string): number => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
  return { scripts: of('ScriptDuration'), all: of('TaskDuration') };
}

async function watching(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return cdp;
}

/** What something costs until the next frame is drawn. */
async function costOf(page: Page, cdp: CDPSession, act: () => Promise<unknown>): Promise<Cost> {
  const before = await busy(cdp);
  await act();
  await frame(page);
  const then = await busy(cdp);
  return { scripts: then.scripts - before.scripts, all: then.all - before.all };
}

/** Waits until the next frame is drawn. */
function frame(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Types letter by letter. */
async function keysTook(page: Page, text: string): Promise<Cost[]> {
  const cdp = await watching(page);
  const took: Cost[] = [];
  for (const [at, key] of [...text].entries()) {
    if (at % IN_A_FIELD === 0) await page.keyboard.press('ControlOrMeta+a');
    took.push(await costOf(page, cdp, () => page.keyboard.press(key === ' ' ? 'Space' : key)));
  }
  return took;
}

/** Pastes in place of all that stands in the text, and waits until it is Unicode. */
function paste(page: Page, html: string): Promise<void> {
  return page.getByRole('textbox', { name: 'Body' }).evaluate(async (element: HTMLElement, given) => {
    const next = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    element.focus();
    getSelection()?.selectAllChildren(element);
    // Until the editor has taken the selection over.
    await new Promise((done) => setTimeout(done, 100));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    while (!/\p{Script=Tamil}\P{L}*$/u.test((element.textContent ?? '').slice(-20))) await next();
  }, html);
}

function inWords(took: readonly Cost[]): string {
  const of = (part: keyof Cost): string => {
    const sorted = took.map((one) => one[part]).sort((a, b) => a - b);
    const after = (share: number): string =>
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
    return `median ${after(0.5)} ms, p99 ${after(0.99)} ms`;
  };
  return `${took.length} times; scripts: ${of('scripts')}; all tasks of the page: ${of('all')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
