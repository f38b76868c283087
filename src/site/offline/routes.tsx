import { MAIN, type RouteFamily } from '../routing/route.ts';
import { SavedPage } from './SavedPage.tsx';
import { SHELF } from './shelfPath.ts';

/** What a browser keeps of the main host. */
export const offlineRoutes: RouteFamily = () => [
  { url: SHELF, on: MAIN, indexed: false, show: () => ({ page: <SavedPage /> }) },
];
