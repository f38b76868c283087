import { type Translations, translations } from '#lib/translations.ts';
import type { Help, HelpText } from '../kit/help/helpText.ts';

export const ACCOUNT: Translations<HelpText> = translations({
  en: {
    what: 'Your own password and address, and the devices on which you are signed in.',
    ways: [
      [
        'A browser that is not asked for the second key',
        'It is not asked for 30 days after you chose so there. The list under Second key says until when, and ends it at once.',
      ],
      ['I have lost a device', 'Press Sign out everywhere. Whoever has it is asked to sign in again.'],
      [
        'To change the password',
        ['Type the present one, then the new one.', 'Save. Other devices have to sign in again.'],
      ],
      [
        'To change the address',
        [
          'Type the new one and your password, and press Change address.',
          'Open the mail that comes there, and press the button behind its link. Until then the old one stays valid.',
        ],
      ],
      [
        'Another program is to work in my name',
        'Under Other programs, create a token for it, and never give it your password. End a token that nobody needs, or that a stranger may have seen.',
      ],
    ],
  },
});

export const TWO_FACTOR: Translations<HelpText> = translations({
  en: {
    what: 'What is asked for beside your password: your phone or computer, six numbers from an app, or a code on paper.',
    ways: [
      [
        'To add one',
        [
          'Press Use this phone or computer. Or scan the picture with an app, and type the six numbers it shows.',
          'Print the codes on paper: they are shown once.',
        ],
      ],
      [
        'I have lost the phone',
        'Sign in with a code on paper, remove the lost phone here, and add the new one. Then make new codes.',
      ],
      [
        'I have lost everything',
        'Type your password, then press Ask for it. Another administrator lets you in: call one of them, too.',
      ],
      [
        'Somebody else has lost everything',
        'Speak to them first. Under Users, press the three dots of their row, then Let in without second key.',
        'office',
      ],
      [
        'Why I am asked again',
        'So that nobody touches accounts or people’s data at your desk while you are away. It holds for a quarter of an hour.',
      ],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP: Help = { account: ACCOUNT, secondKey: TWO_FACTOR };
