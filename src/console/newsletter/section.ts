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
      show: 'NewsletterScreen',
      props: { tab: 'departments' },
      tab: {
        name: { en: 'Newsletter' },
        also: ['newsletterDioceses', 'newsletterAll', 'newsletterSend', 'newsletterSent', 'newsletterRead'],
      },
    },
    newsletterDioceses: {
      at: ['/news_letter/dioceses'],
      load: newsletter,
      show: 'NewsletterScreen',
      props: { tab: 'dioceses' },
    },
    newsletterAll: {
      at: ['/news_letter/all', '/news_letter_test'],
      load: newsletter,
      show: 'NewsletterScreen',
      props: { tab: 'all' },
    },
    newsletterSend: {
      at: ['/news_letter/send'],
      load: () => import('./SendScreen.tsx'),
      show: 'SendScreen',
    },
    newsletterSent: {
      at: ['/news_letter/sent'],
      load: () => import('./SentScreen.tsx'),
      show: 'SentScreen',
    },
    newsletterRead: {
      at: ['/news_letter/sent/:id'],
      load: () => import('./ReadSentScreen.tsx'),
      show: 'ReadSentScreen',
    },
    subscribers: {
      at: ['/subscriber'],
      load: () => import('./SubscribersScreen.tsx'),
      show: 'SubscribersScreen',
      tab: { name: { en: 'Subscriber' } },
    },
  },
} as const satisfies Section;
