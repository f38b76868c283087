import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';

/** How somebody reads: with larger text, without pictures, by ear. It is kept by the browser, and pages are the same for everybody. */
let app: App;
let browser: Browser;
let church: Church;
withChurch(
  (started) => {
    ({ app, browser, church } = started);
  },
  { closePages: true },
);

const phone = async (keeps = false): Promise<Page> =>
  (await visitor(browser, { width: 360, url: app.url, keeps })).newPage();
const lettersOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
const pictures = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/media/')) asked.push(request.url());
  });
  return asked;
};

it('larger text holds on every page from its first line on, and goes again', async () => {
  const page = await phone();
  await page.goto('/saved');
  await page.getByRole('radio', { name: 'Large', exact: true }).check({ force: true });
  await expect.poll(() => lettersOf(page)).toBe('21px');
  await page.goto(church.story.path);
  await expect.poll(() => lettersOf(page)).toBe('21px');
  const shifts = page.evaluate(() => performance.getEntriesByType('layout-shift').length);
  expect(await shifts).toBe(0);
  await page.goto('/saved');
  await page.getByRole('radio', { name: 'As it is' }).check({ force: true });
  await expect.poll(() => lettersOf(page)).toBe('16px');
});

it('with less data no picture comes before it is pressed, and nothing moves when it does', async () => {
  const page = await phone(true);
  await page.goto('/saved');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByLabel('Less data').check();
  await expect.poll(() => page.evaluate(() => caches.has('site less'))).toBe(true);
  await page.goto(church.story.path);
  const press = page.getByRole('button', { name: 'Show the picture' });
  await press.first().waitFor();
  const loaded = () =>
    page.evaluate(
      () => [...document.images].filter((one) => one.src.includes('/media/') && one.naturalWidth > 1).length,
    );
  expect(await loaded()).toBe(0);
  const main = () => page.evaluate(() => document.querySelector('main')?.scrollHeight);
  const before = await main();
  await page.locator('.pic > .pic-tap').first().click();
  await expect.poll(loaded).toBe(1);
  expect(await main()).toBe(before);
  await page.goto('/saved');
  await page.getByLabel('Less data').uncheck();
  await expect.poll(() => page.evaluate(() => caches.has('site less'))).toBe(false);
  await page.goto(church.story.path);
  await expect.poll(loaded).toBeGreaterThan(0);
});

it('on a sub-site pictures further down wait too', async () => {
  const page = await phone();
  await page.goto(app.at('madras', '/saved'));
  await page.getByLabel('Less data').check();
  const asked = pictures(page);
  await page.goto(app.at('madras', '/'), { waitUntil: 'networkidle' });
  const first = await page.locator('main img[fetchpriority=high]').count();
  expect(asked.length).toBeLessThanOrEqual(first);
});

it('without script there are no switches, and every picture', async () => {
  const page = await (await visitor(browser, { width: 360, url: app.url, script: false })).newPage();
  await page.goto('/saved');
  await expect.poll(() => page.getByLabel('Less data').isVisible()).toBe(false);
  await page.goto(church.story.path);
  await expect.poll(() => page.getByRole('button', { name: /Keep|Listen/ }).count()).toBe(0);
});

/** A phone that has an English voice, and notes what it says. */
function withVoice(language: string): void {
  const said: string[] = [];
  const events = new EventTarget();
  const speech = Object.assign(events, {
    getVoices: () => [{ lang: language, name: 'A voice' }],
    speak: (words: { text: string; onend?: () => void }) => {
      said.push(words.text);
      if (said.length < 4) queueMicrotask(() => words.onend?.());
    },
    cancel: () => said.push('silence'),
  });
  class Utterance {
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  Object.defineProperty(window, 'speechSynthesis', { value: speech });
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken: said });
}

it('a story is read out block by block, marked where it is, and stopped', async () => {
  const page = await phone();
  await page.addInitScript(withVoice, 'en-IN');
  await page.goto(church.story.path);
  await page.getByRole('button', { name: 'Listen' }).click();
  const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
  await expect.poll(spoken).toHaveLength(4);
  expect((await spoken())[0]).toBe('Young people walk for water');
  await expect.poll(() => page.locator('.spoken').count()).toBe(1);
  await page.getByRole('button', { name: 'Stop reading out' }).click();
  expect((await spoken()).at(-1)).toBe('silence');
  await expect.poll(() => page.locator('.spoken').count()).toBe(0);
  await page.getByRole('button', { name: 'Listen' }).waitFor();
});

it('nothing is offered where the phone has no voice for the story', async () => {
  const page = await phone();
  await page.addInitScript(withVoice, 'de-DE');
  await page.goto(church.story.path, { waitUntil: 'networkidle' });
  await expect.poll(() => page.getByRole('button', { name: 'Listen' }).count()).toBe(0);
});
