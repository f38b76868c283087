import { type RawBuilder, sql } from 'kysely';
import type { Field, FileField, Kind, PlainField, RowsField, TextField } from '#kinds/define.ts';
import { requiredMessage, tooLong } from '#kinds/sentences.ts';
import { inField, Refusal, refusedField } from '#lib/refusal.ts';
import type { Tx } from '../database/db.ts';
import { idsOfAddresses } from '../files/files.ts';
import { textNow } from '../files/namesNow.ts';
import { cleanRichText } from '../richText/richText.ts';
import type { ChildRow } from '../rows/childRows.ts';
import type { Change, StoredRow } from '../rows/rows.ts';
import { isSearchColumn } from '../search/searchColumns.ts';

/** Columns that a call may name in addition to the declared fields; each kind's rules decide what becomes of them. */
const BESIDE_FIELDS: readonly string[] = ['department_id', 'diocese_id', 'activated', 'accent'];

/**
 * The change as columns: addresses become ids, rich text is cleaned and uses the files' current names, child rows likewise. Only declared fields get through.
 */
export async function toColumns(tx: Tx, kind: Kind, change: Change): Promise<Record<string, unknown>> {
  const columns: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(change)) {
    const field: Field | undefined = kind.fields[name];
    if (value === undefined || field?.computed || (!field && !BESIDE_FIELDS.includes(name))) continue;
    columns[name] = await inField(name, () =>
      field?.type === 'rows' ? childRows(tx, name, field, value) : stored(tx, name, field, value),
    );
  }
  return columns;
}

async function stored(tx: Tx, name: string, field: PlainField | undefined, value: unknown): Promise<unknown> {
  if (field?.type === 'richText') return textNow(tx, cleanText(name, field, String(value)));
  if (field?.type !== 'file') return value;
  const addresses = (Array.isArray(value) ? value : [value]).filter(
    (address) => address !== '' && address !== null,
  ) as string[];
  const ids = await idsOfAddresses(tx, addresses, name, field);
  // '' stays '' until the check for required fields; null says on purpose that there is none.
  return field.many !== undefined ? ids : (ids[0] ?? (value === '' ? '' : null));
}

/** The length limit applies to the stored text, where pictures are file links and styles are classes. */
function cleanText(name: string, field: TextField, value: string): string {
  const { html } = cleanRichText(value);
  if (html.length <= field.max) return html;
  throw refusedField(name, tooLong(field.label, field.max, html.length));
}

/** The columns of each object in an array field; what an object leaves out is null. A missing required part refuses the whole change. */
async function childRows(tx: Tx, name: string, field: RowsField, value: unknown): Promise<ChildRow[]> {
  const items = value as Record<string, unknown>[];
  const made: Record<string, unknown>[] = items.map(() => ({}));
  for (const [inner, of] of Object.entries(field.of)) {
    const values = items.map((item) => item[inner] ?? null);
    const given =
      of.type === 'file' ? await idsOf(tx, name, of, values) : await storedEach(tx, name, of, values);
    for (const [at, row] of made.entries()) {
      if (of.required && (given[at] === null || given[at] === ''))
        throw refusedField(name, requiredMessage(of));
      row[inner] = of.type === 'richText' && items[at]?.[inner] === undefined ? '' : given[at];
    }
  }
  return made;
}

const storedEach = (
  tx: Tx,
  name: string,
  field: PlainField,
  values: readonly unknown[],
): Promise<unknown[]> => Promise.all(values.map((value) => stored(tx, name, field, value)));

/** The ids of single files, looked up together, since a gallery may have thousands; '' and null are kept where there is no file. */
async function idsOf(tx: Tx, name: string, field: FileField, values: readonly unknown[]): Promise<unknown[]> {
  const isNone = (value: unknown): boolean => value === '' || value === null;
  const addresses = values.filter((value) => !isNone(value)).map(String);
  const ids = (await idsOfAddresses(tx, addresses, name, field)).values();
  return values.map((value) => (isNone(value) ? value : ids.next().value));
}

/** Refuses a record without its required fields. A change is checked only for the fields it names: an old record may not meet today's rules. */
export function requireFields(kind: Kind, columns: Record<string, unknown>, isNew: boolean): void {
  const fields: Record<string, string> = {};
  for (const [name, field] of Object.entries(kind.fields)) {
    const value = columns[name];
    const empty =
      value === '' ||
      (Array.isArray(value) && value.length === 0) ||
      (value === undefined && isNew) ||
      // For a file, null says on purpose that there is none.
      (value === null && field.type !== 'file');
    if (field.required && empty) fields[name] = requiredMessage(field);
    if (field.type === 'file' && value === '') columns[name] = null;
  }
  const [first] = Object.values(fields);
  if (first !== undefined) throw new Refusal(422, first, { fields });
}

/** Inserts a row and returns it as stored. */
export async function insert(tx: Tx, kind: Kind, columns: Record<string, unknown>): Promise<StoredRow> {
  const names = Object.keys(columns);
  const made = await sql<StoredRow>`
    insert into ${sql.table(kind.name)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(names.map((name) => bound(name, columns[name])))}) returning *`.execute(tx);
  const [row] = made.rows;
  if (!row) throw new Error(`A ${kind.name} was added, and yet is not there.`);
  return row;
}

/** Changes rows that this transaction has locked, and returns them as stored. */
export async function update(
  tx: Tx,
  kind: Kind,
  ids: readonly string[],
  columns: Record<string, unknown>,
): Promise<StoredRow[]> {
  const sets = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${bound(name, value)}`);
  const changed = await sql<StoredRow>`
    update ${sql.table(kind.name)} set ${sql.join(sets)} where id = any(${ids}::uuid[]) returning *`.execute(
    tx,
  );
  return changed.rows;
}

function bound(name: string, value: unknown): RawBuilder<unknown> {
  if (isSearchColumn(name)) return sql`array_to_tsvector(${value}::text[])`;
  return typeof value === 'object' && value !== null && 'toOperationNode' in value
    ? (value as RawBuilder<unknown>)
    : sql`${value}`;
}
