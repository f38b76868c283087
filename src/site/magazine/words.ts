import type { Organisation } from '#lib/organisation.ts';
import { translations } from '#lib/translations.ts';

/** The words of the magazine's page (002 §2.11). */
export const magazineWords = translations({
  en: {
    title: ({ shortName }: Organisation) => `${shortName} Life`,
    description: ({ name }: Organisation) => `The magazine of the ${name}, issue by issue.`,
    special: 'Special Edition',
    view: 'View',
    issues: (n: number) => (n === 1 ? '1 issue' : `${n} issues`),
    nothing: 'No Resources found',
  },
});
