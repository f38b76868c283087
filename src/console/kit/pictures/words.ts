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
    where: 'Where it says this',
    wheres: { all: 'At all its places that have no words of their own', here: 'Only here' },
    hereAlone: 'You say this here alone: the picture belongs to others.',
    later: 'Later',
    save: 'Save',
    none: 'No description yet',
    isDecoration: 'Only decoration',
    pictured: 'The picture that is described',
    size: (name: string, width: number, height: number) => `${name}, ${width} by ${height}`,
    getFailed: 'What is said about the picture could not be loaded',
    saveFailed: 'What the picture shows was not saved',
  },
});
