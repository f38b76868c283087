import { OFFICE, type Section } from '../kit/sectionTypes.ts';

/** Questions of visitors that a page answers, in the website's search (decision 0003). */
export const questionsSection = {
  entry: {
    key: 'questions',
    name: { en: 'Search questions' },
    icon: 'search',
    who: OFFICE,
    group: 'own',
  },
  screens: {
    questions: { load: () => import('./QuestionsScreen.tsx') },
  },
} as const satisfies Section;
