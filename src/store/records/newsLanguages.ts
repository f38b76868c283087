import { sql } from 'kysely';
import { news } from '#kinds/news.ts';
import type { Viewer } from '#kinds/viewer.ts';
import { LANGUAGES, type Language } from '#lib/language.ts';
import { type ReadDb, rowsOf } from '../database/reads.ts';
import { topicsOf } from '../database/topics.ts';
import { filters, type ListQuery } from './listQuery.ts';

/** The languages in which the viewer may see news, overall or of a family or units: one step in the index for each. */
export async function newsLanguages(
  viewer: Viewer,
  db: ReadDb,
  query: Pick<ListQuery, 'type' | 'department' | 'diocese' | 'activated'>,
): Promise<Language[]> {
  const where = sql.join(filters(viewer, news, { ...query, page: 1, limit: 1 }), sql` and `);
  const asked = LANGUAGES.map(
    (one) =>
      sql`exists (select 1 from news t where ${where} and t.lang = ${sql.lit(one)}) as ${sql.ref(one)}`,
  );
  const statement = sql<Record<Language, boolean>>`select ${sql.join(asked)}`;
  const [found] = await rowsOf(db, topicsOf(news), statement);
  return LANGUAGES.filter((one) => found?.[one]);
}
