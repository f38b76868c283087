import { MAIN, type PageRequest, type PageResult, type RouteFamily } from '../routing/route.ts';
import { HomePage } from './HomePage.tsx';
import { loadHome } from './home.load.ts';
import { MyDiocesePart } from './MyDiocese.tsx';
import { loadMyDiocese } from './myDiocese.load.ts';

/** The home page (002 §2.5), and the part of it that is about the reader's own diocese. */
export const homeRoutes: RouteFamily = () => [
  {
    url: '/home',
    on: MAIN,
    query: ['part', 'id'],
    show: async (request) => {
      const { db, today, language, query } = request;
      if (query.part === 'diocese') return showDiocese(request);
      return { page: <HomePage data={await loadHome(db, today, language)} /> };
    },
  },
];

async function showDiocese({ db, frame, today, language, query }: PageRequest): Promise<PageResult> {
  const unit = frame.units('diocese').find(({ id }) => id === query.id);
  return unit ? { page: <MyDiocesePart data={await loadMyDiocese(db, unit, today, language)} /> } : null;
}
