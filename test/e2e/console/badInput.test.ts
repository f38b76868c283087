import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#test/support/browser.ts';
import { type Client, clientOf, type Unit } from '#test/support/client.ts';
import { addThumbnail, browse, drop, fillLogin, group, row, signedIn } from '#test/support/consoleSteps.ts';
import { type DeviceFile, pdf, picture, pictures, twoColours } from '#test/support/files.ts';
import { type Line, lineTo } from '#test/support/line.ts';
import { ADMIN, type App, startApp } from '#test/support/server.ts';

/** Whatever is wrong gets a sentence, and nothing that was typed is lost. */
let app: App;
let browser: Browser;
let client: Client;
let line: Line;
let youth: Unit;
let madras: Unit;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), openBrowser()]);
  [client, line] = await Promise.all([clientOf(app), lineTo(app)]);
  youth = await client.department('Youth');
  madras = await client.diocese('Madras', 'Tamil Nadu');
});
afterAll(async () => {
  await browser?.close();
  await line?.close();
  await app?.close();
});
afterEach(async () => {
  line.mend();
  await Promise.all(browser.contexts().map((context) => context.close()));
});

/** A new news item's form with a title, opened by the office; everything goes through the line. */
async function form(family: 'departments' | 'dioceses' = 'departments', title = 'A day by the sea') {
  const { context, page } = await signedIn(browser, app, `/${family}/add_news`, ADMIN, { url: line.url });
  const [label, unit] = family === 'departments' ? ['Department', youth] : ['Diocese', madras];
  await page.getByLabel(`Select ${label}`).selectOption({ label: unit.name });
  await page.getByLabel('Title').fill(title);
  return { context, page };
}

const save = (page: Page) => page.getByRole('button', { name: /^(Add|Update)$/ }).click();
const told = (page: Page, sentence: string) => page.getByRole('alert').getByText(sentence).waitFor();
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
const titleOf = (page: Page) => page.getByLabel('Title').inputValue();

/** How many news items have a title. */
const countOf = async (title: string): Promise<number> =>
  (await client.call('POST', 'news/get', { search: title, activated: 'all' })).totalDocs;

