import { OFFICE, type Section } from '../kit/sectionTypes.ts';

const newsletter = () => import('./NewsletterScreen.tsx');

/** The newsletter and those who get it (001 §2.4). */
export const newsletterSection = {
  entry: {
    key: 'newsletter',
    name: { en: 'Newsletter' },
    icon: 'mail',
    who: OFFICE,
  },
  screens: {
    newsletterDepartments: {
      load: newsletter,
      props: { tab: 'departments' },
      tab: {
        name: { en: 'Newsletter' },
        also: ['newsletterDioceses', 'newsletterAll', 'newsletterSend', 'newsletterSent', 'newsletterRead'],
      },
    },
    newsletterDioceses: {
      load: newsletter,
      props: { tab: 'dioceses' },
    },
    newsletterAll: {
      alsoAt: ['/news_letter_test'],
      load: newsletter,
      props: { tab: 'all' },
    },
    newsletterSend: {
      load: () => import('./SendScreen.tsx'),
    },
    newsletterSent: {
      load: () => import('./SentScreen.tsx'),
    },
    newsletterRead: {
      load: () => import('./ReadSentScreen.tsx'),
    },
    subscribers: {
      load: () => import('./SubscribersScreen.tsx'),
      tab: { name: { en: 'Subscriber' } },
    },
  },
} as const satisfies Section;
