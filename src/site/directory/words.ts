import type { UnitKind } from '#kinds/define.ts';
import { translations } from '#lib/translations.ts';

/** The words of the lists of all dioceses and of all departments (AMB-029). */
export const directoryWords = translations({
  en: {
    regions: 'Regions',
    outlines: 'Outlines of the states:',
    dioceses: (n: number) => (n === 1 ? '1 diocese' : `${n} dioceses`),
    deck: {
      diocese: 'By state, with the bishop and the number of the office.',
      department: 'What each is for, who directs it, and the number that is answered.',
    } satisfies Record<UnitKind, string>,
    none: { diocese: 'No dioceses found', department: 'No departments found' } satisfies Record<
      UnitKind,
      string
    >,
    description: (list: string, church: string) => `${list} of the ${church}, and how to call them.`,
  },
});
