import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../shell/help/helpText.ts';
import { accountSection } from './section.ts';

const ACCOUNT: Translations<HelpText> = translations({
  en: {
    what: 'Your own password and address, and the devices on which you are signed in.',
    ways: [
      ['I have lost a device', 'Press Sign out everywhere. Whoever has it is asked to sign in again.'],
      [
        'To change the password',
        ['Type the present one, then the new one.', 'Save. Other devices have to sign in again.'],
      ],
      [
        'To change the address',
        [
          'Type the new one and your password, and press Change address.',
          'Open the mail that comes there, and press the button behind its link. Until then the old one holds.',
        ],
      ],
    ],
  },
});

/** Help for whoever does this twice a year. */
export const HELP = sameHelp(accountSection, ACCOUNT);
