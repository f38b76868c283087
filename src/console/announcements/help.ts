import { type Translations, translations } from '#lib/translations.ts';
import { EDIT, type HelpText, MISTAKE, sameHelp } from '../kit/help/helpText.ts';
import { announcementsSection } from './section.ts';

export const ANNOUNCEMENTS: Translations<HelpText> = translations({
  en: {
    what: 'Government notifications, press releases and statements, as they were issued.',
    ways: [
      [
        'To announce something',
        [
          'Open the tab of its kind and press Add.',
          'Give title and date, and add the document as PDF.',
          'Save. It is seen at once.',
        ],
      ],
      EDIT,
      MISTAKE,
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(announcementsSection, ANNOUNCEMENTS);
