import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { Staff } from '#kinds/viewer.ts';
import { searchWordsOf } from './columns.ts';
import type { Tx } from './db.ts';
import { fileFields } from './files.ts';
import { cleanRichText } from './richText.ts';
import { missing, type StoredRow } from './rows.ts';
import { learnWords } from './search.ts';

/** What every write leaves beside its rows: the revision, the files in use, the words for search, and a new content generation. */
export async function recorded(
  tx: Tx,
  viewer: Staff,
  kind: Kind,
  id: string,
  action: string,
  before: StoredRow | null,
  now: Date,
): Promise<StoredRow> {
  const found = await sql<StoredRow>`select t.* from ${sql.table(kind.name)} t where id = ${id}`.execute(tx);
  const after = found.rows[0];
  if (!after) throw missing();
  await sql`insert into revision (kind, record_id, version, action, at, by, before, after)
    values (${kind.name}, ${id}, ${after.version}, ${action}, ${now}, ${viewer.accountId}, ${snapshot(kind, before)}, ${snapshot(kind, after)})`.execute(
    tx,
  );
  await noteFiles(tx, kind, after);
  await learnWords(tx, searchWordsOf(kind, after));
  await bumpGeneration(tx);
  return after;
}

function snapshot(kind: Kind, row: StoredRow | null): string | null {
  if (!row) return null;
  const secret = new Set(
    Object.entries(kind.fields).flatMap(([name, field]) => (field.type === 'secret' ? [name] : [])),
  );
  return JSON.stringify(
    Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'search_words' && !secret.has(name))),
  );
}

async function noteFiles(tx: Tx, kind: Kind, row: StoredRow): Promise<void> {
  const ids = fileFields(kind).flatMap(([name]) => (row[name] as string | string[] | null) ?? []);
  const names = Object.entries(kind.fields).flatMap(([name, field]) =>
    field.type === 'richText' ? cleanRichText(String(row[name])).fileNames : [],
  );
  await sql`insert into media_use (media_id, kind, record_id)
    select id, ${kind.name}, ${row.id} from media where id = any(${ids}::uuid[]) or file_name = any(${names}::text[]) on conflict do nothing`.execute(
    tx,
  );
}

/** Moves the content generation in this transaction and tells all nodes when it commits: every cached page from before is then old. */
export async function bumpGeneration(tx: Tx): Promise<void> {
  await sql`update content_generation set n = n + 1`.execute(tx);
  await sql`select pg_notify('content', (select n::text from content_generation))`.execute(tx);
}
