import { translations } from '#lib/translations.ts';

/** The words of a diocese's first page (002 §2.21). */
export const dioceseWords = translations({
  en: {
    anchors: { top: 'Home', news: 'News & Events', contact: 'Get in Touch' },
    contact: 'Get in touch',
    description: (diocese: string, church: string) => `${diocese}, ${church}: news and how to reach us.`,
  },
});
