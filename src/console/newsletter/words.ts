import { translations } from '#lib/translations.ts';

/** The tabs of the Newsletter section (001 §2.4). */
export const NEWSLETTER_TABS = translations({ en: { newsletter: 'Newsletter', subscribers: 'Subscriber' } });

/** The words of the Subscribers (001 §2.4, §8); the odd fallbacks are the specification's (AMB-052, AMB-087). */
export const SUBSCRIBERS = translations({
  en: {
    heading: 'Subscribers',
    add: 'Add Subscriber',
    edit: 'Edit Subscriber',
    remove: 'Delete Subscriber',
    submitAdd: 'Add',
    submitEdit: 'Update',
    search: 'Search subscribers',
    empty: 'Subscribers is not found',
    since: 'Since',
    file: 'subscribers',
    failed: {
      list: 'Failed to get Subscriber',
      get: 'Failed to edit department personnels',
      create: 'Failed to add subscriber',
      edit: 'Failed to update personnels',
      remove: 'Failed to delete subscriber',
    },
  },
});
