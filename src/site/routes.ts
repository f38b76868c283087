import type { Organisation } from '#lib/organisation.ts';
import { aboutRoutes } from './about/routes.tsx';
import { administrationRoutes } from './administration/routes.tsx';
import { advertisementRoutes } from './advertisements/routes.tsx';
import { campaignRoutes } from './campaigns/routes.tsx';
import { contactRoutes } from './contact/routes.tsx';
import { departmentRoutes } from './department/routes.tsx';
import { dioceseRoutes } from './diocese/routes.tsx';
import { documentRoutes } from './documents/routes.tsx';
import { documentTextRoutes } from './documentText/routes.tsx';
import { eventRoutes } from './events/routes.tsx';
import { homeRoutes } from './home/routes.tsx';
import { landingRoutes } from './landing/routes.tsx';
import { magazineRoutes } from './magazine/routes.tsx';
import { newsRoutes } from './news/routes.tsx';
import { offlineRoutes } from './offline/routes.tsx';
import { othersRoutes } from './others/routes.tsx';
import { paginationRoutes } from './pagination/routes.tsx';
import { partnerRoutes } from './partners/routes.tsx';
import { privacyRoutes } from './privacy/routes.tsx';
import { publicationRoutes } from './publications/routes.tsx';
import { reportRoutes } from './report/routes.tsx';
import type { PageRoute, RouteFamily } from './routing/route.ts';
import { searchRoutes } from './search/routes.tsx';
import { mailRoutes } from './subscribe/mailRoutes.tsx';
import { subscribeRoutes } from './subscribe/routes.tsx';
import { videoRoutes } from './videos/routes.tsx';
import { dailyPrayerRoutes } from './worship/dailyPrayerRoutes.tsx';
import { worshipRoutes } from './worship/routes.tsx';

/** The families in the order of 002 §2, which is also the menus' order. */
const FAMILIES: readonly RouteFamily[] = [
  landingRoutes,
  homeRoutes,
  newsRoutes,
  eventRoutes,
  videoRoutes,
  aboutRoutes,
  administrationRoutes,
  partnerRoutes,
  campaignRoutes,
  worshipRoutes,
  publicationRoutes,
  magazineRoutes,
  documentRoutes,
  documentTextRoutes,
  othersRoutes,
  advertisementRoutes,
  contactRoutes,
  reportRoutes,
  privacyRoutes,
  offlineRoutes,
  departmentRoutes,
  dioceseRoutes,
];
/** The families after the search. */
const LAST: readonly RouteFamily[] = [paginationRoutes, subscribeRoutes, dailyPrayerRoutes, mailRoutes];

/**
 * Every page of the site and of the sub-sites. Everything else that needs to know which pages exist (menus, sitemap, robots.txt, the pages that a
 * sub-site serves) derives it from here.
 */
export function pageRoutes(organisation: Organisation): readonly PageRoute[] {
  const of = (families: readonly RouteFamily[]) => families.flatMap((family) => family(organisation));
  const [first, last] = [of(FAMILIES), of(LAST)];
  return [...first, ...searchRoutes([...first, ...last])(organisation), ...last];
}
