import { translations } from '#lib/translations.ts';

/** The words of a department's pages (002 §2.20). */
export const departmentWords = translations({
  en: {
    above: 'Department of the Synod',
    director: 'Director',
    newsAndEvents: 'News & Events',
    events: 'Events',
    noEvents: 'No current events found',
    personnel: 'Personnel',
    noPersonnel: 'No department personnel added',
    description: (department: string, church: string) =>
      `${department}, Department of the Synod: news of the ${church}.`,
    aimDescription: (department: string, church: string) =>
      `What the department ${department} of the ${church} is for, and who works in it.`,
  },
});
