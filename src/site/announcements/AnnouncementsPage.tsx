import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { announcementFeed, listPath } from '../host/paths.ts';
import { Follow } from '../parts/Follow.tsx';
import { useListTitle } from '../parts/listTitle.ts';
import { Pager } from '../parts/Pager.tsx';
import { Page } from '../shell/Page.tsx';
import { Announcement } from './Announcement.tsx';
import { ANNOUNCEMENT_PATHS, type AnnouncementType } from './announcementPaths.ts';
import type { AnnouncementList } from './announcements.load.ts';
import { PressContact } from './PressContact.tsx';
import { announcementWords } from './words.ts';

/** The announcements of a type (002 §2.14). */
export function AnnouncementsPage({ list }: { list: AnnouncementList }) {
  const { organisation, links } = usePageContext();
  const w = useWords(announcementWords);
  const { type, items, page, pages, press } = list;
  const { title, description } = w[type];
  const feeds = [{ path: links.page(announcementFeed(type)), title }];
  const pathOf = (to: number) => listPath(ANNOUNCEMENT_PATHS[type], { page: to });
  return (
    <Page
      heading={title}
      trail={[]}
      title={useListTitle()(title, list)}
      description={description(organisation.name)}
      canonical={links.mainWhole(pathOf(page))}
      feeds={feeds}
    >
      <StatementTabs chosen={type} />
      {press && <PressContact people={press} />}
      <div className="mt-7">
        {items.map((item) => (
          <Announcement key={item.id} item={item} />
        ))}
        {items.length === 0 && <EmptyState sentence={w.nothing} />}
      </div>
      <Pager page={page} pages={pages} path={pathOf} />
      <Follow feeds={feeds} />
    </Page>
  );
}

/** The tabs of the three lists. */
function StatementTabs({ chosen }: { chosen: AnnouncementType }) {
  const { links } = usePageContext();
  const w = useWords(announcementWords);
  return (
    <nav className="tabs" aria-label={w.others}>
      {(Object.keys(ANNOUNCEMENT_PATHS) as AnnouncementType[]).flatMap((type) => [
        <a
          key={type}
          href={links.page(ANNOUNCEMENT_PATHS[type])}
          aria-current={type === chosen ? 'page' : undefined}
        >
          {w[type].title}
        </a>,
        ' ',
      ])}
    </nav>
  );
}
