/**
 * Every screen of the console by name, with its addresses: the first is the one that links lead to, the others are shown the same
 * (000 §2.2, 001 §2; AMB-026, AMB-035, AMB-036, AMB-099). `{brand}` stands for the lower-case short form, `:id` and `:type` for one piece
 * of the path. The server answers these, exactly and with a trailing slash ignored, with the console's page; the console's table of
 * screens has to name each of them.
 */
export const CONSOLE_ROUTES = {
  login: ['/login'],
  forgotPassword: ['/login/forgot_password'],
  newPassword: ['/login/new_password'],
  invitation: ['/login/invitation'],
  newAddress: ['/login/new_address'],
  officeUsers: ['/users'],
  dioceseUsers: ['/users/diocese_user'],
  departmentUsers: ['/users/department_user'],

  dioceseNews: ['/dioceses/diocese_news', '/dioceses'],
  addDioceseNews: ['/dioceses/add_news'],
  editDioceseNews: ['/dioceses/edit_news/:id'],
  dioceseEvents: ['/dioceses/diocese_events'],
  dioceseInformation: ['/dioceses/diocese_information'],
  dioceseAddress: ['/dioceses/diocese_information/address/:id'],
  dioceseBanner: ['/dioceses/diocese_information/banner_images/:id'],
  dioceseGallery: ['/dioceses/diocese_information/gallery/:id'],
  diocesePersonnel: ['/dioceses/diocese_information/personnels/:id'],
  dioceseDescription: ['/dioceses/diocese_information/description/:id'],
  dioceseRoll: ['/dioceses/diocese_information/ministerial_roll/:id'],
  addDioceseDescription: ['/dioceses/diocese_information/add_description'],
  editDioceseDescription: ['/dioceses/diocese_information/edit_description/:id'],

  dioceseQueries: ['/dioceses/diocese_queries'],
  dioceseQuery: ['/dioceses/diocese_queries/:id'],

  departmentNews: ['/departments/department_news', '/departments', '/news', '/test'],
  addDepartmentNews: ['/departments/add_news', '/add_news'],
  editDepartmentNews: ['/departments/edit_news/:id'],
  departmentEvents: ['/departments/department_events'],
  departmentInformation: ['/departments/department_information'],
  departmentAims: ['/departments/department_information/aimsandobjectives/:id'],
  departmentPersonnel: ['/departments/department_information/personnels/:id'],

  officers: ['/about_{brand}/officers', '/about'],
  addOfficer: ['/about_{brand}/addofficers'],
  editOfficer: ['/about_{brand}/addofficers/:id'],
  workingCommittee: ['/about/working_commitee', '/about_{brand}/working_commitee'],
  executiveCommittee: ['/about/executive_commitee'],
  associationContent: ['/about/{brand}ta/content'],
  associationOfficers: ['/about/{brand}ta/{brand}ta_officers'],
  addAssociationOfficer: ['/about/{brand}ta/add_officers'],
  editAssociationOfficer: ['/about/{brand}ta/add_officers/:id'],
  staff: ['/about_{brand}/secretarial_staff', '/about/secretarial_staff'],
  addStaff: ['/about_{brand}/addstaff'],
  editStaff: ['/about_{brand}/addstaff/:id'],
  // The public pages have /about/history and the like (AMB-026).
  aboutHistory: ['/about_{brand}/history'],
  aboutVision: ['/about_{brand}/vision'],
  aboutMission: ['/about_{brand}/mission'],
  aboutLogo: ['/about_{brand}/logo'],

  videos: ['/{brand}_videos', '/{brand}videos'],
  newsletterDepartments: ['/news_letter/departments'],
  newsletterDioceses: ['/news_letter/dioceses'],
  newsletterAll: ['/news_letter/all', '/news_letter_test'],
  newsletterSend: ['/news_letter/send'],
  newsletterSent: ['/news_letter/sent'],
  newsletterRead: ['/news_letter/sent/:id'],
  subscribers: ['/subscriber'],
  resources: ['/publications'],
  magazine: ['/publications/{brand}_life'],
  books: ['/publications/books'],
  archives: ['/publications/library_archives'],
  campaigns: ['/campaigns'],
  addCampaign: ['/campaigns/add_campaign'],
  editCampaign: ['/campaigns/edit_campaign/:id'],
  prayerCalendar: ['/worship_resources/prayer_calendar', '/worship_resources'],
  sermons: ['/worship_resources/sermon_outlines'],
  lectionary: ['/worship_resources/{brand}_lectionary'],
  governmentSchemes: ['/announcements/govt_notification_schemes/:type'],
  pressReleases: ['/announcements/press_release/:type'],
  statements: ['/announcements/statement/:type'],
  advertisements: ['/advertisement'],
  partners: ['/partners'],
  enquiries: ['/inbox'],
  enquiry: ['/inbox/enquiries/:id'],
  orders: ['/inbox/orders'],
  order: ['/inbox/orders/:id'],

  waiting: ['/waiting'],
  drafts: ['/drafts'],
  account: ['/account'],
  history: ['/history/:kind/:id'],
  demo: ['/demo'],
} as const satisfies Record<string, readonly [Pattern, ...Pattern[]]>;

/** The screens of those who can't, or need not, sign in first; all others are within the shell. */
export const OUTSIDE_ROUTES = [
  'login',
  'forgotPassword',
  'newPassword',
  'invitation',
  'newAddress',
] as const satisfies readonly ConsoleRoute[];
export type OutsideRoute = (typeof OUTSIDE_ROUTES)[number];

type Pattern = `/${string}`;
export type ConsoleRoute = keyof typeof CONSOLE_ROUTES;

/** The names behind the colons of an address. */
type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
/** What has to be known to lead to a screen, such as `{ id }`. */
export type PathParameters<R extends ConsoleRoute> = {
  readonly [N in Names<(typeof CONSOLE_ROUTES)[R][0]>]: string;
};
/** The screens that need nothing else to be led to. */
export type PlainRoute = {
  [R in ConsoleRoute]: Names<(typeof CONSOLE_ROUTES)[R][0]> extends never ? R : never;
}[ConsoleRoute];

/** The addresses of a screen as patterns, the one that links lead to first. */
export function patternsOf(route: ConsoleRoute, brand: string): string[] {
  return CONSOLE_ROUTES[route].map((pattern) => pattern.replaceAll('{brand}', brand));
}

/** Every address of the console as a pattern. */
export function consolePaths(brand: string): string[] {
  return (Object.keys(CONSOLE_ROUTES) as ConsoleRoute[]).flatMap((route) => patternsOf(route, brand));
}

/** The address that leads to a screen. */
export function consolePath<R extends ConsoleRoute>(
  route: R,
  brand: string,
  parameters: PathParameters<R> | Record<never, never> = {},
): string {
  const [pattern = '/'] = patternsOf(route, brand);
  const known: Readonly<Record<string, string>> = parameters;
  return pattern.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(known[name] ?? ''));
}
