import type { Kind } from '#kinds/define.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { type ListQuery, listRecords } from '#store/records/records.ts';

/** So many are looked at at a time, by their ids alone. */
const AT_ONCE = 1000;

/**
 * The page of a list on which a record stands, as it is added to the list's address: '' for the first, '?page=2' and so on; null when the
 * record is not in the list. `size`: so many stand on a page.
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
