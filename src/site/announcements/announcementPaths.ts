import type { ANNOUNCEMENT_TYPES } from '#kinds/announcement.ts';
import { SITE_PLACES } from '#lib/sitePlaces.ts';

/** The types of announcements. */
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

/** Where the announcements of each type are listed, in the order of the menu (002 §2.4). */
export const ANNOUNCEMENT_PATHS = {
  press: SITE_PLACES.pressReleases,
  statement: SITE_PLACES.statements,
  govt: SITE_PLACES.governmentSchemes,
} as const satisfies Record<AnnouncementType, string>;
