import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { toasted, troubles } from '#test/support/browser.ts';
import { type Client, clientOf, type Unit } from '#test/support/client.ts';
import { addThumbnail, browse, group, rowMenu, save, saved, signedIn } from '#test/support/consoleSteps.ts';
import { picture, twoColours } from '#test/support/files.ts';
import { ADMIN, type App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/**
 * What a form shows of what it makes. A picture in a text stays when something is typed; what a picture shows is asked where it is added, and
 * can be said later (000 §2.3, ADD-16); the page is seen before it is saved.
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
  await expect.poll(() => lamp.count()).toBe(1);
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
  const says = dialog.getByLabel('What the picture shows');
  await expect.poll(() => says.inputValue()).toBe('A lamp');
  await says.fill('Two hands hold an oil lamp');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await body.getByRole('img', { name: 'Two hands hold an oil lamp' }).waitFor();
  await save(page);
  await saved(page);
  const { description } = await client.call('GET', `news/get/${id}`);
  expect(description).toMatch(/Before\..*alt="Two hands hold an oil lamp".*Behind\./s);
});

it('says what it shows from the crop dialog on, which keeps heads and remembers how it was cut', async () => {
  const { page } = await signedIn(browser, app, '/departments/add_news');
  const start = (name: string) => page.getByRole('button', { name, exact: true });
  await addThumbnail(page, await twoColours('sea.jpg', 600, 900), async () => {
    await expect.poll(() => start('Heads kept').getAttribute('aria-pressed')).toBe('true');
    await page.getByLabel('What the picture shows').fill('The sea below a red sky');
    await start('Whole').click();
  });
  const thumbnail = group(page, 'Thumbnail');
  await thumbnail.getByText('The sea below a red sky').waitFor();

  await thumbnail.getByRole('button', { name: 'Describe: Thumbnail' }).click();
  const dialog = page.getByRole('dialog', { name: 'About this picture' });
  await dialog.getByLabel('Credit').fill('Asha Paul');
  await dialog.getByLabel('Only decoration, nothing to describe').check();
  await expect.poll(() => dialog.getByLabel('What the picture shows').isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await thumbnail.getByText('Only decoration').waitFor();
  const src = await thumbnail.getByRole('img').getAttribute('src');
  expect(await client.call('GET', `media/${src?.split('/').at(-1)}`)).toMatchObject({
    ...{ decorative: true, alt: '', credit: 'Asha Paul', width: 600, height: 900 },
  });

  await thumbnail.getByRole('button', { name: 'Recrop' }).click();
  await page.getByLabel('The part of the picture that is kept').waitFor();
  await expect.poll(() => start('Whole').getAttribute('aria-pressed')).toBe('true');
});

it('puts together what two people say of one picture', async () => {
  const url = await client.upload(await picture('bell.jpg'));
  const { id } = await client.news(youth, 'The bell', { thumbnail: url });
  const { page } = await signedIn(browser, app, `/departments/edit_news/${id}`);
  await group(page, 'Thumbnail').getByRole('button', { name: 'Describe: Thumbnail' }).click();
  const about = page.getByRole('dialog', { name: 'About this picture' });
  await about.getByLabel('What the picture shows').fill('A bell in its tower');
  await about.getByLabel('Credit').fill('Asha Paul');
  const path = `media/${url.split('/').at(-1)}`;
  await client.call('PUT', path, { decorative: true, caption: 'Cast in 1887' });
  await about.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect.poll(() => conflict.textContent()).not.toMatch(/reload/i);
  const shows = conflict.getByRole('group', { name: 'What the picture shows' });
  await expect.poll(() => shows.getByLabel('Yours: A bell in its tower').isChecked()).toBe(true);
  await shows.getByLabel('The other: Only decoration').waitFor();
  await conflict.getByRole('button', { name: 'Merge' }).click();
  await about.getByRole('button', { name: 'Save' }).click();
  await about.waitFor({ state: 'detached' });
  expect(await client.call('GET', path)).toMatchObject({
    ...{ alt: 'A bell in its tower', decorative: false, caption: 'Cast in 1887', credit: 'Asha Paul' },
  });
});

it('shows the page as it will be, of what is typed and not saved', async () => {
  const { id } = await client.news(youth, 'As it is saved');
  const { page } = await signedIn(browser, app, `/departments/edit_news/${id}`);
  await page.getByLabel('Title').fill('As it is typed');
  await page.getByRole('button', { name: 'Preview' }).click();
  const drawn = page.frameLocator('iframe');
  await drawn.getByRole('heading', { level: 1, name: 'As it is typed' }).waitFor();
  await page.getByText('Only you see this. It is not saved and not public.').waitFor();
  await drawn.getByRole('link', { name: 'Home' }).first().click();
  expect(page.context().pages()).toHaveLength(1);

  await page.getByLabel('Title').fill('And typed again');
  await drawn.getByRole('heading', { level: 1, name: 'And typed again' }).waitFor();
  await page.getByLabel('Title').fill('x'.repeat(91));
  await page.getByText('There is no page to show yet.').waitFor();
  expect((await client.call('GET', `news/get/${id}`)).title).toBe('As it is saved');
});

it('describes the pictures of a gallery one after another, each saved as one goes on', async () => {
  const gallery = [
    await client.upload(await picture('ox.jpg')),
    await client.upload(await picture('cart.jpg')),
  ];
  const { id } = await client.news(youth, 'An ox and a cart', { gallery });
  const { page } = await signedIn(browser, app, `/departments/edit_news/${id}`);
  const seen = troubles(page);
  await page.getByRole('button', { name: 'Describe one after another' }).click();
  const dialog = page.getByRole('dialog');
  const shows = dialog.getByLabel('What the picture shows');
  await dialog.getByRole('heading', { name: 'Picture 1 of 2' }).waitFor();
  await shows.fill('An ox in the shade');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('heading', { name: 'Picture 2 of 2' }).waitFor();
  await expect.poll(() => shows.inputValue()).toBe('');
  await shows.fill('A cart with hay');
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(() => shows.inputValue()).toBe('An ox in the shade');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('list').getByText('A cart with hay').waitFor();
  expect(seen).toEqual([]);
});

it('takes a gallery picture as the thumbnail by one press, and gives it back', async () => {
  const [one, two] = [
    await client.upload(await picture('one.jpg')),
    await client.upload(await picture('two.jpg')),
  ];
  const { id } = await client.news(youth, 'Two pictures', { gallery: [one, two] });
  const { page } = await signedIn(browser, app, `/departments/edit_news/${id}`, ADMIN, {
    width: 360,
    touch: true,
  });
  const thumbnail = page.getByRole('img', { name: 'The thumbnail as it is now' });
  const before = await thumbnail.getAttribute('src');
  const second = page.getByRole('button', { name: 'Take gallery image 2' });
  await second.tap();
  await expect.poll(() => thumbnail.getAttribute('src')).toBe(new URL(two).pathname);
  await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => thumbnail.getAttribute('src')).toBe(before);
  await second.tap();
  // What goes from the gallery is still the thumbnail.
  await page.getByRole('button', { name: 'Remove Gallery image 2' }).tap();
  await expect.poll(() => page.getByRole('button', { name: /^Take gallery image/ }).count()).toBe(1);
  await page.getByRole('button', { name: 'Update' }).tap();
  await saved(page);
  expect(await client.call('GET', `news/get/${id}`)).toMatchObject({ thumbnail: two, gallery: [one] });
  expect((await fetch(two)).status).toBe(200);
});

it.each([
  ['a mouse', {}, true],
  ['a finger alone', { width: 360, touch: true }, false],
] as const)('says to somebody with %s what can be done there', async (_who, visitor, isMouse) => {
  const url = await client.upload(await picture('grip.jpg'));
  const { id } = await client.news(youth, 'What can be done', { gallery: [url, url] });
  const { page } = await signedIn(browser, app, `/departments/edit_news/${id}`, ADMIN, visitor);
  await group(page, 'Gallery images').getByRole('img').first().waitFor();
  const seen = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).count();
  await expect.poll(() => seen('Drag and drop a file here')).toBe(isMouse ? 1 : 0);
  await expect.poll(() => seen(/press Space on the dots/)).toBe(isMouse ? 1 : 0);
  await expect
    .poll(() => seen('Drag a picture by its dots, or use the arrows below it.'))
    .toBe(isMouse ? 0 : 1);
});

it('asks what a banner shows while it is still on its way', async () => {
  const madras = await client.diocese('Madras', 'Tamil Nadu');
  const { page } = await signedIn(browser, app, `/dioceses/diocese_information/banner_images/${madras.id}`);
  await page.getByRole('button', { name: 'Add Banner' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Banner' });
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/upload_media', (route) => arrived.then(() => route.continue()));
  await browse(dialog.getByRole('button', { name: 'Browse: Image' }), [await picture('choir.jpg')]);
  await dialog.getByLabel('What the picture shows').fill('A choir on the steps of the cathedral');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('button', { name: 'Add when the files are uploaded' }).waitFor();
  arrive();
  await saved(page);
  await page.getByRole('row').filter({ hasText: 'A choir on the steps of the cathedral' }).waitFor();
});

it('says who sees the page: what is typed, what waits, and what is public', async () => {
  const { id } = await client.news(youth, 'Seen by all');
  const { page } = await signedIn(browser, app, `/departments/edit_news/${id}`);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('It is saved and public: visitors see this page.').waitFor();
  await page.getByLabel('Title').fill('Seen by all, and changed');
  await page.getByText('Only you see this. It is not saved and not public.').waitFor();
  await page.getByLabel('Title').fill('Seen by all');
  await page.getByText('It is saved and public: visitors see this page.').waitFor();
  await client.call('PUT', `news/edit/${id}`, { activated: false });
  await page.reload();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('Only you see this. It is not public yet.').waitFor();
});

it('decides on what waits from its page: makes it active, or sends it back with a sentence', async () => {
  const author = await clientOf(app, await client.user('Ruth', youth));
  await author.news(youth, 'The first that waits');
  await author.news(youth, 'The second that waits');
  const { page } = await signedIn(browser, app, '/waiting');
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await page.getByRole('button', { name: 'Preview: The first that waits' }).click();
  await dialog.getByText('Only you see this. It is not public yet.').waitFor();
  await dialog.getByRole('button', { name: 'Make Active: The first that waits' }).click();
  await toasted(page, 'The first that waits is on the site now');
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Preview: The second that waits' }).click();
  await dialog.getByRole('button', { name: 'Send back: The second that waits' }).click();
  await dialog.getByLabel('What should be changed?').fill('Please say on which day.');
  // Its page is read on beside the sentence.
  await dialog.locator('iframe').waitFor();
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await toasted(page, 'Sent back');
  const { docs } = await author.call('POST', 'news/get', {
    search: 'The second that waits',
    activated: 'all',
  });
  expect(docs[0].review).toMatchObject({ state: 'sent_back', sentence: 'Please say on which day.' });
});

it('asks once about a day far ahead (ADD-15)', async () => {
  const { id } = await client.news(youth, 'The anniversary');
  const { page } = await signedIn(browser, app, `/departments/edit_news/${id}`);
  await page.getByLabel('Date').fill('2099-01-01');
  await save(page);
  const question = page.getByRole('alertdialog', { name: /^This date is in the future/ });
  await question.getByRole('button', { name: 'No' }).click();
  expect((await client.call('GET', `news/get/${id}`)).date).not.toBe('2099-01-01');
  await save(page);
  await question.getByRole('button', { name: 'Yes' }).click();
  await saved(page);
  expect((await client.call('GET', `news/get/${id}`)).date).toMatch(/^2099-01-01/);
});

it('says what there is to look at, mends it by one press and takes that back, and does not say again what is left', async () => {
  const description =
    '<p>The bund broke on 19 September.</p><p>URGENT APPEAL</p><p>It is told in <a href="/old/flood">the story of the flood</a>.</p>';
  const { id } = await client.news(youth, 'Boats first', { description, date: '2026-11-02' });
  const { page } = await signedIn(browser, app, `/departments/edit_news/${id}`);
  const looked = page.getByRole('region', { name: 'Checks before publishing' });
  const status = looked.getByRole('status');
  await looked.getByText('“the story of the flood” leads nowhere.').waitFor();
  const body = page.getByRole('textbox', { name: 'Body' });

  await looked.getByRole('button', { name: 'Write ‘19 September 2026’' }).click();
  await body.getByText('The bund broke on 19 September 2026.').waitFor();
  await looked.getByText('Fixed: Write ‘19 September 2026’').waitFor();
  await looked.getByRole('button', { name: 'Undo: “19 September” has no year.' }).click();
  await body.getByText('The bund broke on 19 September.').waitFor();
  await looked.getByRole('button', { name: 'Write ‘19 September 2026’' }).click();

  await looked.getByRole('button', { name: 'Show: Every letter is a capital: “URGENT APPEAL”' }).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('URGENT APPEAL');

  await looked.getByRole('button', { name: 'Ignore: Every letter is a capital: “URGENT APPEAL”' }).click();
  await expect.poll(() => looked.getByText('Every letter is a capital').count()).toBe(0);
  await save(page);
  await saved(page);
  expect((await client.call('GET', `news/get/${id}`)).description).toContain('on 19 September 2026.');

  await page.goto(`${app.url}/departments/edit_news/${id}`);
  await looked.getByText('leads nowhere').waitFor();
  await expect
    .poll(() => status.textContent())
    .toMatch(/^[12] points? to check\. You can go on all the same\.$/);
  await expect.poll(() => looked.getByText('Every letter is a capital').count()).toBe(0);
});

it('makes what is public ready to be passed on, and nothing else', async () => {
  const { id } = await client.news(youth, 'Boats *first*');
  const { page } = await signedIn(browser, app, '/departments/department_news');
  const dialog = page.getByRole('dialog', { name: 'Share' });
  // From its row, and from its form.
  await (await rowMenu(page, 'Boats *first*')).getByRole('button', { name: 'Share' }).click();
  await dialog.getByText('Boats *first*').first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  await page.goto(`${app.url}/departments/edit_news/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => dialog.getByRole('textbox', { name: 'For WhatsApp' }).inputValue())
    .toMatch(new RegExp(`^\\*Boats first\\*\\n\\n[\\s\\S]*http\\S+${id}$`));
  await expect.poll(() => dialog.getByRole('img', { name: 'Picture: Boats *first*' }).count()).toBe(2);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the status picture' }).click();
  expect((await download).suggestedFilename()).toBe('Boats-first-status.jpg');

  await dialog.getByRole('textbox', { name: 'Text on the sheet' }).fill('Come and see.');
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('body > :visible');
  await expect
    .poll(() => printed.allInnerTexts())
    .toEqual([expect.stringMatching(/Boats[\s\S]*Come and see\./)]);
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(() => dialog.count()).toBe(0);

  await client.call('PUT', 'news/active_many', { news: [id], activated: false });
  await page.reload();
  await page.getByRole('heading', { name: 'Checks before publishing' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Share' }).count()).toBe(0);
});
