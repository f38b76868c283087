import type { UnitLink } from '../data.ts';
import type { SiteDb } from '../database.load.ts';
import { MAIN, type PageResult, type RouteFamily } from '../route.ts';
import { unitOf } from '../siteOf.ts';
import { DepartmentPage } from './DepartmentPage.tsx';
import { loadDepartment } from './department.load.ts';

/** A department's first page, on its sub-site and on the main site (002 §2.20); /dep shows the first by name (AMB-029). */
export const departmentRoutes: RouteFamily = () => [
  { url: '/', on: ['department'], show: ({ db, site }) => show(db, unitOf(site)) },
  {
    url: '/department/:id',
    on: MAIN,
    show: ({ db, frame, params }) =>
      show(
        db,
        frame.departments.find(({ id }) => id === params.id),
      ),
  },
  {
    url: '/dep',
    on: MAIN,
    query: ['id'],
    sitemap: false,
    show: ({ db, frame: { departments }, query }) =>
      show(db, query.id ? departments.find(({ id }) => id === query.id) : departments[0], departments),
  },
];

async function show(
  db: SiteDb,
  unit: UnitLink | undefined,
  choose?: readonly UnitLink[],
): Promise<PageResult> {
  if (!unit) return null;
  const data = await loadDepartment(db, unit);
  return { page: <DepartmentPage data={data} choose={choose} />, site: { kind: 'department', unit } };
}
