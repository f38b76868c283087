import { translations } from '#lib/translations.ts';

/** The words of the announcements: press releases, statements, government schemes (002 §2.14). */
export const announcementWords = translations({
  en: {
    press: {
      title: 'Press Release',
      description: (church: string) => `What the ${church} tells the press.`,
    },
    statement: {
      title: 'Statements',
      description: (church: string) => `Statements of the ${church}.`,
    },
    govt: {
      title: 'Govt. Notification Schemes',
      description: (church: string) => `Schemes of the government, passed on by the ${church}.`,
    },
    /** Heading of all announcements in the search results. */
    found: 'Announcements',
    others: 'Others',
    nothing: 'No statements found',
    documents: 'To read and print',
    /** Heading of who answers the press. */
    forPress: 'For the press',
  },
});
