import { type Translations, translations } from '#lib/translations.ts';
import { type Help, type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { newsletterSection } from './section.ts';

export const NEWSLETTER: Translations<HelpText> = translations({
  en: {
    what: 'A letter with the newest stories, to everybody who has asked for it.',
    ways: [
      [
        'To send one',
        [
          'Choose the stories, on one tab or on several.',
          'Press Send News Letter.',
          'Put them in order by dragging or with the arrows, look at the mail, and send a test to yourself.',
          'Send it now, choose a day and a time, or save it for later: it waits under Sent, for you or a colleague.',
        ],
      ],
      [
        'Can it be recalled?',
        'Sent mail cannot be recalled, so check it once more. What has not been sent yet can be paused or cancelled, under Sent.',
      ],
    ],
  },
});

export const SUBSCRIBERS: Translations<HelpText> = translations({
  en: {
    what: 'Those who get the newsletter. Each of them asked for it, and can leave it by the link at the end of every letter.',
    ways: [
      ['Somebody wants to leave', 'Find the address and delete it.'],
      ['To export the list', 'Save it as CSV. It holds people’s addresses: do not pass it on.'],
      [
        'To import a list',
        [
          'Press “CSV import” and choose the file, as a spreadsheet saves it.',
          'Look at what would be added and what is refused. Who has unsubscribed is not added again.',
          'Tick that they have agreed, and add them.',
        ],
      ],
      [
        'It was the wrong list',
        'Press “CSV import” again: the earlier ones are listed there. “Undo” removes those whom it has added, except who has confirmed or got a newsletter since.',
      ],
      [
        'Somebody asks what you keep',
        'Press “A person’s data” and look up the address. Save it as a file for them, or erase it for good.',
      ],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP: Help = { ...sameHelp(newsletterSection, NEWSLETTER), subscribers: SUBSCRIBERS };
