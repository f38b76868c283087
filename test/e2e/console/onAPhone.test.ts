import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type Client, clientOf, type Login, type Unit } from '#test/support/client.ts';
import { browse, group, row, signedIn, titleOf } from '#test/support/consoleSteps.ts';
import { type DeviceFile, twoColours } from '#test/support/files.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** What a phone does otherwise than a desk: its camera, and somebody who speaks instead of typing. */
let app: App;
let browser: Browser;
let client: Client;
let youth: Unit;
let writer: Login;
withApp(
  async (started) => {
    ({ app, browser } = started);
    client = await clientOf(app);
    youth = await client.department('Youth');
    writer = await client.user('Jebaraj', youth);
  },
  { closePages: true },
);

const opened = async (): Promise<Page> =>
  (await signedIn(browser, app, '/departments/add_news', writer, { width: 360, touch: true })).page;

/** As a phone's camera writes it: large, lying on its side, with the place where it was taken. */
const taken = async (name: string, height = 1400): Promise<DeviceFile> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const buffer = await sharp({
    create: { width: 2000, height, channels: 3, noise, background: '#888' },
  })
    .withExif({ IFD0: { Make: 'Fishing harbour' }, IFD3: { GPSLatitude: '13/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
};

/** Notes the files that the page sends, letter by letter. */
async function sentFiles(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const files: File[] = [];
    Object.assign(window, { files });
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get('file') : undefined;
      if (file instanceof File) files.push(file);
      return send.call(this, body);
    };
  });
  return () =>
    page.evaluate(() => {
      const { files } = window as unknown as { files: File[] };
      const letters = async (file: File) => new TextDecoder('latin1').decode(await file.arrayBuffer());
      return Promise.all(files.map(letters));
    });
}

it('the camera goes straight into the form, as often as one likes; pictures travel small, upright and without the place', async () => {
  const page = await opened();
  const gallery = group(page, 'Gallery images');
  const camera = gallery.getByRole('button', { name: 'Take a picture: Gallery images' });
  const photo = await taken('one.jpg');
  const sent = await sentFiles(page);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), camera.click()]);
  await expect.poll(() => chooser.element().getAttribute('capture')).toBe('environment');
  await chooser.setFiles([photo]);
  await browse(camera, [await taken('two.jpg')]);
  await gallery.getByRole('img', { name: 'Gallery image 2' }).waitFor();
  expect((await sent()).map((one) => one.length < photo.buffer.length / 2)).toEqual([true, true]);
  expect((await sent()).filter((one) => one.includes('Fishing harbour'))).toEqual([]);
  const shown = gallery.getByRole('img', { name: 'Gallery image 1' });
  const size = () => shown.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
  await expect.poll(async () => Math.sign(...((await size()) as [number]))).toBe(1);
  const [width = 0, height = 0] = await size();
  expect(height).toBeGreaterThan(width);
});

