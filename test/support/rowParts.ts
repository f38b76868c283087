import type { Page } from 'playwright-core';
import type { ListRow } from './sectionRows.ts';

// What the rows of several sections of the console have alike.

/** Types a title. */
export const title = (page: Page, name: string) => page.getByLabel('Title').fill(name);
/** Asked wherever the specification gives no other question (AMB-075). */
export const GENERIC = 'Are you sure want to delete this ?';
/** The files of a paper. */
export const PAPER = ['Thumbnail', 'Upload PDF'] as const;
/** The screens of the entry Departments, and one of its tabs. */
export const DEPARTMENTS = {
  who: 'department',
  tabs: ['Dept. News', 'Dept. Events', 'Dept. Information'],
} as const;
export const departments = (tab: (typeof DEPARTMENTS.tabs)[number]) => ({
  ...DEPARTMENTS,
  tab,
  clicks: ['Departments', tab],
});
/** The tabs of the entry Dioceses, and one of them. */
export const DIOCESES = ['Diocese News', 'Diocese Events', 'Diocese Information'] as const;
export const dioceses = (tab: (typeof DIOCESES)[number]) => ({
  who: 'diocese' as const,
  heading: tab,
  tabs: DIOCESES,
  tab,
  clicks: ['Dioceses', tab],
});
/** The form over a list. */
export const dialog = (page: Page) => page.getByRole('dialog');
/** What most forms' buttons say. */
export const SUBMITS = { submit: 'Add', submitEdit: 'Update' } as const;
/** The people of a unit. */
export const PERSONNEL = {
  ...SUBMITS,
  add: 'Add Personnel',
  form: { title: 'Add Personnel', is: 'dialog' },
  renamed: 'Name',
  prompt: 'Are you sure want to delete Personnel ?',
} satisfies Partial<ListRow>;
/** Said of what is called details. */
export const DETAILS = {
  create: 'Unable to add details',
  edit: 'Unable to update details',
} as const;

/** What a unit is called in the other languages of the church, asked for after its name. */
export const NAMES = ['Name in Tamil', 'Name in Telugu', 'Name in Kannada', 'Name in Malayalam'] as const;
