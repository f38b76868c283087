import { VISITOR } from '#kinds/viewer.ts';
import { allUnits } from '#store/records/units.ts';
import type { Frame, NewsTeaser } from '../pages/data.ts';
import type { SiteDb } from '../reading/database.load.ts';
import { newsTeasers } from '../reading/teaser.load.ts';

/** How many recent news the search panel shows before anything is typed (002 §9). */
const RECENT = 3;

/** How the parts of the frame are loaded that menus and hosts need. */
export const FRAME_PARTS: { readonly [P in keyof Frame]: (db: SiteDb) => Promise<Frame[P]> } = {
  departments: (db) => allUnits(VISITOR, db, 'department'),
  dioceses: (db) => allUnits(VISITOR, db, 'diocese'),
};

/** The newest news for the search panel. */
export const loadRecent = async (db: SiteDb): Promise<NewsTeaser[]> =>
  (await newsTeasers(db, { page: 1, limit: RECENT })).items;
