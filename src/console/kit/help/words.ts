import { translations } from '#lib/translations.ts';

/** The label of the help button; the other words are loaded with the panel. */
export const HELP_BUTTON = translations({
  en: {
    help: (screen: string) => `Help: ${screen}`,
    failed: 'The help could not be loaded. Check the connection and try again.',
  },
});
