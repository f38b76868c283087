import type { Kind } from '#kinds/define.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { languagePath } from '#lib/languagePath.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { daysOfSeries } from '#store/events/occurrenceList.ts';
import { listRecords } from '#store/records/records.ts';
import { languagesOfVersions } from '#store/records/versionFor.ts';

/** Maximum number of records per kind in the sitemap, newest first; crawlers reach the others through the list pages. */
const MOST = 5_000;

/**
 * Returns the paths of the newest active records of a kind that visitors may see, each in the language it is written in, for the sitemap. `where`:
 * the kind's own filters.
 */
export async function visiblePaths(
  db: ReadDb,
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

/** Maximum number of days of recurring events in the sitemap; each of them is linked from the others. */
const MOST_DAYS = 2_000;

/** The days of recurring events that lists show, for the sitemap. */
export const visibleDays = (db: ReadDb): Promise<readonly { id: string; day: string }[]> =>
  daysOfSeries(db, MOST_DAYS);
