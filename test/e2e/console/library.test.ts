import type { Browser, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { toasted } from '#test/support/browser.ts';
import { type Client, clientOf, type Unit } from '#test/support/client.ts';
import { browse, group, save, saved, signedIn } from '#test/support/consoleSteps.ts';
import { twoColours } from '#test/support/files.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/**
 * Pictures and papers once: brought in and described, found by what it shows, used in another form in its own cut and with its own words there,
 * replaced everywhere, put back, and not deleted while it stands somewhere.
 */
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

const press = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name }).click();
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const fileIn = async (picture: Locator): Promise<string> => {
  let src = '';
  // A crop is shown as the device has drawn it until the server's has come.
  const now = async (): Promise<string> => {
    src = (await picture.getAttribute('src')) ?? '';
    return src;
  };
  await expect.poll(now).toContain('/media/');
  return decodeURIComponent(src.split('/').at(-1) ?? '');
};

/** Chooses the file that is found by a word, in the dialog that a button of a form opens. */
async function fromLibrary(page: Page, field: string, word: string): Promise<void> {
  await press(page, `From the library: ${field}`);
  const picker = dialogOf(page, 'Choose pictures');
  await picker.getByRole('searchbox').fill(word);
  const found = picker.getByRole('listitem');
  await expect.poll(() => found.count()).toBe(1);
  await found.click();
  await press(picker, /^Insert/);
}

it('is a picture’s way through the house', async () => {
  const { page } = await signedIn(browser, app, '/library');
  await press(page, 'Add files');
  const adding = dialogOf(page, 'Add files');
  await browse(adding.getByRole('button', { name: /^Browse/ }), [await twoColours('flag.jpg', 400, 300)]);
  await adding.getByText('One file added').waitFor();
  await press(adding, 'Done');
  await press(page, 'flag.jpg');
  await press(dialogOf(page, 'flag.jpg'), 'Describe: flag.jpg');
  const about = dialogOf(page, 'About this picture');
  await about.getByLabel('What the picture shows').fill('The flag of the youth');
  await press(about, 'Save');
  await about.waitFor({ state: 'detached' });

  // Found by what it shows, in another form: a part of it as the thumbnail, all of it in the gallery.
  const { id } = await client.news(youth, 'For all of us');
  await page.goto(`/departments/edit_news/${id}`);
  await fromLibrary(page, 'Thumbnail', 'flag');
  const crop = dialogOf(page, 'Thumbnail');
  await press(crop, 'Top half');
  await crop.getByRole('radio', { name: 'Above left' }).check();
  await press(crop, 'Add thumbnail');
  await crop.waitFor({ state: 'detached' });
  const thumbnail = group(page, 'Thumbnail');
  await thumbnail.getByText('The flag of the youth').waitFor();
  await fromLibrary(page, 'Gallery images', 'flag');
  const gallery = group(page, 'Gallery images');
  await press(gallery, 'Describe: Gallery image 1');
  await about.getByLabel('What the picture shows').fill('Three of us hold it');
  await about.getByLabel('Only here').check();
  await press(about, 'Save');
  await gallery.getByText('Three of us hold it').waitFor();
  await save(page);
  await saved(page);

  const item = await client.call('GET', `news/get/${id}`);
  const said = (url: string) => client.call('GET', `media/${url.split('/').at(-1)}`);
  expect(await said(item.thumbnail)).toMatchObject({
    ...{ alt: 'The flag of the youth', width: 400, height: 150, focus: 'top_left', own_words: false },
    cut: { left: 0, top: 0, width: 1, height: 0.5 },
  });
  expect(await said(item.gallery[0])).toMatchObject({
    alt: 'Three of us hold it',
    height: 300,
    own_words: true,
  });

  // Cut anew from the whole, and whole again by one press.
  await page.goto(`/departments/edit_news/${id}`);
  await press(thumbnail, 'Recrop');
  await expect.poll(() => crop.getByRole('radio', { name: 'Above left' }).isChecked()).toBe(true);
  await crop.getByLabel('The middle').check();
  await press(crop, 'Add thumbnail');
  await crop.waitFor({ state: 'detached' });
  const shown = thumbnail.getByRole('img', { name: 'The thumbnail as it is now' });
  await expect.poll(() => fileIn(shown)).not.toBe(item.thumbnail.split('/').at(-1));
  const again = await fileIn(shown);
  expect(await said(again)).toMatchObject({ width: 400, height: 150, focus: 'middle' });
  await press(thumbnail, 'Use the whole picture again');
  await expect.poll(() => fileIn(shown)).not.toBe(again);
  expect(await said(await fileIn(shown))).toMatchObject({ width: 400, height: 300, whole: '', cut: null });
});

