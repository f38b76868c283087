import type { Organisation } from '#lib/organisation.ts';
import { translations } from '#lib/translations.ts';

/** The words of advertisements, on their page and on the home page (002 §2.5, §2.18). */
export const adWords = translations({
  en: {
    title: 'Advertisements',
    platinum: 'Platinum advertisements',
    nothing: 'No Ad is found',
    noPlatinum: 'No active Platinum advertisements',
    knowMore: 'Know More',
    viewMore: 'View More',
    description: ({ name }: Organisation) => `Those who advertise with the ${name}.`,
  },
});
