import { MAIN, type PageRoute, type RouteFamily } from '../route.ts';
import { typeOfText } from '../texts.load.ts';
import { AboutPage } from './AboutPage.tsx';
import { CHAPTERS, loadAbout } from './about.load.ts';

const URL = '/about/history';

/** History, vision, mission and logo, on one page under two addresses (002 §2.16). */
export const aboutRoutes: RouteFamily = () => {
  const show: PageRoute['show'] = async ({ db }) => ({
    page: <AboutPage path={URL} texts={await loadAbout(db)} />,
  });
  return [
    {
      url: URL,
      on: MAIN,
      menu: CHAPTERS.map((place) => ({ section: 'about', place, at: `${URL}#${place}` })),
      pageOf: {
        kind: 'description',
        path: async (id, db) => {
          const type = await typeOfText(db, id);
          return CHAPTERS.some((chapter) => chapter === type) ? `${URL}#${type}` : null;
        },
      },
      show,
    },
    { url: '/history', on: MAIN, under: 'about', sitemap: false, show },
  ];
};
