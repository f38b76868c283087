import type { MenuPlaceName } from '../menu/menuWords.ts';
import { MAIN, type PageRoute } from '../routing/route.ts';
import { StatementPage } from './StatementPage.tsx';
import { StatementsPage } from './StatementsPage.tsx';
import { feedOfStatements } from './statementFeed.load.ts';
import { statementFinding } from './statementFinding.load.ts';
import { STATEMENT_PATHS, statementPath } from './statementPaths.ts';
import { loadStatement, loadStatements, type StatementType, statementPlaces } from './statements.load.ts';

/** The announcements of a type (002 §2.14). */
export const statementList = (type: StatementType, place: MenuPlaceName): PageRoute => ({
  url: STATEMENT_PATHS[type],
  on: MAIN,
  query: ['page'],
  menu: [{ section: 'others', place }],
  feed: feedOfStatements(type),
  show: async ({ db, query }) => {
    const list = await loadStatements(db, type, Number(query.page ?? 1));
    return list && { page: <StatementsPage list={list} /> };
  },
});

/** One announcement of whatever type with all its words, which the lists cut (AMB-082). */
export const statementRoute: PageRoute = {
  url: statementPath(':id'),
  on: MAIN,
  under: 'others',
  sitemap: (_frame, db) => statementPlaces(db),
  finds: [statementFinding],
  pageOf: { kind: 'statement', path: statementPath },
  show: async ({ db, params: { id = '' } }) => {
    const item = await loadStatement(db, id);
    return item && { page: <StatementPage item={item} /> };
  },
};
