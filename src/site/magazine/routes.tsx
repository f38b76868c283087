import { wordsIn } from '#lib/translations.ts';
import { loadPublicationList } from '../publications/publication.load.ts';
import { feedOfPublications } from '../publications/publicationFeed.load.ts';
import { publicationFilter } from '../publications/publicationFilter.ts';
import { publicationPlaces } from '../publications/publicationPlaces.ts';
import { publicationSource } from '../publications/publicationSource.load.ts';
import { MAIN, type RouteFamily } from '../routing/route.ts';
import type { FoundGroup } from '../routing/source.ts';
import { IssuePage } from './IssuePage.tsx';
import { IssueReaderPage } from './IssueReaderPage.tsx';
import { issuePaths, loadIssue, loadIssuePage } from './issue.load.ts';
import { MagazinePage } from './MagazinePage.tsx';
import { magazineWords } from './words.ts';

const MAGAZINE: FoundGroup = {
  name: 'magazine',
  called: (organisation, language) => wordsIn(magazineWords, language).title(organisation),
};

/** The magazine (002 §2.11). */
export const magazineRoutes: RouteFamily = (organisation) => {
  const places = publicationPlaces(organisation);
  const path = places.magazine;
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
    {
      url: places.issue(':id'),
      on: MAIN,
      under: 'resources',
      sitemap: (_frame, db) => issuePaths(db, places.issue),
      versions: { kind: 'publication', path: ({ id }) => places.issue(id) },
      show: async ({ db, params: { id = '' } }) => {
        const issue = await loadIssue(db, id);
        return issue && { page: <IssuePage issue={issue} /> };
      },
    },
    {
      url: `${places.issue(':id')}/pages/:page`,
      on: MAIN,
      under: 'resources',
      ownLanguage: true,
      // Search engines have the whole text as one document (documentText), and find the pages from their issue.
      indexed: false,
      sitemap: false,
      show: async ({ db, params: { id = '', page = '' } }) => {
        const data = /^[1-9]\d{0,3}$/.test(page) ? await loadIssuePage(db, id, Number(page)) : null;
        return data && { page: <IssueReaderPage data={data} /> };
      },
    },
  ];
};
