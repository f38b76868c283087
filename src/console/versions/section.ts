import { EVERYBODY, type Section } from '../kit/sectionTypes.ts';

/** Translations of the website's content: what is missing, what is out of date, and writing a version next to its source. */
export const versionsSection = {
  entry: {
    key: 'translations',
    name: { en: 'Translations' },
    icon: 'translate',
    who: EVERYBODY,
    group: 'own',
  },
  screens: {
    translations: { load: () => import('./TranslationsScreen.tsx') },
    translation: {
      load: () => import('./TranslationScreen.tsx'),
    },
  },
} as const satisfies Section;
