import type { ScreenRow } from './screenRows.ts';

const OFFICE = { who: 'office' } as const;

const ABOUT = {
  ...OFFICE,
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
const OFFICER = ['Image', 'Name, designation and address', 'Email', 'Mobile', 'Phone/Fax', 'Sort Order'];
const about = (tab: (typeof ABOUT.tabs)[number]) => ({
  ...ABOUT,
  heading: tab,
  tab,
  clicks: ['About CSI', tab],
});
const ASSOCIATION = { ...OFFICE, heading: 'CSITA', tabs: ['Content', 'CSITA Officers'] } as const;
const association = (tab: (typeof ASSOCIATION.tabs)[number]) => ({
  ...ASSOCIATION,
  tab,
  clicks: ['About CSI', 'CSITA', tab],
});
/** A text of the About page, of which there is none in the church. */
const emptyText = (tab: 'Executive Committee' | 'History' | 'Vision' | 'Mission' | 'Logo') => ({
  ...about(tab),
  empty: 'No details found',
});

/** The screens of the About section (001 §2.2). */
export const ABOUT_SCREENS: readonly ScreenRow[] = [
  {
    id: 'CON-055',
    path: '/about',
    aliases: ['/about_csi/officers'],
    ...about('Officers'),
    columns: OFFICER,
    empty: 'Officers is not found',
  },
  {
    id: 'CON-056',
    path: '/about_csi/addofficers',
    ...OFFICE,
    heading: 'Add Officers',
    clicks: ['About CSI', 'Add Officers'],
  },
  {
    id: 'CON-057',
    path: '/about_csi/addofficers/:officer',
    ...OFFICE,
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
    columns: OFFICER,
    empty: 'CSIta Officer is not found',
  },
  {
    id: 'CON-062',
    path: '/about/csita/add_officers',
    aliases: ['/about/csita/add_officers/'],
    ...OFFICE,
    heading: 'Add Officer',
    clicks: ['About CSI', 'CSITA', 'CSITA Officers', 'Add Officer'],
  },
  {
    id: 'CON-063',
    path: '/about/csita/add_officers/:associationOfficer',
    ...OFFICE,
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
    ...OFFICE,
    heading: 'Add Staff',
    clicks: ['About CSI', 'Secretarial Staff', 'Add Staff'],
  },
  {
    id: 'CON-066',
    path: '/about_csi/addstaff/:staff',
    ...OFFICE,
    heading: 'Edit Staff',
    clicks: ['About CSI', 'Secretarial Staff', 'Actions for Record', 'Edit Staff'],
  },
  { id: 'added', path: '/about_csi/history', ...emptyText('History') },
  { id: 'added', path: '/about_csi/vision', ...emptyText('Vision') },
  { id: 'added', path: '/about_csi/mission', ...emptyText('Mission') },
  { id: 'added', path: '/about_csi/logo', ...emptyText('Logo') },
];
