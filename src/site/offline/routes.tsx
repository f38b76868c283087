import { SHELF } from '../host/paths.ts';
import { EVERYWHERE, type RouteFamily } from '../routing/route.ts';
import { SavedPage } from './SavedPage.tsx';

/** The page of saved pages and reading settings. Settings apply per site, since browsers keep sites apart. */
export const offlineRoutes: RouteFamily = () => [
  { url: SHELF, on: EVERYWHERE, indexed: false, show: () => ({ page: <SavedPage /> }) },
];
