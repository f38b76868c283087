import { OFFICE, type Section } from '../section.ts';

const newsletter = () => import('./NewsletterScreen.tsx');

/** The newsletter and those who get it (001 §2.4). */
export const newsletterSection = {
  entry: {
    key: 'newsletter',
    name: { en: 'Newsletter' },
    icon: 'mail',
    to: '/news_letter/departments',
    who: OFFICE,
  },
  screens: {
    newsletterDepartments: {
      at: ['/news_letter/departments'],
      load: newsletter,
      props: { tab: 'departments' },
      tab: {
        name: { en: 'Newsletter' },
        also: ['newsletterDioceses', 'newsletterAll', 'newsletterSend', 'newsletterSent', 'newsletterRead'],
      },
    },
    newsletterDioceses: {
      at: ['/news_letter/dioceses'],
      load: newsletter,
      props: { tab: 'dioceses' },
    },
    newsletterAll: {
      at: ['/news_letter/all', '/news_letter_test'],
      load: newsletter,
      props: { tab: 'all' },
    },
    newsletterSend: {
      at: ['/news_letter/send'],
      load: () => import('./SendScreen.tsx'),
    },
    newsletterSent: {
      at: ['/news_letter/sent'],
      load: () => import('./SentScreen.tsx'),
    },
    newsletterRead: {
      at: ['/news_letter/sent/:id'],
      load: () => import('./ReadSentScreen.tsx'),
    },
    subscribers: {
      at: ['/subscriber'],
      load: () => import('./SubscribersScreen.tsx'),
      tab: { name: { en: 'Subscriber' } },
    },
  },
} as const satisfies Section;