describe('a form that is not complete', () => {
  it.each([
    ['departments', 'Please add thumbnail'],
    ['dioceses', 'Please upload thumbnail'],
  ] as const)('of %s says: %s', async (family, sentence) => {
    const { page } = await form(family);
    const body = page.getByRole('textbox', { name: 'Body' });
    await body.pressSequentially('We met at sunrise.');
    await save(page);
    await told(page, sentence);
    expect(await group(page, 'Thumbnail').getByText(sentence).isVisible()).toBe(true);
    expect(await titleOf(page)).toBe('A day by the sea');
    expect(await body.textContent()).toBe('We met at sunrise.');
    await addThumbnail(page, await twoColours('sea.jpg'));
    await save(page);
    await saved(page);
  });

  it('keeps 91 letters where 90 may be, and says so', async () => {
    const long = 'அ'.repeat(91);
    const { page } = await form('departments', long);
    await page.getByText('91 of 90').waitFor();
    await page.getByLabel('Sub-heading').fill('b'.repeat(131));
    await page.getByText('131 of 130').waitFor();
    await save(page);
    await told(page, 'Title may have at most 90 characters; this has 91.');
    await page.getByText('Sub-heading may have at most 130 characters; this has 131.').waitFor();
    expect(await titleOf(page)).toBe(long);
    expect(await page.getByLabel('Title').evaluate((box) => box === document.activeElement)).toBe(true);
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
    const { page } = await form();
    const gallery = group(page, 'Gallery images');
    await browse(gallery.getByRole('button', { name: 'Browse: Gallery images' }), await pictures(11));
    await gallery.getByRole('img', { name: 'Gallery image 11' }).waitFor();
    await drop(gallery.getByText('Drag and drop images here'), await pictures(3));
    await gallery.getByText('There may be at most 12 gallery images. 2 were not added.').waitFor();
    await gallery.getByRole('img', { name: 'Gallery image 12' }).waitFor();
    await gallery.getByText('12 of 12').waitFor();
    expect(await gallery.getByRole('img').count()).toBe(12);
    expect(await titleOf(page)).toBe('A day by the sea');
  });

  it('what is no picture, in the gallery', async () => {
    const { page } = await form();
    const gallery = group(page, 'Gallery images');
    const box = gallery.getByText('Drag and drop images here');
    for (const file of [svg, html]) {
      await drop(box, [file]);
      await gallery.getByText('Upload Image Format Jpg, Png, Gif').waitFor();
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
    await told(page, 'Not all files could be uploaded. Try those again, or take them away.');
    expect(await titleOf(page)).toBe('A day by the sea');
    for (const name of ['seal.svg', 'page.html', 'photo.jpg', 'photo.jpg'])
      await gallery
        .getByRole('button', { name: `Remove ${name}` })
        .first()
        .click();
    await save(page);
    await saved(page);
  });

  it('what is no picture, as thumbnail', async () => {
    const { page } = await form();
    const sentence = 'File is not Supported Please Upload Jpg, Png, Gif';
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
      expect(await dialog.getByText(sentence).isVisible()).toBe(true);
      await browse(button, [await picture('sea.png')]);
      await dialog.getByText(sentence).waitFor({ state: 'detached' });
    }
    await dialog.getByRole('button', { name: 'Add thumbnail' }).click();
    await page.getByRole('img', { name: 'The thumbnail as it is now' }).waitFor();
  });

  it('what is no PDF, and one that is too large', async () => {
    const { page } = await form();
    const files = group(page, 'PDF');
    const button = files.getByRole('button', { name: 'Browse: PDF' });
    await drop(files.getByText('Drag and drop a file here'), [html]);
    await files.getByText('File is not supported! Please Upload Pdf').waitFor();
    await browse(button, [{ ...program, name: 'report.pdf', mimeType: 'application/pdf' }]);
    await files.getByText('“report.pdf” is named like a PDF, but it holds').waitFor();

    const folder = await mkdtemp(join(tmpdir(), 'lectern-large-'));
    const large = join(folder, 'large.pdf');
    const file = await open(large, 'w');
    await file.write('%PDF-1.7\n');
    await file.truncate(60 * 1024 * 1024);
    await file.close();
    await browse(button, large);
    await files.getByText('“large.pdf” is too big: a PDF may have at most 50 MB.').waitFor();
    await rm(folder, { recursive: true });
    expect(await titleOf(page)).toBe('A day by the sea');
    // The server does not rely on the browser's word.
    const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(60 * 1024 * 1024)]);
    await expect(client.upload({ name: 'large.pdf', mimeType: 'application/pdf', buffer })).rejects.toThrow(
      '413 “large.pdf” is too big',
    );
  });
});

describe('a line that breaks', () => {
  it('in the middle of an upload: the file waits for another try', async () => {
    const { page } = await form();
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const buffer = await sharp({
      create: { width: 1000, height: 1000, channels: 3, noise, background: '#888' },
    })
      .jpeg()
      .toBuffer();
    const gallery = group(page, 'Gallery images');
    line.cutAfter(60_000);
    await browse(gallery.getByRole('button', { name: 'Browse: Gallery images' }), [
      { name: 'waves.jpg', mimeType: 'image/jpeg', buffer },
    ]);
    await gallery
      .getByText('Failed to Upload Gallery. The server did not answer: check the connection and try again.')
      .waitFor();
    await gallery.getByText('Not uploaded').waitFor();
    line.mend();
    await gallery.getByRole('button', { name: 'Try again' }).click();
    await gallery.getByRole('img', { name: 'Gallery image 1' }).waitFor();
    expect(await titleOf(page)).toBe('A day by the sea');
  });

  it('on saving: the form stays, and the next try saves once', async () => {
    const { context, page } = await form('departments', 'Lost on the way');
    await addThumbnail(page, await twoColours('sea.jpg'));
    const sentence =
      'Failed to add departmentNews. The server did not answer: check the connection and try again.';
    line.cut();
    await save(page);
    await told(page, sentence);
    line.mend();
    await context.setOffline(true);
    await save(page);
    await told(page, sentence);
    await context.setOffline(false);
    // It is saved, but nobody hears of it.
    line.loseAnswers();
    await save(page);
    await told(page, sentence);
    line.mend();
    expect(await titleOf(page)).toBe('Lost on the way');
    expect(await countOf('Lost on the way')).toBe(1);
    await save(page);
    await saved(page);
    expect(await countOf('Lost on the way')).toBe(1);
  });
});

