import { translations } from '#lib/translations.ts';

/** The words of the button that opens the help; the rest is fetched with what it opens. */
export const HELP_BUTTON = translations({
  en: {
    help: (screen: string) => `Help: ${screen}`,
    failed: 'The help could not be loaded. Check the connection and try again.',
  },
});
