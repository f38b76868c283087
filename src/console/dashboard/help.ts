import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { todaySection } from './section.ts';

export const TODAY: Translations<HelpText> = translations({
  en: {
    what: 'What there is for you to do today, what is coming up this week, and how often what you published last was viewed.',
    ways: [
      ['To start something', 'Press one of the buttons at the top: Write news, Add event and the like.'],
      [
        'To find something again',
        'Press Find anything, or Ctrl and K, and type a word of it. Enter opens what is selected.',
      ],
      [
        'To start here each day',
        'Press Start on Today at the end of this page. You can change it back in the same place.',
      ],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(todaySection, TODAY);
