import { announcementPath } from '../host/paths.ts';
import type { MenuPlaceName } from '../menu/menuWords.ts';
import { MAIN, type PageRoute } from '../routing/route.ts';
import { AnnouncementPage } from './AnnouncementPage.tsx';
import { AnnouncementsPage } from './AnnouncementsPage.tsx';
import { feedOfAnnouncements } from './announcementFeed.load.ts';
import { ANNOUNCEMENT_PATHS, type AnnouncementType } from './announcementPaths.ts';
import { announcementSource } from './announcementSource.load.ts';
import { announcementPlaces, loadAnnouncement, loadAnnouncements } from './announcements.load.ts';

/** The announcements of a type (002 §2.14). */
export const announcementList = (type: AnnouncementType, place: MenuPlaceName): PageRoute => ({
  url: ANNOUNCEMENT_PATHS[type],
  on: MAIN,
  query: ['page'],
  menu: [{ section: 'others', place }],
  feed: feedOfAnnouncements(type),
  show: async ({ db, query, language }) => {
    const list = await loadAnnouncements(db, type, Number(query.page ?? 1), language);
    return list && { page: <AnnouncementsPage list={list} /> };
  },
});

/** One announcement of any type with its full text, which the lists cut (AMB-082). */
export const announcementRoute: PageRoute = {
  url: announcementPath(':id'),
  on: MAIN,
  under: 'others',
  sitemap: (_frame, db) => announcementPlaces(db),
  finds: [announcementSource],
  pageOf: { kind: 'statement', path: announcementPath },
  versions: { kind: 'statement', path: ({ id }) => announcementPath(id) },
  show: async ({ db, language, params: { id = '' } }) => {
    const item = await loadAnnouncement(db, id, language);
    return item && { page: <AnnouncementPage item={item} /> };
  },
};
