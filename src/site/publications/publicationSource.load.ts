import { publication } from '#kinds/publication.ts';
import { longDay } from '#lib/longDays.ts';
import type { Organisation } from '#lib/organisation.ts';
import { wordsIn } from '#lib/translations.ts';
import type { PublicationType } from '../context/data.ts';
import { bookPath, mediaPath } from '../host/paths.ts';
import type { FoundGroup, SearchSource } from '../routing/source.ts';
import { recordSource } from '../search/recordSource.load.ts';
import { searchWords } from '../shell/searchWords.ts';
import { shownDay } from './publication.load.ts';
import { publicationPlaces } from './publicationPlaces.ts';

/** Finds publications of these types: a book and an issue of the magazine link to their page, a document to its file. */
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
      const [first] = type === 'books' ? [] : pdf;
      const isRead = type === 'magazine' && first?.pages;
      const file = isRead ? undefined : first;
      const day = shownDay(item);
      const pathOf = (places: ReturnType<typeof publicationPlaces>): string =>
        isRead ? places.issue(id) : type === 'books' ? bookPath(id) : places[type];
      return {
        title,
        day,
        picture: thumbnail,
        tall: true,
        file,
        ...(isRead && {
          pageAt: (name: string, page: number, organisation: Organisation) =>
            name === first.name ? publicationPlaces(organisation).issuePage(id, page) : undefined,
        }),
        link: ({ links, organisation, language }) => ({
          href: file ? mediaPath(file.name) : links.main(pathOf(publicationPlaces(organisation))),
          kind: wordsIn(searchWords, language).publication[type](organisation),
          day: type === 'books' ? '' : longDay(day, language),
        }),
      };
    },
  );
