import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { Viewer } from '#kinds/viewer.ts';
import { isId } from '#lib/uuid.ts';
import type { ReadDb } from '../database/reads.ts';
import { VERSIONS_TOPIC } from '../database/topics.ts';
import type { FileDetail } from '../files/files.ts';
import { filters, isNarrowedByVersion, type ListQuery } from './listQuery.ts';
import { type FieldName, type Load, type Loaded, loadedRecords, loadRows } from './load.ts';

/** The records next to one in the order of their kind, newest first. */
export interface Neighbours<R> {
  readonly earlier: R | undefined;
  readonly later: R | undefined;
}

/**
 * The records before and after one in a list that the viewer may see, each found by one step in the index of the kind's order. Throws for a kind whose order is
 * not newest first: only there can the columns be compared as one row.
 */
export async function neighbours<K extends Kind, F extends FieldName<K>, D extends FileDetail = 'names'>(
  viewer: Viewer,
  db: ReadDb,
  kind: K,
  query: Omit<ListQuery, 'page' | 'limit' | 'search' | 'order' | 'sorted'>,
  id: string,
  load: Load<K, F, D>,
): Promise<Neighbours<Loaded<K, F, D>>> {
  if (
    !kind.order.every(
      ({ down, alphabetical, folded, blanksLast }) => down && !alphabetical && !folded && !blanksLast,
    )
  )
    throw new Error(`The ${kind.many} are not in the order of their days.`);
  const where = sql.join(filters(viewer, kind, { ...query, page: 1, limit: 1 }), sql` and `);
  const columns = (alias: string) => sql.join(kind.order.map(({ by }) => sql.ref(`${alias}.${by}`)));
  const beside = async (side: 'earlier' | 'later') => {
    const order = kind.order.map(
      ({ by }) => sql`${sql.ref(`t.${by}`)} ${side === 'later' ? sql`asc` : sql`desc`}`,
    );
    const rows = sql`select t.* from ${sql.table(kind.name)} t where ${where}
      and (${columns('t')}) ${side === 'later' ? sql`>` : sql`<`}
        (select ${columns('s')} from ${sql.table(kind.name)} s where s.id = ${id})
      order by ${sql.join(order)} limit 1`;
    const found = await loadRows(db, kind, load, rows, {
      topics: isNarrowedByVersion(kind, query) ? [VERSIONS_TOPIC] : [],
    });
    return (await loadedRecords(db, kind, found, load))[0] as Loaded<K, F, D> | undefined;
  };
  if (!isId(id)) return { earlier: undefined, later: undefined };
  const [earlier, later] = await Promise.all([beside('earlier'), beside('later')]);
  return { earlier, later };
}
