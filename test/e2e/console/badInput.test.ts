import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Client, clientOf, type Unit } from '#test/support/client.ts';
import {
  addThumbnail,
  browse,
  drop,
  group,
  newsForm,
  row,
  SAMPLE_TITLE,
  save,
  saved,
  signedIn,
  titleOf,
  told,
} from '#test/support/consoleSteps.ts';
import { type DeviceFile, pdf, picture, pictures, twoColours } from '#test/support/files.ts';
import { fillMoment } from '#test/support/fillMoment.ts';
import { ADMIN, type App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** Whatever is wrong with what was typed or chosen gets a sentence, and the rest of the form stays (000 §5, AMB-042). */
let app: App;
let browser: Browser;
let client: Client;
let youth: Unit;
let madras: Unit;
withApp(
  async (started) => {
    ({ app, browser } = started);
    client = await clientOf(app);
    youth = await client.department('Youth');
    madras = await client.diocese('Madras', 'Tamil Nadu');
  },
  { closePages: true },
);

describe('a form that is not complete', () => {
  it.each([
    ['departments', 'Please add thumbnail'],
    ['dioceses', 'Please upload thumbnail'],
  ] as const)('of %s says: %s', async (family, sentence) => {
    const { page } = await newsForm(browser, app, family === 'departments' ? youth : madras);
    const body = page.getByRole('textbox', { name: 'Body' });
    await body.pressSequentially('We met at sunrise.');
    await save(page);
    await told(page, sentence);
    await expect.poll(() => group(page, 'Thumbnail').getByText(sentence).isVisible()).toBe(true);
    await expect.poll(() => titleOf(page)).toBe(SAMPLE_TITLE);
    await expect.poll(() => body.textContent()).toBe('We met at sunrise.');
    await addThumbnail(page, await twoColours('sea.jpg'));
    await save(page);
    await saved(page);
  });

  it.each([1440, 360])('says first what comes first on the page, and all of it, at %d px', async (width) => {
    const { page } = await signedIn(browser, app, '/departments/department_events', ADMIN, { width });
    await page.getByRole('button', { name: 'Add Event' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Event' });
    await dialog.getByRole('button', { name: 'Add Event' }).click();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    await expect.poll(focused).toBe('department');
    const sentences = [
      'Please select a department.',
      'Please enter: Title',
      'Please add date',
      'Please upload thumbnail',
    ];
    await expect
      .poll(() => dialog.getByRole('alert').getByRole('listitem').allTextContents())
      .toEqual(sentences);
    // What has to be corrected is said alone in the bar, which would come over the field otherwise.
    const goesLive = dialog.locator('.dialog-foot').getByText('Goes live when you save.');
    await goesLive.waitFor({ state: 'attached' });
    await expect.poll(() => goesLive.isVisible()).toBe(false);
    const next = (left: number) => dialog.getByRole('button', { name: `${left} fields to correct` });
    await next(5).click();
    await expect.poll(focused).toBe('name');
    await next(5).click();
    await expect.poll(focused).toBe('from_date');
    // Where the focus is, nothing lies over it.
    const isClear = () =>
      page.evaluate(() => {
        const field = document.activeElement?.getBoundingClientRect();
        const foot = document.querySelector('.dialog-foot')?.getBoundingClientRect();
        return (field?.bottom ?? 0) <= (foot?.top ?? 0);
      });
    await expect.poll(isClear).toBe(true);
    await fillMoment(dialog, 'From', '2026-12-02T10:00');
    // The end is an hour later until somebody chooses it.
    const end = async () =>
      `${await dialog.getByLabel('To', { exact: true }).inputValue()}T${await dialog.getByLabel('To: Time').inputValue()}`;
    await expect.poll(end).toBe('2026-12-02T11:00');
    await fillMoment(dialog, 'From', '2026-12-31T23:30');
    await expect.poll(end).toBe('2027-01-01T00:30');
    await fillMoment(dialog, 'To', '2027-01-01T09:00');
    await fillMoment(dialog, 'From', '2026-12-31T22:00');
    await expect.poll(end).toBe('2027-01-01T09:00');
    await next(3).waitFor();
  });

  it('keeps 91 letters where 90 may be, and says so', async () => {
    const long = 'அ'.repeat(91);
    const { page } = await newsForm(browser, app, youth, { title: long });
    await page.getByText('91 of 90').waitFor();
    await page.getByLabel('Sub-heading').fill('b'.repeat(131));
    await page.getByText('131 of 130').waitFor();
    await save(page);
    await told(page, 'Title may have at most 90 characters; this has 91.');
    // Above the form, where both are said, and at the field.
    const second = page.getByText('Sub-heading may have at most 130 characters; this has 131.');
    await expect.poll(() => second.count()).toBe(2);
    await expect.poll(() => titleOf(page)).toBe(long);
    await expect
      .poll(() => page.getByLabel('Title').evaluate((box) => box === document.activeElement))
      .toBe(true);
  });
});

describe('files that are not taken', () => {
  const svg: DeviceFile = {
    name: 'seal.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  };
  const html: DeviceFile = { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>Hello</p>') };
  const program: DeviceFile = {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([Buffer.from('MZ\x90\x00\x03'), Buffer.alloc(4000, 7)]),
  };

  it('the thirteenth picture', async () => {
    const { page } = await newsForm(browser, app, youth);
    const gallery = group(page, 'Gallery images');
    await browse(gallery.getByRole('button', { name: 'Browse: Gallery images' }), await pictures(11));
    await gallery.getByRole('img', { name: 'Gallery image 11' }).waitFor();
    await drop(gallery.getByText('Drag and drop images here'), await pictures(3));
    await gallery.getByText('There may be at most 12 gallery images. 2 were not added.').waitFor();
    await gallery.getByRole('img', { name: 'Gallery image 12' }).waitFor();
    await gallery.getByText('12 of 12').waitFor();
    await expect.poll(() => gallery.getByRole('img').count()).toBe(12);
    await expect.poll(() => titleOf(page)).toBe(SAMPLE_TITLE);
  });

  it('what is no picture, in the gallery', async () => {
    const { page } = await newsForm(browser, app, youth);
    const gallery = group(page, 'Gallery images');
    const box = gallery.getByText('Drag and drop images here');
    for (const file of [svg, html]) {
      await drop(box, [file]);
      await gallery.getByText('Upload Image Format Jpg, Png, Gif, Avif').waitFor();
    }
    const button = gallery.getByRole('button', { name: 'Browse: Gallery images' });
    for (const [file, sentence] of [
      [svg, '“seal.svg” is not a kind of file that can be uploaded.'],
      [html, '“page.html” is not a kind of file that can be uploaded.'],
      [program, '“photo.jpg” is named like a JPEG picture, but it holds something else'],
    ] as const) {
      await browse(button, [file]);
      await gallery.getByText(sentence).waitFor();
    }
    await drop(box, [program]);
    const refused = gallery.getByText('“photo.jpg” is named like a JPEG picture');
    await expect.poll(() => refused.count()).toBe(2);
    await addThumbnail(page, await twoColours('sea.jpg'));
    await save(page);
    await told(page, 'Not all files could be uploaded. Try those again, or remove them.');
    await expect.poll(() => titleOf(page)).toBe(SAMPLE_TITLE);
    for (const name of ['seal.svg', 'page.html', 'photo.jpg', 'photo.jpg'])
      await gallery
        .getByRole('button', { name: `Remove ${name}` })
        .first()
        .click();
    await save(page);
    await saved(page);
  });

  it('what is no picture, as thumbnail', async () => {
    const { page } = await newsForm(browser, app, youth);
    const sentence = 'File is not Supported Please Upload Jpg, Png, Gif, Avif';
    await drop(group(page, 'Thumbnail'), [svg]);
    const dialog = page.getByRole('dialog', { name: 'Thumbnail' });
    await dialog.getByText(sentence).waitFor();
    const button = dialog.getByRole('button', { name: 'Browse: Thumbnail' });
    await browse(button, [await picture('sea.png')]);
    await dialog.getByText(sentence).waitFor({ state: 'detached' });
    for (const file of [html, program]) {
      await browse(button, [file]);
      await dialog.getByText(sentence).waitFor();
      await dialog.getByRole('button', { name: 'Add thumbnail' }).click();
      await expect.poll(() => dialog.getByText(sentence).isVisible()).toBe(true);
      await browse(button, [await picture('sea.png')]);
      await dialog.getByText(sentence).waitFor({ state: 'detached' });
    }
    await dialog.getByRole('button', { name: 'Add thumbnail' }).click();
    await page.getByRole('img', { name: 'The thumbnail as it is now' }).waitFor();
  });

  it('what is no picture, as banner of an advertisement, with the sentence given (AMB-043, AMB-110)', async () => {
    const { page } = await signedIn(browser, app, '/advertisement');
    await page.getByRole('button', { name: 'Add AD' }).click();
    const banner = group(page, 'Banner Image');
    await drop(banner.getByText('Drag and drop an image here'), [svg]);
    await banner.getByText('File is not supported! Please Upload Pdf').waitFor();
    await expect.poll(() => banner.getByRole('img').count()).toBe(0);
    await page.goto('/publications/books');
    await page.getByRole('button', { name: 'Add Books' }).click();
    const content = group(page, 'Content');
    await drop(content.getByText('Drag and drop images here'), [svg]);
    await content.getByText('Upload Image Formats jpg, jpeg, png, gif, avif').waitFor();
    const picker = content.locator('input[type=file]').last();
    await expect.poll(() => picker.getAttribute('accept')).toBe('image/png,image/jpeg');
  });

  it('what is no PDF, and one that is too large', async () => {
    const { page } = await newsForm(browser, app, youth);
    const files = group(page, 'PDF');
    const button = files.getByRole('button', { name: 'Browse: PDF' });
    await drop(files.getByText('Drag and drop a file here'), [html]);
    await files.getByText('File is not supported! Please Upload Pdf').waitFor();
    await browse(button, [{ ...program, name: 'report.pdf', mimeType: 'application/pdf' }]);
    await files.getByText('“report.pdf” is named like a PDF, but it holds').waitFor();
    // A picker shows other files too when it is asked for them.
    await browse(button, [await picture('sea.jpg')]);
    await files
      .getByText(
        "“sea.jpg” is a JPEG picture, which can't stand here. Choose a PDF or a Word document (docx).",
      )
      .waitFor();
    const gallery = group(page, 'Gallery images');
    await browse(gallery.getByRole('button', { name: 'Browse: Gallery images' }), [await pdf('roll.pdf')]);
    await gallery
      .getByText(
        "“roll.pdf” is a PDF, which can't stand here. Choose a picture (jpg, png, gif, webp or avif).",
      )
      .waitFor();

    const folder = await mkdtemp(join(tmpdir(), 'lectern-large-'));
    const large = join(folder, 'large.pdf');
    const file = await open(large, 'w');
    await file.write('%PDF-1.7\n');
    await file.truncate(60 * 1024 * 1024);
    await file.close();
    await browse(button, large);
    await files.getByText('“large.pdf” is too big: a PDF may have at most 50 MB.').waitFor();
    await rm(folder, { recursive: true });
    await expect.poll(() => titleOf(page)).toBe(SAMPLE_TITLE);
    // The server does not rely on the browser's word.
    const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(60 * 1024 * 1024)]);
    await expect(client.upload({ name: 'large.pdf', mimeType: 'application/pdf', buffer })).rejects.toThrow(
      '413 “large.pdf” is too big',
    );
  });
});

describe('what looks like a command', () => {
  it('is text and nothing more', async () => {
    const wicked = `'); drop table news;-- <script>alert(1)</script><img src=x onerror=alert(2)>`;
    const { context, page } = await newsForm(browser, app, youth, { title: wicked });
    const alerts: string[] = [];
    context.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.dismiss();
    });
    await page.getByLabel('Sub-heading').fill(wicked);
    await page.getByRole('textbox', { name: 'Body' }).pressSequentially(wicked);
    await addThumbnail(page, await twoColours('sea.jpg'));
    await save(page);
    await saved(page);
    await row(page, wicked).getByText('Active', { exact: true }).waitFor();
    await page.getByRole('searchbox', { name: 'Search department news' }).fill(wicked);
    await page.waitForURL(/search=/);
    await readAsText(context, wicked);
    expect(alerts).toEqual([]);
  });
});

async function readAsText(context: BrowserContext, text: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${app.url}/home`);
  await page.getByRole('link', { name: text }).first().click();
  await page.getByRole('heading', { level: 1, name: text }).waitFor();
  await expect.poll(() => page.getByRole('main').getByText(text).count()).toBeGreaterThanOrEqual(3);
  await page.goto(`${app.url}/search?q=${encodeURIComponent(text)}`);
  await expect.poll(() => page.getByRole('main').getByRole('searchbox').inputValue()).toBe(text);
}
