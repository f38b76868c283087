import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toasted } from '#test/support/browser.ts';
import { type Client, clientOf, endDrafts, type Unit } from '#test/support/client.ts';
import {
  addThumbnail,
  browse,
  fillLogin,
  group,
  image,
  newsForm,
  SAMPLE_TITLE,
  save,
  saved,
  signedIn,
  titleOf,
  told,
  withoutDrafts,
} from '#test/support/consoleSteps.ts';
import { noise, pdf, twoColours } from '#test/support/files.ts';
import { type Line, lineTo } from '#test/support/rawConnection.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** Whatever breaks while somebody writes, what was written is still there (AMB-068, ADD-1, ADD-2). */
let app: App;
let browser: Browser;
let client: Client;
let line: Line;
let youth: Unit;
withApp(async (started) => {
  ({ app, browser } = started);
  [client, line] = await Promise.all([clientOf(app), lineTo(app)]);
  youth = await client.department('Youth');
});
afterAll(async () => {
  await line?.close();
});
afterEach(async () => {
  line.mend();
  await Promise.all(browser.contexts().map((context) => context.close()));
});

// All of them are of one person, whom the drafts follow from one browser to the next.
beforeEach(() => endDrafts(client));

/** How many news items have a title. */
const countOf = async (title: string): Promise<number> =>
  (await client.call('POST', 'news/get', { search: title, activated: 'all' })).totalDocs;

describe('a line that breaks', () => {
  it('while a picture is taken out of a book: that it is still kept is said of a picture', async () => {
    const { page } = await signedIn(browser, app, '/publications/books');
    await page.getByRole('button', { name: 'Add Books' }).click();
    await image(page, 'Content Images');
    await page.route('**/remove_media', (route) => route.fulfill({ status: 500, body: '' }));
    await group(page, 'Content Images')
      .getByRole('button', { name: /^Remove / })
      .click();
    await toasted(page, 'Failed to remove image');
  });

  it('in the middle of an upload: the file waits for another try', async () => {
    const { page } = await newsForm(browser, app, youth, { url: line.url });
    const gallery = group(page, 'Gallery images');
    line.cutAfter(60_000);
    await browse(gallery.getByRole('button', { name: 'Browse: Gallery images' }), [await noise('waves.jpg')]);
    await gallery
      .getByText('Failed to Upload Gallery. The server did not answer: check the connection and try again.')
      .waitFor();
    await gallery.getByText('Not uploaded').waitFor();
    line.mend();
    await gallery.getByRole('button', { name: 'Try again' }).click();
    await gallery.getByRole('img', { name: 'Gallery image 1' }).waitFor();
    await expect.poll(() => titleOf(page)).toBe(SAMPLE_TITLE);
  });

  it('in the middle of a large file: it goes on from there, on a page that was loaded anew too', async () => {
    const { page } = await newsForm(browser, app, youth, { url: line.url });
    const begins: number[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') begins.push(Number(request.headers()['upload-offset']));
    });
    const report = await pdf('Annual report.pdf', 9_000_000);
    const files = group(page, 'PDF');
    line.cutAfter(6_000_000);
    await browse(files.getByRole('button', { name: 'Browse: PDF' }), [report]);
    await files
      .getByText(/^You are offline. The upload goes on from \d+\s% when you are back online.$/)
      .waitFor();
    await page.waitForURL(/draft=/);
    line.mend();
    await page.reload();
    await files.getByText('Files Uploaded').waitFor();
    await expect.poll(() => titleOf(page)).toBe(SAMPLE_TITLE);
    expect(begins[0]).toBe(0);
    expect(begins.length).toBeGreaterThan(2);
    expect(begins.slice(1).every((offset) => offset > 0)).toBe(true);
    const [stored] = await files.getByRole('link').all();
    const answer = await fetch(new URL((await stored?.getAttribute('href')) ?? '', app.url));
    expect((await answer.bytes()).length).toBe(report.buffer.length);
  });

  it('that is slow: what is to be saved waits for the files, or for their being cancelled', async () => {
    const { page } = await newsForm(browser, app, youth, { title: 'Slowly', url: line.url });
    await addThumbnail(page, await twoColours('sea.jpg'));
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/upload_media', (route) =>
      arrived.then(() => route.continue()).catch(() => undefined),
    );
    const files = group(page, 'PDF');
    const button = files.getByRole('button', { name: 'Browse: PDF' });
    await browse(button, [await pdf('Psalm.pdf'), await pdf('Hymn.pdf')]);
    await files.getByRole('progressbar', { name: 'Uploading Psalm.pdf' }).waitFor();
    const waits = page.getByRole('button', { name: 'Add when the files are uploaded' });
    await save(page);
    await waits.waitFor();
    await page.getByRole('status').getByText('It is saved as soon as the files are uploaded.').waitFor();
    await page.getByRole('button', { name: 'Don’t save yet' }).click();
    await waits.waitFor({ state: 'detached' });
    await save(page);
    await waits.waitFor();
    // What is typed while it waits is saved, too.
    await page.getByLabel('Sub-heading').fill('with two hymns');
    await files.getByRole('button', { name: 'Cancel Hymn.pdf' }).click();
    arrive();
    await saved(page);
    const { docs } = await client.call('POST', 'news/get', { search: 'Slowly', activated: 'all' });
    expect(docs).toMatchObject([{ heading: 'with two hymns' }]);
    expect(docs[0].pdf).toHaveLength(1);
  });

  it('in the middle of an upload that is waited for: nothing is saved, and the form stays', async () => {
    const { page } = await newsForm(browser, app, youth, { title: 'Not without it' });
    await addThumbnail(page, await twoColours('sea.jpg'));
    const { promise: broken, resolve: breaks } = Promise.withResolvers<void>();
    await page.route('**/upload_media', (route) => broken.then(() => route.abort()).catch(() => undefined));
    const files = group(page, 'PDF');
    await browse(files.getByRole('button', { name: 'Browse: PDF' }), [await pdf('Psalm.pdf')]);
    await save(page);
    await page.getByRole('button', { name: 'Add when the files are uploaded' }).waitFor();
    breaks();
    await told(page, 'Not all files could be uploaded. Try those again, or remove them.');
    await expect.poll(() => titleOf(page)).toBe('Not without it');
    expect(await countOf('Not without it')).toBe(0);
    await page.unroute('**/upload_media');
    await files.getByRole('button', { name: 'Try again' }).click();
    await files.getByRole('link', { name: 'Psalm.pdf' }).waitFor();
    await save(page);
    await saved(page);
  });

  it('on saving: the form stays, and the next try saves once', async () => {
    const { context, page } = await newsForm(browser, app, youth, {
      title: 'Lost on the way',
      url: line.url,
    });
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
    await expect.poll(() => titleOf(page)).toBe('Lost on the way');
    expect(await countOf('Lost on the way')).toBe(1);
    await save(page);
    await saved(page);
    expect(await countOf('Lost on the way')).toBe(1);
  });
});

