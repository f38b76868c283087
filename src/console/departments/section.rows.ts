import { departments, dialog, NAMES, PERSONNEL, SUBMITS } from '#test/support/rowParts.ts';
import type { SectionRows } from '#test/support/sectionRows.ts';

const ofYouth = (tab: 'Aims and Objectives' | 'Personnel') => ({
  who: 'department' as const,
  heading: 'Youth',
  tabs: ['Aims and Objectives', 'Personnel'],
  tab,
  clicks: ['Departments', 'Dept. Information', 'Youth', tab],
});

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'CON-027',
      path: '/departments/department_information',
      ...departments('Dept. Information'),
      heading: 'Department Information',
    },
    {
      id: 'CON-029',
      path: '/departments/department_information/aimsandobjectives/:youth',
      ...ofYouth('Aims and Objectives'),
      empty: 'No Aims and Objectives is found',
    },
    {
      id: 'CON-030',
      path: '/departments/department_information/personnels/:youth',
      ...ofYouth('Personnel'),
      columns: ['Image', 'Name', 'Type', 'Phone Number', 'Email', 'Sort Order'],
      empty: 'No Department Personnel found',
    },
  ],
  lists: [
    {
      of: 'department',
      ...SUBMITS,
      path: '/departments/department_information',
      heading: 'Department Information',
      columns: [],
      cards: true,
      empty: 'No details found',
      add: 'Add Department',
      form: { title: 'Add Department', is: 'dialog' },
      fill: (page, name) => page.getByLabel('Department name').fill(name),
      renamed: 'Department name',
      refused: 'Please enter: Department name',
      prompt: 'Are you sure want to delete Department Information ?',
      failed: {
        list: 'Failed to Get Departments',
        create: 'Failed to add Departments',
        edit: 'Failed to add Departments',
        remove: 'Failed to delete Departments',
      },
    },
    {
      of: 'person',
      ...PERSONNEL,
      path: '/departments/department_information/personnels/:id',
      heading: 'Women',
      list: 'Personnel',
      columns: ['Image', 'Name', 'Type', 'Phone Number', 'Email', 'Sort Order'],
      empty: 'No Department Personnel found',
      fill: async (page, name) => {
        await page.getByLabel('Name').fill(name);
        await dialog(page).getByLabel('Type', { exact: true }).selectOption('Hon. Advisor');
        await page.getByLabel('Phone Number').fill('94430 00000');
      },
      shows: ['Hon. Advisor', '94430 00000'],
      needs: (client) => client.department('Women'),
      failed: {
        list: 'Failed to load Department Personnels',
        create: 'Failed to add Department personnels',
        edit: 'Failed to edit department personnels',
        remove: 'Failed to delete department personnels',
      },
    },
  ],
  forms: [
    {
      id: 'CON-028',
      path: '/departments/department_information',
      add: 'Add Department',
      title: 'Add Department',
      fields: ['Department name', ...NAMES],
      must: ['Department name'],
      submit: 'Add',
    },
    {
      id: 'CON-031',
      path: '/departments/department_information/personnels/:youth',
      add: 'Add Personnel',
      title: 'Add Personnel',
      fields: ['Name', 'Type', 'Phone Number', 'Email', 'Sort Order', 'Address', 'Personnel image'],
      submit: 'Add',
    },
  ],
};
