import { type Translations, translations } from '#lib/translations.ts';
import { EDIT, type HelpText, MISTAKE, sameHelp } from '../kit/help/helpText.ts';
import { advertisementsSection } from './section.ts';

export const ADVERTISEMENTS: Translations<HelpText> = translations({
  en: {
    what: 'Pictures with a link that others have placed. There are three groups, which say where on the website they appear.',
    ways: [
      [
        'To place one',
        [
          'Press Add in its group.',
          'Add the picture and the address that it leads to.',
          'Save. It is seen at once.',
        ],
      ],
      EDIT,
      MISTAKE,
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(advertisementsSection, ADVERTISEMENTS);
