import { translations, type WordsOf } from '#lib/translations.ts';

/** What to do where nothing is shown, below the sentence that says so. */
export const EMPTY = translations({
  en: {
    /** Named as the button that adds one. */
    begin: (add: string) => `Press ‘${add}’ to begin.`,
    narrowed: 'Try another word, or clear the search and the filters.',
    next: {
      otherWord: 'Try a shorter word, or another one.',
      letters: 'What visitors write in the forms of the website appears here.',
      handled: 'New ones appear here. What is handled is under ‘All’.',
      drafts: 'Write anywhere. What you do not save is kept here.',
      waiting: 'There is nothing to do. What comes in appears here and on Today.',
      language: 'Choose another language above.',
      send: 'Choose the news above, then press ‘Send News Letter’.',
      publish: 'Only news that is on the website can be sent. Publish some first.',
      history: 'What is changed from now on is listed here.',
      day: 'Choose a day in the month to add something.',
      views: 'Views are counted as visitors open the pages of the website.',
      subscribers: 'Readers subscribe on the website. Bring in those you have with ‘CSV import’.',
      uploads: 'What you upload in a form is found here the next time.',
      trash: 'Go back to the list: what you delete there comes here.',
    },
  },
});

/** A sentence of these that an empty list is given. */
export type NextStep = keyof WordsOf<typeof EMPTY>['next'];
