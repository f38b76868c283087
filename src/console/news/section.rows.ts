import { departments, dioceses } from '#test/support/rowParts.ts';
import type { SectionRows } from '#test/support/sectionRows.ts';

const NEWS = {
  title: 'Add News',
  submit: 'Add',
  limits: { Title: 90, 'Sub-heading': 130, 'Gallery images': 12 },
} as const;
const newsFields = (unit: string) => [
  'Title',
  'Sub-heading',
  'Body',
  'Gallery images',
  unit,
  'Date',
  'Thumbnail',
  'PDF',
];

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'CON-020, CON-053',
      path: '/departments/department_news',
      aliases: ['/departments', '/news', '/test'],
      ...departments('Dept. News'),
      heading: 'Department News',
      columns: ['Thumbnail', 'Title and description', 'Date', 'Department', 'Author', 'Status'],
      empty: 'No Department News found',
    },
    {
      id: 'CON-022, CON-054',
      path: '/departments/add_news',
      aliases: ['/add_news'],
      who: 'department',
      heading: 'Add News',
      clicks: ['Departments', 'Add News'],
    },
    {
      id: 'CON-023',
      path: '/departments/edit_news/:news',
      who: 'department',
      heading: 'Edit News',
      clicks: ['Departments', 'Actions for Record', 'Edit News'],
    },
    {
      id: 'CON-032',
      path: '/dioceses/diocese_news',
      aliases: ['/dioceses'],
      ...dioceses('Diocese News'),
      columns: ['Thumbnail', 'Title and description', 'Date', 'Diocese', 'Author', 'Status'],
      empty: 'No news found',
    },
    {
      id: 'CON-034',
      path: '/dioceses/add_news',
      aliases: ['/dioceses/add_news/'],
      who: 'diocese',
      heading: 'Add News',
      clicks: ['Dioceses', 'Add News'],
    },
    {
      id: 'CON-035',
      path: '/dioceses/edit_news/:dioceseNews',
      who: 'diocese',
      heading: 'Edit News',
      clicks: ['Dioceses', 'Actions for Record', 'Edit News'],
    },
  ],
  forms: [
    {
      ...NEWS,
      id: 'CON-022',
      path: '/departments/add_news',
      fields: newsFields('Select Department'),
      must: ['Title', 'Select Department'],
    },
    {
      ...NEWS,
      id: 'CON-034',
      path: '/dioceses/add_news',
      fields: newsFields('Select Diocese'),
      must: ['Title', 'Select Diocese'],
    },
  ],
};
