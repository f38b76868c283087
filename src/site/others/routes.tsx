import { announcementList, announcementRoute } from '../announcements/routes.tsx';
import { archiveRoute } from '../documents/routes.tsx';
import type { RouteFamily } from '../routing/route.ts';

/** The pages under 'Others' in the menu, in its order (002 §2.4). */
export const othersRoutes: RouteFamily = (organisation) => [
  announcementList('press', 'pressRelease'),
  announcementList('statement', 'statements'),
  announcementRoute,
  archiveRoute(organisation),
  announcementList('govt', 'schemes'),
];
