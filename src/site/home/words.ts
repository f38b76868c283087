import type { Organisation } from '#lib/organisation.ts';
import { translations } from '#lib/translations.ts';

/** The words of /home (002 §2.5). */
export const homeWords = translations({
  en: {
    firstStories: 'Synod news, first stories',
    moreStories: 'Synod news, more stories',
    synodNews: 'Synod news',
    noNews: 'No Latest News',
    dioceseNews: 'Diocese News',
    viewMore: 'View More',
    /** Before links to the news in the languages that the page leaves out. */
    otherLanguages: 'In other languages',
    title: ({ name }: Organisation) => `${name}: news and resources`,
    description: ({ name }: Organisation) => `News of the ${name}, its departments and its dioceses.`,
    /** The filter bar: each label with the section that it links to (AMB-114). */
    index: {
      news: 'News',
      videos: 'Videos',
      resources: 'Resources',
      publication: 'Publication',
      campaign: 'Campaign',
    },
    events: ({ shortName }: Organisation) => `${shortName} Synod Events`,
    noEvents: 'No upcoming events',
    todaysPrayer: 'Today’s prayer',
    wholeMonth: 'The whole month',
    sundaysReadings: 'Sunday’s readings',
    allOfSunday: 'This Sunday in full',
    worship: 'Worship Resources',
    calendar: 'Prayer Calendar',
    calendarLine: 'A name and a place for every day.',
    lectionary: 'Lectionary',
    lectionaryLine: 'The readings, Sunday by Sunday.',
    sermons: 'Sermons',
    sermonsLine: 'Outlines for those who preach.',
    archives: 'View Archives',
    order: 'Order Now',
    campaigns: 'Campaigns',
  },
});
