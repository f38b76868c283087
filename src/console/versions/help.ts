import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { versionsSection } from './section.ts';

export const VERSIONS: Translations<HelpText> = translations({
  en: {
    what: 'Published items not yet translated, or changed since.',
    whatToUnit: 'Published items of your section not yet translated, or changed since.',
    ways: [
      [
        'To translate something',
        [
          'Choose the language, then press Translate. The original is shown beside each field.',
          'Write, and save. Pictures, days and the place of the page are copied automatically.',
        ],
      ],
      [
        'When it will be seen',
        'Nobody sees a translation until it is active. It is a separate item: the original stays as it is.',
      ],
      ['To publish it', 'Save it, then press Make Active.', 'office'],
      [
        'The original was changed',
        'See the change shows what is new. Change your translation where needed, then press It is up to date.',
      ],
      [
        'It is there already, as a separate item',
        'Open one of the two. Below its fields, under Languages, press Link an existing translation.',
      ],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(versionsSection, VERSIONS);
