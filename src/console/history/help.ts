import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { historySection } from './section.ts';

export const HISTORY: Translations<HelpText> = translations({
  en: {
    what: 'Who changed what and when, the newest first.',
    ways: [
      [
        'To restore an older state',
        [
          'Open the change and look at both states side by side.',
          'Press Restore. It becomes a new state; the one before is kept too.',
        ],
      ],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(historySection, HISTORY);
