import { type Translations, translations } from '#lib/translations.ts';
import { type Help, type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { PEOPLE } from '../personnel/peopleHelp.ts';
import { aboutSection } from './section.ts';

export const ABOUT_TEXTS: Translations<HelpText> = translations({
  en: {
    what: 'The texts of the pages about the church: history, vision, mission and logo.',
    ways: [
      ['To change a text', ['Open its tab.', 'Change the text and press Update. Visitors see it at once.']],
      [
        'I want the former text back',
        'Open History, look at the former state beside the present one, and restore it.',
      ],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP: Help = {
  ...sameHelp(aboutSection, PEOPLE),
  associationContent: ABOUT_TEXTS,
  aboutHistory: ABOUT_TEXTS,
  aboutVision: ABOUT_TEXTS,
  aboutMission: ABOUT_TEXTS,
  aboutLogo: ABOUT_TEXTS,
};
