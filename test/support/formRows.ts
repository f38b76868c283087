/** A form of the list of screens: where it is, how it is opened, what it asks for and what its button says. */
export interface FormRow {
  readonly id: string;
  readonly path: string;
  /** The button that opens it over its list; without one it is the page itself. */
  readonly add?: string;
  readonly title: string;
  /** The names of its fields in their order; those that are marked as required. */
  readonly fields: readonly string[];
  readonly must?: readonly string[];
  /** What is counted as one types or adds, up to how many. */
  readonly limits?: Readonly<Record<string, number>>;
  readonly submit: string;
}

const USER = { add: 'Add User', title: 'Add User', submit: 'Add', must: ['Name', 'Email'] } as const;
const EVENT = { add: 'Add Event', title: 'Add Event', submit: 'Add Event' } as const;
/** 'Place' is ours: visitors ask where, and calendars have a line for it. */
const EVENT_FIELDS = ['Title', 'Description', 'Place', 'URL', 'From', 'To', 'Thumbnail'] as const;
const NEWS = {
  title: 'Add News',
  submit: 'Add',
  limits: { Title: 90, 'Sub-heading': 130, 'Gallery images': 12 },
} as const;
const OFFICER = ['Name', 'Designation', 'Address', 'Mobile', 'Email', 'Phone', 'Fax', 'Sort Order', 'Image'];
const PAPER = ['Thumbnail', 'Upload PDF'] as const;
const TITLE = ['Title'];
const INFORMATION = '/dioceses/diocese_information';
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

