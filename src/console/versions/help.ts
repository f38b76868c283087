import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { versionsSection } from './section.ts';

export const VERSIONS: Translations<HelpText> = translations({
  en: {
    what: 'What stands on the website and is missing in a language, or was changed since it was translated.',
    whatToUnit:
      'What your section has on the website and is missing in a language, or was changed since it was translated.',
    ways: [
      [
        'To translate something',
        [
          'Choose the language, then press Begin. The original stands beside each field.',
          'Write, and save. Pictures, days and the place of the page go along by themselves.',
        ],
      ],
      [
        'When it will be seen',
        'Nobody sees a version until it is active. It is a record of its own: the original stays as it is.',
      ],
      ['To publish it', 'Save it, then press Make Active.', 'office'],
      [
        'The original was changed',
        'See the change shows what is new. Change your version where it must be, then press It is up to date.',
      ],
      [
        'It is there already, as an item of its own',
        'Open one of the two. Below its fields, under Languages, press Link one that is there.',
      ],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(versionsSection, VERSIONS);
