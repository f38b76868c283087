import type { SectionRows } from '#test/support/sectionRows.ts';

const USERS = {
  who: 'office' as const,
  heading: 'Users',
  tabs: ['CSI User', 'Diocese User', 'Department User'],
  empty: 'No users found',
} as const;
const users = (tab: (typeof USERS.tabs)[number]) => ({ ...USERS, tab, clicks: ['Users', tab] });
const USER = { add: 'Add User', title: 'Add User', submit: 'Add', must: ['Name', 'Email'] } as const;

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'CON-014',
      path: '/users',
      aliases: ['/users/'],
      ...users('CSI User'),
      columns: ['Name', 'Email', 'Mobile', 'Author'],
    },
    {
      id: 'CON-016',
      path: '/users/diocese_user',
      ...users('Diocese User'),
      columns: ['Name', 'Email', 'Mobile', 'Diocese', 'Author'],
    },
    {
      id: 'CON-018',
      path: '/users/department_user',
      ...users('Department User'),
      columns: ['Name', 'Email', 'Mobile', 'Department', 'Author'],
    },
  ],
  forms: [
    {
      ...USER,
      id: 'CON-015',
      path: '/users',
      fields: ['Name', 'Email', 'Mobile', 'Let them choose a password by a link', 'Password'],
    },
    {
      ...USER,
      id: 'CON-017',
      path: '/users/diocese_user',
      fields: ['Diocese', 'Name', 'Email', 'Mobile', 'Let them choose a password by a link', 'Password'],
      must: ['Diocese', 'Name', 'Email'],
    },
    {
      ...USER,
      id: 'CON-019',
      path: '/users/department_user',
      fields: ['Department', 'Name', 'Email', 'Mobile', 'Let them choose a password by a link', 'Password'],
      must: ['Department', 'Name', 'Email'],
    },
  ],
};