describe('a session that has ended', () => {
  it('asks to sign in over the page, and the save goes through', async () => {
    const { page } = await form('departments', 'Written through the night');
    await page.getByRole('textbox', { name: 'Body' }).pressSequentially('Till the oil was gone.');
    await addThumbnail(page, await twoColours('lamp.jpg'));
    await endSession(page);
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await fillLogin(dialog, { email: 'admin@example.org', password: 'not the right one' });
    await dialog.getByText('Invalid credentials').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await told(page, 'Please log in: you are not, or your time has run out.');
    expect(await titleOf(page)).toBe('Written through the night');
    await save(page);
    await fillLogin(dialog);
    await saved(page);
    const { docs } = await client.call('POST', 'news/get', { search: 'Written through the night' });
    expect(docs).toMatchObject([{ description: '<p>Till the oil was gone.</p>' }]);
  });

  it('asks before an upload too, and the file arrives', async () => {
    const { page } = await form();
    await endSession(page);
    await browse(page.getByRole('button', { name: 'Browse: PDF' }), [await pdf('Psalm.pdf')]);
    await fillLogin(page.getByRole('dialog', { name: 'Please sign in again' }));
    await group(page, 'PDF').getByRole('link', { name: 'Psalm.pdf' }).waitFor();
    expect(await titleOf(page)).toBe('A day by the sea');
  });

  it('somebody else who signs in there does not save it', async () => {
    const other = await client.user('Somebody Else');
    const { page } = await form('departments', 'Not for other eyes');
    await addThumbnail(page, await twoColours('lamp.jpg'));
    await endSession(page);
    await save(page);
    await fillLogin(page.getByRole('dialog', { name: 'Please sign in again' }), other);
    await page.getByText('You signed in as another user, so nothing was saved.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    expect(await countOf('Not for other eyes')).toBe(0);
  });
});

/** Ends the session at the server, behind the page's back. */
async function endSession(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const authorization = localStorage.getItem('token') ?? '';
    return (await fetch('/api/v1/auth/logout', { method: 'POST', headers: { authorization } })).status;
  });
  expect(status).toBe(200);
}

