import { translations } from '#lib/translations.ts';

/** The words of the help next to a password. */
export const PASSWORD_HELP = translations({
  en: { show: 'Show password', capsLock: 'Caps lock is on' },
});
