import { sql } from 'kysely';
import type { Variant } from '#kinds/records.ts';
import { contentChanges } from '../database/contentVersions.ts';
import type { Db, Tx } from '../database/db.ts';
import { MEDIA_TOPIC } from '../database/topics.ts';
import { writing } from '../database/writing.ts';

/** A page of an issue of the magazine that has no picture yet. */
export interface UndrawnPage {
  readonly paper: string;
  readonly fileName: string;
  /** From 1. */
  readonly number: number;
}

/** Issues whose pages are drawn, the newest first: a monthly's five years. A page's copies take some 0.55 MB. */
const MOST_ISSUES = 60;
/** Pages drawn of each; a longer PDF is read as text. */
const MOST_PAGES_DRAWN = 200;
/** A page that ends the program is skipped after three tries. */
const MOST_TRIES = 3;

/**
 * Takes the next page to be drawn: of the newest public issue, whose first PDF is the one that is read. The try is stored before, so that a page that ends the
 * program is not tried for ever. A file of the sample church that nobody has opened yet is not made for it (decision 149), but that of the newest issue.
 */
export async function takeUndrawnPage(db: Db): Promise<UndrawnPage | undefined> {
  return writing(db, async (tx) => {
    const found = await sql<UndrawnPage>`
      select p.id as paper, m.file_name as "fileName", n.number from (
        select t.pdf[1] as file, row_number() over (order by t.sort_day desc, t.id desc) as nth from publication t
        where t.type = 'magazine' and t.activated and t.deleted_at is null and cardinality(t.pdf) > 0
        order by t.sort_day desc, t.id desc limit ${MOST_ISSUES}) i
      join media m on m.id = i.file and m.type = 'application/pdf' and (m.made_from is null or i.nth = 1)
      join paper p on p.media_id = m.id
      cross join lateral generate_series(1, least(m.pages, ${MOST_PAGES_DRAWN}::integer)) as n (number)
      left join page_picture g on g.paper_id = p.id and g.number = n.number
      where g.variants is null and coalesce(g.tries, 0) < ${MOST_TRIES}
      order by coalesce(g.tries, 0), i.nth, n.number limit 1`.execute(tx);
    const [page] = found.rows;
    if (!page) return undefined;
    await sql`insert into page_picture (paper_id, number, tries) values (${page.paper}, ${page.number}, 1)
      on conflict (paper_id, number) do update set tries = page_picture.tries + 1`.execute(tx);
    return page;
  });
}

/** Returns a page that was taken and given up, without counting the try. */
export async function giveBackUndrawnPage(db: Db, { paper, number }: UndrawnPage): Promise<void> {
  await writing(db, (tx) =>
    sql`update page_picture set tries = tries - 1 where paper_id = ${paper} and number = ${number} and variants is null`.execute(
      tx,
    ),
  );
}

/** Stores the copies of a page that was drawn. False, storing nothing, when the file is gone or was replaced. */
export async function keepPagePicture(
  db: Db,
  { paper, number, fileName }: UndrawnPage,
  variants: readonly Variant[],
): Promise<boolean> {
  return writing(db, async (tx) => {
    // Removing the file waits for this, and then removes these copies too; or this finds it gone.
    await sql`select from media where file_name = ${fileName} for update`.execute(tx);
    const set = await sql`update page_picture g set variants = ${JSON.stringify(variants)}::jsonb
      from paper p join media m on m.id = p.media_id
      where g.paper_id = ${paper} and g.number = ${number} and p.id = g.paper_id and m.file_name = ${fileName}
      returning g.number`.execute(tx);
    if (set.rows.length > 0) contentChanges(tx, MEDIA_TOPIC);
    return set.rows.length > 0;
  });
}

/** The copies of all pages of a file, which go with it. */
export async function pageCopiesOf(tx: Tx, mediaId: string): Promise<readonly Pick<Variant, 'name'>[]> {
  const found = await sql<{ name: string }>`select v ->> 'name' as name from paper p
    join page_picture g on g.paper_id = p.id, jsonb_array_elements(g.variants) v where p.media_id = ${mediaId}`.execute(
    tx,
  );
  return found.rows;
}
