import { translations } from '#lib/translations.ts';

/** The words of the landing page (002 §2.3). */
export const landingWords = translations({
  en: { welcome: 'Welcome to the', explore: 'Explore', thisSunday: 'This Sunday' },
});
