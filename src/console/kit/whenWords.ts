import { translations } from '#lib/translations.ts';

/** The words of the fields for a day and an hour. */
export const WHEN = translations({
  en: {
    day: 'Day',
    time: 'Time',
    zone: (zone: string, clock: string) => `${zone}, where it is ${clock} now`,
  },
});
