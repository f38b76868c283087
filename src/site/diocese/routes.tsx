import type { RouteFamily } from '../route.ts';
import { unitRoutes } from '../unitRoutes.tsx';
import { DiocesePage } from './DiocesePage.tsx';
import { loadDiocese } from './diocese.load.ts';

/** A diocese's first page, and the form by which one writes to it (002 §2.21, AMB-050). */
export const dioceseRoutes: RouteFamily = () =>
  unitRoutes(
    'diocese',
    { own: '/', withId: '/home/diocese/:id', first: ['/home/diocese', '/dio'] },
    {
      query: ['page', 'sent'],
      draw: async ({ db, unit, today, query, home, refused, chooser }) => {
        const data = await loadDiocese(db, unit, today, Number(query.page ?? 1));
        if (!data || data.gallery.page > Math.max(1, data.gallery.pages)) return null;
        const form = { to: home, refused, done: query.sent !== undefined };
        return <DiocesePage data={data} form={form} chooser={chooser} />;
      },
      take: async ({ values, callApi }, unit, home) => {
        await callApi('public/add_querys', { ...values, type: unit.id });
        return `${home}?sent=1#contact`;
      },
    },
  );
