import { type Translations, translations } from '#lib/translations.ts';
import { type HelpText, sameHelp } from '../kit/help/helpText.ts';
import { demoSection } from './section.ts';

export const DEMO: Translations<HelpText> = translations({
  en: {
    what: 'A page on which the parts of this console can be tried. Nothing is saved.',
    ways: [],
  },
});

/** Help for users who do this twice a year. */
export const HELP = sameHelp(demoSection, DEMO);
