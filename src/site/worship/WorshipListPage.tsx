import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import type { PublicationList } from '../data.ts';
import { paperOf } from '../documents/DocumentsPage.tsx';
import { listPath } from '../host/paths.ts';
import { usePageContext } from '../pageContext.ts';
import { Filters, YearFilter } from '../parts/Filters.tsx';
import { Groups } from '../parts/Groups.tsx';
import { useListTitle } from '../parts/listTitle.ts';
import { Pager } from '../parts/Pager.tsx';
import { Papers } from '../parts/Papers.tsx';
import { Page } from '../shell/Page.tsx';
import { worshipPlaces } from './places.ts';
import { WorshipTabs } from './WorshipTabs.tsx';
import { worshipWords } from './words.ts';

/** So many page links show at a time (002 §9). */
const PAGE_LINKS = { lectionary: 10, sermons: 6 };

/** The lectionaries or the sermon outlines by year, each with its file (002 §2.15). */
export function WorshipListPage({ type, list }: { type: 'lectionary' | 'sermons'; list: PublicationList }) {
  const { organisation, links } = usePageContext();
  const w = useWords(worshipWords);
  const places = worshipPlaces(organisation);
  const { items, page, pages, filter } = list;
  const href = (to: number) => listPath(places[type], { ...filter, page: to });
  return (
    <Page
      heading={w[type]}
      trail={[{ label: w.heading, href: places.prayer }]}
      title={useListTitle()(w[type], list)}
      description={w.describe[type](organisation.name)}
      canonical={links.mainWhole(href(page))}
    >
      <WorshipTabs here={type} />
      <div className="mt-6">
        <Filters path={places[type]}>
          <YearFilter chosen={filter.year} />
        </Filters>
      </div>
      <div className="mt-7">
        <Groups
          id="year"
          items={items}
          nameOf={({ day }) => day.slice(0, 4)}
          count={w.papers}
          draw={(papers) => <Papers papers={papers.map(paperOf)} />}
        />
        {items.length === 0 && <EmptyState sentence={w.nothing[type]} />}
      </div>
      <Pager page={page} pages={pages} href={href} links={PAGE_LINKS[type]} />
    </Page>
  );
}
