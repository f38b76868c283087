import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { Db, Tx } from '../database/db.ts';
import { filesInText } from '../richText/richText.ts';
import { rowsFields } from '../rows/childRows.ts';

/** The path of a file as cleaned texts write it. */
export const pathInText = ({ fileName }: { readonly fileName: string }): string =>
  `/media/${encodeURIComponent(fileName)}"`;

/** A text that names files as they are called in `now`. */
export function withNames(html: string, now: ReadonlyMap<string, string>): string {
  let text = html;
  for (const name of filesInText(html)) {
    const called = now.get(name);
    if (called && called !== name)
      text = text.replaceAll(pathInText({ fileName: name }), pathInText({ fileName: called }));
  }
  return text;
}

/** Of those of these names whose files were replaced, the names of what has their place. */
async function namesNow(db: Db | Tx, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const found = await sql<{ was: string; now: string }>`select m.file_name as was, n.file_name as now
    from media m join media n on n.id = m.replaced_in where m.file_name = any(${names}::text[])`.execute(db);
  return new Map(found.rows.map(({ was, now }) => [was, now]));
}

/** A cleaned text as it reads now: it may have been written before a file in it was replaced everywhere. */
export const textNow = async (db: Db | Tx, html: string): Promise<string> =>
  withNames(html, await namesNow(db, filesInText(html)));

type Values = Readonly<Record<string, unknown>>;

/** The formatted texts among these columns, in rows too, with the names that their files have now; without those that stay as they are. */
export async function textsNow(db: Db | Tx, kind: Kind, values: Values): Promise<Record<string, unknown>> {
  const changed: Record<string, unknown> = await textsOfRow(db, kind.fields, values);
  for (const [name, { of }] of rowsFields(kind)) {
    if (!Array.isArray(values[name])) continue;
    const rows = await Promise.all(
      (values[name] as Values[]).map(async (row) => [row, await textsOfRow(db, of, row)] as const),
    );
    if (rows.some(([, texts]) => Object.keys(texts).length > 0))
      changed[name] = rows.map(([row, texts]) => ({ ...row, ...texts }));
  }
  return changed;
}

async function textsOfRow(
  db: Db | Tx,
  fields: Kind['fields'],
  values: Values,
): Promise<Record<string, string>> {
  const changed: Record<string, string> = {};
  for (const [name, { type }] of Object.entries(fields)) {
    const html = values[name];
    if (type !== 'richText' || typeof html !== 'string') continue;
    const text = await textNow(db, html);
    if (text !== html) changed[name] = text;
  }
  return changed;
}
