import { VISITOR } from '#kinds/viewer.ts';
import { allUnits } from '#store/units.ts';
import type { Frame } from './data.ts';
import type { SiteDb } from './database.load.ts';
import { newsTeasers } from './teaser.load.ts';

/** How many recent news the search panel shows before anything is typed (002 §9). */
const RECENT = 3;

/** The units for menus and hosts, and the newest news for the search panel. */
export async function loadFrame(db: SiteDb): Promise<Frame> {
  const [departments, dioceses, recent] = await Promise.all([
    allUnits(VISITOR, db, 'department'),
    allUnits(VISITOR, db, 'diocese'),
    newsTeasers(db, { page: 1, limit: RECENT }),
  ]);
  return { departments, dioceses, recent: recent.items };
}
