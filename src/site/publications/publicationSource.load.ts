import { publication } from '#kinds/publication.ts';
import { longDay } from '#lib/longDays.ts';
import { wordsIn } from '#lib/translations.ts';
import type { PublicationType } from '../context/data.ts';
import { bookPath, mediaPath } from '../host/paths.ts';
import type { FoundGroup, SearchSource } from '../routing/source.ts';
import { recordSource } from '../search/recordSource.load.ts';
import { searchWords } from '../shell/searchWords.ts';
import { shownDay } from './publication.load.ts';
import { publicationPlaces } from './publicationPlaces.ts';

/** Finds publications of these types: a book links to its page, a document to its file. */
export const publicationSource = (group: FoundGroup, types: readonly PublicationType[]): SearchSource =>
  recordSource(
    group,
    publication,
    {
      fields: ['type', 'title', 'date', 'year', 'month', 'thumbnail', 'pdf'],
      text: 'description',
      where: { type: types },
    },
    (item) => {
      const { id, type, title, thumbnail, pdf } = item;
      const [file] = type === 'books' ? [] : pdf;
      const day = shownDay(item);
      return {
        title,
        day,
        picture: thumbnail,
        tall: true,
        file,
        link: ({ links, organisation, language }) => ({
          href: file
            ? mediaPath(file.name)
            : links.main(type === 'books' ? bookPath(id) : publicationPlaces(organisation)[type]),
          kind: wordsIn(searchWords, language).publication[type](organisation),
          day: type === 'books' ? '' : longDay(day, language),
        }),
      };
    },
  );
