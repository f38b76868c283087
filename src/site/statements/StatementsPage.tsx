import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import { listPath, statementFeed } from '../host/paths.ts';
import { Follow } from '../parts/Follow.tsx';
import { useListTitle } from '../parts/listTitle.ts';
import { Pager } from '../parts/Pager.tsx';
import { Page } from '../shell/Page.tsx';
import { usePageContext } from '../shell/pageContext.ts';
import { Statement } from './Statement.tsx';
import { STATEMENT_PATHS } from './statementPaths.ts';
import type { StatementList, StatementType } from './statements.load.ts';
import { statementWords } from './words.ts';

/** The announcements of a type (002 §2.14). */
export function StatementsPage({ list }: { list: StatementList }) {
  const { organisation, links } = usePageContext();
  const w = useWords(statementWords);
  const { type, items, page, pages } = list;
  const { title, description } = w[type];
  const feeds = [{ path: statementFeed(type), title }];
  const href = (to: number) => listPath(STATEMENT_PATHS[type], { page: to });
  return (
    <Page
      heading={title}
      trail={[]}
      title={useListTitle()(title, list)}
      description={description(organisation.name)}
      canonical={links.mainWhole(href(page))}
      feeds={feeds}
    >
      <StatementTabs chosen={type} />
      <div className="mt-7">
        {items.map((item) => (
          <Statement key={item.id} item={item} />
        ))}
        {items.length === 0 && <EmptyState sentence={w.nothing} />}
      </div>
      <Pager page={page} pages={pages} href={href} />
      <Follow feeds={feeds} />
    </Page>
  );
}

/** The three lists beside each other. */
function StatementTabs({ chosen }: { chosen: StatementType }) {
  const w = useWords(statementWords);
  return (
    <nav className="tabs" aria-label={w.others}>
      {(Object.keys(STATEMENT_PATHS) as StatementType[]).map((type) => (
        <a key={type} href={STATEMENT_PATHS[type]} aria-current={type === chosen ? 'page' : undefined}>
          {w[type].title}
        </a>
      ))}
    </nav>
  );
}
