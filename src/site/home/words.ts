import type { Organisation } from '#lib/organisation.ts';

/** The words of /home (002 §2.5). */
export const homeWords = {
  firstStories: 'Synod news, first stories',
  moreStories: 'Synod news, more stories',
  synodNews: 'Synod news',
  noNews: 'No Latest News',
  dioceseNews: 'Diocese News',
  viewMore: 'View More',
  title: (organisation: Organisation) => `${organisation.name}: news and resources`,
  description: (organisation: Organisation) =>
    `News of the ${organisation.name}, its departments and its dioceses.`,
} as const;