describe('a session that has ended', () => {
  it('asks to sign in over the page, and the save goes through', async () => {
    const { page } = await newsForm(browser, app, youth, { title: 'Written through the night' });
    await page.getByRole('textbox', { name: 'Body' }).pressSequentially('Till the oil was gone.');
    await addThumbnail(page, await twoColours('lamp.jpg'));
    await endSession(page);
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await fillLogin(dialog, { email: 'admin@example.org', password: 'not the right one' });
    await dialog.getByText('Invalid credentials').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await told(page, 'Please log in: you are not, or your time has run out.');
    await expect.poll(() => titleOf(page)).toBe('Written through the night');
    await save(page);
    await fillLogin(dialog);
    await saved(page);
    const { docs } = await client.call('POST', 'news/get', { search: 'Written through the night' });
    expect(docs).toMatchObject([{ description: '<p>Till the oil was gone.</p>' }]);
  });

  it('asks before an upload too, and the file arrives', async () => {
    const { page } = await newsForm(browser, app, youth);
    await endSession(page);
    await browse(page.getByRole('button', { name: 'Browse: PDF' }), [await pdf('Psalm.pdf')]);
    await fillLogin(page.getByRole('dialog', { name: 'Please sign in again' }));
    await group(page, 'PDF').getByRole('link', { name: 'Psalm.pdf' }).waitFor();
    await expect.poll(() => titleOf(page)).toBe(SAMPLE_TITLE);
  });

  it('somebody else who signs in there does not save it', async () => {
    const other = await client.user('Somebody Else');
    const { page } = await newsForm(browser, app, youth, { title: 'Not for other eyes' });
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
    // It is put together here: nobody has to load anything anew.
    await expect.poll(() => dialog.textContent()).not.toMatch(/reload/i);
    await expect.poll(() => dialog.getByRole('group').count()).toBe(1);
    const choice = dialog.getByRole('group', { name: 'Title' });
    await expect.poll(() => choice.getByLabel('Yours: Harvest festival of the young').isChecked()).toBe(true);
    await choice.getByLabel('The other: Harvest festival at Nagercoil').check();
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await expect.poll(() => titleOf(mine)).toBe('Harvest festival at Nagercoil');
    await save(mine);
    await saved(mine);
    expect(await client.call('GET', `news/get/${id}`)).toMatchObject({
      title: 'Harvest festival at Nagercoil',
      heading: 'On the second Sunday',
      date: '2026-10-11',
    });
  });

  it('one of whom deletes it: the other keeps the text', async () => {
    const { id } = await client.news(youth, 'Camp fire');
    const mine = await edit(undefined, id);
    await mine.getByLabel('Title').fill('Camp fire, with songs');
    await client.call('DELETE', `news/delete/${id}`);
    await save(mine);
    await mine.getByRole('alert').waitFor();
    await expect.poll(() => mine.getByRole('alert').innerText()).toMatch(/^[A-Z].*\.$/);
    await expect.poll(() => titleOf(mine)).toBe('Camp fire, with songs');
  });

  it('or take the other one’s', async () => {
    const { id } = await client.news(youth, 'Bible quiz');
    const mine = await edit(undefined, id);
    await client.call('PUT', `news/edit/${id}`, { title: 'Bible quiz for schools' });
    await mine.getByLabel('Title').fill('Bible quiz, mine');
    await save(mine);
    await mine.getByRole('button', { name: 'Discard my changes' }).click();
    await expect.poll(() => titleOf(mine)).toBe('Bible quiz for schools');
    expect(await client.call('GET', `news/get/${id}`)).toMatchObject({ title: 'Bible quiz for schools' });
  });
});

