import { MAIN, type RouteFamily } from '../routing/route.ts';
import { HomePage } from './HomePage.tsx';
import { loadHome } from './home.load.ts';

/** The home page (002 §2.5). */
export const homeRoutes: RouteFamily = () => [
  {
    url: '/home',
    on: MAIN,
    show: async ({ db, today, language }) => ({
      page: <HomePage data={await loadHome(db, today, language)} />,
    }),
  },
];
