import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { usersSection } from './section.ts';

export const USERS: Translations<HelpText> = translations({
  en: {
    what: 'The people who may sign in here. The office sees everything; a user of a diocese or department sees its own section only.',
    ways: [
      [
        'To add somebody',
        [
          'Open the tab: office, diocese or department.',
          'Press Add User.',
          'Give name and e-mail address, and press Add: a mail with a link lets the person choose a password.',
          'Without e-mail, type a first password instead, and tell it in person or by telephone.',
        ],
      ],
      [
        'The invitation has not come, or is too old',
        'Press the three dots, then Send the invitation again. A wrong address is put right with Edit; the invitation follows automatically.',
      ],
      [
        'Somebody forgot the password',
        'Forgot password, on the login, mails a link. Or press the three dots, then Edit, and set a new one.',
      ],
      ['Somebody has left', 'Press the three dots, then Delete. What that person has written stays.'],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(usersSection, USERS);
