import type { SectionRows } from '#test/support/sectionRows.ts';

const newsletter = (tab: 'Department' | 'Diocese' | 'All' | 'Sent') => ({
  who: 'office' as const,
  heading: 'Newsletter',
  tabs: ['Newsletter', 'Subscriber', 'Department', 'Diocese', 'All', 'Sent'],
  tab,
  columns: ['Title and sub-heading', 'Diocese', 'Department', 'Author'],
  empty: 'No news found',
  clicks: ['Newsletter', tab],
});

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    { id: 'CON-069', path: '/news_letter/departments', ...newsletter('Department') },
    { id: 'CON-070', path: '/news_letter/dioceses', ...newsletter('Diocese') },
    { id: 'CON-071', path: '/news_letter/all', aliases: ['/news_letter_test'], ...newsletter('All') },
    {
      id: 'added',
      path: '/news_letter/sent',
      ...newsletter('Sent'),
      columns: ['Subject', 'Date', 'Sent', 'Status'],
      empty: undefined,
    },
    {
      id: 'added',
      path: '/news_letter/sent/:newsletter',
      who: 'office',
      heading: 'Record',
      clicks: ['Newsletter', 'Sent', 'Record'],
    },
    { id: 'added', path: '/news_letter/send', who: 'office', heading: 'Send News Letter', clicks: [] },
    {
      id: 'CON-075',
      path: '/subscriber',
      who: 'office',
      heading: 'Subscribers',
      tabs: ['Newsletter', 'Subscriber'],
      tab: 'Subscriber',
      columns: ['Name', 'Email', 'Phone Number', 'Since'],
      empty: 'Subscribers is not found',
      clicks: ['Newsletter', 'Subscriber'],
    },
  ],
  lists: [
    {
      of: 'subscriber',
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
      failed: {
        list: 'Failed to get Subscriber',
        create: 'Failed to add subscriber',
        edit: 'Failed to update personnels',
        remove: 'Failed to delete subscriber',
      },
    },
  ],
  forms: [
    {
      id: 'CON-076',
      path: '/subscriber',
      add: 'Add Subscriber',
      title: 'Add Subscriber',
      fields: ['Name', 'Phone Number', 'Email', 'Language'],
      must: ['Name', 'Email'],
      submit: 'Add',
    },
  ],
};
