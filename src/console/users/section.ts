import { OFFICE, type Section } from '../kit/sectionTypes.ts';

const users = () => import('./UsersScreen.tsx');

/** Who may sign in (000 §2.4). */
export const usersSection = {
  entry: { key: 'users', name: { en: 'Users' }, icon: 'people', who: OFFICE },
  screens: {
    officeUsers: {
      load: users,
      props: { tab: 'office' },
      tab: { name: { en: '{shortName} User' } },
    },
    dioceseUsers: {
      load: users,
      props: { tab: 'diocese' },
      tab: { name: { en: 'Diocese User' } },
    },
    departmentUsers: {
      load: users,
      props: { tab: 'department' },
      tab: { name: { en: 'Department User' } },
    },
  },
} as const satisfies Section;
