import type { SectionRow } from './sectionRow.ts';

/** The rows of the Newsletter section that are a list with a form (001 §2.4). */
export const NEWSLETTER_ROWS: readonly SectionRow[] = [
  {
    path: '/subscriber',
    heading: 'Subscribers',
    columns: ['Name', 'Email', 'Phone Number', 'Since'],
    empty: 'Subscribers is not found',
    add: 'Add Subscriber',
    form: { title: 'Add Subscriber', is: 'dialog' },
    submit: 'Add',
    submitEdit: 'Update',
    fill: async (page, name) => {
      const form = page.getByRole('dialog');
      await form.getByLabel('Name').fill(name);
      await form.getByLabel('Phone Number').fill('98470 00000');
      await form.getByLabel('Email').fill('mary@example.org');
    },
    shows: ['98470 00000'],
    renamed: 'Name',
    refused: 'Please enter all the details',
    prompt: 'Are you sure want to delete this ?',
  },
];
