import { translations } from '#lib/translations.ts';

/** The words of a department's first page (002 §2.20). */
export const departmentWords = translations({
  en: {
    above: 'Department of the Synod',
    description: (department: string, church: string) =>
      `${department}, Department of the Synod: news of the ${church}.`,
  },
});
