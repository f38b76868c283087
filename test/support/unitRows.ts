import type { Page } from 'playwright-core';
import { document, image } from './consoleSteps.ts';
import type { SectionRow } from './sectionRow.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const SUBMITS = { submit: 'Add', submitEdit: 'Update' } as const;

const EVENTS = {
  columns: ['Thumbnail', 'Title and description', 'From', 'To'],
  add: 'Add Event',
  form: { title: 'Add Event', is: 'dialog' },
  submit: 'Add Event',
  submitEdit: 'Update Events',
  fill: async (page, name) => {
    await dialog(page)
      .getByLabel(/^Select/)
      .selectOption({ index: 1 });
    await page.getByLabel('Title').fill(name);
    await page.getByLabel('From').fill('2099-12-01T10:00');
    await page.getByLabel('To', { exact: true }).fill('2099-12-02T18:00');
    await image(page, 'Thumbnail');
  },
  shows: ['01-12-2099', '02-12-2099'],
  renamed: 'Title',
  refused: 'Please upload thumbnail',
} satisfies Partial<SectionRow>;

const DIOCESE = {
  heading: 'Vellore',
  needs: (client) => client.diocese('Vellore', 'Tamil Nadu'),
} satisfies Partial<SectionRow>;

const PERSONNEL = {
  ...SUBMITS,
  add: 'Add Personnel',
  form: { title: 'Add Personnel', is: 'dialog' },
  renamed: 'Name',
  prompt: 'Are you sure want to delete Personnel ?',
} satisfies Partial<SectionRow>;

/** The rows of the sections of units (000 §2.5, §2.6). The lists of units themselves come first, since they begin empty. */
export const UNIT_ROWS: readonly SectionRow[] = [
  {
    ...SUBMITS,
    path: '/dioceses/diocese_information',
    heading: 'Diocese Information',
    columns: [],
    cards: true,
    empty: 'No diocese found',
    add: 'Add Diocese',
    form: { title: 'Add Diocese', is: 'dialog' },
    fill: async (page, name) => {
      await dialog(page).getByLabel('Diocese State').selectOption('Kerala');
      await page.getByLabel('Diocese', { exact: true }).fill(name);
    },
    shows: ['Kerala'],
    renamed: 'Diocese',
    refused: 'Please enter: Diocese State',
    prompt: 'Are you sure want to delete Diocese Information ?',
  },
  {
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
  },
  {
    ...EVENTS,
    path: '/dioceses/diocese_events',
    heading: 'Diocese Events',
    empty: 'No events found',
    prompt: 'Are you sure want to delete this ?',
    needs: (client) => client.diocese('Madras', 'Tamil Nadu'),
  },
  {
    ...EVENTS,
    path: '/departments/department_events',
    heading: 'Department Events',
    empty: 'No Department Events are Found',
    prompt: 'Are you sure want to delete the Department News ?',
    needs: (client) => client.department('Youth'),
  },
  {
    ...DIOCESE,
    ...SUBMITS,
    path: '/dioceses/diocese_information/address/:id',
    isRow: true,
    columns: ['Address', 'Email', 'Number', 'Author'],
    empty: 'No details found',
    add: 'Add Address',
    form: { title: 'Add Address', is: 'dialog' },
    fill: async (page, name) => {
      await page.getByLabel('Address', { exact: true }).fill(name);
      await page.getByLabel('Mobile').fill('94470 00000');
      await page.getByLabel('Fax').fill('0481 2560001');
    },
    shows: ['94470 00000 / 0481 2560001'],
    renamed: 'Address',
    single: true,
    prompt: 'Are you sure want to delete Address ?',
  },
  {
    ...DIOCESE,
    path: '/dioceses/diocese_information/banner_images/:id',
    isRow: true,
    columns: ['Image', 'Banner Images', 'Date'],
    empty: 'No banner images found',
    add: 'Add Banner',
    form: { title: 'Add Banner', is: 'dialog' },
    submit: 'Add',
    fill: (page) => image(page, 'Image'),
    called: 'Banner 1',
    refused: 'Please enter: Image',
    prompt: 'Are you sure want to delete Banner ?',
  },
  {
    ...DIOCESE,
    ...PERSONNEL,
    list: 'Personnels',
    path: '/dioceses/diocese_information/personnels/:id',
    columns: ['Image', 'Name', 'Type', 'Phone', 'Email', 'Sort Order'],
    empty: 'No personnels found',
    fill: async (page, name) => {
      await page.getByLabel('Name').fill(name);
      await dialog(page).getByLabel('Type').selectOption({ label: 'Bishop' });
      await page.getByLabel('Designation').fill('Moderator');
      await page.getByLabel('Sort Order').fill('1');
    },
    shows: ['Bishop', 'Moderator', '1'],
  },
  {
    ...DIOCESE,
    ...SUBMITS,
    path: '/dioceses/diocese_information/description/:id',
    isRow: true,
    columns: ['Title and description'],
    empty: 'No description details found',
    add: 'Add description',
    form: { title: 'Add description', is: 'page' },
    fill: async (page, name) => {
      await page.getByLabel('Title').fill(name);
      await page.getByRole('textbox', { name: 'Description' }).fill('Five rivers, and a sea.');
    },
    shows: ['Five rivers, and a sea.'],
    renamed: 'Title',
    prompt: 'Are you sure want to delete this description ?',
  },
  {
    ...DIOCESE,
    path: '/dioceses/diocese_information/ministerial_roll/:id',
    isRow: true,
    columns: ['PDF', 'Date'],
    empty: 'No ministerial data found',
    add: 'Add Role',
    form: { title: 'Add Ministerial role', is: 'dialog' },
    submit: 'Add',
    fill: (page) => document(page, 'PDF'),
    called: 'paper.pdf',
    refused: 'Please enter: PDF',
    prompt: 'Are you sure want to delete role ?',
  },
  {
    ...PERSONNEL,
    path: '/departments/department_information/personnels/:id',
    heading: 'Women',
    list: 'Personnel',
    columns: ['Image', 'Name', 'Type', 'Phone Number', 'Email', 'Sort Order'],
    empty: 'No Department Personnel found',
    fill: async (page, name) => {
      await page.getByLabel('Name').fill(name);
      await dialog(page).getByLabel('Type').selectOption('Hon. Advisor');
      await page.getByLabel('Phone Number').fill('94430 00000');
    },
    shows: ['Hon. Advisor', '94430 00000'],
    needs: (client) => client.department('Women'),
  },
];
