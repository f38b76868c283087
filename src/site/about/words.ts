import { translations } from '#lib/translations.ts';

/** The words of the About page (002 §1, §2.16). */
export const aboutWords = translations({
  en: {
    noText: 'No description is found',
    guidelines: 'Guidelines',
    /** The guidelines that the specification gives (of seven); the others are in the organisation file (AMB-098). */
    given: [
      'The logo is registered.',
      'Reproducing or modifying it is prohibited.',
      'Dioceses and their institutions may use it unmodified.',
    ],
    letterheads: 'On letterheads it must stand on the left, with the institution’s own logo on the right.',
    onTheLeft: 'On the left',
    notInTheMiddle: 'Not in the middle',
    logoOf: (church: string) => `The logo of the ${church}`,
    description: (church: string) => `History, vision, mission and logo of the ${church}.`,
  },
});
