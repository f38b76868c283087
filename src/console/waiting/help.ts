import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { waitingSection } from './section.ts';

export const WAITING: Translations<HelpText> = translations({
  en: {
    what: 'What dioceses and departments have written and the office has not yet let through, what waits longest first.',
    ways: [
      [
        'To let something through',
        ['Press Preview and read it.', 'Press Make Active. Everybody sees it at once; Undo takes it back.'],
      ],
      [
        'Something should be changed first',
        'Press Send back and say in one sentence what. The author reads it in the own list.',
      ],
      [
        'Changes of what is on the site',
        'They are public at once, unless they are to wait here: choose it at the end of this page, for all or for one diocese or department. What differs stands beside each.',
      ],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(waitingSection, WAITING);
