import { EVERYWHERE, type RouteFamily } from '../routing/route.ts';
import { SavedPage } from './SavedPage.tsx';
import { SHELF } from './shelfPath.ts';

/** What a browser keeps of the main host, and how somebody reads: that is chosen on each site for itself, since browsers keep sites apart. */
export const offlineRoutes: RouteFamily = () => [
  { url: SHELF, on: EVERYWHERE, indexed: false, show: () => ({ page: <SavedPage /> }) },
];
