import { sql } from 'kysely';
import { publication } from '#kinds/publication.ts';
import type { Viewer } from '#kinds/viewer.ts';
import { type ReadDb, rowsOf } from '../database/reads.ts';
import { topicsOf } from '../database/topics.ts';
import { filters, type ListQuery } from './listQuery.ts';

/** The years for which a list of publications has something that this viewer may see, newest first: by the list's own filters. */
export async function publicationYears(
  viewer: Viewer,
  db: ReadDb,
  query: Pick<ListQuery, 'where' | 'department' | 'activated'>,
): Promise<number[]> {
  const where = sql.join(filters(viewer, publication, { ...query, page: 1, limit: 1 }), sql` and `);
  const years = sql<{ year: number }>`
    select distinct t.shown_year as year from publication t
    where ${where} and t.shown_year is not null order by year desc`;
  return (await rowsOf(db, topicsOf(publication), years)).map(({ year }) => year);
}
