import { VISITOR } from '#kinds/viewer.ts';
import { allUnits } from '#store/units.ts';
import type { Frame } from './data.ts';
import type { SiteDb } from './database.load.ts';
import { newsTeasers } from './teaser.load.ts';

/** How many recent news the search panel shows before anything is typed (002 §9). */
const RECENT = 3;

/** How each part of the frame is loaded: the units for menus and hosts, and the newest news for the search panel. */
export const FRAME_PARTS: { readonly [P in keyof Frame]: (db: SiteDb) => Promise<Frame[P]> } = {
  departments: (db) => allUnits(VISITOR, db, 'department'),
  dioceses: (db) => allUnits(VISITOR, db, 'diocese'),
  recent: async (db) => (await newsTeasers(db, { page: 1, limit: RECENT })).items,
};

/** The whole frame. */
export async function loadFrame(db: SiteDb): Promise<Frame> {
  const { departments, dioceses, recent } = FRAME_PARTS;
  const [ofDepartments, ofDioceses, ofRecent] = await Promise.all([
    departments(db),
    dioceses(db),
    recent(db),
  ]);
  return { departments: ofDepartments, dioceses: ofDioceses, recent: ofRecent };
}
