import type { RouteFamily } from '../route.ts';
import { unitRoutes } from '../unitRoutes.tsx';
import { DiocesePage } from './DiocesePage.tsx';
import { loadDiocese } from './diocese.load.ts';

/** A diocese's first page (002 §2.21). */
export const dioceseRoutes: RouteFamily = () =>
  unitRoutes(
    'diocese',
    { own: '/', withId: '/home/diocese/:id', first: ['/home/diocese', '/dio'] },
    async (db, unit, chooser) => {
      const data = await loadDiocese(db, unit);
      return data && <DiocesePage data={data} chooser={chooser} />;
    },
  );
