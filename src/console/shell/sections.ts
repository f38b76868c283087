import type { Role } from '#kinds/define.ts';
import { type ConsoleRoute, consolePath } from '#lib/consoleRoutes.ts';
import type { Organisation } from '#lib/organisation.ts';
import { translations } from '#lib/translations.ts';
import type { IconName } from '#ui/Icon.tsx';

/** The sections' names (000 §2.1). */
export const SECTION_NAMES = translations({
  en: {
    users: 'Users',
    dioceses: 'Dioceses',
    departments: 'Departments',
    about: (shortName: string) => `About ${shortName}`,
    videos: (shortName: string) => `${shortName} Videos`,
    newsletter: 'Newsletter',
    publications: 'Publications',
    campaigns: 'Campaigns',
    worship: 'Worship Resources',
    announcements: 'Announcements',
    advertisement: 'Advertisement',
    partners: 'Partners & Network',
    inbox: 'Inbox',
    waiting: 'Waiting for you',
    drafts: 'Drafts',
    account: 'Your account',
  },
});
type Names = (typeof SECTION_NAMES)['en'];

/** One entry of the sidebar with what belongs to it. */
export interface Section {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
  readonly who: readonly Role[];
  /** First pieces of the paths that belong to the section. */
  readonly owns: readonly string[];
  /** Stands below the sections, for everybody: one's own drafts and the like. */
  readonly own?: boolean;
}

const OFFICE: readonly Role[] = ['full_administrator'];
const DIOCESES: readonly Role[] = ['full_administrator', 'diocese_user'];
const DEPARTMENTS: readonly Role[] = ['full_administrator', 'department_user'];
const ALL: readonly Role[] = ['full_administrator', 'diocese_user', 'department_user'];

/** The sidebar from top to bottom (000 §2.1; the order is fixed, the Inbox follows it: AMB-051). A unit's user sees the own section only. */
export function sections({ brand, shortName }: Organisation, names: Names): Section[] {
  const section = (
    label: string,
    to: ConsoleRoute,
    icon: IconName,
    owns: readonly string[],
    who: readonly Role[] = OFFICE,
  ): Section => ({ label, to: consolePath(to, brand), icon, who, owns });
  return [
    section(names.users, 'officeUsers', 'people', ['users']),
    { ...section(names.dioceses, 'dioceseNews', 'church', ['dioceses'], DIOCESES), to: '/dioceses' },
    // The top-level news routes show department news (AMB-035).
    {
      ...section(
        names.departments,
        'departmentNews',
        'department',
        ['departments', 'news', 'add_news', 'test'],
        DEPARTMENTS,
      ),
      to: '/departments',
    },
    { ...section(names.about(shortName), 'officers', 'info', ['about', `about_${brand}`]), to: '/about' },
    section(names.videos(shortName), 'videos', 'video', [`${brand}_videos`, `${brand}videos`]),
    section(names.newsletter, 'newsletterDepartments', 'mail', [
      'news_letter',
      'news_letter_test',
      'subscriber',
    ]),
    section(names.publications, 'resources', 'book', ['publications']),
    section(names.campaigns, 'campaigns', 'flag', ['campaigns']),
    { ...section(names.worship, 'prayerCalendar', 'lamp', ['worship_resources']), to: '/worship_resources' },
    {
      ...section(names.announcements, 'governmentSchemes', 'announcement', ['announcements']),
      to: consolePath('governmentSchemes', brand, { type: 'govt' }),
    },
    section(names.advertisement, 'advertisements', 'advertisement', ['advertisement']),
    section(names.partners, 'partners', 'link', ['partners']),
    section(names.inbox, 'enquiries', 'inbox', ['inbox']),
    { ...section(names.waiting, 'waiting', 'wait', ['waiting']), own: true },
    { ...section(names.drafts, 'drafts', 'draft', ['drafts'], ALL), own: true },
    { ...section(names.account, 'account', 'key', ['account'], ALL), own: true },
  ];
}

/** The section that a path belongs to, whatever may follow its first piece; undefined for paths outside all sections. */
export function sectionOf(path: string, all: readonly Section[]): Section | undefined {
  const first = path.split('/')[1] ?? '';
  return all.find((section) => section.owns.includes(first));
}

/** Whose history of which record: the server decides that. */
const HISTORY = /^\/history\//;

/** Whether somebody with this role may be on a path (AMB-067). Paths outside all sections are the office's. */
export function mayVisit(path: string, role: Role, all: readonly Section[]): boolean {
  if (HISTORY.test(path)) return true;
  return (sectionOf(path, all)?.who ?? OFFICE).includes(role);
}
