import { translations } from '#lib/translations.ts';

/** The words of the Announcements section, the same on its three tabs (001 §2.8, §8; AMB-103). */
export const ANNOUNCEMENTS = translations({
  en: {
    heading: 'Announcements',
    add: 'Add Schemes',
    edit: 'Edit',
    remove: 'Delete',
    addTitle: 'Add',
    editTitle: 'Edit',
    submitAdd: 'Add',
    submitEdit: 'Update',
    search: 'Search announcements',
    empty: 'No statements found',
    main: 'Title and description',
    author: 'Author',
    pdf: 'Upload PDF',
    failed: {
      list: 'Failed to fetch details',
      get: 'Unable to get details',
      create: 'Failed to add scheme',
      edit: 'Failed to update scheme',
      remove: 'Failed to delete scheme',
      upload: { pdf: 'Failed to Upload PDF' },
    },
  },
});
