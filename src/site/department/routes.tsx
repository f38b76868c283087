import type { RouteFamily } from '../route.ts';
import { unitRoutes } from '../unitRoutes.tsx';
import { DepartmentPage } from './DepartmentPage.tsx';
import { loadDepartment } from './department.load.ts';

/** A department's first page (002 §2.20). */
export const departmentRoutes: RouteFamily = () =>
  unitRoutes(
    'department',
    { own: '/', withId: '/department/:id', first: ['/dep'] },
    async (db, unit, chooser) => <DepartmentPage data={await loadDepartment(db, unit)} chooser={chooser} />,
  );
