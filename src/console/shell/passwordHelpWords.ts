import { translations } from '#lib/translations.ts';

/** The words of the help beside a password. */
export const PASSWORD_HELP = translations({
  en: { show: 'Show password', capsLock: 'Caps lock is on' },
});
