import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { draftsSection } from './section.ts';

export const DRAFTS: Translations<HelpText> = translations({
  en: {
    what: 'What you have typed and not saved. Nobody else sees it. It is kept for 60 days.',
    ways: [
      ['To continue', 'Open the draft: the form comes back with every word and every file.'],
      [
        'I work on another device',
        'A draft follows you: sign in there and open it here. Files that were not uploaded yet stay on the device on which you chose them.',
      ],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(draftsSection, DRAFTS);
