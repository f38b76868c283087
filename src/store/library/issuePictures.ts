import { sql } from 'kysely';
import { publication } from '#kinds/publication.ts';
import type { Variant } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { originalOf } from '#lib/mediaNames.ts';
import type { Db } from '../database/db.ts';
import { type ReadDb, rowsOf, untracked } from '../database/reads.ts';
import { MEDIA_TOPIC } from '../database/topics.ts';
import { readRecord } from '../records/records.ts';

/** The copies of a page of a document as a picture; none if it is not drawn. */
export async function pagePicture(db: ReadDb, documentId: string, page: number): Promise<readonly Variant[]> {
  const [row] = await rowsOf(
    db,
    [MEDIA_TOPIC],
    sql<{ variants: readonly Variant[] | null }>`select variants from page_picture
      where paper_id = ${documentId} and number = ${page}`,
  );
  return row?.variants ?? [];
}

/**
 * The copy of this name of a page of an issue of the magazine; null unless visitors see the issue, and the name is one of the PDF that is read there. Asked for
 * each request, so that a page is closed as soon as its issue is.
 */
export async function servedPagePicture(db: Db, issueId: string, name: string): Promise<Variant | null> {
  const fields = ['type', 'pdf'] as const;
  const issue = await readRecord(VISITOR, untracked(db), publication, issueId, { fields });
  const [file] = issue?.type === 'magazine' ? issue.pdf : [];
  if (!file || file.name !== originalOf(name)) return null;
  const found = await sql<Variant>`select v.* from media m join paper p on p.media_id = m.id
    join page_picture g on g.paper_id = p.id,
    jsonb_to_recordset(g.variants) as v (name text, format text, width integer, height integer, bytes integer)
    where m.file_name = ${file.name} and v.name = ${name} limit 1`.execute(db);
  return found.rows[0] ?? null;
}
