import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import type { PublicationList } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { useOwnPlace } from '../context/useOwnPlace.ts';
import { listPath, publicationFeed } from '../host/paths.ts';
import { LeadCover, leadOf, Shelf } from '../parts/Covers.tsx';
import { Filters, MonthFilter, YearFilter } from '../parts/Filters.tsx';
import { Follow } from '../parts/Follow.tsx';
import { Groups } from '../parts/Groups.tsx';
import { useListTitle } from '../parts/listTitle.ts';
import { Pager } from '../parts/Pager.tsx';
import { firstPicture } from '../parts/Picture.tsx';
import { Page } from '../shell/Page.tsx';
import { useReadableCover } from './issueCover.ts';
import { magazineJsonLd } from './magazineJsonLd.ts';
import { magazineWords } from './words.ts';

/** The magazine's issues by year, with the newest one large (002 §2.11). */
export function MagazinePage({ path, list }: { path: string; list: PublicationList }) {
  const { organisation, links } = usePageContext();
  const w = useWords(magazineWords);
  const coverOf = useReadableCover();
  const { items, page, pages, filter } = list;
  const heading = w.title(organisation);
  const pathOf = (to: number) => listPath(path, { ...filter, page: to });
  const lead = leadOf(list);
  const others = lead ? items.slice(1) : items;
  const cover = lead && coverOf(lead);
  const feeds = [{ path: links.page(publicationFeed('magazine')), title: heading }];
  const { address } = useOwnPlace(links.mainWhole(path));
  return (
    <Page
      heading={heading}
      trail={[]}
      title={useListTitle()(heading, list)}
      description={w.description(organisation)}
      canonical={links.mainWhole(pathOf(page))}
      feeds={feeds}
      image={firstPicture(items)}
      jsonLd={magazineJsonLd(
        { heading, address, items, titleOf: (item) => coverOf(item).title },
        organisation,
        links,
      )}
    >
      <Filters path={path}>
        <MonthFilter chosen={filter.month} />
        <YearFilter years={list.years} chosen={filter.year} />
      </Filters>
      {lead && cover && (
        <div className="mt-7">
          <LeadCover {...cover} deck={lead.deck} act={w.view} note={cover.weight} />
        </div>
      )}
      {others.length > 0 && (
        <div className={lead ? 'section' : 'mt-7'}>
          <Groups
            id="year"
            items={others}
            nameOf={({ day }) => day.slice(0, 4)}
            count={w.issues}
            render={(issues) => <Shelf covers={issues.map(coverOf)} />}
          />
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
