import type { Page } from 'playwright-core';
import { ABOUT_ROWS } from './aboutRows.ts';
import { document, image } from './consoleSteps.ts';
import { NEWSLETTER_ROWS } from './newsletterRows.ts';
import type { SectionRow } from './sectionRow.ts';
import { UNIT_ROWS } from './unitRows.ts';

const title = (page: Page, name: string) => page.getByLabel('Title').fill(name);

/** Asked wherever the specification gives no other question (AMB-075). */
const GENERIC = 'Are you sure want to delete this ?';

const PUBLICATIONS = {
  heading: 'Publications',
  renamed: 'Title',
  refused: 'Please enter: Title',
} as const;
const ANNOUNCEMENTS = {
  heading: 'Announcements',
  columns: ['Title and description', 'Date', 'PDF', 'Author'],
  empty: 'No statements found',
  add: 'Add Schemes',
  form: { title: 'Add', is: 'dialog' },
  submit: 'Add',
  submitEdit: 'Update',
  fill: async (page: Page, name: string) => {
    await title(page, name);
    await page.getByLabel('Date').fill('2026-11-10');
    await page.getByLabel('Description').fill('What the office has to say.');
    await document(page, 'Upload PDF');
  },
  renamed: 'Title',
  refused: 'Please enter: Title',
  prompt: GENERIC,
} as const;

