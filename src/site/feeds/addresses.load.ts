import type { Kind } from '#kinds/define.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { languagePath } from '#lib/languagePath.ts';
import { daysOfSeries } from '#store/events/occurrenceList.ts';
import { listRecords } from '#store/records/records.ts';
import { languagesOfVersions } from '#store/records/versionFor.ts';
import type { SiteDb } from '../reading/database.load.ts';

/** So many of a kind stand in the site map, the newest; the others are found from the pages of their list. */
const MOST = 5_000;

/**
 * The paths of the newest active records of a kind that visitors may see, each in the language in which it is written, for the site map. `where`: the kind's
 * own filters.
 */
export async function visiblePaths(
  db: SiteDb,
  kind: Kind,
  path: (id: string) => string,
  where: Readonly<Record<string, unknown>> = {},
): Promise<string[]> {
  const languages = await languagesOfVersions(VISITOR, db, kind);
  const found = await listRecords(
    VISITOR,
    db,
    kind,
    { page: 1, limit: MOST, activated: true, where },
    { fields: [] },
  );
  return found.docs.map(({ id }) => languagePath(languages.get(id) ?? 'en', path(id)));
}

/** So many days of events that repeat stand in the site map; each of them is led to from the others. */
const MOST_DAYS = 2_000;

/** The days of events that repeat, as far as lists show them, for the site map. */
export const visibleDays = (db: SiteDb): Promise<readonly { id: string; day: string }[]> =>
  daysOfSeries(db, MOST_DAYS);
