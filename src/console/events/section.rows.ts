import { image } from '#test/support/consoleSteps.ts';
import { fillMoment } from '#test/support/fillMoment.ts';
import { departments, dialog, dioceses } from '#test/support/rowParts.ts';
import type { ListRow, SectionRows } from '#test/support/sectionRows.ts';

const EVENTS_LIST = {
  columns: ['Thumbnail', 'Title and description', 'From', 'To'],
  add: 'Add Event',
  form: { title: 'Add Event', is: 'dialog' },
  submit: 'Add Event',
  submitEdit: 'Update Events',
  fill: async (page, name) => {
    await dialog(page)
      .getByLabel(/^Select/)
      .selectOption({ index: 1 });
    await page.getByLabel('Title').fill(name);
    await fillMoment(page, 'From', '2099-12-01T10:00');
    await fillMoment(page, 'To', '2099-12-02T18:00');
    await image(page, 'Thumbnail');
  },
  shows: ['01-12-2099', '02-12-2099'],
  renamed: 'Title',
  refused: 'Please upload thumbnail',
} satisfies Partial<ListRow>;
const EVENTS_FAILED = { list: 'Failed to fetch events' };
const EVENT = { add: 'Add Event', title: 'Add Event', submit: 'Add Event' } as const;
/** 'Place' and 'Repeats' are our additions: visitors ask for both, and calendars have fields for both. */
const EVENT_FIELDS = ['Title', 'Description', 'Place', 'URL', 'From', 'To', 'Repeats', 'Thumbnail'] as const;

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'CON-024',
      path: '/departments/department_events',
      ...departments('Dept. Events'),
      heading: 'Department Events',
      columns: ['Thumbnail', 'Title and description', 'From', 'To'],
      empty: 'No Department Events are Found',
    },
    {
      id: 'CON-036',
      path: '/dioceses/diocese_events',
      ...dioceses('Diocese Events'),
      columns: ['Thumbnail', 'Title and description', 'From', 'To'],
      empty: 'No events found',
    },
  ],
  lists: [
    {
      of: 'event',
      ...EVENTS_LIST,
      path: '/dioceses/diocese_events',
      heading: 'Diocese Events',
      empty: 'No events found',
      prompt: 'Are you sure want to delete this ?',
      needs: (client) => client.diocese('Madras', 'Tamil Nadu'),
      failed: {
        ...EVENTS_FAILED,
        create: 'Failed to add diocese event',
        edit: 'Failed to update diocese event',
        remove: 'Failed to delete diocese event',
      },
    },
    {
      of: 'event',
      ...EVENTS_LIST,
      path: '/departments/department_events',
      heading: 'Department Events',
      empty: 'No Department Events are Found',
      prompt: 'Are you sure want to delete the Department News ?',
      needs: (client) => client.department('Youth'),
      failed: {
        list: 'Failed to get department events',
        create: 'Failed to add department news',
        edit: 'Failed to update department news',
        remove: 'Failed to delete department news',
      },
    },
  ],
  forms: [
    {
      ...EVENT,
      id: 'CON-025',
      path: '/departments/department_events',
      fields: ['Select Department', ...EVENT_FIELDS],
      must: ['Select Department', 'Title', 'From', 'To'],
    },
    {
      ...EVENT,
      id: 'CON-037',
      path: '/dioceses/diocese_events',
      fields: ['Select Diocese', ...EVENT_FIELDS],
      must: ['Select Diocese', 'Title', 'From', 'To'],
    },
  ],
};