it('a photo is drawn smaller in a thread of its own, and its crop is shown before the server has sent it', async () => {
  const page = await opened();
  const threads: string[] = [];
  page.on('worker', (worker) => threads.push(worker.url()));
  let send = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/^https?:\/\/[^/]+\/media\//, (route) => late.then(() => route.continue()));
  const thumbnail = group(page, 'Thumbnail');
  await thumbnail.getByRole('button', { name: 'Add thumbnail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Thumbnail' });
  await browse(dialog.getByRole('button', { name: 'Browse: Thumbnail' }), [
    await twoColours('sea.jpg', 3000, 2000),
  ]);
  const width = (img: HTMLImageElement) => img.naturalWidth;
  await expect.poll(() => dialog.locator('.crop img').evaluate(width)).toBe(2560);
  expect(threads.map((url) => /shrinkWorker/.test(url))).toEqual([true]);
  await dialog.getByRole('button', { name: 'Add thumbnail' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const shown = thumbnail.getByRole('img', { name: 'The thumbnail as it is now' });
  await expect.poll(() => shown.evaluate(width)).toBe(800);
  send();
  await expect.poll(() => shown.evaluate(width)).toBeGreaterThan(800);
});

it('what is spoken into a field or a text is cut off by nothing while it is kept', async () => {
  const page = await opened();
  const keyboard = await page.context().newCDPSession(page);
  /** As a phone's keyboard does it: each further word replaces all that is not settled yet, and it stays under way for long. */
  const speak = async (words: readonly string[]): Promise<void> => {
    for (let count = 1; count <= words.length; count++) {
      const text = words.slice(0, count).join(' ');
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
      // Kept meanwhile.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    }
    await keyboard.send('Input.insertText', { text: words.join(' ') });
  };
  await page.evaluate(() => {
    const ended: string[] = [];
    Object.assign(window, { ended });
    document.addEventListener('compositionend', (event) => ended.push(event.data), true);
  });
  const ended = () => page.evaluate(() => (window as unknown as { ended: string[] }).ended);

  const spoken = ['Boats', 'went', 'out', 'before', 'the', 'morning', 'prayer'];
  await page.getByLabel('Title').focus();
  await speak(spoken);
  await expect.poll(() => titleOf(page)).toBe(spoken.join(' '));
  await page.waitForURL(/draft=/);
  await expect.poll(() => ended()).toEqual([spoken.join(' ')]);

  const text = page.getByRole('textbox', { name: 'Body' });
  await text.click();
  await page.keyboard.type('It is said: . And they came back.');
  for (let left = 0; left < ' And they came back.'.length + 1; left++) await page.keyboard.press('ArrowLeft');
  const longer = ['வணக்கம்', 'all', 'of', 'you', 'who', 'wait', 'on', 'the', 'shore'];
  await speak(longer);
  await expect.poll(() => text.innerText()).toBe(`It is said: ${longer.join(' ')}. And they came back.`);
  expect((await ended()).slice(1)).toEqual([longer.join(' ')]);
  await page.keyboard.type('!');
  await expect.poll(() => text.innerText()).toContain(`${longer.at(-1)}!. And`);
});

it('turning and brightening are in sight with the picture, upright or lying, without a scroll', async () => {
  const page = await opened();
  await group(page, 'Thumbnail').getByRole('button', { name: 'Add thumbnail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Thumbnail' });
  const look = dialog.getByRole('group', { name: 'Turn and brighten' });
  await browse(dialog.getByRole('button', { name: 'Browse: Thumbnail' }), [await taken('upright.jpg', 1125)]);
  const isInSight = async (): Promise<boolean> => {
    const [bar, foot] = [await look.boundingBox(), await dialog.locator('.dialog-foot').boundingBox()];
    return Boolean(bar && foot && bar.y > 0 && bar.y + bar.height <= foot.y);
  };
  await expect.poll(isInSight).toBe(true);
  // Once it is another than it was taken there is one button more.
  await look.getByRole('button', { name: 'Brighter' }).click();
  await look.getByRole('button', { name: 'As it was taken' }).waitFor();
  await expect.poll(isInSight).toBe(true);
  await look.getByRole('button', { name: 'Turn to the left' }).click();
  await expect
    .poll(async () => (await dialog.locator('.crop').boundingBox())?.height ?? 999)
    .toBeLessThan(300);
  await expect.poll(isInSight).toBe(true);
});

it('has a story on the first screen of its list, and what is rarely wanted under ‘More’', async () => {
  await client.news(youth, 'A camp by the sea, and what to bring');
  const { page } = await signedIn(browser, app, '/departments/department_news', writer, { touch: true });
  await page.setViewportSize({ width: 360, height: 640 });
  const story = row(page, 'A camp by the sea');
  await story.getByText('Published', { exact: true }).waitFor();
  // Above the bar that the thumb reaches.
  const overhang = async () => {
    const [line, dock] = await Promise.all([
      story.boundingBox(),
      page.getByRole('navigation', { name: 'Main navigation' }).boundingBox(),
    ]);
    return line && dock ? line.y + line.height - dock.y : undefined;
  };
  await expect.poll(overhang).toBeLessThanOrEqual(0);
  await page.getByLabel(/^Actions for A camp/).tap();
  const menu = story.getByRole('group');
  await expect
    .poll(() => menu.locator('a, button').allTextContents())
    .toEqual(['Edit News', 'Share', 'More', 'Delete News']);
  await menu.getByRole('button', { name: 'More' }).tap();
  await menu.getByRole('link', { name: 'Duplicate' }).waitFor();
});
