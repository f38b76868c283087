import { type Translations, translations } from '#lib/translations.ts';
import { EDIT, type HelpText } from '../kit/help/helpText.ts';

const UPDATE = 'Change it and press Update. Visitors see it at once.';

const ROW_MISTAKE = [
  'I deleted something by mistake',
  'Press Undo at once. Later the former state is in the History of the diocese or department.',
] as const;

/** Help for the content of a unit's page. */
export const UNIT_INFORMATION: Translations<HelpText> = translations({
  en: {
    what: 'What the page of a diocese or department shows beside news and events: address, pictures, people, texts.',
    whatToUnit: 'What your page shows beside news and events: address, pictures, people, texts.',
    ways: [
      [
        'To change something',
        [
          'Find the diocese or department, and open it.',
          'Choose the tab of what you want to change.',
          UPDATE,
        ],
        'office',
      ],
      ['To change something', ['Open it, and choose the tab of what you want to change.', UPDATE], 'unit'],
      [
        'Two people at once',
        'When somebody else has saved meanwhile, both changes are merged; you are asked only where you both changed the same.',
      ],
    ],
  },
});

/** Help for a unit's texts and lists. */
export const ROLL_AND_TEXTS: Translations<HelpText> = translations({
  en: {
    what: 'Longer texts and lists on the page of a diocese or department, each below its own heading.',
    ways: [
      [
        'To add one',
        [
          'Press Add.',
          'Write the heading and the text; pictures go into the text with the picture button.',
          'Save.',
        ],
      ],
      EDIT,
      ROW_MISTAKE,
    ],
  },
});
