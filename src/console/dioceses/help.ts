import { type Translations, translations } from '#lib/translations.ts';
import type { Help, HelpText } from '../kit/help/helpText.ts';
import { PEOPLE } from '../personnel/peopleHelp.ts';
import { ROLL_AND_TEXTS, UNIT_INFORMATION } from '../units/unitHelp.ts';

export const UNIT_PICTURES: Translations<HelpText> = translations({
  en: {
    what: 'The pictures at the top of the page, and those of its gallery.',
    ways: [
      [
        'To add pictures',
        [
          'Press Add Images, or Add Banner, at the top.',
          'Press Browse and choose the pictures. Several at once will do for the gallery.',
          'Press Add Image, or Add. They appear on the site at once.',
        ],
      ],
      [
        'To change the order of the gallery',
        'Drag a picture by its dots, or use the arrows below it. The new order is kept at once.',
      ],
      [
        'What a picture shows',
        'Press the pencil, or Describe. The sentence is read aloud to those who cannot see the picture.',
      ],
    ],
  },
});

/** Help for users who do this twice a year. */
export const HELP: Help = {
  dioceseInformation: UNIT_INFORMATION,
  dioceseAddress: UNIT_INFORMATION,
  dioceseBanner: UNIT_PICTURES,
  dioceseGallery: UNIT_PICTURES,
  diocesePersonnel: PEOPLE,
  dioceseDescription: ROLL_AND_TEXTS,
  dioceseRoll: ROLL_AND_TEXTS,
  addDioceseDescription: ROLL_AND_TEXTS,
  editDioceseDescription: ROLL_AND_TEXTS,
};