it('is turned and brightened where it is cut, and is what it was again', async () => {
  const url = await client.upload(await twoColours('camp.jpg', 400, 300));
  const { id } = await client.news(youth, 'On its side', { thumbnail: url });
  const { page } = await signedIn(browser, app, `/departments/edit_news/${id}`);
  const thumbnail = group(page, 'Thumbnail');
  const crop = dialogOf(page, 'Thumbnail');
  await press(thumbnail, 'Recrop');
  await press(crop, 'Whole');
  await press(crop, 'Turn to the right');
  // The picture on the screen stands upright before it is sent.
  const picture = crop.locator('.crop img');
  const sides = () => picture.evaluate((image: HTMLImageElement) => image.naturalHeight);
  await expect.poll(sides).toBe(400);
  // It is sent at the moment at which the brighter picture takes its place, and the browser knows no size of it.
  const add = await crop.getByRole('button', { name: 'Add thumbnail' }).elementHandle();
  await picture.evaluate((image, button) => {
    const watch = new MutationObserver(() => queueMicrotask(() => (button as HTMLElement).click()));
    watch.observe(image, { attributeFilter: ['src'] });
  }, add);
  await press(crop, 'Brighter');
  await crop.waitFor({ state: 'detached' });
  const shown = thumbnail.getByRole('img', { name: 'The thumbnail as it is now' });
  const said = async () => client.call('GET', `media/${await fileIn(shown)}`);
  await expect.poll(said).toMatchObject({ width: 300, height: 400, turn: 90, light: 1 });
  // It begins as it was left, and goes back from there.
  await press(thumbnail, 'Recrop');
  await crop.getByText('1 brighter').waitFor();
  await press(crop, 'As it was taken');
  await expect.poll(sides).toBe(300);
  await press(crop, 'Add thumbnail');
  await crop.waitFor({ state: 'detached' });
  await expect.poll(said).toMatchObject({ width: 400, height: 300, turn: 0, light: 0 });
});

it('says what it shows, one after the other, by the keyboard alone', async () => {
  for (const name of ['one.jpg', 'two.jpg', 'three.jpg'])
    await client.news(youth, `With ${name}`, {
      thumbnail: await client.upload(await twoColours(name, 300, 200)),
    });
  const { page } = await signedIn(browser, app, '/library?describe=1');
  const dialog = dialogOf(page, 'Describe pictures');
  const says = dialog.getByLabel('What the picture shows');
  const left = async () =>
    Number.parseInt(await dialog.getByRole('status').filter({ hasText: /\d/ }).innerText(), 10);
  await dialog.getByText('three.jpg | With three.jpg').waitFor();
  const before = await left();
  await page.keyboard.press('Enter');
  await dialog.getByText('Describe it, or skip it').waitFor();
  await says.fill('Three of them');
  await page.keyboard.press('Enter');
  await dialog.getByText('two.jpg | With two.jpg').waitFor();
  await expect.poll(left).toBe(before - 1);
  await press(dialog, 'Skip');
  await dialog.getByText('one.jpg | With one.jpg').waitFor();
  await dialog.getByLabel('Only decoration, nothing to describe').check();
  await press(dialog, 'Save, next one');
  await expect.poll(left).toBe(before - 2);
  // Back to what was skipped and to what was said; what is typed there is kept although it is closed.
  await press(dialog, 'Previous');
  await press(dialog, 'Previous');
  await dialog.getByText('two.jpg | With two.jpg').waitFor();
  await press(dialog, 'Previous');
  await expect.poll(() => says.inputValue()).toBe('Three of them');
  await says.fill('Three of them in the rain');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { docs } = await client.call('POST', 'library/get', { whose: 'everybody', search: 'rain' });
  expect(docs).toMatchObject([{ original_name: 'three.jpg', alt: 'Three of them in the rain' }]);
  await page.getByRole('button', { name: /one after the other|the missing description/ }).waitFor();
});

