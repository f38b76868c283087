import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, MISTAKE, OFF, sameHelp } from '../kit/help/helpText.ts';
import { videosSection } from './section.ts';

export const VIDEOS: Translations<HelpText> = translations({
  en: {
    what: 'Videos for the website: a link to YouTube or Vimeo, or a video of your own of at most 500 MB.',
    ways: [
      [
        'To add a video',
        [
          'Press Add Video.',
          'Give a title, and either the address of the video or the video itself.',
          'A large video takes a while. If the connection drops, it continues from where it was.',
        ],
      ],
      OFF,
      MISTAKE,
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(videosSection, VIDEOS);
