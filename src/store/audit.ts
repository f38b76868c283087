import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { isStaff, type Viewer } from '#kinds/viewer.ts';
import { type ChildRow, readChildRows, rowsFields } from './childRows.ts';
import { searchWordsOf } from './columns.ts';
import type { Tx } from './db.ts';
import { fileFields } from './files.ts';
import { filesInText } from './richText.ts';
import { notFound, type StoredRow } from './rows.ts';
import { learnWords } from './search.ts';

/** What every write leaves beside its rows: the revision, the files in use, the words for search, and a new content generation. */
export async function audit(
  tx: Tx,
  viewer: Viewer,
  kind: Kind,
  id: string,
  action: string,
  before: StoredRow | null,
  now: Date,
): Promise<StoredRow> {
  const found = await sql<StoredRow>`select t.* from ${sql.table(kind.name)} t where id = ${id}`.execute(tx);
  if (!found.rows[0]) throw notFound();
  const after = await withChildRows(tx, kind, found.rows[0]);
  await sql`insert into revision (kind, record_id, version, action, at, by, before, after)
    values (${kind.name}, ${id}, ${after.version}, ${action}, ${now}, ${isStaff(viewer) ? viewer.accountId : null}, ${snapshot(kind, before)}, ${snapshot(kind, after)})`.execute(
    tx,
  );
  await noteFiles(tx, kind, after);
  await learnWords(tx, kind, searchWordsOf(kind, after));
  if (shownToVisitors(kind)) await bumpGeneration(tx);
  return after;
}

/** What visitors send in must not make every cached page old; accounts count, since their names stand under what they wrote. */
const shownToVisitors = (kind: Kind): boolean => kind.may.read === 'everyone' || kind.name === 'account';

/** The row with its child rows under their field's name, as history keeps it. */
export async function withChildRows(tx: Tx, kind: Kind, row: StoredRow): Promise<StoredRow> {
  if (rowsFields(kind).length === 0) return row;
  return { ...row, ...(await readChildRows(tx, kind, [row.id])).get(row.id) };
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
  const parts: [Pick<Kind, 'fields'>, Readonly<Record<string, unknown>>][] = [[kind, row]];
  for (const [name, field] of rowsFields(kind))
    for (const child of (row[name] ?? []) as ChildRow[]) parts.push([{ fields: field.of }, child]);
  const ids = parts.flatMap(([of, values]) =>
    fileFields(of).flatMap(([name]) => (values[name] as string | string[] | null) ?? []),
  );
  const names = parts.flatMap(([of, values]) =>
    Object.entries(of.fields).flatMap(([name, field]) =>
      field.type === 'richText' ? filesInText(String(values[name])) : [],
    ),
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
