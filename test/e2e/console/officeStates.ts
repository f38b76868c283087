import type { State } from '../state.ts';

/** The sections of the office alone: newsletter, subscribers, inbox. Lists and forms alike in all sections are looked at by their law. */
export const OFFICE_STATES: readonly State[] = [
  {
    name: 'subscribers, none',
    path: () => '/subscriber',
    open: (page) => page.getByText('Subscribers is not found').waitFor(),
  },
  {
    name: 'subscribers out of a file',
    path: () => '/subscriber',
    open: async (page) => {
      await page.getByRole('button', { name: 'CSV import' }).click();
      const text = 'Name;E-mail\nGrace Paul;grace@example.org\nYouth;youth@@example\n';
      const file = { name: 'parishes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
      await page.getByLabel('CSV file').setInputFiles(file);
      await page.getByText('Tick the agreement first.').waitFor();
    },
  },
  {
    name: 'an import that is to be undone',
    path: () => '/subscriber',
    open: async (page, { client }) => {
      const lines = [{ line: 2, name: 'Grace Paul', email: 'grace@example.org', phone: '' }];
      const body = { import: crypto.randomUUID(), file_name: 'parishes.csv', agreed: true, lines };
      await client.call('POST', 'news_letter/import/carry_out', body);
      await page.getByRole('button', { name: 'CSV import' }).click();
      await page.getByRole('button', { name: 'Undo the import of parishes.csv' }).first().click();
      await page.getByText(/of this import/).waitFor();
    },
  },
  {
    name: 'what is kept about a person',
    path: () => '/subscriber',
    open: async (page) => {
      await page.getByRole('button', { name: 'A person’s data' }).click();
      const ask = page.getByRole('dialog', { name: 'A person’s data' });
      await ask.getByLabel('Email').fill('admin@example.org');
      await ask.getByRole('button', { name: 'Look up' }).click();
      await page.getByText('Somebody signs in to this console').waitFor();
    },
  },
  {
    name: 'the inbox',
    path: () => '/inbox',
    open: async (page, { client, madras }) => {
      const letter = {
        name: 'மேரி தாமஸ்',
        email: 'mary@example.org',
        subject: 'Opening hours',
        message: 'When?',
      };
      await client.call('POST', 'public/add_querys', { ...letter, type: madras.id });
      await page.reload();
      await page.getByRole('checkbox', { name: 'Select Opening hours' }).first().check();
      await page.getByRole('region', { name: 'Selected letters' }).waitFor();
    },
  },
  {
    name: 'a letter',
    path: () => '/inbox',
    open: async (page, { client }) => {
      await page.getByRole('link', { name: 'Opening hours' }).first().click();
      await page.getByRole('article').first().waitFor();
      const [id] = new URL(page.url()).pathname.split('/').slice(-1);
      await client.call('POST', `enquiries/answer/${id}`, { text: 'At six.', handled: false });
      await page.reload();
      await page.getByRole('article', { name: 'Our answer' }).first().waitFor();
    },
  },
  {
    name: 'orders, none',
    path: () => '/inbox/orders?which=all',
    open: (page) => page.getByText('No details found').waitFor(),
  },
  {
    name: 'sending the newsletter',
    path: () => '/news_letter/all',
    open: async (page) => {
      // Whichever they are: other states have given some of them other titles.
      const boxes = page.getByRole('row').getByRole('checkbox', { name: /^Select (?!all)/ });
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await page.getByRole('button', { name: 'Send News Letter' }).first().click();
      await page.getByText('Nobody has subscribed yet').waitFor();
      await page.getByRole('radio', { name: 'Send later' }).check();
      await page.locator('iframe[data-dressed]').waitFor();
    },
  },
  {
    name: 'newsletters that were sent',
    path: () => '/news_letter/sent',
    open: (page) => page.getByRole('table', { name: 'Newsletters' }).waitFor(),
  },
  {
    name: 'a newsletter that was sent',
    path: ({ newsletter }) => `/news_letter/sent/${newsletter}`,
    open: (page) => page.getByRole('heading', { name: 'What happened' }).waitFor(),
  },
  {
    name: 'the newsletter’s choice',
    path: () => '/news_letter/dioceses',
    open: (page) => page.getByRole('region', { name: 'Chosen news' }).waitFor(),
  },
];
