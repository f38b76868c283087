import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import { pdfSample } from '#media/testSamples.ts';
import { toasted } from '#test/support/browser.ts';
import { filesAreReady, inDatabase } from '#test/support/church.ts';
import { type Client, clientOf } from '#test/support/client.ts';
import { signedIn } from '#test/support/consoleSteps.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** What stands in a paper is put right beside its drawn page, by two at once as well. */
let app: App;
let browser: Browser;
let client: Client;
withApp(
  async (started) => {
    ({ app, browser } = started);
    client = await clientOf(app);
  },
  { closePages: true },
);

it('a page that a machine has read is put right, and nobody writes over somebody else unseen', async () => {
  const url = await client.upload({
    name: 'register.pdf',
    mimeType: 'application/pdf',
    buffer: pdfSample(2),
  });
  const name = url.split('/').at(-1) ?? '';
  await client.call('POST', 'library/keep', { resource_urls: [url] });
  await filesAreReady(app);
  await inDatabase(
    app,
    `delete from paper_page;
    insert into paper_page (paper_id, number, source, language, text, letters) select id, 1, 'machine', 'en', 'Baptisrn register', '' from paper;
    insert into paper_page (paper_id, number, source, language, text, letters) select id, 2, 'layer', 'en', '# Of Mylaudy', '' from paper`,
  );
  const { page } = await signedIn(browser, app, `/library?file=${encodeURIComponent(name)}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Edit text' }).click();
  const dialog = page.getByRole('dialog', { name: /^Text of/ });
  await dialog.getByText('This page was read automatically').waitFor();
  await dialog.getByRole('img', { name: 'Page 1 of the document' }).waitFor();
  const text = dialog.getByRole('textbox');
  await expect.poll(() => text.innerText()).toBe('Baptisrn register');

  // What is typed stays while one looks at another page, and while somebody else was faster.
  await text.fill('Baptism register');
  await dialog.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => text.innerText()).toBe('Of Mylaudy');
  await text.getByRole('heading', { name: 'Of Mylaudy' }).waitFor();
  await client.call('PUT', `library/paper/${name}`, { page: 1, text: 'Baptisms of 1931', version: 1 });
  // The page is read anew, and what is typed stands on the version before all the same.
  await dialog.getByRole('button', { name: 'Previous page' }).click();
  await expect.poll(() => text.innerText()).toBe('Baptism register');
  await dialog.getByRole('button', { name: 'Save this page' }).click();
  await dialog.getByText(/has corrected this page in the meantime/).waitFor();
  await dialog.getByRole('region', { name: 'Saved now' }).getByText('Baptisms of 1931').waitFor();
  await expect.poll(() => text.innerText()).toBe('Baptism register');
  await dialog.getByRole('button', { name: 'Save this page' }).click();
  await toasted(page, 'Page 1 is saved');
  await dialog.getByText(/^Corrected by/).waitFor();

  // Headings are chosen by name; their marks are only in what is stored.
  await text.click();
  await dialog.getByRole('combobox', { name: 'Paragraph style' }).selectOption('Header 1');
  await text.getByRole('heading', { name: 'Baptism register' }).waitFor();
  await dialog.getByRole('button', { name: 'Save this page' }).click();
  await expect
    .poll(() => inDatabase(app, 'select text from paper_page where number = 1'))
    .toEqual([{ text: '# Baptism register' }]);

  await text.fill('Not saved');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByText('One page is not saved. Close all the same?').waitFor();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect.poll(() => text.innerText()).toBe('Not saved');
});