it('is replaced everywhere by three taps and the choice of a file, and comes back by one', async () => {
  const upload = async (name: string) => client.upload(await twoColours(name, 200, 150));
  const seal = await upload('seal.jpg');
  const part = await client.call('POST', `library/cut/${seal.split('/').at(-1)}`, {
    cut: { left: 0, top: 0.5, width: 1, height: 0.5 },
  });
  for (const [title, url] of [
    ['With the seal', seal],
    ['With half of it', part.url],
  ])
    await client.news(youth, title ?? '', { thumbnail: url });
  const { page } = await signedIn(browser, app, '/library?whose=ours');
  let taps = 0;
  const tap = async (button: Locator) => {
    taps++;
    await button.click();
  };
  await tap(page.getByRole('button', { name: 'seal.jpg', exact: true }));
  const file = dialogOf(page, 'seal.jpg');
  const places = file.getByRole('region', { name: 'Where it is used' });
  await places.getByRole('link', { name: 'With half of it' }).waitFor();
  await places.getByRole('link', { name: 'With the seal' }).waitFor();
  // It is not deleted while it stands there, and the sentence says what to do.
  await file.getByText('In use in 2 places. Remove it there first, or replace it.').waitFor();
  await expect.poll(() => file.getByRole('button', { name: 'Delete' }).count()).toBe(0);

  const replace = file.getByRole('button', { name: 'Replace everywhere' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap(replace)]);
  await chooser.setFiles([await twoColours('new-seal.jpg', 400, 300)]);
  await tap(
    page
      .getByRole('alertdialog', { name: /^Replace ‘seal.jpg’/ })
      .getByRole('button', { name: 'Replace', exact: true }),
  );
  await toasted(page, 'Replaced in 2 places');
  expect(taps).toBe(3);
  await page.getByRole('button', { name: 'new-seal.jpg' }).waitFor();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await toasted(page, 'The old one is back');
  await page.getByRole('button', { name: 'seal.jpg', exact: true }).waitFor();
});

it('notices a picture that is here already, and takes the one that was there', async () => {
  const there = await client.upload(await twoColours('walk.jpg', 300, 200));
  await client.news(youth, 'On the road', { thumbnail: there });
  const { id } = await client.news(youth, 'And again');
  const { page } = await signedIn(browser, app, `/departments/edit_news/${id}`);
  const gallery = group(page, 'Gallery images');
  await browse(gallery.getByRole('button', { name: /^Browse/ }), [
    await twoColours('WhatsApp 1.jpg', 240, 160),
  ]);
  await gallery.getByText('This looks like a picture that is here already.').waitFor();
  await press(gallery, 'Use the one here');
  await expect
    .poll(() => fileIn(gallery.getByRole('img', { name: 'Gallery image 1' })))
    .toBe(there.split('/').at(-1));
  await save(page);
  await saved(page);
  expect((await client.call('GET', `news/get/${id}`)).gallery).toEqual([there]);
});

it('is a list in any order, kept in the address', async () => {
  const urls: string[] = [];
  for (const name of ['psalm-b.jpg', 'psalm-a.jpg']) urls.push(await client.upload(await twoColours(name)));
  await client.call('POST', 'library/keep', { resource_urls: urls });
  const { page } = await signedIn(browser, app, '/library?search=psalm');
  const names = () => page.getByRole('table').getByRole('link').allTextContents();
  await press(page.getByRole('group', { name: 'View' }), 'List');
  await expect.poll(names).toEqual(['psalm-a.jpg', 'psalm-b.jpg']);
  await page.getByLabel('Order').selectOption({ label: 'Oldest first' });
  await expect.poll(names).toEqual(['psalm-b.jpg', 'psalm-a.jpg']);
  const head = page.getByRole('columnheader', { name: 'What it shows' });
  await press(head, 'What it shows');
  await expect.poll(names).toEqual(['psalm-a.jpg', 'psalm-b.jpg']);
  await press(head, 'What it shows');
  await expect.poll(names).toEqual(['psalm-b.jpg', 'psalm-a.jpg']);
  await page.reload();
  await expect.poll(names).toEqual(['psalm-b.jpg', 'psalm-a.jpg']);
  await expect.poll(() => page.getByLabel('Order').inputValue()).toBe('nameBack');
  await page.getByRole('link', { name: 'psalm-b.jpg' }).click();
  await dialogOf(page, 'psalm-b.jpg').getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(names).toEqual(['psalm-b.jpg', 'psalm-a.jpg']);
});

it('is taken back over a dialog that was opened meanwhile', async () => {
  const leaf = await client.upload(await twoColours('leaf.jpg'));
  await client.call('POST', 'library/keep', { resource_urls: [leaf] });
  const { page } = await signedIn(browser, app, '/library');
  await press(page, 'leaf.jpg');
  await press(dialogOf(page, 'leaf.jpg'), 'Delete');
  await press(page.getByRole('alertdialog'), 'Yes, delete');
  const undo = (place: Page | Locator) => place.getByRole('status').getByRole('button', { name: 'Undo' });
  // It stays as long as somebody points at it.
  await undo(page).hover();
  await page.getByRole('button', { name: 'Add files' }).press('Enter');
  const adding = dialogOf(page, 'Add files');
  await undo(adding).click();
  await toasted(page, 'Restored');
  await expect.poll(() => adding.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await press(adding, 'Done');
  await page.getByRole('button', { name: 'leaf.jpg', exact: true }).waitFor();
});
