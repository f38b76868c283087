import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { openProfile } from '#test/support/browser.ts';
import { type Client, clientOf, endDrafts, type Unit } from '#test/support/client.ts';
import {
  addThumbnail,
  browse,
  fillLogin,
  group,
  newsForm,
  row,
  save,
  saved,
  signedIn,
  titleOf,
} from '#test/support/consoleSteps.ts';
import { pdf, twoColours } from '#test/support/files.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** Drafts: each form has one of its own, with its files, and they are listed. */
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

// All of them are of one person, whom the drafts follow from one browser to the next.
beforeEach(() => endDrafts(client));

const goOn = (page: Page, title: string) => page.getByRole('button', { name: `Continue: ${title}` });

describe('two windows with a new item each', () => {
  it('have a draft each, and neither takes the other’s', async () => {
    const { context, page: first } = await newsForm(browser, app, youth, { title: 'The first' });
    const second = await context.newPage();
    await second.goto('/departments/add_news');
    await second.getByLabel('Title').fill('The second');
    await first.getByLabel('Sub-heading').fill('still the first');
    const third = await context.newPage();
    await third.goto('/drafts');
    await third.getByText('2 drafts').waitFor();
    await row(third, 'The first').getByText('open in another window').waitFor();

    // What is open in another window is not opened twice.
    await goOn(third, 'The first').click();
    await third.getByText('This draft is open in another window.').waitFor();
    await expect.poll(() => titleOf(third)).toBe('');
    await first.close();
    await second.close();

    await third.goto('/drafts');
    await goOn(third, 'The first').click();
    await expect.poll(() => titleOf(third)).toBe('The first');
    await expect.poll(() => third.getByLabel('Sub-heading').inputValue()).toBe('still the first');
    await third.goto('/drafts');
    await goOn(third, 'The second').click();
    await expect.poll(() => titleOf(third)).toBe('The second');
    await expect.poll(() => third.getByLabel('Sub-heading').inputValue()).toBe('');
  });
});

describe('two devices', () => {
  /** The first letters may travel by themselves, before all that was typed. */
  const kept = (page: Page, typed: string) =>
    page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/drafts/keep') &&
        answer.ok() &&
        (answer.request().postData()?.includes(typed) ?? false),
    );

  it('go on with the same item, and when it is saved on one it is gone on the other', async () => {
    const { page: phone } = await newsForm(browser, app, youth, { title: 'Begun on the phone' });
    await addThumbnail(phone, await twoColours('sea.jpg'));
    await phone.getByLabel('Sub-heading').fill('typed with a thumb');
    await kept(phone, 'typed with a thumb');

    const { page: desk } = await signedIn(browser, app, '/today');
    const begun = desk.getByRole('link', { name: 'Continue: Begun on the phone' });
    await begun.waitFor();
    await begun.click();
    await expect.poll(() => titleOf(desk)).toBe('Begun on the phone');
    await expect.poll(() => desk.getByLabel('Sub-heading').inputValue()).toBe('typed with a thumb');
    await desk.getByRole('img', { name: 'The thumbnail as it is now' }).waitFor();
    await desk.getByLabel('Title').fill('Finished at the desk');
    await kept(desk, 'Finished at the desk');

    // Whoever takes up the phone again finds what was typed at the desk.
    const lookAgain = () => phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await lookAgain();
    await expect.poll(() => titleOf(phone)).toBe('Finished at the desk');
    // A save comes before the exchange of drafts, which then says that this one has ended.
    const ended = desk.waitForResponse((answer) => answer.url().endsWith('/drafts/get'));
    await save(desk);
    await saved(desk);
    await ended;
    await lookAgain();
    await expect.poll(() => titleOf(phone)).toBe('');
    await phone.goto('/drafts');
    await phone.getByText('No drafts').waitFor();
  });

  it('that both typed on without a line lose nothing: both are kept', async () => {
    const { context, page: phone } = await newsForm(browser, app, youth, { title: 'The same' });
    await kept(phone, 'The same');
    const { page: desk } = await signedIn(browser, app, '/drafts');
    await goOn(desk, 'The same').click();
    await expect.poll(() => titleOf(desk)).toBe('The same');
    await context.setOffline(true);
    await phone.getByLabel('Title').fill('Typed on the phone');
    await desk.getByLabel('Title').fill('Typed at the desk');
    await kept(desk, 'Typed at the desk');
    await context.setOffline(false);
    await phone.goto('/drafts');
    await row(phone, 'Typed on the phone').waitFor();
    await row(phone, 'Typed at the desk').waitFor();
    await phone.getByText('2 drafts').waitFor();
  });

  it('what was broken off on its way is not another one’s', async () => {
    const { page } = await signedIn(browser, app, '/departments/add_news');
    const arrived = Promise.withResolvers<void>();
    await page.route(
      '**/drafts/keep',
      async (route) => {
        await route.fetch();
        await route.abort();
        arrived.resolve();
      },
      { times: 1 },
    );
    await page.getByLabel('Title').fill('On its way');
    await arrived.promise;
    await page.getByLabel('Title').fill('On its way, and typed on');
    await kept(page, 'On its way, and typed on');
    await page.goto('/drafts');
    await row(page, 'On its way, and typed on').waitFor();
    await page.getByText('1 draft', { exact: true }).waitFor();
    const { docs } = await client.call('POST', 'drafts/get', {});
    expect(docs).toHaveLength(1);
  });
});

