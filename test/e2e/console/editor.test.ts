import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, toasted, visitor } from '#test/support/browser.ts';
import { type Client, clientOf, type Unit } from '#test/support/client.ts';
import { drop, paste, save, saved, signedIn } from '#test/support/consoleSteps.ts';
import { pdf, twoColours } from '#test/support/files.ts';
import { ADMIN, type App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** What the editor offers beside letters: undo and redo for those who have no keys for it, tables, and a count of words. */
let app: App;
let browser: Browser;
let client: Client;
let youth: Unit;
withApp(
  async (started) => {
    ({ app, browser } = started);
    client = await clientOf(app);
    youth = await client.department('Youth');
  },
  { closePages: true },
);

const PHONE = { width: 360, touch: true } as const;

/** The form of an item with this text, and the text. */
async function editing(
  title: string,
  description: string,
  options: { width?: number; touch?: boolean } = {},
) {
  const { id, path } = await client.news(youth, title, { description });
  const { context, page } = await signedIn(browser, app, `/departments/edit_news/${id}`, ADMIN, options);
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.waitFor();
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
  const kept = async () => (await client.call('GET', `news/get/${id}`)).description;
  return { context, page, body, tool, kept, path };
}

it('takes back and does again, by finger', async () => {
  const { page, body, tool } = await editing('By finger', '<p>One.</p>', PHONE);
  await expect.poll(() => tool('Undo').getAttribute('aria-disabled')).toBe('true');
  await body.getByText('One.').tap();
  await page.keyboard.type('Two. ');
  await expect.poll(() => body.textContent()).toContain('Two.');
  await tool('Undo').tap();
  await expect.poll(() => body.textContent()).toBe('One.');
  await expect.poll(() => tool('Undo').getAttribute('aria-disabled')).toBe('true');
  await tool('Redo').tap();
  await expect.poll(() => body.textContent()).toContain('Two.');
});

it('counts words in every script', async () => {
  const { page, body } = await editing('Counted', '<p>Four words – and no dash.</p><p>நற்செய்தி வந்தது</p>');
  await page.getByText('7 words').waitFor();
  await body.getByText('Four').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Amen.');
  await page.getByText('1 word', { exact: true }).waitFor();
});

it('puts in a table, all by keys, and changes it', async () => {
  const { context, page, body, tool, kept, path } = await editing('Of figures', '<p>Before.</p>');
  await body.getByText('Before.').click();
  await page.keyboard.press('End');
  await tool('Table').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Insert a table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Insert a table' });
  await dialog.getByLabel('Rows').fill('0');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await dialog.getByText('A number from 1 to 50.').waitFor();
  await dialog.getByLabel('Rows').fill('2');
  await dialog.getByLabel('Columns').fill('3');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const cells = ['Year', 'Parishes', 'Gifts', '1947', '31', '412', '2026', '87', '9,300'];
  // Behind the last cell a row begins.
  for (const [nth, text] of cells.entries()) {
    if (nth > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await expect.poll(() => body.getByRole('columnheader').allTextContents()).toEqual(cells.slice(0, 3));
  await expect.poll(() => body.getByRole('cell').allTextContents()).toEqual(cells.slice(3));
  const act = async (name: string) => {
    await tool('Table').click();
    await page.getByRole('button', { name, exact: true }).click();
    // Keys go to the text again.
    await expect.poll(() => body.evaluate((text) => text === document.activeElement)).toBe(true);
  };
  await act('Remove the column');
  await act('Add a row below');
  await expect.poll(() => body.getByRole('row').count()).toBe(4);
  await page.keyboard.press('Tab');
  await act('Remove the row');
  await expect.poll(() => body.getByRole('row').count()).toBe(3);
  await expect.poll(() => axe(page)).toEqual([]);
  await save(page);
  await saved(page);
  const row = (tag: string, texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}><p>${text}</p></${tag}>`).join('')}</tr>`;
  expect(await kept()).toContain(
    `<p>Before.</p><table><tbody>${row('th', ['Year', 'Parishes'])}${row('td', ['1947', '31'])}${row('td', ['2026', '87'])}</tbody></table>`,
  );
  await page.goto(path);
  await page.getByRole('table').getByRole('columnheader', { name: 'Parishes' }).waitFor();
  await context.close();
});

it('is wider than a phone, and goes sideways by itself there', async () => {
  const row = (tag: string) => `<tr>${`<${tag}><p>Congregations</p></${tag}>`.repeat(8)}</tr>`;
  const { path } = await client.news(youth, 'Wide', {
    description: `<p>Before.</p><table><tbody>${row('th')}${row('td')}</tbody></table>`,
  });
  const page = await (await visitor(browser, { url: app.url, ...PHONE })).newPage();
  await page.goto(path);
  const box = page.getByRole('group', { name: 'Table' });
  const sideways = () =>
    box.evaluate((element) => [
      element.scrollWidth > element.clientWidth,
      document.documentElement.scrollWidth <= window.innerWidth,
    ]);
  await expect.poll(sideways).toEqual([true, true]);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expect.poll(() => axe(page)).toEqual([]);
});

it('keeps the places of pictures that are pasted until each has come, and is saved with them', async () => {
  const { page, body, kept } = await editing('Pasted', '<p>One.</p><p>Two.</p>');
  const { promise: freed, resolve: free } = Promise.withResolvers<void>();
  let tries = 0;
  await page.route('**/upload_media', async (route) => {
    const sent = route.request().postDataBuffer()?.toString('latin1') ?? '';
    if (sent.includes('walk.jpg')) await freed;
    if (sent.includes('sea.jpg') && tries++ === 0) return route.abort();
    await route.continue().catch(() => undefined);
  });
  await body.getByText('One.').click();
  await page.keyboard.press('End');
  await paste(body, [await twoColours('walk.jpg', 400, 300), await twoColours('sea.jpg', 300, 300)]);
  // One of them fails: its sentence stands there, and its place too.
  await page.getByRole('progressbar', { name: 'Uploading walk.jpg' }).waitFor();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await expect.poll(() => body.textContent()).toBe('One.walk.jpgsea.jpgTwo.');
  await page.keyboard.type(' And more.');
  await again.click();
  const widths = () =>
    body.locator('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  // The second one has come before the first, and stands behind its place.
  await expect.poll(widths).toEqual([300]);
  await expect.poll(() => body.textContent()).toBe('One. And more.walk.jpgTwo.');
  await save(page);
  await page.getByRole('button', { name: 'Update when the files are uploaded' }).waitFor();
  free();
  await saved(page);
  expect((await kept()).replace(/<img[^>]*>/g, '<img>')).toBe('<p>One. And more.</p><img><img><p>Two.</p>');
  const sizes = [...(await kept()).matchAll(/src="([^"]*)"/g)].map(([, src = '']) =>
    client.call('GET', `media/${src.split('/').at(-1)}`),
  );
  expect((await Promise.all(sizes)).map(({ width }) => width)).toEqual([400, 300]);
});

it('takes words before the picture of them, and says which files are no pictures', async () => {
  const { page, body } = await editing('Dropped', '<p>One.</p>');
  await body.getByText('One.').click();
  await drop(body, [await pdf('Psalm.pdf')]);
  await toasted(page, 'Upload Image Format Jpg, Png, Gif, Avif');
  const sheet = await twoColours('sheet.png');
  await paste(body, [sheet], '<table><tr><td>Two.</td></tr></table>');
  await expect.poll(() => body.textContent()).toContain('Two.');
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
});

it('loses no letter, however fast it is saved or its window is closed', async () => {
  const { context, page, body, kept } = await editing('To the last letter', '<p>Begun.</p>');
  await body.getByText('Begun.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' And ended');
  // As phones do it: the field keeps the focus.
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit());
  await saved(page);
  expect(await kept()).toBe('<p>Begun. And ended</p>');

  await page.goto('/departments/add_news');
  await page.getByLabel('Title').fill('Closed at once');
  await page.getByRole('textbox', { name: 'Body' }).click();
  await page.keyboard.type('Every letter of it');
  await page.close();
  const again = await context.newPage();
  await again.goto('/drafts');
  await again.getByRole('button', { name: 'Continue: Closed at once' }).click();
  const came = again.getByRole('textbox', { name: 'Body' });
  // Says, where letters are lost, which.
  await expect.poll(() => came.textContent()).toBe('Every letter of it');
});

it('takes as much room before it has come as afterwards, so that nothing moves from under the pointer', async () => {
  // A worker that has kept the editor already would not ask for it.
  for (const options of [{}, { ...PHONE, keeps: false }]) {
    const { page } = await signedIn(browser, app, '/account', ADMIN, options);
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/console/Editor-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/departments/add_news');
    const field = page.locator('[data-field=description]');
    const height = async () => (await field.boundingBox())?.height ?? 0;
    await field.locator('.skeleton').waitFor();
    const before = await height();
    come();
    await page.getByRole('textbox', { name: 'Body' }).waitFor();
    await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThanOrEqual(8);
    await page.unrouteAll();
  }
});
