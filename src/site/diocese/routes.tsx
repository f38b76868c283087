import type { RouteFamily } from '../routing/route.ts';
import { unitRoutes } from '../units/unitRoutes.tsx';
import { DioceseBody, DiocesePage, islandsOf } from './DiocesePage.tsx';
import { loadDiocese } from './diocese.load.ts';

/** A diocese's first page and its contact form (002 §2.21, AMB-050). */
export const dioceseRoutes: RouteFamily = () =>
  unitRoutes(
    'diocese',
    { own: '/', withId: '/home/diocese/:id', all: '/dio', first: ['/home/diocese'] },
    {
      query: ['page', 'sent'],
      render: async ({ db, unit, today, language: readIn, query, home, refused, chooser }) => {
        const data = await loadDiocese(db, unit, { today, readIn, page: Number(query.page ?? 1) });
        if (!data || data.gallery.page > Math.max(1, data.gallery.pages)) return null;
        const form = { to: home, refused, done: query.sent !== undefined };
        return <DiocesePage data={data} form={form} chooser={chooser} />;
      },
      drawBody: async ({ db, unit, today, language: readIn, home, refused }) => {
        const data = await loadDiocese(db, unit, { today, readIn, page: 1 });
        return (
          data && {
            unit,
            body: <DioceseBody data={data} form={{ to: home, refused, done: false }} />,
            islands: islandsOf(data),
          }
        );
      },
      take: async ({ values, callApi }, unit, home) => {
        await callApi('publicEnquiry', { ...values, type: unit.id });
        return `${home}?sent=1#contact`;
      },
    },
  );
