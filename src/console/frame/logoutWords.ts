import { translations } from '#lib/translations.ts';

/** The words of the question before a logout. */
export const LOGOUT = translations({
  en: {
    ask: 'What you typed and have not saved stays on this device as a draft, for you alone. Do you want to log out ?',
  },
});