describe('a form whose window is closed', () => {
  it('at the first letter: the letter is there', async () => {
    const { context, page } = await signedIn(browser, app, '/departments/add_news');
    await page.getByLabel('Title').pressSequentially('R');
    await page.close();
    const again = await context.newPage();
    await again.goto('/drafts');
    await goOn(again, 'R').click();
    await expect.poll(() => titleOf(again)).toBe('R');
  });

  it('in the middle of an upload: the file is taken up again, and what had arrived is there', async () => {
    const { context, page } = await newsForm(browser, app, youth, { title: 'With its files' });
    await addThumbnail(page, await twoColours('sea.jpg'));
    await page.route('**/upload_media', () => undefined);
    await browse(page.getByRole('button', { name: 'Browse: PDF' }), [await pdf('Psalm.pdf')]);
    await group(page, 'PDF').getByRole('progressbar', { name: 'Uploading Psalm.pdf' }).waitFor();
    await page.close();

    const again = await context.newPage();
    await again.goto('/drafts');
    await goOn(again, 'With its files').click();
    await again.getByRole('img', { name: 'The thumbnail as it is now' }).waitFor();
    await group(again, 'PDF').getByRole('link', { name: 'Psalm.pdf' }).waitFor();
    await save(again);
    await saved(again);
    const { docs } = await client.call('POST', 'news/get', { search: 'With its files', activated: 'all' });
    expect(docs[0].pdf).toHaveLength(1);
    await again.goto('/drafts');
    await again.getByText('No drafts').waitFor();
  });

  it('with the whole browser: started again, every character and file is back', async () => {
    const profile = await mkdtemp(join(tmpdir(), 'profile-'));
    const before = await openProfile(profile, app.url);
    const page = await before.newPage();
    await page.goto('/login');
    await fillLogin(page);
    await page.waitForURL('/users');
    await page.goto('/departments/add_news');
    await page.getByLabel('Select Department').selectOption({ label: 'Youth' });
    await page.route('**/upload_media', () => undefined);
    await browse(page.getByRole('button', { name: 'Browse: PDF' }), [await pdf('Litany.pdf')]);
    await group(page, 'PDF').getByRole('progressbar', { name: 'Uploading Litany.pdf' }).waitFor();
    await page.getByLabel('Title').fill('Before the lights went out');
    await page.getByLabel('Sub-heading').pressSequentially('மின்வெட்டு');
    // As somebody ends a browser: its windows first.
    await page.close();
    await before.close();

    const after = await openProfile(profile, app.url);
    const again = await after.newPage();
    await again.goto('/drafts');
    await goOn(again, 'Before the lights went out').click();
    await group(again, 'PDF').getByRole('link', { name: 'Litany.pdf' }).waitFor();
    await expect.poll(() => titleOf(again)).toBe('Before the lights went out');
    await expect.poll(() => again.getByLabel('Sub-heading').inputValue()).toBe('மின்வெட்டு');
    await again.getByLabel('Select Department').getByText('Youth').waitFor({ state: 'attached' });
    await after.close();
    await rm(profile, { recursive: true, force: true });
  });

  it('in a dialog: the dialog comes back with what was typed, but for the password', async () => {
    const { page } = await signedIn(browser, app, '/users');
    await page.getByRole('button', { name: 'Add User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add User' });
    await dialog.getByLabel('Name').fill('Jeya Rani');
    await dialog.getByLabel('Password', { exact: true }).fill('not to be kept anywhere');
    await page.reload();
    await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Jeya Rani');
    await expect.poll(() => dialog.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /^Drafts/ }).click();
    await row(page, 'Jeya Rani').getByText('Add User').waitFor();
  });
});

