import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { librarySection } from './section.ts';

export const LIBRARY: Translations<HelpText> = translations({
  en: {
    what: 'Every picture and paper that you have brought in, once. Here you describe a file, lend it to all, or put a new one in its place everywhere.',
    ways: [
      ['To use a picture again', 'Press ‘From the library’ in its form.'],
      [
        'To say what many pictures show',
        'Press the line below the choices. A sentence, Enter, the next one.',
      ],
      [
        'To put a new file in the place of an old one',
        [
          'Open the old one and press Replace everywhere.',
          'Choose the new file. It stands wherever the old one stood.',
          '‘Put the old one back’ undoes it.',
        ],
      ],
      ['To correct the text of a scan', 'Open it and press Its text.'],
      [
        'To delete a file',
        'Open it. What stands somewhere is taken out there first. It comes back from the trash for 30 days.',
      ],
      [
        'Files that nobody uses',
        'After 30 days they are shown under Unused, and after 60 they go. Keep those that you want for later.',
      ],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(librarySection, LIBRARY);
