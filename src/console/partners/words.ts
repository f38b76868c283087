import { translations } from '#lib/translations.ts';

/** The words of the Partners & Network section (001 §2.10, §8; AMB-103). */
export const PARTNERS = translations({
  en: {
    heading: 'Partners & Networks',
    add: 'Add New',
    edit: 'Edit',
    remove: 'Delete',
    addTitle: 'Add Partners & Networks',
    editTitle: 'Edit Partners & Networks',
    submitAdd: 'Add',
    submitEdit: 'Update',
    search: 'Search partners and networks',
    empty: 'No details found',
    category: 'Category',
    categories: { partner: 'Partner', network: 'Network' },
    author: 'Author',
    failed: {
      list: 'Failed to get Partner details',
      get: 'Failed to get details',
      create: 'Unable to add details',
      edit: 'Failed to update details',
      remove: 'Failed to delete detail',
      upload: { image: 'Failed to Upload Image' },
    },
  },
});
