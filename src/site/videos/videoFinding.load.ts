import { video } from '#kinds/video.ts';
import { wordsIn } from '#lib/translations.ts';
import { videoPath } from '../host/paths.ts';
import { recordFinding } from '../search/recordFinding.load.ts';
import { searchWords } from '../search/words.ts';

/** Videos, in the order of their list. */
export const videoFinding = recordFinding(
  'video',
  video,
  { fields: ['title', 'thumbnail'], text: 'description' },
  ({ id, title, thumbnail }) => ({
    title,
    day: '',
    picture: thumbnail,
    link: ({ links, organisation, language }) => ({
      href: links.main(videoPath(organisation, id)),
      kind: wordsIn(searchWords, language).groups.video,
    }),
  }),
);
