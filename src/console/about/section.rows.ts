import { DETAILS } from '#test/support/rowParts.ts';
import type { ListRow, SectionRows } from '#test/support/sectionRows.ts';

const OFFICER_SCREEN = [
  'Image',
  'Name, designation and address',
  'Email',
  'Mobile',
  'Phone/Fax',
  'Sort Order',
];
const ABOUT = {
  who: 'office' as const,
  tabs: [
    'Officers',
    'Working Committee',
    'Executive Committee',
    'CSITA',
    'Secretarial Staff',
    'History',
    'Vision',
    'Mission',
    'Logo',
  ],
} as const;
const about = (tab: (typeof ABOUT.tabs)[number]) => ({
  ...ABOUT,
  heading: tab,
  tab,
  clicks: ['About CSI', tab],
});
/** A text of the About page that the church does not have. */
const emptyText = (tab: 'Executive Committee' | 'History' | 'Vision' | 'Mission' | 'Logo') => ({
  ...about(tab),
  empty: 'No details found',
});
const ASSOCIATION = {
  who: 'office' as const,
  heading: 'CSITA',
  tabs: ['Content', 'CSITA Officers'],
} as const;
const association = (tab: (typeof ASSOCIATION.tabs)[number]) => ({
  ...ASSOCIATION,
  tab,
  clicks: ['About CSI', 'CSITA', tab],
});
const PAGE = { submit: 'Add', submitEdit: 'Update', renamed: 'Name' } as const;
const OFFICER_LIST = {
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
} satisfies Partial<ListRow>;
const TEXT = {
  columns: ['Description'],
  submit: 'Add',
  submitEdit: 'Update',
  fill: (page, name) => page.getByRole('textbox', { name: 'Description' }).fill(name),
  renamed: 'Description',
  refused: 'Please enter: Description',
  single: true,
} satisfies Partial<ListRow>;
const OFFICER_FORM = [
  'Name',
  'Designation',
  'Address',
  'Mobile',
  'Email',
  'Phone',
  'Fax',
  'Sort Order',
  'Answers the press',
  'Image',
];

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'CON-055',
      path: '/about',
      aliases: ['/about_csi/officers'],
      ...about('Officers'),
      columns: OFFICER_SCREEN,
      empty: 'Officers is not found',
    },
    {
      id: 'CON-056',
      path: '/about_csi/addofficers',
      who: 'office',
      heading: 'Add Officers',
      clicks: ['About CSI', 'Add Officers'],
    },
    {
      id: 'CON-057',
      path: '/about_csi/addofficers/:officer',
      who: 'office',
      heading: 'Edit Officers',
      clicks: ['About CSI', 'Actions for Record', 'Edit Officers'],
    },
    {
      id: 'CON-058',
      path: '/about/working_commitee',
      aliases: ['/about_csi/working_commitee'],
      ...about('Working Committee'),
      columns: ['Description'],
    },
    { id: 'CON-059', path: '/about/executive_commitee', ...emptyText('Executive Committee') },
    { id: 'CON-060', path: '/about/csita/content', ...association('Content'), columns: ['Description'] },
    {
      id: 'CON-061',
      path: '/about/csita/csita_officers',
      ...association('CSITA Officers'),
      columns: OFFICER_SCREEN,
      empty: 'CSIta Officer is not found',
    },
    {
      id: 'CON-062',
      path: '/about/csita/add_officers',
      aliases: ['/about/csita/add_officers/'],
      who: 'office',
      heading: 'Add Officer',
      clicks: ['About CSI', 'CSITA', 'CSITA Officers', 'Add Officer'],
    },
    {
      id: 'CON-063',
      path: '/about/csita/add_officers/:associationOfficer',
      who: 'office',
      heading: 'Edit Officer',
      clicks: ['About CSI', 'CSITA', 'CSITA Officers', 'Actions for Record', 'Edit Officer'],
    },
    {
      id: 'CON-064',
      path: '/about/secretarial_staff',
      aliases: ['/about_csi/secretarial_staff'],
      ...about('Secretarial Staff'),
      columns: ['Image', 'Name and designation', 'Staff Category', 'Email', 'Mobile', 'Sort'],
      empty: 'Secretarial Staff is not found',
    },
    {
      id: 'CON-065',
      path: '/about_csi/addstaff',
      who: 'office',
      heading: 'Add Staff',
      clicks: ['About CSI', 'Secretarial Staff', 'Add Staff'],
    },
    {
      id: 'CON-066',
      path: '/about_csi/addstaff/:staff',
      who: 'office',
      heading: 'Edit Staff',
      clicks: ['About CSI', 'Secretarial Staff', 'Actions for Record', 'Edit Staff'],
    },
    { id: 'added', path: '/about_csi/history', ...emptyText('History') },
    { id: 'added', path: '/about_csi/vision', ...emptyText('Vision') },
    { id: 'added', path: '/about_csi/mission', ...emptyText('Mission') },
    { id: 'added', path: '/about_csi/logo', ...emptyText('Logo') },
  ],
  lists: [
    {
      of: 'person',
      ...OFFICER_LIST,
      path: '/about',
      saved: '/about_csi/officers',
      heading: 'Officers',
      empty: 'Officers is not found',
      add: 'Add Officers',
      form: { title: 'Add Officers', is: 'page' },
      prompt: 'Are you sure want to delete Officers?',
      failed: {
        list: 'Failed to get Officers',
        create: 'Failed to add officer',
        edit: 'Failed to Update Officers',
        remove: 'Unable to delete details',
      },
    },
    {
      of: 'person',
      ...OFFICER_LIST,
      path: '/about/csita/csita_officers',
      saved: '/about/csita/csita_officers',
      heading: 'CSITA',
      empty: 'CSIta Officer is not found',
      add: 'Add Officer',
      form: { title: 'Add Officer', is: 'page' },
      prompt: 'Are you sure want to delete this ?',
      failed: {
        list: 'Failed to get CSIta Officer',
        create: 'Failed to add CSIta Officer',
        edit: 'Unable to update details',
        remove: 'Failed to delete CSIta Officer',
      },
    },
    {
      of: 'person',
      ...PAGE,
      path: '/about/secretarial_staff',
      saved: '/about_csi/secretarial_staff',
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
      failed: {
        list: 'Failed to get Staff',
        create: 'Failed to add staff',
        edit: 'Failed to update staff',
        remove: 'Failed to delete Staff',
      },
    },
    {
      of: 'description',
      ...TEXT,
      path: '/about/working_commitee',
      heading: 'Working Committee',
      empty: 'Working Committee is not found',
      add: 'Add Committee',
      form: { title: 'Add Committee', is: 'dialog' },
      prompt: 'Are you sure want to delete committee ?',
      failed: {
        list: 'Failed to get Committee',
        create: 'Failed to add Working committee',
        edit: 'Failed to add working committee',
        remove: 'Failed to delete Committee',
      },
    },
    {
      of: 'description',
      ...TEXT,
      path: '/about/executive_commitee',
      heading: 'Executive Committee',
      empty: 'No details found',
      add: 'Add Committee',
      form: { title: 'Add Committee', is: 'dialog' },
      prompt: 'Are you sure want to delete committee ?',
      failed: {
        list: 'Failed to get Committee',
        create: 'Failed to add Executive committee',
        edit: 'Unable to update details',
        remove: 'Failed to delete Executive committee',
      },
    },
    {
      of: 'description',
      ...TEXT,
      path: '/about_csi/history',
      heading: 'History',
      empty: 'No details found',
      add: 'Add History',
      form: { title: 'Add History', is: 'dialog' },
      prompt: 'Are you sure want to delete ?',
      failed: { ...DETAILS, list: 'Failed to get Content', remove: 'Unable to delete details' },
    },
    {
      of: 'description',
      ...TEXT,
      path: '/about/csita/content',
      heading: 'CSITA',
      empty: 'No details found',
      add: 'Add Content',
      form: { title: 'Add Content', is: 'dialog' },
      prompt: 'Are you sure want to delete ?',
      failed: {
        ...DETAILS,
        list: 'Failed to get Content',
        remove: 'Failed to delete CSITA content',
      },
    },
  ],
  forms: [
    {
      id: 'added',
      path: '/about_csi/history',
      add: 'Add History',
      title: 'Add History',
      fields: ['Description'],
      submit: 'Add',
    },
    {
      id: 'CON-056',
      path: '/about_csi/addofficers',
      title: 'Add Officers',
      fields: OFFICER_FORM,
      submit: 'Add',
    },
    {
      id: 'CON-059',
      path: '/about/executive_commitee',
      add: 'Add Committee',
      title: 'Add Committee',
      fields: ['Description'],
      submit: 'Add',
    },
    {
      id: 'CON-062',
      path: '/about/csita/add_officers',
      title: 'Add Officer',
      fields: OFFICER_FORM,
      submit: 'Add',
    },
    {
      id: 'CON-065',
      path: '/about_csi/addstaff',
      title: 'Add Staff',
      fields: [
        'Name',
        'Staff Category',
        'Designation',
        'Mobile',
        'Email',
        'Sort',
        'Answers the press',
        'Image',
      ],
      choices: {
        'Staff Category': [
          'Staff Under General Secretary',
          'Staff Under Treasurer Office',
          'Staff of CSI theological association',
          'Guest House Staff',
        ],
        Designation: ['Head', 'Staff'],
      },
      submit: 'Add',
    },
  ],
};
