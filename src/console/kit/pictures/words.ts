import { translations } from '#lib/translations.ts';

/** The words for a picture's metadata (ADD-16). */
export const PICTURES = translations({
  en: {
    title: 'About this picture',
    describeShort: 'Describe',
    describe: (what: string) => `Describe: ${what}`,
    shows: 'What the picture shows',
    showsHint: 'Read aloud to those who cannot see it, and shown when a picture does not load. One sentence.',
    decorative: 'Only decoration, nothing to describe',
    decorativeHint: 'Nothing is read aloud for a decoration.',
    caption: 'Caption',
    captionHint: 'Printed under the picture.',
    credit: 'Credit',
    creditHint: 'Who took it. Printed small beside the caption.',
    optional: 'optional',
    where: 'Where this applies',
    wheres: { all: 'Everywhere, unless described separately there', here: 'Only here' },
    hereAlone: 'This applies only here: the picture belongs to others.',
    later: 'Later',
    save: 'Save',
    none: 'No description yet',
    isDecoration: 'Only decoration',
    pictured: 'The picture that is described',
    size: (name: string, width: number, height: number) => `${name}, ${width} by ${height}`,
    getFailed: 'The description could not be loaded',
    saveFailed: 'The description was not saved',
  },
});
