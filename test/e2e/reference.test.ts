import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
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
withApp(async (started) => {
  ({ app, browser } = started);
  ({ page } = await signedIn(browser, app, '/users', undefined, { width: 360 }));
  wrong = troubles(page);
});

const entry = (call: string) => page.locator(`[data-call="${call}"]`);

describe('the reference of the API', () => {
  it('tells every call, without script too, and lets nothing run that stands in it', async () => {
    const answer = await fetch(`${app.url}/api/v1/docs`);
    const html = await answer.text();
    expect(Object.keys(CALLS).filter((name) => !html.includes(`id="${name}"`))).toEqual([]);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(html).not.toMatch(/<script(?! type="module" src=)|<style|\son\w+=|\sstyle=/);
  });

  it('is narrowed by words, and nowhere too wide', async () => {
    await page.goto('/api/v1/docs');
    await expect.poll(() => sideways(page, [320])).toEqual([]);
    await page.getByText('Contents', { exact: true }).click();
    await page.getByLabel('Filter').fill('news send_back');
    await page.getByText('1 call', { exact: true }).waitFor();
    await expect
      .poll(() => page.locator('main .call:visible h3').allInnerTexts())
      .toEqual(['PUT news/send_back/{id}']);
  });

  it('is in order on a phone, light and dark', async () => {
    // One call is drawn like the other: axe reads the narrowed page, as all of them take it minutes.
    await page.locator('.call:visible').getByRole('button', { name: 'Try it' }).click();
    // What the filter hides is not drawn, and axe walks through it all the same.
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>('.call, nav li'))
        if (!one.checkVisibility()) one.remove();
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => axe(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => axe(page, 'colours')).toEqual([]);
  });

  it('makes a call in the name of whoever is signed in at the console', async () => {
    await page.goto('/api/v1/docs');
    await page.getByText('you are signed in at the console in this browser').waitFor();
    const call = entry('POST /user/get');
    await call.getByRole('button', { name: 'Try it' }).click();
    await call.getByRole('button', { name: 'Send' }).click();
    await call.getByText(/^200 after \d+ ms$/).waitFor();
    const answer = await call.getByRole('region', { name: 'Answer' }).innerText();
    expect(JSON.parse(answer)).toMatchObject({ data: { docs: [{ email: expect.any(String) }] } });
  });

  it('shows a refusal as it is, what was typed stays', async () => {
    const call = entry('GET /user/get/{id}');
    await call.getByRole('button', { name: 'Try it' }).click();
    await call.getByLabel('id', { exact: true }).fill('no/such?one');
    await call.getByRole('button', { name: 'Send' }).click();
    await call.getByText(/^4\d\d after \d+ ms$/).waitFor();
    await expect.poll(() => call.getByRole('region', { name: 'Answer' }).innerText()).toContain('"desc"');
    await expect.poll(() => call.getByLabel('id', { exact: true }).inputValue()).toBe('no/such?one');
    // A refusal is told to the console of the browser as well, and nothing else is.
    expect(wrong.filter((one) => !one.includes('no%2Fsuch%3Fone'))).toEqual([]);
  });
});
