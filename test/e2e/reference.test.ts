import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Call } from '#calls/call.ts';
import { CALLS } from '#calls/calls.ts';
import { axe, troubles } from '#test/support/browser.ts';
import { signedIn } from '#test/support/consoleSteps.ts';
import { sideways } from '#test/support/layout.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** The reference of the API at /api/v1/docs, for people who write programs. */
let app: App;
let browser: Browser;
let page: Page;
let wrong: string[];
const asked = new Set<string>();
withApp(async (started) => {
  ({ app, browser } = started);
  ({ page } = await signedIn(browser, app, '/users', undefined, { width: 360 }));
  wrong = troubles(page);
  page.on('request', (request) => void asked.add(new URL(request.url()).origin));
});

/** What axe finds in the markup of swagger-ui-dist 5.35.0, which this page takes as it is: the rule, and each place. */
const OF_SWAGGER_UI = [
  'heading-order (moderate): #operations-tag-Review',
  'label (critical): textarea',
  'nested-interactive (serious): .opblock-summary-control',
  'region (moderate): .information-container',
  'region (moderate): .schemes-server-container',
  'region (moderate): .swagger-ui > div:nth-child(2) > div:nth-child(3)',
  'select-name (critical): #servers',
];
/** Each place of a violation: the line before its markup. */
const placesOf = (violation: string): string[] =>
  [...violation.matchAll(/^ {2}(\S.*)\n {4}</gm)].map(([, place]) => `${violation.split(':')[0]}: ${place}`);

const filter = () => page.locator('.operation-filter-input');
const calls = () => page.locator('.opblock-summary-path').allInnerTexts();
const entry = () => page.locator('.opblock');
const execute = () => entry().getByRole('button', { name: 'Execute' });
const answer = () => entry().locator('.live-responses-table');

async function open(words: string, path: string): Promise<void> {
  await page.goto('/api/v1/docs');
  await filter().fill(words);
  await expect.poll(calls).toEqual([path]);
  await page.locator('.opblock-summary-control').click();
  await entry().getByRole('button', { name: 'Try it out' }).click();
}

describe('the reference of the API', () => {
  it('lets nothing run that stands in the page', async () => {
    const answered = await fetch(`${app.url}/api/v1/docs`);
    const html = await answered.text();
    const policy = answered.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(html).not.toMatch(/<script(?! type="module" src=)|<style|\son\w+=|\sstyle=/);
  });

  it('shows every group', async () => {
    await page.goto('/api/v1/docs');
    const groups = new Set((Object.values(CALLS) as Call[]).map(({ group }) => group));
    const seen = new Set<string>();
    // Only what is near the window is in the page: each look scrolls on by less than a window, and from the end to the beginning.
    await expect
      .poll(async () => {
        const tags = page.locator('.opblock-tag');
        for (const tag of await tags.evaluateAll((all) => all.map((one) => one.dataset.tag ?? '')))
          seen.add(tag);
        await page.evaluate(() => {
          const before = scrollY;
          scrollBy({ top: innerHeight / 2, behavior: 'instant' });
          if (scrollY === before) scrollTo({ top: 0, behavior: 'instant' });
        });
        return [...seen].sort();
      })
      .toEqual([...groups].sort());
  });

  it('finds a call by words of its group, path and summary, and shows its fields and an example', async () => {
    await open('news send_back sentence', '/news/send_back/{id}');
    await expect
      .poll(() => entry().locator('.opblock-summary-description').innerText())
      .toContain('says what should be changed');
    await expect
      .poll(() => entry().locator('.parameter__name').allInnerTexts())
      .toEqual(expect.arrayContaining([expect.stringContaining('id'), expect.stringContaining('If-Match')]));
    await expect
      .poll(() => entry().locator('textarea').inputValue())
      .toContain('"sentence": "Please name the photographer."');
    await expect.poll(() => sideways(page, [320])).toEqual([]);
  });

  it('is in order on a phone, light and dark, as far as the library is', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(async () => (await axe(page)).flatMap(placesOf)).toEqual(OF_SWAGGER_UI);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => axe(page, 'colours')).toEqual([]);
  });

  it('makes a call in the name of whoever is signed in at the console', async () => {
    await open('persons page', '/user/get');
    await entry().locator('textarea').fill('{"page": 1}');
    await execute().click();
    await expect.poll(() => answer().innerText()).toContain('admin@example.org');
  });

  it('shows a refusal as it is, what was typed stays', async () => {
    await open('/user/get/{id}', '/user/get/{id}');
    const id = entry().locator('tr[data-param-name="id"] input');
    await id.fill('019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071');
    await execute().click();
    await expect.poll(() => answer().innerText()).toContain('"desc"');
    await expect.poll(() => id.inputValue()).toBe('019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071');
    // A refusal is told to the console of the browser as well, and nothing else is.
    expect(wrong.filter((one) => !one.includes('/user/get/019a2b3c'))).toEqual([]);
    expect([...asked]).toEqual([app.url]);
  });
});
