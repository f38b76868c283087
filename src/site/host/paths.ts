import type { UnitKind } from '#kinds/define.ts';
import type { NewsType } from '#kinds/news.ts';
import type { NoticeForm } from '#lib/notices.ts';
import { SITE_PLACES } from '#lib/sitePlaces.ts';

/** A unit's page on the main site. */
export const unitPath = (kind: UnitKind, id: string): string =>
  kind === 'department' ? `/department/${id}` : `/home/diocese/${id}`;

/** A family's list, narrowed to one unit when `unitId` is given. */
export const newsListPath = (type: NewsType, unitId?: string): string =>
  `/news_list_screen/${type}${unitId === undefined ? '' : `/${unitId}`}`;

/** The events of all departments or all dioceses, narrowed to one unit when `unitId` is given (002 §2.7). */
export const eventListPath = (type: NewsType, unitId?: string): string =>
  `/home/event/${type}${unitId === undefined ? '' : `/${unitId}`}`;

/** The calendar file of one event: of a series with all its days, or of the day given. */
export const eventFilePath = (id: string, day?: string | null): string =>
  `/feeds/events/${id}${day ? `_${day}` : ''}.ics`;

/** The calendar of all events of a site, and those of the prayers and readings. */
export const EVENT_CALENDAR = '/feeds/events.ics';
/** The main site's calendar of all departments' events, or of all dioceses'; of both without `type`. */
export const eventCalendar = (type?: NewsType): string =>
  type === undefined ? EVENT_CALENDAR : `${EVENT_CALENDAR}?type=${type}`;
/** Whether this path is a calendar; otherwise it is an RSS feed. */
export const isCalendar = (path: string): boolean => /\.ics(?:\?|$)/.test(path);
export const PRAYER_CALENDAR = '/feeds/prayers.ics';
/** The readings of Sundays and feasts. */
export const READING_CALENDAR = '/feeds/readings.ics';
/** The events of one month, YYYY-MM, as a file: of a family, or of one unit when `unitId` is given. */
export const eventMonthPath = (month: string, type: NewsType, unitId?: string): string =>
  listPath(EVENT_CALENDAR, { month, type, id: unitId });
/** The newest campaigns, the newest announcements of a type, and the newest publications of a type, as RSS. */
export const CAMPAIGN_FEED = '/feeds/campaigns.xml';
export const announcementFeed = (type: string): string => `/feeds/${type}.xml`;
export const publicationFeed = (type: string): string => `/feeds/${type}.xml`;

export const CAMPAIGN_LIST = '/about/campaign_list_screen';
/** A campaign's page on the main site (002 §2.8). */
export const campaignPath = (id: string): string => `/campaign_screen/${id}`;

/** The videos, on the main site (002 §2.9). */
export const videoListPath = ({ brand }: { readonly brand: string }): string => `/${brand}_videos_screen`;

/** A video in the large player, with the others below it. */
export const videoPath = (of: { readonly brand: string }, id: string): string => `${videoListPath(of)}/${id}`;
export const ADVERTISEMENTS = SITE_PLACES.advertisements;

/** Where a stored file is served, on every host. */
export const mediaPath = (name: string): string => `/media/${encodeURIComponent(name)}`;

/** The page of a PDF from this part on, and the search within it. */
export const documentPath = (name: string, part = 1): string =>
  listPath(`/papers/${encodeURIComponent(name)}`, { page: part });
/** The anchor of a PDF page there, and its path. */
export const pageMark = (page: number): string => `page-${page}`;
export const documentPagePath = (name: string, { page, part }: { page: number; part: number }): string =>
  `${documentPath(name, part)}#${pageMark(page)}`;
export const documentFindPath = (name: string): string => `/papers/${encodeURIComponent(name)}/find`;
/** A copy of a page of an issue of the magazine as a picture, open only as long as the issue is. */
export const issuePicturePath = (issueId: string, name: string): string =>
  `/media/pages/${issueId}/${encodeURIComponent(name)}`;
/** A page within the PDF file itself. */
export const pdfPagePath = (name: string, page: number): string => `${mediaPath(name)}#page=${page}`;

/** A path with a list's filters and page as its query, in the order given; unset values and the first page are left out. */
export function listPath(
  path: string,
  query: Readonly<Record<string, string | number | undefined>> & { readonly page?: number },
): string {
  const asked = Object.entries(query).filter(
    ([name, value]) => value !== undefined && !(name === 'page' && value === 1),
  );
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return asked.length === 0 ? path : `${path}?${search}`;
}

/** The page of a book, with the form to order it. */
export const bookPath = (id: string): string => `/publication_details/${id}`;

/** The page on a department's purpose and people; on its own host and on the main site (AMB-030). */
export const aimPath = (id: string): string => `/aim/${id}`;

/** The page of one announcement, whatever its type. */
export const announcementPath = (id: string): string => `${SITE_PLACES.statements}/${id}`;

/** The path of every site's privacy page, and of its section on a form. */
export const PRIVACY_PATH = '/privacy';
export const privacyPath = (form: NoticeForm): string => `${PRIVACY_PATH}#${form}`;

/** The page with the saved pages and the reading settings. */
export const SHELF = '/saved';
