import { DEPARTMENT_PERSONNEL } from '#kinds/person.ts';
import { translations } from '#lib/translations.ts';

type Role = (typeof DEPARTMENT_PERSONNEL)[number];

/** The words of a department's pages (002 §2.20). */
export const departmentWords = translations({
  en: {
    above: 'Department of the Synod',
    director: 'Director',
    newsAndEvents: 'News & Events',
    aim: 'Aim, Objectives & Personnel',
    events: 'Events',
    noEvents: 'No current events found',
    personnel: 'Personnel',
    /** The roles of people in a department as stored, and as the pages write them. */
    roles: {
      ...(Object.fromEntries(DEPARTMENT_PERSONNEL.map((role) => [role, role])) as Record<Role, string>),
      'Associate director': 'Associate Director',
    },
    noPersonnel: 'No department personnel added',
    description: (department: string, church: string) =>
      `${department}, Department of the Synod: news of the ${church}.`,
    aimDescription: (department: string, church: string) =>
      `What the department ${department} of the ${church} is for, and who works in it.`,
  },
});
