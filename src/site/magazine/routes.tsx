import { wordsIn } from '#lib/translations.ts';
import { loadPublicationList } from '../publications/publication.load.ts';
import { feedOfPublications } from '../publications/publicationFeed.load.ts';
import { publicationFilter } from '../publications/publicationFilter.ts';
import { publicationPlaces } from '../publications/publicationPlaces.ts';
import { publicationSource } from '../publications/publicationSource.load.ts';
import { MAIN, type RouteFamily } from '../routing/route.ts';
import type { FoundGroup } from '../routing/source.ts';
import { MagazinePage } from './MagazinePage.tsx';
import { magazineWords } from './words.ts';

const MAGAZINE: FoundGroup = {
  name: 'magazine',
  called: (organisation, language) => wordsIn(magazineWords, language).title(organisation),
};

/** The magazine (002 §2.11). */
export const magazineRoutes: RouteFamily = (organisation) => {
  const path = publicationPlaces(organisation).magazine;
  return [
    {
      url: path,
      on: MAIN,
      query: ['page', 'month', 'year'],
      finds: [publicationSource(MAGAZINE, ['magazine'])],
      menu: [{ section: 'resources', place: 'magazine' }],
      feed: feedOfPublications('magazine', organisation, {
        called: (of, language) => wordsIn(magazineWords, language).title(of),
      }),
      show: async ({ db, query, language }) => {
        const list = await loadPublicationList(
          db,
          'magazine',
          Number(query.page ?? 1),
          language,
          publicationFilter(query),
        );
        return list && { page: <MagazinePage path={path} list={list} /> };
      },
    },
  ];
};
