import type { Pattern } from '#lib/consolePaths.ts';
import { aboutSection } from '../about/section.ts';
import { accountSection } from '../account/section.ts';
import { advertisementsSection } from '../advertisements/section.ts';
import { announcementsSection } from '../announcements/section.ts';
import { auditSection } from '../audit/section.ts';
import { calendarSection } from '../calendar/section.ts';
import { campaignsSection } from '../campaigns/section.ts';
import { todaySection } from '../dashboard/section.ts';
import { dataSection } from '../data/section.ts';
import { demoSection } from '../demo/section.ts';
import { departmentsSection } from '../departments/section.ts';
import { diocesesSection } from '../dioceses/section.ts';
import { draftsSection } from '../drafts/section.ts';
import { eventsSection } from '../events/section.ts';
import { historySection } from '../history/section.ts';
import { inboxSection } from '../inbox/section.ts';
import { type ConsoleRoute, SCREEN_PATHS } from '../kit/screenPaths.ts';
import {
  type AllSections,
  type PlacedScreen,
  patternsOf,
  type Section,
  type SectionScreen,
} from '../kit/sectionTypes.ts';
import { librarySection } from '../library/section.ts';
import { loginSection } from '../login/section.ts';
import { newsSection } from '../news/section.ts';
import { newsletterSection } from '../newsletter/section.ts';
import { partnersSection } from '../partners/section.ts';
import { publicationsSection } from '../publications/section.ts';
import { questionsSection } from '../questions/section.ts';
import { readersSection } from '../readers/section.ts';
import { statusSection } from '../status/section.ts';
import { usersSection } from '../users/section.ts';
import { versionsSection } from '../versions/section.ts';
import { videosSection } from '../videos/section.ts';
import { waitingSection } from '../waiting/section.ts';
import { worshipSection } from '../worship/section.ts';

/**
 * The only list of the console's sections: addresses, screens, sidebar, tabs and places on the website are derived from it. It has the order of the
 * sidebar's groups (000 §2.1 fixes that of the sections; AMB-051), and of the tabs within an entry, of which a diocese's queries are the last.
 */
export const SECTIONS = [
  loginSection,
  todaySection,
  waitingSection,
  calendarSection,
  librarySection,
  usersSection,
  newsSection,
  eventsSection,
  diocesesSection,
  departmentsSection,
  aboutSection,
  videosSection,
  newsletterSection,
  publicationsSection,
  campaignsSection,
  worshipSection,
  announcementsSection,
  advertisementsSection,
  partnersSection,
  inboxSection,
  versionsSection,
  draftsSection,
  readersSection,
  questionsSection,
  statusSection,
  auditSection,
  dataSection,
  accountSection,
  historySection,
  demoSection,
] as const satisfies readonly Section[];

/** All sections with their screens in order, as `App` provides them. */
export const CONSOLE: AllSections = {
  sections: SECTIONS,
  screens: SECTIONS.flatMap((section) =>
    (Object.entries(section.screens) as [ConsoleRoute, SectionScreen][]).map(
      ([route, screen]): PlacedScreen => ({
        ...screen,
        at: [SCREEN_PATHS[route], ...(screen.alsoAt ?? [])],
        route,
        section,
      }),
    ),
  ),
};

/** Every address of the console as a pattern: the server returns the console's page for each of them, ignoring a trailing slash. */
export const consoleAddresses = (brand: string): Pattern[] =>
  CONSOLE.screens.flatMap((screen) => patternsOf(screen, brand));
