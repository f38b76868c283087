import { translations } from '#lib/translations.ts';

/** The words of the language choice. */
export const LANGUAGE_CHOICE = translations({
  en: {
    label: 'Language',
    heading: 'Your language',
    note: 'The console and its mails use it, wherever you sign in.',
    failed: 'The words of this language could not be fetched. Check the connection and try again.',
    notKept: 'Your language could not be kept for your other devices.',
  },
});
