import { translations } from '#lib/translations.ts';

export const UNITS = translations({
  en: {
    /** Of a unit in a list; `languages`: 'Tamil and Telugu'. */
    noName: (languages: string) => `No name in ${languages}`,
    namesLead: 'Pages in a language without a name here show the English one.',
  },
});
