import { worshipPlaces } from '#lib/worshipPlaces.ts';
import { useWords } from '#ui/useWords.ts';
import type { PublicationList } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { listPath, publicationFeed, READING_CALENDAR } from '../host/paths.ts';
import { DocumentList } from '../parts/DocumentList.tsx';
import { Filters, YearFilter } from '../parts/Filters.tsx';
import { Follow } from '../parts/Follow.tsx';
import { useListTitle } from '../parts/listTitle.ts';
import { Page } from '../shell/Page.tsx';
import { ComingDays } from './ComingDays.tsx';
import type { ChurchDayShown } from './churchDays.load.ts';
import { WorshipTabs } from './WorshipTabs.tsx';
import { worshipWords } from './words.ts';

/** Number of page links (002 §9). */
const PAGE_LINKS = { lectionary: 10, sermons: 6 };

/** The lectionaries or the sermon outlines by year, each with its file (002 §2.15). */
export function WorshipListPage({
  type,
  list,
  days = [],
}: {
  type: 'lectionary' | 'sermons';
  list: PublicationList;
  /** The coming Sundays and feasts, shown before the documents. */
  days?: readonly ChurchDayShown[];
}) {
  const { organisation, links } = usePageContext();
  const w = useWords(worshipWords);
  const places = worshipPlaces(organisation);
  const path = places[type];
  const feeds = [
    ...(days.length > 0 ? [{ path: links.page(READING_CALENDAR), title: w.days }] : []),
    { path: links.page(publicationFeed(type)), title: w[type] },
  ];
  return (
    <Page
      heading={w[type]}
      trail={[{ label: w.heading, href: links.page(places.prayer) }]}
      title={useListTitle()(w[type], list)}
      description={w.describe[type](organisation.name)}
      canonical={links.mainWhole(listPath(path, { ...list.filter, page: list.page }))}
      feeds={feeds}
    >
      <WorshipTabs here={type} />
      {days.length > 0 && <ComingDays days={days} />}
      <div className="mt-6">
        <Filters path={path}>
          <YearFilter years={list.years} chosen={list.filter.year} />
        </Filters>
      </div>
      <DocumentList
        path={path}
        list={list}
        nothing={w.nothing[type]}
        pageLinks={PAGE_LINKS[type]}
        // The first pages of outlines all look alike.
        plain={type === 'sermons'}
      />
      <Follow feeds={feeds} />
    </Page>
  );
}
