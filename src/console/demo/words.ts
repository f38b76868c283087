import { translations } from '#lib/translations.ts';

/** The words of the leftover demo screen (000 §1, AMB-099). */
export const DEMO = translations({
  en: { title: 'Sample widgets', total: 'Total No. of News', departments: 'Departments' },
});
