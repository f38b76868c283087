import { video } from '#kinds/video.ts';
import { wordsIn } from '#lib/translations.ts';
import { siteWords } from '../context/words.ts';
import { videoPath } from '../host/paths.ts';
import { recordSource } from '../search/recordSource.load.ts';

/** Finds videos, in the order of their list. */
export const videoSource = recordSource(
  { name: 'video', called: (_, language) => wordsIn(siteWords, language).videosHeading },
  video,
  { fields: ['title', 'thumbnail'], text: 'description' },
  ({ id, title, thumbnail }) => ({
    title,
    day: '',
    picture: thumbnail,
    link: ({ links, organisation, language }) => ({
      href: links.main(videoPath(organisation, id)),
      kind: wordsIn(siteWords, language).videosHeading,
    }),
  }),
);
