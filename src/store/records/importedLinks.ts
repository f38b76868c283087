import { sql } from 'kysely';
import { typeOfUnit } from '#kinds/news.ts';
import { textOf } from '#lib/html.ts';
import { newsPath } from '#lib/newsPath.ts';
import { contentChanges } from '../database/contentVersions.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';

const LINK = /(<a\b[^<>]*?\shref=")([^"]*)(?=")/g;

/**
 * Points links in the text of an imported news item to other items; an item that somebody has changed since is left alone. `links`: the new ids, by the
 * addresses in the text. The item keeps its version and dates: this is still the import.
 */
export async function leadToItems(db: Db, id: string, links: ReadonlyMap<string, string>): Promise<void> {
  await writing(db, async (tx) => {
    const { rows: own } = await sql<{ description: string }>`
      select description from news where id = ${id} and version = 1 and deleted_at is null for update`.execute(
      tx,
    );
    const { rows: items } = await sql<{ id: string; unit: 'department' | 'diocese' }>`
      select id, case when diocese_id is null then 'department' else 'diocese' end as unit
      from news where id = any(${[...links.values()]}::uuid[]) and deleted_at is null`.execute(tx);
    const paths = new Map(items.map((item) => [item.id, newsPath(typeOfUnit(item.unit), item.id)]));
    for (const { description } of own) {
      const led = description.replaceAll(LINK, (whole, before: string, address: string) => {
        const path = paths.get(links.get(textOf(address)) ?? '');
        return path === undefined ? whole : `${before}${path}`;
      });
      if (led === description) continue;
      await sql`update news set description = ${led} where id = ${id}`.execute(tx);
      contentChanges(tx, 'news');
    }
  });
}