describe('leaving with changes that are not saved', () => {
  it('asks nothing: what was typed is a draft, one press away', async () => {
    const { page } = await signedIn(browser, app, '/departments/department_news');
    await page.getByRole('link', { name: 'Add News' }).click();
    await page.getByLabel('Title').fill(SAMPLE_TITLE);
    const kept = page.getByRole('status').filter({ hasText: 'Kept as a draft' });
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Department News' }).waitFor();
    await kept.getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => titleOf(page)).toBe(SAMPLE_TITLE);
    await page.getByLabel('Title').fill(`${SAMPLE_TITLE}, and bread`);
    await page.getByRole('link', { name: 'Publications', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Publications' }).waitFor();
    await kept.getByRole('button', { name: 'Open' }).last().click();
    await expect.poll(() => titleOf(page)).toBe(`${SAMPLE_TITLE}, and bread`);
  });

  it('asks before the window closes, and where no draft can be kept', async () => {
    const { page } = await signedIn(browser, app, '/departments/department_news');
    await withoutDrafts(page);
    await page.getByRole('link', { name: 'Add News' }).click();
    await page.getByLabel('Title').fill(SAMPLE_TITLE);
    const question = page.getByRole('alertdialog');
    await page.goBack();
    await question.getByText('These changes are not saved yet.').waitFor();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect.poll(() => titleOf(page)).toBe(SAMPLE_TITLE);

    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect.poll(() => titleOf(page)).toBe(SAMPLE_TITLE);

    await page.getByRole('link', { name: 'Users', exact: true }).first().click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  });

  it('keeps a draft, with which the form comes back after a reload', async () => {
    const { page } = await newsForm(browser, app, youth, { title: 'Half written' });
    await page.getByRole('textbox', { name: 'Body' }).pressSequentially('To be continued');
    await addThumbnail(page, await twoColours('sea.jpg'));
    await page.reload();
    await left(page).waitFor();
    await expect.poll(() => titleOf(page)).toBe('Half written');
    await page.getByRole('textbox', { name: 'Body' }).getByText('To be continued').waitFor();
    await page.getByRole('img', { name: 'The thumbnail as it is now' }).waitFor();
    await save(page);
    await saved(page);
    await page.goto('/departments/add_news');
    await page.getByLabel('Title').waitFor();
    await expect.poll(() => left(page).count()).toBe(0);
  });

  it('offers the draft when the form is opened anew', async () => {
    const { page } = await newsForm(browser, app, youth, { title: 'Begun yesterday' });
    await page.goto('/departments/add_news');
    await left(page).getByRole('button', { name: 'Restore' }).click();
    await expect.poll(() => titleOf(page)).toBe('Begun yesterday');
    await page.reload();
    await left(page).waitFor();
    await expect.poll(() => titleOf(page)).toBe('Begun yesterday');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => titleOf(page)).toBe('');
    await page.goto('/departments/add_news');
    await page.getByLabel('Title').waitFor();
    await expect.poll(() => left(page).count()).toBe(0);
  });
});