describe('two people with the same news item', () => {
  const edit = async (login: Awaited<ReturnType<Client['user']>> | undefined, id: string) => {
    const { page } = await signedIn(browser, app, `/departments/edit_news/${id}`, login);
    await page.getByLabel('Title').waitFor();
    return page;
  };

  it('put their changes together', async () => {
    const { id } = await client.news(youth, 'Harvest festival', { heading: 'In October' });
    const [mine, theirs] = [await edit(undefined, id), await edit(await client.user('Anbu Raj'), id)];
    await theirs.getByLabel('Title').fill('Harvest festival at Nagercoil');
    await theirs.getByLabel('Sub-heading').fill('On the second Sunday');
    await save(theirs);
    await saved(theirs);

    await mine.getByLabel('Title').fill('Harvest festival of the young');
    await mine.getByLabel('Date').fill('2026-10-11');
    await save(mine);
    const dialog = mine.getByRole('dialog', { name: 'Changed in the meantime' });
    await dialog.getByText('Anbu Raj').waitFor();
    expect(await dialog.getByRole('group').count()).toBe(1);
    const choice = dialog.getByRole('group', { name: 'Title' });
    expect(await choice.getByLabel('Yours: Harvest festival of the young').isChecked()).toBe(true);
    await choice.getByLabel('The other: Harvest festival at Nagercoil').check();
    await dialog.getByRole('button', { name: 'Put together' }).click();
    expect(await titleOf(mine)).toBe('Harvest festival at Nagercoil');
    await save(mine);
    await saved(mine);
    expect(await client.call('GET', `news/get/${id}`)).toMatchObject({
      title: 'Harvest festival at Nagercoil',
      heading: 'On the second Sunday',
      date: '2026-10-11',
    });
  });

  it('or take the other one’s', async () => {
    const { id } = await client.news(youth, 'Bible quiz');
    const mine = await edit(undefined, id);
    await client.call('PUT', `news/edit/${id}`, { title: 'Bible quiz for schools' });
    await mine.getByLabel('Title').fill('Bible quiz, mine');
    await save(mine);
    await mine.getByRole('button', { name: 'Drop my changes' }).click();
    expect(await titleOf(mine)).toBe('Bible quiz for schools');
    expect(await client.call('GET', `news/get/${id}`)).toMatchObject({ title: 'Bible quiz for schools' });
  });
});

describe('leaving with changes that are not saved', () => {
  it('asks first', async () => {
    const { page } = await form();
    const question = page.getByRole('alertdialog');
    await page.getByRole('link', { name: 'Publications', exact: true }).first().click();
    await question.getByText('These changes are not saved yet.').waitFor();
    await question.getByRole('button', { name: 'Stay' }).click();
    expect(await titleOf(page)).toBe('A day by the sea');

    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    expect(await titleOf(page)).toBe('A day by the sea');

    await page.getByRole('link', { name: 'Users', exact: true }).first().click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  });

  it('keeps a draft, which is offered after a reload', async () => {
    const { page } = await form('departments', 'Half written');
    await page.getByRole('textbox', { name: 'Body' }).pressSequentially('To be continued');
    await addThumbnail(page, await twoColours('sea.jpg'));
    await page.reload();
    const offer = page.getByRole('note').filter({ hasText: 'You left changes here on' });
    await offer.waitFor();
    expect(await titleOf(page)).toBe('');
    await offer.getByRole('button', { name: 'Restore' }).click();
    expect(await titleOf(page)).toBe('Half written');
    await page.getByRole('textbox', { name: 'Body' }).getByText('To be continued').waitFor();
    await save(page);
    await saved(page);
    await page.goto('/departments/add_news');
    await page.getByLabel('Title').waitFor();
    expect(await offer.count()).toBe(0);
  });

  it('is asked about by a logout in another window', async () => {
    const { context, page } = await form();
    await page.getByText('Changed, not yet saved').waitFor();
    const other = await context.newPage();
    await other.goto(`${line.url}/users`);
    await other.getByRole('button', { name: 'Logout' }).click();
    const question = other.getByRole('alertdialog', { name: /not saved will be lost when you log out/ });
    await question.getByRole('button', { name: 'No' }).click();
    expect(await titleOf(page)).toBe('A day by the sea');
    await other.getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Admin Panel' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/departments/add_news');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  it('throws the draft away when it is not wanted', async () => {
    const { page } = await form('dioceses', 'Not wanted');
    await page.reload();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.reload();
    await page.getByLabel('Title').waitFor();
    expect(await page.getByRole('note').filter({ hasText: 'You left changes here on' }).count()).toBe(0);
  });
});

describe('what looks like a command', () => {
  it('is text and nothing more', async () => {
    const wicked = `'); drop table news;-- <script>alert(1)</script><img src=x onerror=alert(2)>`;
    const { context, page } = await form('departments', wicked);
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
  expect(await page.getByRole('main').getByText(text).count()).toBeGreaterThanOrEqual(3);
  await page.goto(`${app.url}/search?q=${encodeURIComponent(text)}`);
  expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe(text);
}
