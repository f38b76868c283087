import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, MISTAKE, OFF, sameHelp } from '../kit/help/helpText.ts';
import { publicationsSection } from './section.ts';

export const PUBLICATIONS: Translations<HelpText> = translations({
  en: {
    what: 'Documents, issues of the magazine and books, mostly as PDF, which visitors read or order.',
    ways: [
      [
        'To add one',
        [
          'Open its tab and press Add.',
          'Give title and date, and add the PDF. Its first page becomes the cover when you add none.',
          'Save.',
        ],
      ],
      [
        'The PDF is large',
        'It goes in parts. If the connection drops, it continues from where it was, even after you have closed the page.',
      ],
      OFF,
      MISTAKE,
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(publicationsSection, PUBLICATIONS);