/** The forms of the list of screens (000 §2, 001 §2), as the office fills them in. */
export const FORM_ROWS: readonly FormRow[] = [
  {
    ...USER,
    id: 'CON-015',
    path: '/users',
    fields: ['Name', 'Email', 'Mobile', 'Send an invitation', 'Password'],
  },
  {
    ...USER,
    id: 'CON-017',
    path: '/users/diocese_user',
    fields: ['Diocese', 'Name', 'Email', 'Mobile', 'Send an invitation', 'Password'],
    must: ['Diocese', 'Name', 'Email'],
  },
  {
    ...USER,
    id: 'CON-019',
    path: '/users/department_user',
    fields: ['Department', 'Name', 'Email', 'Mobile', 'Send an invitation', 'Password'],
    must: ['Department', 'Name', 'Email'],
  },
  {
    ...NEWS,
    id: 'CON-022',
    path: '/departments/add_news',
    fields: newsFields('Select Department'),
    must: ['Title', 'Select Department'],
  },
  {
    ...EVENT,
    id: 'CON-025',
    path: '/departments/department_events',
    fields: ['Select Department', ...EVENT_FIELDS],
    must: ['Select Department', 'Title', 'From', 'To'],
  },
  {
    id: 'CON-028',
    path: '/departments/department_information',
    add: 'Add Department',
    title: 'Add Department',
    fields: ['Department name'],
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
  {
    ...NEWS,
    id: 'CON-034',
    path: '/dioceses/add_news',
    fields: newsFields('Select Diocese'),
    must: ['Title', 'Select Diocese'],
  },
  {
    ...EVENT,
    id: 'CON-037',
    path: '/dioceses/diocese_events',
    fields: ['Select Diocese', ...EVENT_FIELDS],
    must: ['Select Diocese', 'Title', 'From', 'To'],
  },
  {
    id: 'CON-039',
    path: INFORMATION,
    add: 'Add Diocese',
    title: 'Add Diocese',
    fields: ['Diocese State', 'Diocese'],
    must: ['Diocese State', 'Diocese'],
    submit: 'Add',
  },
  {
    id: 'CON-043',
    path: `${INFORMATION}/banner_images/:medak`,
    add: 'Add Banner',
    title: 'Add Banner',
    // What it shows is asked for while it is on its way (ADD-16).
    fields: ['Image', 'What the picture shows', 'Only decoration, nothing to describe', 'Caption', 'Credit'],
    limits: { 'What the picture shows': 300 },
    submit: 'Add',
  },
  {
    id: 'CON-045',
    path: `${INFORMATION}/gallery/:medak`,
    add: 'Add Images',
    title: 'Add gallery images',
    fields: ['Images'],
    submit: 'Add Image',
  },
  {
    id: 'CON-047',
    path: `${INFORMATION}/personnels/:madras`,
    add: 'Add Personnel',
    title: 'Add Personnel',
    fields: ['Name', 'Type', 'Designation', 'Phone', 'Email', 'Sort Order', 'Address', 'Personnel image'],
    submit: 'Add',
  },
  {
    id: 'CON-049',
    path: `${INFORMATION}/add_description?diocese=:madras`,
    title: 'Add description',
    fields: ['Title', 'Description'],
    submit: 'Add',
  },
  {
    id: 'CON-052',
    path: `${INFORMATION}/ministerial_roll/:medak`,
    add: 'Add Role',
    title: 'Add Ministerial role',
    fields: ['PDF'],
    submit: 'Add',
  },
  { id: 'CON-056', path: '/about_csi/addofficers', title: 'Add Officers', fields: OFFICER, submit: 'Add' },
  {
    id: 'CON-059',
    path: '/about/executive_commitee',
    add: 'Add Committee',
    title: 'Add Committee',
    fields: ['Description'],
    submit: 'Add',
  },
  { id: 'CON-062', path: '/about/csita/add_officers', title: 'Add Officer', fields: OFFICER, submit: 'Add' },
  {
    id: 'CON-065',
    path: '/about_csi/addstaff',
    title: 'Add Staff',
    fields: ['Name', 'Staff Category', 'Designation', 'Mobile', 'Email', 'Sort', 'Image'],
    submit: 'Add',
  },
  {
    id: 'CON-068',
    path: '/csi_videos',
    add: 'Add Video',
    title: 'Add Videos',
    fields: ['Title', 'Youtube URL', 'Upload Videos', 'Sort Order', 'Thumbnail'],
    must: TITLE,
    submit: 'Add',
  },
  {
    id: 'CON-076',
    path: '/subscriber',
    add: 'Add Subscriber',
    title: 'Add Subscriber',
    fields: ['Name', 'Phone Number', 'Email'],
    must: ['Name', 'Email'],
    submit: 'Add',
  },
  {
    id: 'CON-078',
    path: '/publications',
    add: 'Add Resources',
    title: 'Add Resources',
    fields: ['Select Department', 'Title', 'Year', ...PAPER],
    must: ['Select Department', 'Title'],
    submit: 'Add',
  },
  {
    id: 'CON-080',
    path: '/publications/csi_life',
    add: 'Add Resources',
    title: 'Add Resources',
    fields: ['Date', 'Title', 'Special Edition', ...PAPER],
    must: TITLE,
    submit: 'Add CSI Life',
  },
  {
    id: 'CON-082',
    path: '/publications/books',
    add: 'Add Books',
    title: 'Add Book',
    fields: ['Title', 'Description', 'Thumbnail', 'Content Images'],
    must: TITLE,
    submit: 'Add Book',
    limits: { 'Content Images': 50 },
  },
  {
    id: 'CON-084',
    path: '/publications/library_archives',
    add: 'Add Archives',
    title: 'Add Archives',
    fields: ['Title', 'Description', ...PAPER],
    must: TITLE,
    submit: 'Add Archives',
  },
  {
    id: 'CON-086',
    path: '/campaigns/add_campaign',
    title: 'Add campaign',
    // 'How to give' is ours, as 'Place' is.
    fields: ['Title', 'Description', 'How to give', 'Gallery images', 'Thumbnail'],
    must: TITLE,
    submit: 'Add',
    limits: { 'Gallery images': 12 },
  },
  {
    id: 'CON-089',
    path: '/worship_resources',
    add: 'Add Prayer Calendar',
    title: 'Add Prayer Calendar',
    // The last two are ours: what is read on Sunday stands on the front page.
    fields: ['Date', 'Description', 'Name of the day', 'Readings'],
    must: ['Date'],
    submit: 'Add',
  },
  {
    id: 'CON-091',
    path: '/worship_resources/sermon_outlines',
    add: 'Add Sermon Outlines',
    title: 'Add Sermon Outlines',
    fields: ['Title', 'Category', ...PAPER],
    must: TITLE,
    submit: 'Add Sermon',
  },
  {
    id: 'CON-093',
    path: '/worship_resources/csi_lectionary',
    add: 'Add CSI Lectionary',
    title: 'Add CSI Lectionary',
    fields: ['Title', 'Year', 'Image Thumbnail', 'Upload PDF'],
    must: TITLE,
    submit: 'Add',
  },
  {
    id: 'CON-097',
    path: '/announcements/press_release/press',
    add: 'Add Schemes',
    title: 'Add',
    fields: ['Title', 'Date', 'Description', 'Upload PDF'],
    must: TITLE,
    submit: 'Add',
  },
  {
    id: 'CON-099',
    path: '/advertisement',
    add: 'Add AD',
    title: 'Add AD',
    fields: ['Title', 'Upload Thumbnail', 'Select Order', 'Banner Image', 'URL'],
    must: ['Title', 'Select Order'],
    submit: 'Add',
  },
  {
    id: 'CON-101',
    path: '/partners',
    add: 'Add New',
    title: 'Add Partners & Networks',
    fields: ['Select Category', 'Title', 'URL', 'Image'],
    must: ['Select Category', 'Title'],
    submit: 'Add',
  },
];
