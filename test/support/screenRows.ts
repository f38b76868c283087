import { ABOUT_SCREENS } from './aboutScreenRows.ts';
import { DEPARTMENT_SCREENS, DIOCESE_SCREENS } from './unitScreenRows.ts';

/**
 * The list of screens: one line is one screen of the specification (its number stands before it; dialogs belong to the screen over which they
 * open), with what is seen on it. `:madras` and the like in an address stand for ids of the church that a test has made.
 */
export interface ScreenRow {
  readonly id: string;
  readonly path: string;
  readonly aliases?: readonly string[];
  /** Who may besides the office, which may everywhere; 'staff' for everybody who signs in. */
  readonly who: 'office' | 'diocese' | 'department' | 'staff';
  /** The office has another screen for it. */
  readonly alone?: boolean;
  readonly heading: string;
  /** The tabs, in their order, and the one that it is. */
  readonly tabs?: readonly string[];
  readonly tab?: string;
  /** The heads of the table, which has a record in the church. */
  readonly columns?: readonly string[];
  /** The address of the table, where the screen begins with something else. */
  readonly table?: string;
  /** What an empty list says: when nothing is found, or at another address, where nothing can be searched. */
  readonly empty?: string;
  readonly emptyAt?: string;
  /** By which links and buttons it is reached, from the sidebar on. */
  readonly clicks: readonly string[];
}

const OFFICE = { who: 'office' } as const;

const USERS = {
  ...OFFICE,
  heading: 'Users',
  tabs: ['CSI User', 'Diocese User', 'Department User'],
  empty: 'No users found',
} as const;
const users = (tab: (typeof USERS.tabs)[number]) => ({ ...USERS, tab, clicks: ['Users', tab] });

const newsletter = (tab: 'Department' | 'Diocese' | 'All' | 'Sent') => ({
  ...OFFICE,
  heading: 'Newsletter',
  tabs: ['Newsletter', 'Subscriber', 'Department', 'Diocese', 'All', 'Sent'],
  tab,
  columns: ['Title and sub-heading', 'Diocese', 'Department', 'Author'],
  empty: 'No news found',
  clicks: ['Newsletter', tab],
});
const publications = (tab: 'Resources' | 'CSI Life' | 'Books' | 'Library Archives') => ({
  ...OFFICE,
  heading: 'Publications',
  tabs: ['Resources', 'CSI Life', 'Books', 'Library Archives'],
  tab,
  clicks: ['Publications', tab],
});
const worship = (tab: 'Prayer Calendar' | 'Sermon Outlines' | 'CSI Lectionary') => ({
  ...OFFICE,
  heading: tab,
  tabs: ['Prayer Calendar', 'Sermon Outlines', 'CSI Lectionary'],
  tab,
  clicks: ['Worship Resources', tab],
});
const announcements = (tab: 'Govt. Notification Schemes' | 'Press Release' | 'Statements') => ({
  ...OFFICE,
  heading: 'Announcements',
  tabs: ['Govt. Notification Schemes', 'Press Release', 'Statements'],
  tab,
  columns: ['Title and description', 'Date', 'PDF', 'Author'],
  empty: 'No statements found',
  clicks: ['Announcements', tab],
});

