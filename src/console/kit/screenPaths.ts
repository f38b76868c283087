import { CONSOLE_PATHS, type NamesIn, type Pattern } from '#lib/consolePaths.ts';

/**
 * The main address of every screen of the console, by screen name. The component and further addresses are declared in the screen's section (000
 * §2.2, 001 §2; AMB-026, AMB-035, AMB-036, AMB-099). This file imports no section, so any screen can link to any other.
 */
export const SCREEN_PATHS = {
  ...CONSOLE_PATHS,
  login: '/login',
  dioceseUsers: '/users/diocese_user',
  departmentUsers: '/users/department_user',
  dioceseNews: '/dioceses/diocese_news',
  addDioceseNews: '/dioceses/add_news',
  departmentNews: '/departments/department_news',
  addDepartmentNews: '/departments/add_news',
  dioceseInformation: '/dioceses/diocese_information',
  dioceseAddress: '/dioceses/diocese_information/address/:id',
  dioceseBanner: '/dioceses/diocese_information/banner_images/:id',
  dioceseGallery: '/dioceses/diocese_information/gallery/:id',
  diocesePersonnel: '/dioceses/diocese_information/personnels/:id',
  dioceseDescription: '/dioceses/diocese_information/description/:id',
  dioceseRoll: '/dioceses/diocese_information/ministerial_roll/:id',
  addDioceseDescription: '/dioceses/diocese_information/add_description',
  editDioceseDescription: '/dioceses/diocese_information/edit_description/:id',
  departmentInformation: '/departments/department_information',
  departmentAims: '/departments/department_information/aimsandobjectives/:id',
  departmentPersonnel: '/departments/department_information/personnels/:id',
  officers: '/about_{brand}/officers',
  addOfficer: '/about_{brand}/addofficers',
  editOfficer: '/about_{brand}/addofficers/:id',
  workingCommittee: '/about/working_commitee',
  executiveCommittee: '/about/executive_commitee',
  associationContent: '/about/{brand}ta/content',
  associationOfficers: '/about/{brand}ta/{brand}ta_officers',
  addAssociationOfficer: '/about/{brand}ta/add_officers',
  editAssociationOfficer: '/about/{brand}ta/add_officers/:id',
  staff: '/about_{brand}/secretarial_staff',
  addStaff: '/about_{brand}/addstaff',
  editStaff: '/about_{brand}/addstaff/:id',
  aboutHistory: '/about_{brand}/history',
  aboutVision: '/about_{brand}/vision',
  aboutMission: '/about_{brand}/mission',
  aboutLogo: '/about_{brand}/logo',
  videos: '/{brand}_videos',
  newsletterDepartments: '/news_letter/departments',
  newsletterDioceses: '/news_letter/dioceses',
  newsletterAll: '/news_letter/all',
  newsletterSend: '/news_letter/send',
  newsletterSent: '/news_letter/sent',
  newsletterRead: '/news_letter/sent/:id',
  subscribers: '/subscriber',
  resources: '/publications',
  magazine: '/publications/{brand}_life',
  books: '/publications/books',
  archives: '/publications/library_archives',
  campaigns: '/campaigns',
  addCampaign: '/campaigns/add_campaign',
  editCampaign: '/campaigns/edit_campaign/:id',
  prayerCalendar: '/worship_resources/prayer_calendar',
  sermons: '/worship_resources/sermon_outlines',
  lectionary: '/worship_resources/{brand}_lectionary',
  governmentSchemes: '/announcements/govt_notification_schemes/:type',
  pressReleases: '/announcements/press_release/:type',
  statements: '/announcements/statement/:type',
  advertisements: '/advertisement',
  partners: '/partners',
  enquiry: '/inbox/enquiries/:id',
  orders: '/inbox/orders',
  order: '/inbox/orders/:id',
  dioceseQuery: '/dioceses/diocese_queries/:id',
  library: '/library',
  calendar: '/calendar',
  translations: '/translations',
  translation: '/translations/:kind/:id/:language',
  drafts: '/drafts',
  readers: '/readers',
  questions: '/questions',
  audit: '/audit',
  data: '/data',
  history: '/history/:kind/:id',
  demo: '/demo',
} as const satisfies Readonly<Record<string, Pattern>>;

/** The name of a screen of the console. */
export type ConsoleRoute = keyof typeof SCREEN_PATHS;

/** The parameters in the address of a screen, such as `{ id }`. */
export type PathParameters<R extends ConsoleRoute> = {
  readonly [N in NamesIn<(typeof SCREEN_PATHS)[R]>]: string;
};
/** The name of a screen whose address has no parameters. */
export type PlainRoute = {
  [R in ConsoleRoute]: NamesIn<(typeof SCREEN_PATHS)[R]> extends never ? R : never;
}[ConsoleRoute];
