import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '#test/support/browser.ts';
import { type Client, clientOf, type Unit } from '#test/support/client.ts';
import { save, saved, signedIn } from '#test/support/consoleSteps.ts';
import { picture } from '#test/support/files.ts';
import { type App, startApp } from '#test/support/server.ts';

/** A picture in a text: it stays when something is typed, and what it shows can be said later (000 §2.3). */
let app: App;
let browser: Browser;
let client: Client;
let youth: Unit;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), openBrowser()]);
  client = await clientOf(app);
  youth = await client.department('Youth');
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

/** The form of an item whose text is a picture between two paragraphs, with the picture chosen. */
async function chosen() {
  const url = await client.upload(await picture('lamp.png'));
  const description = `<p>Before.</p><img src="${url}" alt="A lamp"><p>Behind.</p>`;
  const { id } = await client.news(youth, 'The lamp', { description });
  const { page } = await signedIn(browser, app, `/departments/edit_news/${id}`);
  const body = page.getByRole('textbox', { name: 'Body' });
  const lamp = body.getByRole('img', { name: 'A lamp' });
  await lamp.click();
  return { id, page, body, lamp };
}

it('stays when something is typed while it is chosen', async () => {
  const { page, body, lamp } = await chosen();
  await page.keyboard.type('Lit. ');
  expect(await lamp.count()).toBe(1);
  await body.getByText('Lit. Behind.').waitFor();
});

it('goes with Backspace, and comes back with "undo"', async () => {
  const { page, lamp } = await chosen();
  await page.keyboard.press('Backspace');
  await expect.poll(() => lamp.count()).toBe(0);
  await page.keyboard.press('Control+z');
  await expect.poll(() => lamp.count()).toBe(1);
});

it('gets other words later, and keeps its place', async () => {
  const { id, page, body } = await chosen();
  await page.getByRole('toolbar').getByRole('button', { name: 'Image', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Image' });
  const says = dialog.getByLabel('What the image shows');
  expect(await says.inputValue()).toBe('A lamp');
  await says.fill('Two hands hold an oil lamp');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await body.getByRole('img', { name: 'Two hands hold an oil lamp' }).waitFor();
  await save(page);
  await saved(page);
  const { description } = await client.call('GET', `news/get/${id}`);
  expect(description).toMatch(/Before\..*alt="Two hands hold an oil lamp".*Behind\./s);
});
