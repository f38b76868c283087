import { MAIN, type RouteFamily } from '../routing/route.ts';
import { LandingPage } from './LandingPage.tsx';

/** The landing page (002 §2.3). */
export const landingRoutes: RouteFamily = () => [
  { url: '/', on: MAIN, show: () => ({ page: <LandingPage /> }) },
];
