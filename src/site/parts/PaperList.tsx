import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import { listPath } from '../host/paths.ts';
import type { PublicationList, PublicationTeaser } from '../pages/data.ts';
import { Groups } from './Groups.tsx';
import { Pager } from './Pager.tsx';
import { type PaperContent, Papers } from './Papers.tsx';
import { listWords } from './words.ts';

/** A page of a list of publications as papers by year, with the pages around it. `nothing` is said when there are none. */
export function PaperList({
  path,
  list: { items, page, pages, filter },
  nothing,
  pageLinks,
  plain = false,
}: {
  /** Of the list's own page. */
  path: string;
  list: PublicationList;
  nothing: string;
  /** So many page links at a time; six, unless said. */
  pageLinks?: number;
  /** Without first pages. */
  plain?: boolean;
}) {
  const w = useWords(listWords);
  return (
    <>
      <div className="mt-7">
        {isOneAYear(items) ? (
          <Papers papers={items.map(paperOf)} level="h2" plain={plain} />
        ) : (
          <Groups
            id="year"
            items={items}
            nameOf={yearOf}
            count={w.papers}
            render={(papers) => <Papers papers={papers.map(paperOf)} plain={plain} />}
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

/** Under names of years each of several papers would stand alone: one list says the same on half the page. */
const isOneAYear = (items: readonly PublicationTeaser[]): boolean =>
  items.length > 1 && new Set(items.map(yearOf)).size === items.length;

/** A publication as a paper. */
const paperOf = ({ id, title, deck, unitName, day, picture, files }: PublicationTeaser): PaperContent => ({
  id,
  title,
  deck,
  of: unitName,
  day,
  picture,
  files,
});
