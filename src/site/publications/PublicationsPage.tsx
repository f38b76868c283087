import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import type { PublicationList } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { listPath, publicationFeed } from '../host/paths.ts';
import { LeadCover, leadOf, Shelf } from '../parts/Covers.tsx';
import { Filters, YearFilter } from '../parts/Filters.tsx';
import { Follow } from '../parts/Follow.tsx';
import { useListTitle } from '../parts/listTitle.ts';
import { Pager } from '../parts/Pager.tsx';
import { firstPicture } from '../parts/Picture.tsx';
import { Page } from '../shell/Page.tsx';
import { bookCover } from './bookCover.ts';
import { publicationWords } from './words.ts';

/** The books, with the newest one large (002 §2.10). */
export function PublicationsPage({ path, list }: { path: string; list: PublicationList }) {
  const { organisation, links } = usePageContext();
  const w = useWords(publicationWords);
  const { items, page, pages, filter } = list;
  const pathOf = (to: number) => listPath(path, { ...filter, page: to });
  const lead = leadOf(list);
  const others = lead ? items.slice(1) : items;
  const feeds = [{ path: links.page(publicationFeed('books')), title: w.title }];
  return (
    <Page
      heading={w.title}
      trail={[]}
      title={useListTitle()(w.title, list)}
      description={w.description(organisation.name)}
      canonical={links.mainWhole(pathOf(page))}
      feeds={feeds}
      image={firstPicture(items)}
    >
      <Filters path={path}>
        <YearFilter years={list.years} chosen={filter.year} />
      </Filters>
      {lead && (
        <div className="mt-7">
          <LeadCover {...bookCover(lead, links)} deck={lead.deck} act={w.order} />
        </div>
      )}
      {others.length > 0 && (
        <div className={lead ? 'section' : 'mt-7'}>
          <Shelf covers={others.map((book) => bookCover(book, links, w.order))} five level="h2" />
        </div>
      )}
      {items.length === 0 && (
        <div className="mt-7">
          <EmptyState sentence={w.nothing} />
        </div>
      )}
      <Pager page={page} pages={pages} path={pathOf} />
      <Follow feeds={feeds} />
    </Page>
  );
}
