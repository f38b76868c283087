import type { Organisation } from '#lib/organisation.ts';
import { staffCategories } from '#lib/staffCategory.ts';
import { translations } from '#lib/translations.ts';

/** The words of the pages of the administration (002 §2.16). The names of its places are the menu's. */
export const administrationWords = translations({
  en: {
    /** The association's tab and heading (AMB-086). */
    association: ({ shortName }: Organisation) => `${shortName}TA`,
    /** Heading in the search results. */
    found: 'People',
    noPersons: 'No Personnal Information is found',
    noText: 'No description is found',
    persons: (n: number) => (n === 1 ? '1 person' : `${n} persons`),
    /** The groups of the working committee, by the role of its persons (AMB-037). */
    groups: { officer: 'Officers', member: 'Members', regional_women: 'Regional Women' },
    staff: 'Staff',
    /** The categories of staff, in the order of `staffCategories`. */
    categories: [0, 1, 2, 3].map((i) => (of: Organisation) => staffCategories(of)[i] ?? ''),
    /** For screen readers: the content next to a committee's text. */
    belonging: 'To reach it',
    allOfficers: 'All officers',
    otherOffice: (category: string) => `${category}, choose another office`,
    description: (page: string, church: string) => `${page} of the ${church}.`,
  },
});
