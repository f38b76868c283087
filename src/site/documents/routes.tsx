import type { Organisation } from '#lib/organisation.ts';
import { wordsIn } from '#lib/translations.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { MonthFilter, SelectFilter, YearFilter } from '../parts/Filters.tsx';
import { unitOptions } from '../parts/UnitChooser.tsx';
import { loadPublicationList } from '../publications/publication.load.ts';
import { feedOfPublications } from '../publications/publicationFeed.load.ts';
import { publicationFilter } from '../publications/publicationFilter.ts';
import { publicationPlaces } from '../publications/publicationPlaces.ts';
import { publicationSource } from '../publications/publicationSource.load.ts';
import { MAIN, type PageRoute, type RouteFamily } from '../routing/route.ts';
import type { FoundGroup } from '../routing/source.ts';
import { DocumentsPage } from './DocumentsPage.tsx';
import { documentWords } from './words.ts';

const DOCUMENTS: FoundGroup = {
  name: 'document',
  called: (_, language) => wordsIn(documentWords, language).found,
};

/** The departments' documents (002 §2.12). */
export const documentRoutes: RouteFamily = (organisation) => {
  const path = publicationPlaces(organisation).resources;
  return [
    {
      url: path,
      on: MAIN,
      query: ['page', 'department', 'year'],
      // Search shows them all as one kind of document.
      finds: [publicationSource(DOCUMENTS, ['resources', 'library_archives', 'lectionary'])],
      menu: [{ section: 'resources', place: 'documents' }],
      feed: feedOfPublications('resources', organisation, {
        called: (_, language) => wordsIn(documentWords, language).resources.title,
        // A department's site has a feed of its own documents.
        on: ['main', 'department'],
      }),
      show: async ({ db, query, language }) => {
        const filter = publicationFilter(query);
        const list = await loadPublicationList(db, 'resources', Number(query.page ?? 1), language, filter);
        const filters = [
          <DepartmentFilter key="department" chosen={filter.department} />,
          <YearFilter key="year" years={list?.years ?? []} chosen={filter.year} />,
        ];
        return list && { page: <DocumentsPage type="resources" path={path} list={list} filters={filters} /> };
      },
    },
  ];
};

/** Library and archives (002 §2.13). */
export function archiveRoute(organisation: Organisation): PageRoute {
  const path = publicationPlaces(organisation).library_archives;
  return {
    url: path,
    on: MAIN,
    query: ['page', 'month', 'year'],
    menu: [{ section: 'others', place: 'archives' }],
    feed: feedOfPublications('library_archives', organisation, {
      called: (_, language) => wordsIn(documentWords, language).library_archives.title,
    }),
    show: async ({ db, query, language }) => {
      const filter = publicationFilter(query);
      const list = await loadPublicationList(
        db,
        'library_archives',
        Number(query.page ?? 1),
        language,
        filter,
      );
      const filters = [
        <MonthFilter key="month" chosen={filter.month} />,
        <YearFilter key="year" years={list?.years ?? []} chosen={filter.year} />,
      ];
      return (
        list && { page: <DocumentsPage type="library_archives" path={path} list={list} filters={filters} /> }
      );
    },
  };
}

function DepartmentFilter({ chosen }: { chosen: string | undefined }) {
  const { frame } = usePageContext();
  const w = useWords(siteWords);
  return (
    <SelectFilter
      name="department"
      label={w.department}
      options={unitOptions('department', frame)}
      chosen={chosen}
    />
  );
}
