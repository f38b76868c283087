import { EVERYBODY, type Section } from '../section.ts';

/** Versions of what stands on the website in other languages: what is missing, what is out of date, and writing one beside another. */
export const versionsSection = {
  entry: {
    key: 'translations',
    name: { en: 'Translations' },
    icon: 'translate',
    who: EVERYBODY,
    own: true,
  },
  screens: {
    translations: { load: () => import('./TranslationsScreen.tsx') },
    translation: {
      load: () => import('./TranslationScreen.tsx'),
    },
  },
} as const satisfies Section;
