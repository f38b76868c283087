import { translations } from '#lib/translations.ts';

/** The words of the dock. */
export const DOCK = translations({
  en: {
    label: 'Main navigation',
    today: 'Today',
    find: 'Find',
    write: 'Write',
    letters: 'Letters',
    new: 'new',
  },
});
