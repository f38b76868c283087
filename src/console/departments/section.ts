import { DEPARTMENTS, type Section } from '../kit/sectionTypes.ts';

/** Departments and the content of their pages (000 §2.5). */
export const departmentsSection = {
  entry: {
    key: 'departments',
    name: { en: 'Departments' },
    icon: 'department',
    to: '/departments',
    who: DEPARTMENTS,
  },
  screens: {
    departmentInformation: {
      load: () => import('./DepartmentInformationScreen.tsx'),
      tab: { name: { en: 'Dept. Information' } },
      place: { path: '/dep', name: { en: 'the page of each department' } },
    },
    departmentAims: {
      load: () => import('./AimsScreen.tsx'),
      place: { path: '/aim/:id', name: { en: 'Aims and objectives of this department' } },
    },
    departmentPersonnel: {
      load: () => import('./DepartmentPersonnelScreen.tsx'),
      place: { path: '/department/:id', name: { en: 'the page of this department' } },
    },
  },
} as const satisfies Section;
