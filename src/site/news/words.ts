import type { NewsType } from '#kinds/news.ts';
import type { Organisation } from '#lib/organisation.ts';
import { translations } from '#lib/translations.ts';

/** The words of a news item's page and of the lists (002 §2.6). */
export const newsWords = translations({
  en: {
    /** '… SYNOD NEWS' above the headline (AMB-085). */
    above: ({ shortName }: Organisation) => `${shortName} SYNOD NEWS`,
    nothing: 'No news found',
    /** The two lists that pages in other languages than English offer: what is in the page's language, and all. */
    inOwnLanguage: 'In English',
    inAllLanguages: 'In all languages',
    documents: 'To read and print',
    gallery: 'Gallery',
    pictures: (n: number) => (n === 1 ? '1 picture' : `${n} pictures`),
    picture: (n: number, of: number) => `Picture ${n} of ${of}`,
    noGallery: 'No gallery images found',
    related: 'More Related News',
    noRelated: 'No related news',
    viewAll: (type: NewsType) => (type === 'departments' ? 'View all Synod news' : 'View all Diocese news'),
  },
});