export const SCREEN_ROWS: readonly ScreenRow[] = [
  {
    id: 'CON-014',
    path: '/users',
    aliases: ['/users/'],
    ...users('CSI User'),
    columns: ['Name', 'Email', 'Mobile', 'Author'],
  },
  {
    id: 'CON-016',
    path: '/users/diocese_user',
    ...users('Diocese User'),
    columns: ['Name', 'Email', 'Mobile', 'Diocese', 'Author'],
  },
  {
    id: 'CON-018',
    path: '/users/department_user',
    ...users('Department User'),
    columns: ['Name', 'Email', 'Mobile', 'Department', 'Author'],
  },
  ...DEPARTMENT_SCREENS,
  ...DIOCESE_SCREENS,

  ...ABOUT_SCREENS,
  {
    id: 'CON-067',
    path: '/csi_videos',
    aliases: ['/csivideos'],
    ...OFFICE,
    heading: 'CSI Videos',
    columns: ['Thumbnail', 'Title', 'Order', 'Status'],
    empty: 'Videos not found',
    clicks: ['CSI Videos'],
  },
  { id: 'CON-069', path: '/news_letter/departments', ...newsletter('Department') },
  { id: 'CON-070', path: '/news_letter/dioceses', ...newsletter('Diocese') },
  { id: 'CON-071', path: '/news_letter/all', aliases: ['/news_letter_test'], ...newsletter('All') },
  {
    id: 'added',
    path: '/news_letter/sent',
    ...newsletter('Sent'),
    columns: ['Subject', 'Date', 'Sent', 'Status'],
    empty: undefined,
  },
  {
    id: 'added',
    path: '/news_letter/sent/:newsletter',
    ...OFFICE,
    heading: 'Record',
    clicks: ['Newsletter', 'Sent', 'Record'],
  },
  { id: 'added', path: '/news_letter/send', ...OFFICE, heading: 'Send News Letter', clicks: [] },
  {
    id: 'CON-075',
    path: '/subscriber',
    ...OFFICE,
    heading: 'Subscribers',
    tabs: ['Newsletter', 'Subscriber'],
    tab: 'Subscriber',
    columns: ['Name', 'Email', 'Phone Number', 'Since'],
    empty: 'Subscribers is not found',
    clicks: ['Newsletter', 'Subscriber'],
  },
  {
    id: 'CON-077',
    path: '/publications',
    ...publications('Resources'),
    columns: ['Thumbnail', 'Title', 'Department', 'Year', 'PDF', 'Author', 'Date'],
    empty: 'No resources found',
  },
  {
    id: 'CON-079',
    path: '/publications/csi_life',
    ...publications('CSI Life'),
    columns: ['Thumbnail', 'Title', 'Year', 'Month', 'Special Edition', 'Author', 'Date'],
    empty: 'No CSI Life is found',
  },
  {
    id: 'CON-081',
    path: '/publications/books',
    ...publications('Books'),
    columns: ['Thumbnail', 'Title and description', 'Status'],
    empty: 'No books are found',
  },
  {
    id: 'CON-083',
    path: '/publications/library_archives',
    ...publications('Library Archives'),
    columns: ['Thumbnail', 'Title and description', 'PDF', 'Author'],
    empty: 'No Library archives is found',
  },
  {
    id: 'CON-085',
    path: '/campaigns',
    ...OFFICE,
    heading: 'Campaigns',
    columns: ['Thumbnail', 'Title and description', 'Author', 'Status'],
    empty: 'No campaigns found',
    clicks: ['Campaigns'],
  },
  {
    id: 'CON-086',
    path: '/campaigns/add_campaign',
    ...OFFICE,
    heading: 'Add campaign',
    clicks: ['Campaigns', 'Add Campaign'],
  },
  {
    id: 'CON-087',
    path: '/campaigns/edit_campaign/:campaign',
    ...OFFICE,
    heading: 'Edit campaign',
    clicks: ['Campaigns', 'Actions for Record', 'Edit Campaign'],
  },
  {
    id: 'CON-088',
    path: '/worship_resources',
    aliases: ['/worship_resources/', '/worship_resources/prayer_calendar'],
    table: '/worship_resources/prayer_calendar?view=list',
    ...worship('Prayer Calendar'),
    columns: ['Date', 'Description'],
    empty: 'No details found',
  },
  {
    id: 'CON-090',
    path: '/worship_resources/sermon_outlines',
    ...worship('Sermon Outlines'),
    columns: ['Thumbnail', 'Title', 'Category', 'PDF'],
    empty: 'No details found',
  },
  {
    id: 'CON-092',
    path: '/worship_resources/csi_lectionary',
    ...worship('CSI Lectionary'),
    columns: ['Image Thumbnail', 'Title', 'Year', 'PDF'],
    empty: 'No details found',
  },
  {
    id: 'CON-094',
    path: '/announcements/govt_notification_schemes/govt',
    ...announcements('Govt. Notification Schemes'),
  },
  { id: 'CON-095', path: '/announcements/press_release/press', ...announcements('Press Release') },
  { id: 'CON-096', path: '/announcements/statement/statement', ...announcements('Statements') },
  {
    id: 'CON-098',
    path: '/advertisement',
    ...OFFICE,
    heading: 'Advertisement',
    columns: ['Thumbnail', 'Title', 'Banner', 'Author', 'Status'],
    empty: 'No advertisement is found',
    clicks: ['Advertisement'],
  },
  {
    id: 'CON-100',
    path: '/partners',
    ...OFFICE,
    heading: 'Partners & Networks',
    columns: ['Image', 'Title', 'Category', 'URL', 'Author'],
    empty: 'No details found',
    clicks: ['Partners & Network'],
  },
  {
    id: 'added',
    path: '/inbox',
    ...OFFICE,
    heading: 'Inbox',
    tabs: ['Enquiries', 'Orders'],
    tab: 'Enquiries',
    columns: ['Subject and message', 'From', 'To', 'Date', 'Status'],
    empty: 'No details found',
    clicks: ['Inbox'],
  },
  {
    id: 'added',
    path: '/inbox/enquiries/:enquiry',
    ...OFFICE,
    heading: 'Opening hours',
    clicks: ['Inbox', 'Opening hours'],
  },
  {
    id: 'added',
    path: '/inbox/orders',
    ...OFFICE,
    heading: 'Inbox',
    tabs: ['Enquiries', 'Orders'],
    tab: 'Orders',
    columns: ['Book and address', 'From', 'Date', 'Status'],
    empty: 'No details found',
    clicks: ['Inbox', 'Orders'],
  },
  {
    id: 'added',
    path: '/inbox/orders/:order',
    ...OFFICE,
    heading: 'Order: Record',
    clicks: ['Inbox', 'Orders', 'Record'],
  },
  { id: 'CON-008', path: '/demo', ...OFFICE, heading: 'Sample widgets', clicks: [] },
  { id: 'added', path: '/waiting', ...OFFICE, heading: 'Waiting for you', clicks: ['Waiting for you'] },
  { id: 'added', path: '/account', who: 'staff', heading: 'Your account', clicks: ['Your account'] },
  { id: 'added', path: '/drafts', who: 'staff', heading: 'Drafts', clicks: ['Drafts'] },
];

/** Screens of the console that have no line yet, each with the reason. It must only ever become shorter. */
export const WITHOUT_A_ROW: Readonly<Record<string, string>> = {
  login: 'shown in place of every screen to those who are not signed in',
  forgotPassword: 'for those who are not signed in: test/e2e/console/accountLinks.test.ts',
  newPassword: 'where the link of a mail leads: the same test',
  invitation: 'where the link of a mail leads: the same test',
  newAddress: 'where the link of a mail leads, like those two',
  history: 'opened by its own test, for every kind',
};
