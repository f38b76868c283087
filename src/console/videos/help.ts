import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, MISTAKE, OFF, sameHelp } from '../kit/help/helpText.ts';
import { videosSection } from './section.ts';

export const VIDEOS: Translations<HelpText> = translations({
  en: {
    what: 'Films for the website: a link to YouTube or Vimeo, or a film of your own of at most 500 MB.',
    ways: [
      [
        'To add a video',
        [
          'Press Add Video.',
          'Give a title, and either the address of the film or the film itself.',
          'A large film takes a while. If the line drops, it goes on from where it was.',
        ],
      ],
      OFF,
      MISTAKE,
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(videosSection, VIDEOS);
