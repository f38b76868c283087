import type { ScreenRow } from './screenRows.ts';

const DEPARTMENTS = { who: 'department', tabs: ['Dept. News', 'Dept. Events', 'Dept. Information'] } as const;
const departments = (tab: (typeof DEPARTMENTS.tabs)[number]) => ({
  ...DEPARTMENTS,
  tab,
  clicks: ['Departments', tab],
});
const ofYouth = (tab: 'Aims and Objectives' | 'Personnel') => ({
  who: 'department' as const,
  heading: 'Youth',
  tabs: ['Aims and Objectives', 'Personnel'],
  tab,
  clicks: ['Departments', 'Dept. Information', 'Youth', tab],
});

/** The screens of the Departments section (000 §2.5). */
export const DEPARTMENT_SCREENS: readonly ScreenRow[] = [
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
    id: 'CON-024',
    path: '/departments/department_events',
    ...departments('Dept. Events'),
    heading: 'Department Events',
    columns: ['Thumbnail', 'Title and description', 'From', 'To'],
    empty: 'No Department Events are Found',
  },
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
];

const DIOCESES = ['Diocese News', 'Diocese Events', 'Diocese Information'] as const;
const dioceses = (tab: (typeof DIOCESES)[number]) => ({
  who: 'diocese' as const,
  heading: tab,
  tabs: DIOCESES,
  tab,
  clicks: ['Dioceses', tab],
});
const TABS = [
  'Address',
  'Banner Images',
  'Gallery',
  'Personnels',
  'Description',
  'Ministerial Roll',
] as const;
const INFORMATION = '/dioceses/diocese_information';
const ofMadras = (tab: (typeof TABS)[number], piece: string) => ({
  path: `${INFORMATION}/${piece}/:madras`,
  who: 'diocese' as const,
  heading: 'Madras',
  tabs: TABS,
  tab,
  // From the first of the tabs a diocese's user does not see the last (AMB-080).
  clicks: [
    'Dioceses',
    'Diocese Information',
    'Madras',
    ...(tab === 'Ministerial Roll' ? ['Description'] : []),
    tab,
  ],
});
/** What the office sees at the diocese without anything, since these lists have no search. */
const emptyOf = (piece: string, empty: string) => ({ empty, emptyAt: `${INFORMATION}/${piece}/:medak` });

/** The screens of the Dioceses section (000 §2.6), and the queries of a diocese. */
export const DIOCESE_SCREENS: readonly ScreenRow[] = [
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
  {
    id: 'CON-036',
    path: '/dioceses/diocese_events',
    ...dioceses('Diocese Events'),
    columns: ['Thumbnail', 'Title and description', 'From', 'To'],
    empty: 'No events found',
  },
  { id: 'CON-038', path: INFORMATION, ...dioceses('Diocese Information') },
  { id: 'CON-040', ...ofMadras('Address', 'address'), columns: ['Address', 'Email', 'Number', 'Author'] },
  {
    id: 'CON-042',
    ...ofMadras('Banner Images', 'banner_images'),
    columns: ['Image', 'Banner Images', 'Date'],
    ...emptyOf('banner_images', 'No banner images found'),
  },
  { id: 'CON-044', ...ofMadras('Gallery', 'gallery'), ...emptyOf('gallery', 'No images found') },
  {
    id: 'CON-046',
    ...ofMadras('Personnels', 'personnels'),
    columns: ['Image', 'Name', 'Type', 'Phone', 'Email', 'Sort Order'],
    ...emptyOf('personnels', 'No personnels found'),
  },
  {
    id: 'CON-048',
    ...ofMadras('Description', 'description'),
    columns: ['Title and description'],
    ...emptyOf('description', 'No description details found'),
  },
  {
    id: 'CON-049',
    path: `${INFORMATION}/add_description?diocese=:madras`,
    aliases: [`${INFORMATION}/add_description/?diocese=:madras`],
    who: 'diocese',
    heading: 'Add description',
    clicks: ['Dioceses', 'Diocese Information', 'Madras', 'Description', 'Add description'],
  },
  {
    id: 'CON-050',
    path: `${INFORMATION}/edit_description/:madras?index=0`,
    who: 'diocese',
    heading: 'Edit Description',
    clicks: [],
  },
  {
    id: 'CON-051',
    ...ofMadras('Ministerial Roll', 'ministerial_roll'),
    columns: ['PDF', 'Date'],
    ...emptyOf('ministerial_roll', 'No ministerial data found'),
  },
  {
    id: 'added',
    path: '/dioceses/diocese_queries',
    who: 'diocese',
    alone: true,
    heading: 'Diocese Queries',
    tabs: DIOCESES,
    tab: 'Diocese Queries',
    columns: ['Subject and message', 'From', 'Date', 'Status'],
    empty: 'No details found',
    clicks: ['Dioceses', 'Diocese Queries'],
  },
  {
    id: 'added',
    path: '/dioceses/diocese_queries/:enquiry',
    who: 'diocese',
    alone: true,
    heading: 'Opening hours',
    clicks: ['Dioceses', 'Diocese Queries', 'Opening hours'],
  },
];
