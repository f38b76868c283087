import type { SectionRow } from './sectionRow.ts';

const PAGE = { submit: 'Add', submitEdit: 'Update', renamed: 'Name' } as const;
const TEXT = {
  columns: ['Description'],
  submit: 'Add',
  submitEdit: 'Update',
  fill: (page, name) => page.getByRole('textbox', { name: 'Description' }).fill(name),
  renamed: 'Description',
  refused: 'Please enter: Description',
  single: true,
} satisfies Partial<SectionRow>;

const OFFICER = {
  ...PAGE,
  columns: ['Image', 'Name, designation and address', 'Email', 'Mobile', 'Phone/Fax', 'Sort Order'],
  fill: async (page, name) => {
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Designation').fill('Treasurer');
    await page.getByLabel('Phone').fill('044 2811');
    await page.getByLabel('Fax').fill('044 2812');
    await page.getByLabel('Sort Order').fill('3');
  },
  shows: ['Treasurer', '044 2811/044 2812'],
} satisfies Partial<SectionRow>;

/** The rows of the About section (001 §2.2): persons on pages of their own, and texts of which there is one each. */
export const ABOUT_ROWS: readonly SectionRow[] = [
  {
    ...OFFICER,
    path: '/about',
    heading: 'Officers',
    empty: 'Officers is not found',
    add: 'Add Officers',
    form: { title: 'Add Officers', is: 'page' },
    prompt: 'Are you sure want to delete Officers?',
  },
  {
    ...OFFICER,
    path: '/about/csita/csita_officers',
    heading: 'CSITA',
    empty: 'CSIta Officer is not found',
    add: 'Add Officer',
    form: { title: 'Add Officer', is: 'page' },
    prompt: 'Are you sure want to delete this ?',
  },
  {
    ...PAGE,
    path: '/about/secretarial_staff',
    heading: 'Secretarial Staff',
    columns: ['Image', 'Name and designation', 'Staff Category', 'Email', 'Mobile', 'Sort'],
    empty: 'Secretarial Staff is not found',
    add: 'Add Staff',
    form: { title: 'Add Staff', is: 'page' },
    fill: async (page, name) => {
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Staff Category').selectOption('Staff of CSI theological association');
      await page.getByLabel('Designation').selectOption('Head');
    },
    shows: ['Head', 'Staff of CSI theological association'],
    prompt: 'Are you sure want to delete this ?',
  },
  {
    ...TEXT,
    path: '/about/working_commitee',
    heading: 'Working Committee',
    empty: 'Working Committee is not found',
    add: 'Add Committee',
    form: { title: 'Add Committee', is: 'dialog' },
    prompt: 'Are you sure want to delete committee ?',
  },
  {
    ...TEXT,
    path: '/about/executive_commitee',
    heading: 'Executive Committee',
    empty: 'No details found',
    add: 'Add Committee',
    form: { title: 'Add Committee', is: 'dialog' },
    prompt: 'Are you sure want to delete committee ?',
  },
  {
    ...TEXT,
    path: '/about_csi/history',
    heading: 'History',
    empty: 'No details found',
    add: 'Add History',
    form: { title: 'Add History', is: 'dialog' },
    prompt: 'Are you sure want to delete ?',
  },
  {
    ...TEXT,
    path: '/about/csita/content',
    heading: 'CSITA',
    empty: 'No details found',
    add: 'Add Content',
    form: { title: 'Add Content', is: 'dialog' },
    prompt: 'Are you sure want to delete ?',
  },
];