/** The sections whose list and form differ in nothing but what is said here. */
export const SECTION_ROWS: readonly SectionRow[] = [
  ...UNIT_ROWS,
  ...ABOUT_ROWS,
  ...NEWSLETTER_ROWS,
  {
    path: '/csi_videos',
    heading: 'CSI Videos',
    columns: ['Thumbnail', 'Title', 'Order', 'Status'],
    empty: 'Videos not found',
    add: 'Add Video',
    form: { title: 'Add Videos', is: 'dialog' },
    submit: 'Add',
    submitEdit: 'Update',
    fill: async (page, name) => {
      await title(page, name);
      await page.getByLabel('Youtube URL').fill('https://youtu.be/abcdefghijk');
      await page.getByLabel('Sort Order').fill('3');
    },
    renamed: 'Title',
    refused: 'Atleast enter one video link, Youtube url or upload video',
    prompt: GENERIC,
  },
  {
    ...PUBLICATIONS,
    path: '/publications/csi_life',
    columns: ['Thumbnail', 'Title', 'Year', 'Month', 'Special Edition', 'Author', 'Date'],
    empty: 'No CSI Life is found',
    add: 'Add Resources',
    form: { title: 'Add Resources', is: 'dialog' },
    submit: 'Add CSI Life',
    submitEdit: 'Update',
    fill: async (page, name) => {
      await page.getByLabel('Date').fill('2026-11-01');
      await title(page, name);
      await page.getByLabel('Special Edition').check();
      await image(page, 'Thumbnail');
      await document(page, 'Upload PDF');
    },
    prompt: 'Are you sure want to delete this CSI Life ?',
  },
  {
    ...PUBLICATIONS,
    path: '/publications/books',
    columns: ['Thumbnail', 'Title and description', 'Status'],
    empty: 'No books are found',
    add: 'Add Books',
    form: { title: 'Add Book', is: 'dialog' },
    submit: 'Add Book',
    submitEdit: 'Update Book',
    fill: async (page, name) => {
      await title(page, name);
      await page.getByLabel('Description').fill('Songs for the road.');
      await image(page, 'Thumbnail');
    },
    prompt: GENERIC,
  },
  {
    ...PUBLICATIONS,
    path: '/publications/library_archives',
    columns: ['Thumbnail', 'Title and description', 'PDF', 'Author'],
    empty: 'No Library archives is found',
    add: 'Add Archives',
    form: { title: 'Add Archives', is: 'dialog' },
    submit: 'Add Archives',
    submitEdit: 'Update Archives',
    fill: async (page, name) => {
      await title(page, name);
      await image(page, 'Thumbnail');
      await document(page, 'Upload PDF');
    },
    prompt: 'Are you sure want to delete this resource?',
  },
  {
    path: '/campaigns',
    heading: 'Campaigns',
    columns: ['Thumbnail', 'Title and description', 'Author', 'Status'],
    empty: 'No campaigns found',
    add: 'Add Campaign',
    form: { title: 'Add campaign', is: 'page' },
    submit: 'Add',
    submitEdit: 'Update',
    fill: title,
    renamed: 'Title',
    refused: 'Please enter: Title',
    prompt: GENERIC,
  },
  {
    path: '/worship_resources?view=list&when=all',
    heading: 'Prayer Calendar',
    columns: ['Date', 'Description'],
    empty: 'No details found',
    add: 'Add Prayer Calendar',
    form: { title: 'Add Prayer Calendar', is: 'dialog' },
    submit: 'Add',
    submitEdit: 'Update',
    fill: async (page, name) => {
      // It begins with today's.
      await page.getByLabel('Date').fill('');
      await page.getByRole('button', { name: 'Add', exact: true }).last().click();
      await page.getByText('Please enter: Date').first().waitFor();
      await page.getByLabel('Date').fill('2026-11-21');
      await page.getByLabel('Description').fill(name);
    },
    renamed: 'Description',
    prompt: GENERIC,
  },
  {
    path: '/worship_resources/sermon_outlines',
    heading: 'Sermon Outlines',
    columns: ['Thumbnail', 'Title', 'Category', 'PDF'],
    empty: 'No details found',
    add: 'Add Sermon Outlines',
    form: { title: 'Add Sermon Outlines', is: 'dialog' },
    submit: 'Add Sermon',
    submitEdit: 'Update Sermon',
    fill: async (page, name) => {
      await title(page, name);
      await page.getByRole('dialog').getByLabel('Category').selectOption({ label: 'Lent' });
      await image(page, 'Thumbnail');
      await document(page, 'Upload PDF');
    },
    renamed: 'Title',
    refused: 'Please enter: Title',
    prompt: GENERIC,
  },
  {
    path: '/worship_resources/csi_lectionary',
    heading: 'CSI Lectionary',
    columns: ['Image Thumbnail', 'Title', 'Year', 'PDF'],
    empty: 'No details found',
    add: 'Add CSI Lectionary',
    form: { title: 'Add CSI Lectionary', is: 'dialog' },
    submit: 'Add',
    submitEdit: 'Update',
    fill: async (page, name) => {
      await title(page, name);
      await page.getByRole('dialog').getByLabel('Year').selectOption('2026');
      await image(page, 'Image Thumbnail');
    },
    renamed: 'Title',
    refused: 'Please enter: Title',
    prompt: GENERIC,
  },
  { ...ANNOUNCEMENTS, path: '/announcements/govt_notification_schemes/govt' },
  { ...ANNOUNCEMENTS, path: '/announcements/press_release/press' },
  { ...ANNOUNCEMENTS, path: '/announcements/statement/statement' },
  {
    path: '/advertisement',
    heading: 'Advertisement',
    columns: ['Thumbnail', 'Title', 'Banner', 'Author', 'Status'],
    empty: 'No advertisement is found',
    add: 'Add AD',
    form: { title: 'Add AD', is: 'dialog' },
    submit: 'Add',
    submitEdit: 'Update',
    fill: async (page, name) => {
      await title(page, name);
      await page.getByRole('dialog').getByLabel('Select Order').selectOption({ label: 'Gold' });
      await page.getByLabel('URL').fill('example.org');
      await image(page, 'Banner Image');
    },
    renamed: 'Title',
    refused: 'Please enter: Title',
    prompt: GENERIC,
  },
  {
    path: '/partners',
    heading: 'Partners & Networks',
    columns: ['Image', 'Title', 'Category', 'URL', 'Author'],
    empty: 'No details found',
    add: 'Add New',
    form: { title: 'Add Partners & Networks', is: 'dialog' },
    submit: 'Add',
    submitEdit: 'Update',
    fill: async (page, name) => {
      await page.getByRole('dialog').getByLabel('Select Category').selectOption({ label: 'Network' });
      await title(page, name);
      await page.getByLabel('URL').fill('https://example.org');
      await image(page, 'Image');
    },
    renamed: 'Title',
    refused: 'Please enter: Select Category',
    prompt: GENERIC,
  },
];
