import { translations } from '#lib/translations.ts';

/** The words of the CSV export of a list. */
export const CSV = translations({
  en: {
    csv: 'CSV export',
    onItsWay: (percent: number) => `CSV export, ${percent} %`,
    failed: 'The list could not be exported.',
  },
});
