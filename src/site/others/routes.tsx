import { archiveRoute } from '../documents/routes.tsx';
import type { RouteFamily } from '../routing/route.ts';
import { statementList, statementRoute } from '../statements/routes.tsx';

/** What the menu has under 'Others', in its order (002 §2.4). */
export const othersRoutes: RouteFamily = (organisation) => [
  statementList('press', 'pressRelease'),
  statementList('statement', 'statements'),
  statementRoute,
  archiveRoute(organisation),
  statementList('govt', 'schemes'),
];
