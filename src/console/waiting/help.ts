import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { waitingSection } from './section.ts';

export const WAITING: Translations<HelpText> = translations({
  en: {
    what: 'What dioceses and departments have written and the office has not yet approved, the longest waiting first.',
    ways: [
      [
        'To approve something',
        ['Press Preview and read it.', 'Press Make Active. Everybody sees it at once; Undo takes it back.'],
      ],
      [
        'Something should be changed first',
        'Press Send back and say in one sentence what. The author reads it in their own list.',
      ],
      [
        'Changes to published items',
        'They are public at once, unless they need approval: choose it at the end of this page, for all or for one diocese or department. What differs is shown with each.',
      ],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(waitingSection, WAITING);
