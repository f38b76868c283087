import { translations } from '#lib/translations.ts';

/** The words of the notes for authors about their own records. */
export const AUTHOR_NOTE = translations({
  en: {
    when: (moment: string) => `Sent back ${moment}. Change it, and it awaits approval again.`,
    see: 'See the page',
    seeOf: (title: string) => `See the page: ${title}`,
    copied: 'Address copied',
    copyFailed: 'The address could not be copied.',
  },
});
