import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { auditSection } from './section.ts';

export const AUDIT: Translations<HelpText> = translations({
  en: {
    what: 'What was changed, sent, exported or tried, the newest first. A year back at least. Full administrators see everything, others what was done in their own diocese or department.',
    ways: [
      [
        'To find something',
        'Type a name, a title or a word of it. Choose what kind of activity it was, and from which day to which.',
      ],
      [
        'Something was changed by mistake',
        [
          'Press Undo beside it. It is offered as long as nobody has changed the same thing since.',
          'Where something was changed again since, open its history and restore what you need. Nothing is put on the website by undoing.',
        ],
      ],
      [
        'Somebody tried a password many times',
        'They were locked out. If you know the person, ask them. Nobody has to do anything.',
      ],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(auditSection, AUDIT);
