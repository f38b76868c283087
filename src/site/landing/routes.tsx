import { MAIN, type RouteFamily } from '../routing/route.ts';
import { loadThisSunday } from '../worship/churchDays.load.ts';
import { LandingPage } from './LandingPage.tsx';

/** The landing page (002 §2.3). */
export const landingRoutes: RouteFamily = () => [
  {
    url: '/',
    on: MAIN,
    show: async ({ db, today, language }) => ({
      page: <LandingPage sunday={await loadThisSunday(db, today, language)} />,
    }),
  },
];
