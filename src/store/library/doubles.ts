import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import type { Db } from '../database/db.ts';
import { mayFind, strictlyOwn } from '../files/fileRights.ts';
import { notFound } from '../rows/rows.ts';
import { IN_LIBRARY } from './library.ts';

/** Two sketches of one picture differ in at most 5 of 64 bits: in another size, quality or format it is two or three. */
const MOST_BITS = 5;
/** The largest difference in proportions, which are rounded to whole pixels. */
const MOST_PROPORTION = 0.03;

/** An earlier file that shows the same. */
export interface Double {
  readonly name: string;
  /** The same bytes, not only a similar look. */
  readonly isSame: boolean;
}

/**
 * The library file that an upload duplicates, by its bytes or its looks; null when there is none. Only files that the viewer finds in the library are compared:
 * an upload must not reveal what another unit keeps. Throws Refusal (404) for a file that is not the viewer's own.
 */
export async function doubleOf(viewer: Staff, db: Db, name: string): Promise<Double | null> {
  const own = await sql<{
    id: string;
  }>`select m.id from media m where m.file_name = ${name} and ${strictlyOwn(viewer)}`.execute(db);
  const [added] = own.rows;
  if (!added) throw notFound();
  const found = await sql<Double>`select m.file_name as name, m.sha256 = n.sha256 as "isSame"
    from media n join media m on m.kind = n.kind and m.id <> n.id and (m.sha256 = n.sha256
      or (bit_count(m.sketch # n.sketch) <= ${MOST_BITS}
        and abs(m.width::float8 / m.height - n.width::float8 / n.height) <= ${MOST_PROPORTION}::float8 * n.width / n.height))
    where n.id = ${added.id} and m.trashed_at is null and ${mayFind(viewer)} and ${IN_LIBRARY}
    order by 2 desc, bit_count(m.sketch # n.sketch), m.id desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}
