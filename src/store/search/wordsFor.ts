import { sql } from 'kysely';
import { isStaff, type Viewer } from '#kinds/viewer.ts';
import { wordsOf } from '#lib/words.ts';
import type { Db } from '../database/db.ts';
import { permitted } from '../rows/may.ts';
import { openKinds, visitorsMayRead } from './openKinds.ts';
import { searchColumnOf } from './searchColumns.ts';

/**
 * Removes vocabulary words that occur in nothing the viewer may read: the vocabulary covers everybody's content, unpublished included, and must not reveal it.
 * Staff may read what visitors may, and their own.
 */
export async function wordsFor(viewer: Viewer, db: Db, words: readonly string[]): Promise<readonly string[]> {
  const asked = words.map((word) => ({ word, parts: wordsOf(word) })).filter(({ parts }) => parts.length > 0);
  if (asked.length === 0) return [];
  const queries = asked.map(({ parts }) => parts.map((part) => `'${part}':*`).join(' & '));
  const holds = openKinds.map((kind) => {
    const open = visitorsMayRead(kind);
    const own = sql`t.deleted_at is null and ${permitted(viewer, kind, 'read')}`;
    return sql`exists (select from ${sql.table(kind.name)} t where ${sql.ref(`t.${searchColumnOf(kind, 'site').column}`)} @@ a.query::tsquery
      and ${isStaff(viewer) ? sql`(${open} or (${own}))` : open})`;
  });
  const { rows } = await sql<{ word: string }>`
    select a.word from unnest(${asked.map(({ word }) => word)}::text[], ${queries}::text[]) with ordinality a (word, query, at)
    where not exists (select from search_word s where s.scope = '' and s.word = a.word) or ${sql.join(holds, sql` or `)} order by a.at`.execute(
    db,
  );
  return rows.map(({ word }) => word);
}
