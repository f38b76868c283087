import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { readersSection } from './section.ts';

export const READERS: Translations<HelpText> = translations({
  en: {
    what: 'How often the website is viewed: by day, by story, and from where readers came. Full administrators see all sites, others those of their own diocese or department.',
    ways: [
      [
        'What is a view?',
        [
          'Somebody had the page on the screen for five seconds. The same phone on the same page within half an hour counts once.',
          'Many phones of one kind behind one connection may count as one reader. A stranger can fake a few views; nobody can prevent that wholly.',
        ],
      ],
      [
        'Who is not counted',
        'Programs, those whose browser has no script or asks that nobody be followed, and you yourself on the main site while you are signed in.',
      ],
      [
        'Can I see who has read it?',
        'No, and nobody else can. No cookie is set, and no address is kept. Of less than ten views no details are shown.',
      ],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(readersSection, READERS);
