import { type Translations, translations } from '#lib/translations.ts';
import { EDIT, type HelpText, MISTAKE } from '../kit/help/helpText.ts';

/** Help for the screens of persons, of the church and of its units. */
export const PEOPLE: Translations<HelpText> = translations({
  en: {
    what: 'People who are shown on the website with name, office and picture. They do not sign in here.',
    ways: [
      [
        'To add somebody',
        [
          'Press Add.',
          'Give name and designation; a picture, if there is one.',
          'The order number says who comes first.',
        ],
      ],
      EDIT,
      MISTAKE,
    ],
  },
});
