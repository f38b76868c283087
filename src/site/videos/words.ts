import type { Organisation } from '#lib/organisation.ts';
import { translations } from '#lib/translations.ts';

/** The words of the videos (002 §2.9). */
export const videoWords = translations({
  en: {
    description: (church: string) => `Films of the ${church}, to be seen here.`,
    nothing: ({ shortName }: Organisation) => `No ${shortName} videos found`,
    more: 'More Videos',
    all: 'All videos',
  },
});
