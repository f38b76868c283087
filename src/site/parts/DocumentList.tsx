import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import type { PublicationList, PublicationTeaser } from '../context/data.ts';
import { listPath } from '../host/paths.ts';
import { DocumentCards, type DocumentContent } from './DocumentCards.tsx';
import { Groups } from './Groups.tsx';
import { Pager } from './Pager.tsx';
import { listWords } from './words.ts';

/** A page of a list of publications as documents by year, with a pager. `nothing`: shown if there are none. */
export function DocumentList({
  path,
  list: { items, page, pages, filter },
  nothing,
  pageLinks,
  plain = false,
}: {
  /** Path of the list page. */
  path: string;
  list: PublicationList;
  nothing: string;
  /** Number of page links; six by default. */
  pageLinks?: number;
  /** Without previews of first pages. */
  plain?: boolean;
}) {
  const w = useWords(listWords);
  return (
    <>
      <div className="mt-7">
        {isOneAYear(items) ? (
          <DocumentCards papers={items.map(documentOf)} level="h2" plain={plain} />
        ) : (
          <Groups
            id="year"
            items={items}
            nameOf={yearOf}
            count={w.papers}
            render={(documents) => <DocumentCards papers={documents.map(documentOf)} plain={plain} />}
          />
        )}
        {items.length === 0 && <EmptyState sentence={nothing} />}
      </div>
      <Pager
        page={page}
        pages={pages}
        path={(to) => listPath(path, { ...filter, page: to })}
        shown={pageLinks}
      />
    </>
  );
}

const yearOf = ({ day }: PublicationTeaser): string => day.slice(0, 4);

/** Grouped by year, each document would have a heading of its own: a plain list says the same in half the space. */
const isOneAYear = (items: readonly PublicationTeaser[]): boolean =>
  items.length > 1 && new Set(items.map(yearOf)).size === items.length;

/** Converts a publication to a document for the list. */
const documentOf = ({
  id,
  title,
  deck,
  unitName,
  day,
  picture,
  files,
}: PublicationTeaser): DocumentContent => ({
  id,
  title,
  deck,
  of: unitName,
  day,
  picture,
  files,
});
