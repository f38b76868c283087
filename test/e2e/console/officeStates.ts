import type { Page } from 'playwright-core';
import type { State } from '../state.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The sections of the office alone: About, newsletter, subscribers, inbox. */
export const OFFICE_STATES: readonly State[] = [
  {
    name: 'officers, none',
    path: () => '/about',
    open: (page) => page.getByText('Officers is not found').waitFor(),
  },
  {
    name: 'a new officer',
    path: () => '/about_csi/addofficers',
    open: (page) => page.getByLabel('Designation').waitFor(),
  },
  {
    name: 'the committee’s text, refused',
    path: () => '/about/working_commitee',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add Committee' }).click();
      await page.getByRole('toolbar').waitFor();
      await dialog(page, 'Add Committee').getByRole('button', { name: 'Add', exact: true }).click();
      await dialog(page, 'Add Committee').getByRole('alert').waitFor();
    },
  },
  {
    name: 'subscribers, none',
    path: () => '/subscriber',
    open: (page) => page.getByText('Subscribers is not found').waitFor(),
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
    open: async (page) => {
      await page.getByRole('link', { name: 'Opening hours' }).first().click();
      await page.getByRole('article').waitFor();
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
      await dialog(page, 'Send News Letter').getByText('Nobody has subscribed yet').waitFor();
    },
  },
  {
    name: 'the newsletter’s choice',
    path: () => '/news_letter/dioceses',
    open: (page) => page.getByRole('region', { name: 'Chosen news' }).waitFor(),
  },
];