describe('a draft that is discarded in its form', () => {
  const discard = (page: Page) => page.getByRole('button', { name: 'Discard' }).click();
  const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();

  it('where it is offered: Undo offers it again, with its files', async () => {
    const { page } = await newsForm(browser, app, youth, { title: 'Thought better of' });
    await page.route('**/upload_media', () => undefined);
    await browse(page.getByRole('button', { name: 'Browse: PDF' }), [await pdf('Psalm.pdf')]);
    await group(page, 'PDF').getByRole('progressbar', { name: 'Uploading Psalm.pdf' }).waitFor();
    await page.unroute('**/upload_media');
    await page.goto('/departments/add_news');
    await discard(page);
    await page.getByRole('button', { name: 'Restore' }).waitFor({ state: 'detached' });
    await undo(page);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect.poll(() => titleOf(page)).toBe('Thought better of');
    await group(page, 'PDF').getByRole('link', { name: 'Psalm.pdf' }).waitFor();
    // Of what it holds now, too.
    await page.reload();
    await expect.poll(() => titleOf(page)).toBe('Thought better of');
    await discard(page);
    await expect.poll(() => titleOf(page)).toBe('');
    await undo(page);
    await expect.poll(() => titleOf(page)).toBe('Thought better of');
    await group(page, 'PDF').getByRole('link', { name: 'Psalm.pdf' }).waitFor();
    await page.reload();
    await expect.poll(() => titleOf(page)).toBe('Thought better of');
  });

  it('comes back to the list, where the form has been left since', async () => {
    const { page } = await newsForm(browser, app, youth, { title: 'Left behind' });
    await page.reload();
    await expect.poll(() => titleOf(page)).toBe('Left behind');
    await discard(page);
    await expect.poll(() => titleOf(page)).toBe('');
    await page
      .getByRole('link', { name: /^Drafts/ })
      .first()
      .click();
    await page.getByText('No drafts').waitFor();
    await undo(page);
    await goOn(page, 'Left behind').click();
    await expect.poll(() => titleOf(page)).toBe('Left behind');
  });
});

describe('the list of drafts', () => {
  it('throws away, and takes it back', async () => {
    const { page } = await newsForm(browser, app, youth, { title: 'Not wanted' });
    await page.goto('/drafts');
    const throwAway = async () => {
      await page.getByLabel('Actions for Not wanted').click();
      await page.getByRole('button', { name: 'Discard' }).click();
      await page.getByText('No drafts').waitFor();
    };
    await throwAway();
    await page.getByRole('button', { name: 'Undo' }).click();
    await goOn(page, 'Not wanted').waitFor();
    await throwAway();
    await page.goto('/departments/add_news');
    await page.getByLabel('Title').waitFor();
    await expect.poll(() => page.getByRole('note').filter({ hasText: 'You left' }).count()).toBe(0);
  });

  it('says when somebody has saved the record since, and the changes are put together', async () => {
    const { id } = await client.news(youth, 'Camp of the young', { heading: 'In May' });
    const { page } = await signedIn(browser, app, `/departments/edit_news/${id}`);
    await page.getByLabel('Title').fill('Camp of the young at Kodaikanal');
    await client.call('PUT', `news/edit/${id}`, { heading: 'In June' });
    await page.goto('/drafts');
    await page.getByText('somebody has saved it since').waitFor();
    await goOn(page, 'Camp of the young at Kodaikanal').click();
    await save(page);
    await page.getByRole('dialog', { name: 'Changed in the meantime' }).getByText('fit together').waitFor();
    await page.getByRole('button', { name: 'Merge' }).click();
    await save(page);
    await saved(page);
    expect(await client.call('GET', `news/get/${id}`)).toMatchObject({
      title: 'Camp of the young at Kodaikanal',
      heading: 'In June',
    });
  });
});

describe('uploads under way', () => {
  it('are shown to the office, which ends them, and to nobody else', async () => {
    const madras = await client.diocese('Madras', 'Tamil Nadu');
    const login = await client.user('Ruth of Madras', madras);
    const { page: theirs } = await signedIn(browser, app, '/drafts', login);
    await theirs.getByText('No drafts').waitFor();
    await expect.poll(() => theirs.getByRole('heading', { name: 'Uploads under way' }).count()).toBe(0);
    const begin = () =>
      theirs.evaluate(async () => {
        const answer = await fetch('/api/v1/uploads', {
          method: 'POST',
          headers: {
            authorization: localStorage.getItem('token') ?? '',
            ...{ 'tus-resumable': '1.0.0', 'upload-length': '5000000' },
            'upload-metadata': `filename ${btoa('Easter.mp4')}`,
          },
        });
        return answer.headers.get('location');
      });
    const address = await begin();
    const { page } = await signedIn(browser, app, '/drafts');
    const uploads = page.getByRole('region', { name: 'Uploads under way' });
    await uploads.getByText('Ruth of Madras, Madras').waitFor();
    await uploads.getByText('0 KB of 4.8 MB received').waitFor();
    await uploads.getByRole('button', { name: 'End: Easter.mp4' }).click();
    await page.getByText('Ruth of Madras is notified').waitFor();
    await page.getByRole('button', { name: 'Yes' }).click();
    await uploads.getByText('Nobody is uploading a large file just now.').waitFor();
    const status = await theirs.evaluate(async (at) => {
      const headers = { authorization: localStorage.getItem('token') ?? '', 'tus-resumable': '1.0.0' };
      return (await fetch(at ?? '', { method: 'HEAD', headers })).status;
    }, address);
    expect(status).toBe(410);
  });
});
