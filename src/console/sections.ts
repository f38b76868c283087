import type { NamesIn, Pattern } from '#lib/consolePaths.ts';
import { aboutSection } from './about/section.ts';
import { accountSection } from './account/section.ts';
import { advertisementsSection } from './advertisements/section.ts';
import { announcementsSection } from './announcements/section.ts';
import { auditSection } from './audit/section.ts';
import { calendarSection } from './calendar/section.ts';
import { campaignsSection } from './campaigns/section.ts';
import { dataSection } from './data/section.ts';
import { demoSection } from './demo/section.ts';
import { departmentsSection } from './departments/section.ts';
import { diocesesSection } from './dioceses/section.ts';
import { draftsSection } from './drafts/section.ts';
import { eventsSection } from './events/section.ts';
import { historySection } from './history/section.ts';
import { inboxSection } from './inbox/section.ts';
import { librarySection } from './library/section.ts';
import { loginSection } from './login/section.ts';
import { newsSection } from './news/section.ts';
import { newsletterSection } from './newsletter/section.ts';
import { partnersSection } from './partners/section.ts';
import { publicationsSection } from './publications/section.ts';
import { readersSection } from './readers/section.ts';
import { type AllSections, allSections, patternsOf, type Section } from './section.ts';
import { statusSection } from './status/section.ts';
import { todaySection } from './today/section.ts';
import { usersSection } from './users/section.ts';
import { versionsSection } from './versions/section.ts';
import { videosSection } from './videos/section.ts';
import { waitingSection } from './waiting/section.ts';
import { worshipSection } from './worship/section.ts';

/**
 * Every section of the console, and nowhere else is there a list of them: addresses, screens, sidebar, tabs and places on the website are made
 * of it. The order is that of the sidebar (000 §2.1; it is fixed, the Inbox follows it: AMB-051), and of the tabs of one entry.
 */
export const SECTIONS = [
  loginSection,
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
  todaySection,
  waitingSection,
  librarySection,
  calendarSection,
  versionsSection,
  draftsSection,
  readersSection,
  statusSection,
  auditSection,
  dataSection,
  accountSection,
  historySection,
  demoSection,
] as const satisfies readonly Section[];

type Screens = (typeof SECTIONS)[number]['screens'];
type NameOf<S> = S extends unknown ? keyof S & string : never;
type FirstOf<R extends string, S> =
  S extends Readonly<Record<R, { readonly at: readonly [infer P, ...unknown[]] }>> ? P & string : never;

/** Every screen of the console by its name. */
export type ConsoleRoute = NameOf<Screens>;

/** What has to be known to lead to a screen, such as `{ id }`. */
export type PathParameters<R extends ConsoleRoute> = {
  readonly [N in NamesIn<FirstOf<R, Screens>>]: string;
};
/** The screens that need nothing else to be led to. */
export type PlainRoute = {
  [R in ConsoleRoute]: NamesIn<FirstOf<R, Screens>> extends never ? R : never;
}[ConsoleRoute];

/** All of it, as the console's program hands it to its screens: they would go round in a circle otherwise, since the sections name them. */
export const CONSOLE: AllSections = allSections(SECTIONS);

/** Every address of the console as a pattern: the server answers each of them with the console's page, a trailing slash ignored. */
export const consoleAddresses = (brand: string): Pattern[] =>
  CONSOLE.screens.flatMap((screen) => patternsOf(screen, brand));
