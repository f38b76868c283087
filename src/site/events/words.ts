import { translations } from '#lib/translations.ts';

/** The words of events and their pages (002 §2.7). */
export const eventWords = translations({
  en: {
    description: (church: string) => `What is coming in the ${church}, its departments and its dioceses.`,
    /** Heading in the search results. */
    found: 'Events',
    nothing: 'No Events found',
    past: 'Past events',
    earlier: 'Earlier events',
    coming: 'Coming events',
    addToCalendar: 'Add to calendar',
    addMonth: 'Add the month',
    addMonthNamed: (month: string) => `Add the month to your calendar: ${month}`,
    from: 'From',
    to: 'To',
    place: 'Place',
    over: 'This event is over',
    repeats: 'Repeats',
    nextDays: 'Next days',
    allDays: 'The whole series',
    moreAt: (host: string) => `More at ${host}`,
    viewMore: 'View More',
  },
});
