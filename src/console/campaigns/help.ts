import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, MISTAKE, OFF, sameHelp } from '../kit/help/helpText.ts';
import { campaignsSection } from './section.ts';

const ORDER_PICTURES = 'Add the pictures, say what each of them shows, and put them in the order you want.';

export const CAMPAIGNS: Translations<HelpText> = translations({
  en: {
    what: 'What the church calls for, with a text, a thumbnail and up to 12 pictures.',
    ways: [
      [
        'To begin a campaign',
        [
          'Press Add Campaign.',
          'Write the title and the text, and add a thumbnail.',
          ORDER_PICTURES,
          'Save.',
        ],
      ],
      [
        'To say how one gives',
        'Enter the UPI ID and the bank account, and write the rest, such as receipts, under How to give. All of it is shown in a box below the title; what is left empty is not shown.',
      ],
      OFF,
      MISTAKE,
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(campaignsSection, CAMPAIGNS);
