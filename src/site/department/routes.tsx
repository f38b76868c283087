import { aimPath, unitPath } from '../host/paths.ts';
import { MAIN, type PageRequest, type RouteFamily } from '../routing/route.ts';
import { unitRoutes } from '../units/unitRoutes.tsx';
import { AimPage } from './AimPage.tsx';
import { DepartmentBody, DepartmentPage } from './DepartmentPage.tsx';
import { loadAim, loadDepartment } from './department.load.ts';

/** A department's first page, and the page on its purpose (002 §2.20). */
export const departmentRoutes: RouteFamily = () => [
  ...unitRoutes(
    'department',
    { own: '/', withId: '/department/:id', all: '/dep' },
    {
      render: async ({ db, today, language: readIn, unit, home, chooser }) => (
        <DepartmentPage
          data={await loadDepartment(db, unit, { today, readIn })}
          home={home}
          chooser={chooser}
        />
      ),
      drawBody: async ({ db, today, language: readIn, unit, home }) => ({
        unit,
        body: <DepartmentBody data={await loadDepartment(db, unit, { today, readIn })} home={home} />,
        islands: ['frame'],
      }),
    },
  ),
  {
    url: '/aim/:id',
    on: [...MAIN, 'department'],
    idOf: 'department',
    // Listed in the sitemap of the department's own site.
    sitemap: false,
    subSitemap: ({ id }) => [aimPath(id)],
    show: showAim,
  },
];

/** A department's own host shows only that department (AMB-030). */
async function showAim({ db, site, frame, params }: PageRequest) {
  const unit = frame.units('department').find(({ id }) => id === params.id);
  if (!unit || (site.kind !== 'main' && site.unit.id !== unit.id)) return null;
  const data = await loadAim(db, unit);
  const home = site.kind === 'main' ? unitPath('department', unit.id) : '/';
  return data && { page: <AimPage data={data} home={home} />, site: { kind: 'department', unit } as const };
}
