import type { Kind } from '#kinds/define.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { type ListQuery, listRecords } from '#store/records/records.ts';

/** Number of ids loaded per query. */
const AT_ONCE = 1000;

/**
 * Returns the query of the list page that contains a record: '' for the first page, '?page=2' and so on; null if the record is not in the list.
 * `size`: records per page.
 */
export async function pageInList(
  db: ReadDb,
  kind: Kind,
  query: Omit<ListQuery, 'page' | 'limit'>,
  size: number,
  id: string,
): Promise<string | null> {
  for (let batch = 1; ; batch++) {
    const asked = { ...query, page: batch, limit: AT_ONCE };
    const { docs, hasNextPage } = await listRecords(VISITOR, db, kind, asked, { fields: [] });
    const at = docs.findIndex((one) => one.id === id);
    if (at >= 0) {
      const page = Math.floor(((batch - 1) * AT_ONCE + at) / size) + 1;
      return page === 1 ? '' : `?page=${page}`;
    }
    if (!hasNextPage) return null;
  }
}
