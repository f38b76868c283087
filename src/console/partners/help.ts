import { type Translations, translations } from '#lib/translations.ts';
import { EDIT, type HelpText, MISTAKE, sameHelp } from '../kit/help/helpText.ts';
import { partnersSection } from './section.ts';

export const PARTNERS: Translations<HelpText> = translations({
  en: {
    what: 'Churches and bodies with which we work, with their logo and their address.',
    ways: [
      [
        'To add one',
        [
          'Press Add.',
          'Give the name, the address of its website and its picture.',
          'Choose whether it is a partner or of the network.',
        ],
      ],
      EDIT,
      MISTAKE,
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(partnersSection, PARTNERS);
