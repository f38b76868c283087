import { translations } from '#lib/translations.ts';

/** The wording that both families of events share (000 §2.5, §2.6; AMB-089, AMB-090). */
const SHARED = {
  add: 'Add Event',
  edit: 'Edit Event',
  remove: 'Delete Event',
  addTitle: 'Add Event',
  editTitle: 'Edit Event',
  submitAdd: 'Add Event',
  submitEdit: 'Update Events',
  main: 'Title and description',
  author: 'Author',
} as const;
const UPLOADS = { thumbnail: 'Failed to Upload Thumbnail' } as const;

/** Both families of events, wrong nouns of the specification included (000 §2.5, §2.6, §5, §8; AMB-087). */
export const EVENTS = translations({
  en: {
    department: {
      ...SHARED,
      heading: 'Department Events',

      remove: 'Delete Event',
      search: 'Search department events',
      empty: 'No Department Events are Found',
      prompt: 'Are you sure want to delete the Department News ?',
      dateMissing: { add: 'Please add date', edit: 'Please add Date' },
      failed: {
        list: 'Failed to get department events',
        get: 'Failed to get department events',
        create: 'Failed to add department news',
        edit: 'Failed to update department news',
        switch: 'Failed to update department news',
        remove: 'Failed to delete department news',
        upload: UPLOADS,
      },
    },
    diocese: {
      ...SHARED,
      heading: 'Diocese Events',

      remove: 'Delete Event',
      search: 'Search diocese events',
      empty: 'No events found',
      dateMissing: { add: 'Please add Date', edit: 'Please add Date' },
      failed: {
        list: 'Failed to fetch events',
        get: 'Failed to get events',
        create: 'Failed to add diocese event',
        edit: 'Failed to update diocese event',
        switch: 'Failed to edit diocese event',
        remove: 'Failed to delete diocese event',
        upload: UPLOADS,
      },
    },
  },
});
