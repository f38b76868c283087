import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { Db, Tx } from '../database/db.ts';
import { filesInText } from '../richText/richText.ts';
import { rowsFields } from '../rows/childRows.ts';

/** The path of a file as cleaned texts write it. */
export const pathInText = ({ fileName }: { readonly fileName: string }): string =>
  `/media/${encodeURIComponent(fileName)}"`;

/** A text with its files renamed as in `now`. */
export function withNames(html: string, now: ReadonlyMap<string, string>): string {
  let text = html;
  for (const name of filesInText(html)) {
    const called = now.get(name);
    if (called && called !== name)
      text = text.replaceAll(pathInText({ fileName: name }), pathInText({ fileName: called }));
  }
  return text;
}

/** The current names of those of these files that were replaced. */
async function namesNow(db: Db | Tx, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const found = await sql<{ was: string; now: string }>`select m.file_name as was, n.file_name as now
    from media m join media n on n.id = m.replaced_in where m.file_name = any(${names}::text[])`.execute(db);
  return new Map(found.rows.map(({ was, now }) => [was, now]));
}

/** A cleaned text with current file names: it may have been written before a file in it was replaced everywhere. */
export const textNow = async (db: Db | Tx, html: string): Promise<string> =>
  withNames(html, await namesNow(db, filesInText(html)));

type Values = Readonly<Record<string, unknown>>;

/** The rich texts among these columns, rows included, with current file names; unchanged ones are left out. */
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
