import { sql } from 'kysely';
import { type NewsType, news } from '#kinds/news.ts';
import type { Viewer } from '#kinds/viewer.ts';
import { type ReadDb, rowsOf } from '../database/reads.ts';
import { topicsOf } from '../database/topics.ts';
import { permitted } from '../rows/may.ts';

/** The parts that make up the address of a news item. */
export interface NewsAddress {
  readonly id: string;
  readonly type: NewsType;
  readonly updatedAt: Date;
}

/**
 * The addresses of the active news that the viewer may see, without their texts: for site maps. In the order of creation, so that a new one changes the last
 * page only.
 */
export function newsAddresses(
  viewer: Viewer,
  db: ReadDb,
  { page, limit }: { page: number; limit: number },
): Promise<readonly NewsAddress[]> {
  const addresses = sql<NewsAddress>`
    select t.id, t.type, t.updated_at as "updatedAt" from news t
    where t.deleted_at is null and t.activated and ${permitted(viewer, news, 'read')}
    order by t.id limit ${limit} offset ${(page - 1) * limit}`;
  return rowsOf(db, topicsOf(news), addresses);
}
