import type { UnitLink } from '../data.ts';
import type { SiteDb } from '../database.load.ts';
import { MAIN, type PageResult, type PageRoute, type RouteFamily } from '../route.ts';
import { unitOf } from '../siteOf.ts';
import { DiocesePage } from './DiocesePage.tsx';
import { loadDiocese } from './diocese.load.ts';

/** A diocese's first page, on its sub-site and on the main site (002 §2.21); without an id the first by name (AMB-029). */
export const dioceseRoutes: RouteFamily = () => [
  { url: '/', on: ['diocese'], show: ({ db, site }) => show(db, unitOf(site)) },
  {
    url: '/home/diocese/:id',
    on: MAIN,
    show: ({ db, frame, params }) =>
      show(
        db,
        frame.dioceses.find(({ id }) => id === params.id),
      ),
  },
  ...['/home/diocese', '/dio'].map(
    (url): PageRoute => ({
      url,
      on: MAIN,
      query: ['id'],
      sitemap: false,
      show: ({ db, frame: { dioceses }, query }) =>
        show(db, query.id ? dioceses.find(({ id }) => id === query.id) : dioceses[0], dioceses),
    }),
  ),
];

async function show(
  db: SiteDb,
  unit: UnitLink | undefined,
  choose?: readonly UnitLink[],
): Promise<PageResult> {
  const data = unit && (await loadDiocese(db, unit));
  return data ? { page: <DiocesePage data={data} choose={choose} />, site: { kind: 'diocese', unit } } : null;
}
