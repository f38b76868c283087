import type { ConsoleRoute } from './consoleRoutes.ts';

/** The public pages on which something stands that is written in the console, as paths on the main site (002 §2). */
export const SITE_PLACES = {
  departmentNews: '/news_list_screen/departments',
  dioceseNews: '/news_list_screen/dioceses',
  events: '/home/event',
  diocese: '/home/diocese/:id',
  dioceses: '/home/diocese',
  department: '/department/:id',
  departments: '/dep',
  aims: '/aim/:id',
  officers: '/about/officer',
  workingCommittee: '/about/working_committee',
  executiveCommittee: '/about/executive_committee',
  association: '/about/{brand}ta',
  staff: '/about/secretarial_staff/:type',
  about: '/about/history',
  videos: '/{brand}_videos_screen',
  resources: '/resources/resource_docs',
  magazine: '/resources/{brand}_life_screen',
  books: '/resources/publications_screen',
  archives: '/others/library_archive',
  campaigns: '/about/campaign_list_screen',
  prayerCalendar: '/resources/worship_resource/prayer_calendar',
  sermons: '/resources/worship_resource/sermon_outlines',
  lectionary: '/resources/worship_resource/{brand}_lectionary',
  governmentSchemes: '/others/government_notification_schemes',
  pressReleases: '/others/press_release',
  statements: '/others/statement',
  advertisements: '/home/advertisement',
  partners: '/about/partners_screen',
} as const;
export type SitePlaceName = keyof typeof SITE_PLACES;

/** Where what is written on a screen of the console stands. The others hold what no visitor sees. */
const PLACE_OF = {
  dioceseNews: 'dioceseNews',
  addDioceseNews: 'dioceseNews',
  editDioceseNews: 'dioceseNews',
  dioceseEvents: 'events',
  dioceseInformation: 'dioceses',
  dioceseAddress: 'diocese',
  dioceseBanner: 'diocese',
  dioceseGallery: 'diocese',
  diocesePersonnel: 'diocese',
  dioceseDescription: 'diocese',
  dioceseRoll: 'diocese',
  addDioceseDescription: 'dioceses',
  editDioceseDescription: 'dioceses',
  departmentNews: 'departmentNews',
  addDepartmentNews: 'departmentNews',
  editDepartmentNews: 'departmentNews',
  departmentEvents: 'events',
  departmentInformation: 'departments',
  departmentAims: 'aims',
  departmentPersonnel: 'department',
  officers: 'officers',
  addOfficer: 'officers',
  editOfficer: 'officers',
  workingCommittee: 'workingCommittee',
  executiveCommittee: 'executiveCommittee',
  associationContent: 'association',
  associationOfficers: 'association',
  addAssociationOfficer: 'association',
  editAssociationOfficer: 'association',
  staff: 'staff',
  addStaff: 'staff',
  editStaff: 'staff',
  aboutHistory: 'about',
  aboutVision: 'about',
  aboutMission: 'about',
  aboutLogo: 'about',
  videos: 'videos',
  resources: 'resources',
  magazine: 'magazine',
  books: 'books',
  archives: 'archives',
  campaigns: 'campaigns',
  addCampaign: 'campaigns',
  editCampaign: 'campaigns',
  prayerCalendar: 'prayerCalendar',
  sermons: 'sermons',
  lectionary: 'lectionary',
  governmentSchemes: 'governmentSchemes',
  pressReleases: 'pressReleases',
  statements: 'statements',
  advertisements: 'advertisements',
  partners: 'partners',
} as const satisfies Partial<Record<ConsoleRoute, SitePlaceName>>;

/** The public page where what is written on a screen stands, with what stands in the screen's own address filled in; null when there is none. */
export function placeOf(
  route: ConsoleRoute,
  brand: string,
  parameters: Readonly<Record<string, string | undefined>>,
): { readonly name: SitePlaceName; readonly path: string } | null {
  const places: Readonly<Partial<Record<ConsoleRoute, SitePlaceName>>> = PLACE_OF;
  const name = places[route];
  if (!name) return null;
  const path = SITE_PLACES[name]
    .replace('{brand}', brand)
    .replace(/:(\w+)/g, (whole, parameter: string) => parameters[parameter] ?? whole);
  return { name, path };
}

/** Whether a page of the site, given by its pattern, stands at a path; not at one of which a piece is not known. */
export function isAt(pattern: string, path: string): boolean {
  const [wanted, there] = [pattern.split('/'), path.split('/')];
  const fits = wanted.every((piece, at) => piece.startsWith(':') || piece === there[at]);
  return fits && wanted.length === there.length && !path.includes('/:');
}
