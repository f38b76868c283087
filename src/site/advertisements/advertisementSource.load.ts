import { advertisement } from '#kinds/advertisement.ts';
import { wordsIn } from '#lib/translations.ts';
import { ADVERTISEMENTS } from '../host/paths.ts';
import { recordSource } from '../search/recordSource.load.ts';
import { adWords } from './words.ts';

/** Finds advertisements, which link to the page that lists them. */
export const advertisementSource = recordSource(
  { name: 'advertisement', called: (_, language) => wordsIn(adWords, language).title },
  advertisement,
  { fields: ['title'], text: 'description' },
  ({ title }) => ({
    title,
    day: '',
    picture: null,
    link: ({ links, language }) => ({
      href: links.main(ADVERTISEMENTS),
      kind: wordsIn(adWords, language).title,
    }),
  }),
);