/** What stands above a form about changes that were left there. */
const left = (page: Page) => page.getByRole('note').filter({ hasText: 'You left changes here on' });

describe('logging out in another window', () => {
  /** Logs out in a new window of the same browser. */
  const logout = async (context: BrowserContext): Promise<Page> => {
    const other = await context.newPage();
    await other.goto('/users');
    await other.getByRole('button', { name: 'Logout' }).click();
    const question = other.getByRole('alertdialog', { name: /stays on this device as a draft/ });
    await question.getByRole('button', { name: 'Yes' }).click();
    await other.getByRole('heading', { level: 1, name: 'Admin Panel' }).waitFor();
    await expect.poll(() => other.evaluate(() => localStorage.length)).toBe(0);
    return other;
  };

  it('asks first even in the moment before what is typed is written to its draft', async () => {
    const { context, page } = await signedIn(browser, app, '/departments/add_news');
    await page.getByLabel('Title').waitFor();
    // The page's clock stands: what waits for it is not written.
    // Side by side: a window that is covered writes at once.
    const other = await context.newPage();
    await other.goto('/drafts');
    await other.getByText('No drafts').waitFor();
    // The clock of the form stands: what waits for it is not written.
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 60_000);
    for (const typed of ['x', '', 'Not written yet']) await page.getByLabel('Title').fill(typed);
    await other.getByText('No drafts').waitFor();
    await expect.poll(() => titleOf(page)).toBe('Not written yet');
    await other.getByRole('button', { name: 'Logout' }).click();
    const question = other.getByRole('alertdialog', { name: /stays on this device as a draft/ });
    await question.getByRole('button', { name: 'No' }).click();
    await expect.poll(() => titleOf(page)).toBe('Not written yet');
  });

  it('shows the login over the form, which goes on after it', async () => {
    const { context, page } = await newsForm(browser, app, youth, { title: 'Written on' });
    await addThumbnail(page, await twoColours('sea.jpg'));
    await logout(context);
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await fillLogin(dialog);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => titleOf(page)).toBe('Written on');
    await page.getByLabel('Sub-heading').fill('after the login');
    await save(page);
    await saved(page);
    const { docs } = await client.call('POST', 'news/get', { search: 'Written on', activated: 'all' });
    expect(docs).toMatchObject([{ heading: 'after the login' }]);
  });

  it('and signing in again there is enough', async () => {
    const { context, page } = await newsForm(browser, app, youth, { title: 'Both windows' });
    const other = await logout(context);
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.waitFor();
    await fillLogin(other);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => titleOf(page)).toBe('Both windows');
  });

  it('somebody else who signs in there gets screens of their own, and the text stays a draft', async () => {
    const stranger = await client.user('A Stranger');
    const { context, page } = await newsForm(browser, app, youth, { title: 'Mine alone' });
    const other = await logout(context);
    await fillLogin(other, stranger);
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    await page.goto('/drafts');
    await page.getByText('No drafts').waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { level: 1, name: 'Admin Panel' }).waitFor();
    await fillLogin(page);
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    await page.goto('/drafts');
    await page.getByRole('button', { name: 'Continue: Mine alone' }).click();
    await expect.poll(() => titleOf(page)).toBe('Mine alone');
  });
});
