import { translations } from '#lib/translations.ts';

/** The words around the help, and those that say where something will appear. */
export const HELP_WORDS = translations({
  en: {
    close: 'Close the help',
    whatIs: 'What this is',
    stands: 'This appears on the website: ',
    see: 'See it there',
  },
});
