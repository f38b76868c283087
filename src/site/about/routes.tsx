import { wordsIn } from '#lib/translations.ts';
import { typeOfText } from '../reading/texts.load.ts';
import { MAIN, type PageRoute, type RouteFamily } from '../routing/route.ts';
import { AboutPage } from './AboutPage.tsx';
import { CHAPTERS, loadAbout } from './about.load.ts';
import { aboutWords } from './words.ts';

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
      found: { text: ({ name }, language) => wordsIn(aboutWords, language).description(name) },
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
