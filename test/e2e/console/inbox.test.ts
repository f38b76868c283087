import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { troubles } from '#test/support/browser.ts';
import { type Client, clientOf, type Unit } from '#test/support/client.ts';
import { row, rowMenu, signedIn } from '#test/support/consoleSteps.ts';
import { picture } from '#test/support/files.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** What visitors send: read, marked as handled, saved as a file; by the office, and by a diocese (AMB-050, AMB-051). */
let app: App;
let browser: Browser;
let client: Client;
let madras: Unit;
withApp(async (started) => {
  ({ app, browser } = started);
  client = await clientOf(app);
  madras = await client.diocese('Madras', 'Tamil Nadu');
  const medak = await client.diocese('Medak', 'Telengana');
  const thumbnail = await client.upload(await picture('cover.jpg'));
  const book = await client.call('POST', 'publications/create', { type: 'books', title: 'Hymns', thumbnail });
  for (const [type, subject, name] of [
    ['contact_us', 'Opening hours', '=HYPERLINK("http://example.org")'],
    [madras.id, 'A baptism of 1978', 'ஆ. செல்வராஜ்'],
    [medak.id, 'A marriage of 1990', 'Mary'],
  ])
    await client.call('POST', 'public/add_querys', {
      type,
      name,
      email: 'mary@example.org',
      subject,
      message: 'When, please?\n-1 or +1, said she; "both"',
    });
  await client.call('POST', 'public/place_order', {
    name: 'Mary',
    email: 'mary@example.org',
    mobile: '+91 98470 00000',
    address: '12 Church Street\nErode',
    product: book._id,
  });
});

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

it('the office reads, marks, takes it back, marks several, and saves what it found', async () => {
  const { page } = await signedIn(browser, app, '/inbox');
  const seen = troubles(page);
  await expect.poll(() => rows(page).count()).toBe(3);
  await (await rowMenu(page, 'Opening hours')).getByRole('button', { name: 'Mark as handled' }).click();
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rows(page).count()).toBe(3);

  await page.getByRole('link', { name: 'A baptism of 1978' }).click();
  await page.getByRole('heading', { level: 1, name: 'A baptism of 1978' }).waitFor();
  await expect.poll(() => page.getByRole('article').innerText()).toContain('-1 or +1, said she; "both"');
  await page.getByRole('button', { name: 'Mark as handled' }).click();
  await page.getByRole('button', { name: 'Mark as new' }).waitFor();
  await page.getByRole('link', { name: 'Inbox' }).first().click();
  await expect.poll(() => rows(page).count()).toBe(2);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV export' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe('\uFEFF"Date","Name","Email","Subject","Message","To","Status"');
  expect(text).toContain(`"'=HYPERLINK(""http://example.org"")"`);
  expect(text).toContain(`"When, please?\n'-1 or +1, said she; ""both""","The office","New"`);
  expect(text).not.toContain('baptism');

  const markAll = async () => {
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('region', { name: 'Selected letters' }).getByRole('button').first().click();
  };
  // When one of several fails, those before it are marked, and can be taken back.
  expect(seen.splice(0)).toEqual([]);
  let sent = 0;
  await page.route('**/enquiries/edit/**', (route) =>
    ++sent === 2 ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await markAll();
  await page.getByText('The letter could not be marked.', { exact: true }).waitFor();
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.unroute('**/enquiries/edit/**');
  seen.length = 0;

  await markAll();
  await page.getByText('Everything is handled').waitFor();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect.poll(() => rows(page).count()).toBe(3);
  await expect.poll(() => row(page, 'A marriage of 1990').getByText('Handled').isVisible()).toBe(true);

  await page.getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('link', { name: 'Hymns' }).click();
  await page.getByRole('heading', { level: 1, name: 'Order: Hymns' }).waitFor();
  // Coming back to a list breaks off a load of it, which would count as trouble.
  expect(seen).toEqual([]);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByText('Everything is handled').waitFor();
  const deleted = page.locator('.toast').filter({ hasText: 'Deleted' });
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await row(page, 'Hymns').waitFor();
});

it('answers a letter: the text outlives the page and a failure, and stands in the thread', async () => {
  const { docs } = await client.call('POST', 'enquiries/get', { handled: 'all' });
  const { _id: id } = docs.find(({ subject }: { subject: string }) => subject === 'Opening hours');
  const { page } = await signedIn(browser, app, `/inbox/enquiries/${id}`);
  const answer = page.getByLabel('Your answer');
  await answer.fill('From nine to five.');
  await page.waitForURL(/draft=/);
  await page.reload();
  await expect.poll(() => answer.inputValue()).toBe('From nine to five.');

  await page.route('**/enquiries/answer/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByRole('alert').filter({ hasText: 'The answer could not be sent.' }).waitFor();
  await expect.poll(() => answer.inputValue()).toBe('From nine to five.');
  await page.unroute('**/enquiries/answer/**');

  // Somebody else is faster.
  await client.call('POST', `enquiries/answer/${id}`, { text: 'From another officer.', handled: false });
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByRole('alert').filter({ hasText: 'has answered in the meantime' }).waitFor();
  await page
    .getByRole('article', { name: 'Our answer' })
    .filter({ hasText: 'From another officer.' })
    .waitFor();
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByRole('article', { name: 'Our answer' }).filter({ hasText: 'From nine to five.' }).waitFor();
  await page.getByRole('button', { name: 'Mark as new' }).waitFor();
  await expect.poll(() => answer.inputValue()).not.toContain('nine');
});

it('a diocese has its own queries only', async () => {
  const { docs } = await client.call('POST', 'enquiries/get', { handled: 'all' });
  const foreign = docs.find(({ subject }: { subject: string }) => subject === 'A marriage of 1990');
  const login = await client.user('Madras', madras);
  const { page } = await signedIn(browser, app, '/dioceses', login);
  await page.getByRole('link', { name: 'Diocese Queries' }).click();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await row(page, 'A baptism of 1978').waitFor();
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByRole('link', { name: 'A baptism of 1978' }).click();
  await page.getByRole('button', { name: 'Mark as new' }).click();
  await page.getByRole('button', { name: 'Mark as handled' }).waitFor();
  await page.goto(`/dioceses/diocese_queries/${foreign._id}`);
  await page.getByRole('alert').waitFor();
  await page.goto('/inbox');
  await page.getByRole('heading', { level: 1, name: 'Diocese News' }).waitFor();
});

it('mails that are held since a restore can be cancelled beside an answer', async () => {
  const database = new pg.Client({ connectionString: app.settings.databaseUrl });
  await database.connect();
  const held = await database.query(
    `update mail set state = 'waiting', due_at = 'infinity' where id = (select id from mail where newsletter_id is null limit 1)`,
  );
  expect(held.rowCount).toBe(1);
  await database.end();
  const { docs } = await client.call('POST', 'enquiries/get', { handled: 'all' });
  const { page } = await signedIn(browser, app, `/inbox/enquiries/${docs[0]._id}`);
  await page.getByText('1 mail is held since a backup was restored.').waitFor();
  await page.getByRole('button', { name: 'Cancel them' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await page.getByText('1 mail is held since').waitFor({ state: 'detached' });
});
