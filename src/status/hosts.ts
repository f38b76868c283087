import { hostLabels } from '#kinds/hostLabels.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { type SiteNames, siteHosts } from '#lib/siteHosts.ts';
import type { Db } from '#store/database/db.ts';
import { allUnits } from '#store/records/units.ts';

/** Every host of the site at present. */
export async function hostsNow(db: Db, names: SiteNames): Promise<string[]> {
  const [dioceses, departments] = await Promise.all([
    allUnits(VISITOR, db, 'diocese'),
    allUnits(VISITOR, db, 'department'),
  ]);
  return siteHosts(names, hostLabels(dioceses, departments));
}
