import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { librarySection } from './section.ts';

export const LIBRARY: Translations<HelpText> = translations({
  en: {
    what: 'Every picture, document and video, stored once. Here you describe a file, share it with all, or replace it everywhere.',
    ways: [
      ['To use a picture again', 'Press ‘From the library’ in its form.'],
      ['To describe many pictures', 'Press the line below the choices. A sentence, Enter, the next one.'],
      [
        'To replace a file everywhere',
        [
          'Open the old one and press Replace everywhere.',
          'Choose the new file. It appears wherever the old one did.',
          '‘Put the old one back’ undoes it.',
        ],
      ],
      ['To correct the text of a scan', 'Open it and press Edit text.'],
      [
        'To delete a file',
        'Open it. If it is in use, remove it there first. It can be restored from the trash for 30 days.',
      ],
      [
        'Files that nobody uses',
        'After 30 days they are shown under Unused, and after 60 they are deleted. Keep those that you want for later.',
      ],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(librarySection, LIBRARY);
