import type { Organisation } from '#lib/organisation.ts';
import type { Tab } from '../shell/Tabs.tsx';

/** The three tabs of the Users section, by who is listed. */
export type UserTab = 'office' | 'diocese' | 'department';

/** The words of the Users section (000 §2.4, §8; AMB-087, AMB-090). */
export const USERS = {
  heading: 'Users',
  add: 'Add User',
  edit: 'Edit User',
  remove: 'Delete User',
  submitAdd: 'Add',
  submitEdit: 'Update',
  search: 'Search users',
  empty: 'No users found',
  name: 'Name',
  email: 'Email',
  mobile: 'Mobile',
  author: 'Author',
  password: 'Password',
  passwordHint: (least: number) => `At least ${least} characters.`,
  keepPassword: 'Leave it empty to keep the password.',
  deleted: 'User deleted',
  fetchFailed: 'Unable to fetch users',
  getFailed: 'Unable to get user details',
  saveFailed: 'Unable to add user',
  deleteFailed: 'Unable to delete user',
  restoreFailed: 'The user could not be brought back.',
} as const;

/** What differs between the tabs. `type` is the wire's user_type; the unit's words are missing for the office. */
export interface UserTabWords {
  readonly tab: string;
  readonly to: string;
  readonly type: string;
  readonly prompt: string;
  readonly unit?: { readonly column: string; readonly select: string; readonly failed: string };
}

/** The words of one tab, or of all: `{brand}` is written as people write it. */
export function userTabs({ brand, shortName }: Organisation): Record<UserTab, UserTabWords> {
  return {
    office: {
      tab: `${shortName} User`,
      to: '/users',
      type: `${brand}_user`,
      prompt: `Are you sure want to delete the ${shortName} user ?`,
    },
    diocese: {
      tab: 'Diocese User',
      to: '/users/diocese_user',
      type: 'diocese_user',
      prompt: 'Are you sure want to delete the Diocese user ?',
      unit: { column: 'Diocese', select: 'Select Diocese', failed: 'Failed to get diocese' },
    },
    department: {
      tab: 'Department User',
      to: '/users/department_user',
      type: 'department_user',
      prompt: 'Are you sure want to delete the Department user ?',
      unit: { column: 'Department', select: 'Select Department', failed: 'Failed to get departments' },
    },
  };
}

/** The tabs as links. */
export function tabLinks(organisation: Organisation): Tab[] {
  return Object.values(userTabs(organisation)).map(({ tab, to }) => ({ name: tab, to }));
}
