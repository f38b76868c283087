import { unitOfType } from '#kinds/news.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { newsListPath } from '../host/paths.ts';
import { usePageContext } from '../pageContext.ts';
import { Crumbs } from '../parts/Crumbs.tsx';
import { NewsCard } from '../parts/NewsCards.tsx';
import { Pager } from '../parts/Pager.tsx';
import { UnitChooser } from '../parts/UnitChooser.tsx';
import { Page } from '../shell/Page.tsx';
import { newsHeading, words } from '../words.ts';
import type { NewsListData } from './newsList.load.ts';

/** The news of all departments or all dioceses, or of one of them (002 §2.6). */
export function NewsListPage({ data: { type, unit, items, page, pages } }: { data: NewsListData }) {
  const { organisation, links, frame } = usePageContext();
  const heading = newsHeading(type, organisation);
  const kind = unitOfType(type);
  const href = (to: number) => newsListPath(type, unit?.id) + (to === 1 ? '' : `?page=${to}`);
  const meta = {
    title: [unit?.name, heading, page > 1 ? `page ${page}` : ''].filter(Boolean).join(', '),
    description: `${heading}${unit ? `: ${unit.name}` : ''}. ${organisation.name}.`,
    canonical: links.mainWhole(href(page)),
    feed: { path: `/feeds/news.xml?type=${type}`, title: heading },
  };
  return (
    <Page meta={meta}>
      <main id="main" className="wrap">
        <Crumbs trail={[{ label: words.home, href: links.main('/home') }]} here={heading} />
        <div className="page-head">
          <h1>{heading}</h1>
        </div>
        <UnitChooser
          label={kind === 'department' ? words.department : words.diocese}
          path={newsListPath(type)}
          units={kind === 'department' ? frame.departments : frame.dioceses}
          chosen={unit?.id}
          all={words.all}
        />
        <div className="mt-7">
          {items.length > 0 ? (
            <div className="grid grid--3">
              {items.map((item, i) => (
                <NewsCard key={item.id} item={item} sizes="card" level="h2" deck first={i === 0} />
              ))}
            </div>
          ) : (
            <EmptyState sentence={words.nothing} />
          )}
        </div>
        <Pager page={page} pages={pages} href={href} />
      </main>
    </Page>
  );
}
