import { sql } from 'kysely';
import type { Kind, PlainField, RowsField } from '#kinds/define.ts';
import { dayOf } from '#lib/dates.ts';
import { newId } from '#lib/uuid.ts';
import type { Tx } from '../database/db.ts';
import { type ReadDb, rowsOf } from '../database/reads.ts';
import type { StoredRow } from './rows.ts';

const MINUTE = 60_000;

/** One child row by its declared columns: ids of files, moments as Date. */
export type ChildRow = Readonly<Record<string, unknown>>;
type KeptRow = ChildRow & { readonly id: string; readonly parent_id: string; readonly place: number };

/** The array fields of a kind; each has its table `<kind>_<field>` with id, parent_id, place and the declared columns. */
export function rowsFields(kind: Kind): [string, RowsField][] {
  return Object.entries(kind.fields).flatMap(([name, field]) =>
    field.type === 'rows' ? [[name, field]] : [],
  );
}

const tableOf = (kind: Kind, name: string) => sql.table(`${kind.name}_${name}`);

/** The child rows of these records in their order, by record and field. */
export async function readChildRows(
  db: ReadDb,
  kind: Kind,
  ids: readonly string[],
): Promise<Map<string, Record<string, KeptRow[]>>> {
  const all = new Map<string, Record<string, KeptRow[]>>(ids.map((id) => [id, {}]));
  if (ids.length === 0) return all;
  for (const [name] of rowsFields(kind)) {
    const rows = sql<KeptRow>`
      select t.* from ${tableOf(kind, name)} t where t.parent_id = any(${ids}::uuid[]) order by t.parent_id, t.place, t.id`;
    for (const record of all.values()) record[name] = [];
    for (const row of await rowsOf(db, [kind.name], rows)) all.get(row.parent_id)?.[name]?.push(row);
  }
  return all;
}

/** Records with their child rows under the fields' names, as history stores them. */
export async function withChildRows(
  db: ReadDb,
  kind: Kind,
  rows: readonly StoredRow[],
): Promise<StoredRow[]> {
  if (rowsFields(kind).length === 0) return [...rows];
  const children = await readChildRows(
    db,
    kind,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, ...children.get(row.id) }));
}

/**
 * Updates the child rows of a record to match `wanted`, writing only differences (AMB-111): identical rows stay untouched, an edited row is updated, the others
 * are inserted or deleted. `now` is the default date of a new row, or of one with a different file.
 */
export async function writeChildRows(
  tx: Tx,
  kind: Kind,
  recordId: string,
  name: string,
  wanted: readonly ChildRow[],
  now: Date,
): Promise<void> {
  const field = kind.fields[name] as RowsField;
  const table = tableOf(kind, name);
  const present = (await readChildRows(tx, kind, [recordId])).get(recordId)?.[name] ?? [];
  const { same, gone } = match(field, present, wanted);
  const names = ['place', ...Object.keys(field.of)];
  const columns = sql.join(names.map((column) => sql.ref(column)));
  const sets = sql.join(names.map((column) => sql`${sql.ref(column)} = ${sql.ref(`r.${column}`)}`));
  const added: ChildRow[] = [];
  const changed: ChildRow[] = [];
  for (const [place, row] of wanted.entries()) {
    const old = same[place];
    if (!old) added.push({ id: newId(now.getTime()), parent_id: recordId, place, ...whole(field, row, now) });
    else if (old.place !== place || !agrees(field, old, row))
      changed.push({
        ...old,
        ...(isOtherFile(field, old, row) ? datesOf(field, now) : {}),
        ...given(row),
        place,
      });
  }
  if (gone.length > 0)
    await sql`delete from ${table} where id = any(${gone.map(({ id }) => id)}::uuid[])`.execute(tx);
  if (changed.length > 0)
    await sql`update ${table} t set ${sets} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(changed)}::jsonb) r where r.id = t.id`.execute(
      tx,
    );
  if (added.length > 0)
    await sql`insert into ${table} (id, parent_id, ${columns})
      select id, parent_id, ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(added)}::jsonb)`.execute(
      tx,
    );
}

/** Pairs each wanted row with the existing one that it continues, if any; also returns the existing rows that nothing continues. */
function match(field: RowsField, present: readonly KeptRow[], wanted: readonly ChildRow[]) {
  const left = new Set(present);
  const same: (KeptRow | undefined)[] = [];
  const takeFor = (find: (row: ChildRow, place: number) => KeptRow | undefined): void => {
    for (const [place, row] of wanted.entries()) {
      const found = same[place] ? undefined : find(row, place);
      if (found && left.delete(found)) same[place] = found;
    }
  };
  // First rows that are equal at the same place, then moved rows, recognised by equal content.
  takeFor((row, place) => {
    const at = present[place];
    return at && agrees(field, at, row) ? at : undefined;
  });
  const byContent = Map.groupBy(left, (row) => keyOf(field, row));
  takeFor((row) => byContent.get(keyOf(field, row))?.find((one) => left.has(one)));
  // A partial row continues one that agrees in the rest, unless that one seems to be edited at its place.
  const isWhole = (row: ChildRow): boolean => Object.keys(field.of).every((name) => row[name] !== null);
  const changed = new Set(
    present.filter((_, place) => wanted[place] && !same[place] && isWhole(wanted[place])),
  );
  takeFor((row) => {
    if (isWhole(row)) return undefined;
    for (const one of left) if (!changed.has(one) && agrees(field, one, row)) return one;
    return undefined;
  });
  takeFor((_, place) => {
    const at = present[place];
    return at && left.has(at) ? at : undefined;
  });
  return { same, gone: [...left] };
}

/** Whether a stored row matches the wanted one; fields that the wanted one leaves out are ignored. */
function agrees(field: RowsField, present: ChildRow, wanted: ChildRow): boolean {
  return Object.entries(field.of).every(
    ([name, of]) => wanted[name] === null || compared(of, wanted[name]) === compared(of, present[name]),
  );
}

const keyOf = (field: RowsField, row: ChildRow): string =>
  JSON.stringify(Object.entries(field.of).map(([name, of]) => compared(of, row[name])));

/** The API returns dates of child rows to the minute, so they are compared to the minute when sent back. */
function compared(of: PlainField, value: unknown): string {
  return of.type === 'moment' && value instanceof Date
    ? String(Math.floor(value.getTime() / MINUTE))
    : String(value);
}

const given = (row: ChildRow): ChildRow =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** Whether the row has a different file: then it gets today's date, like a new row. */
const isOtherFile = (field: RowsField, present: ChildRow, wanted: ChildRow): boolean =>
  Object.entries(field.of).some(
    ([name, of]) => of.type === 'file' && wanted[name] !== null && wanted[name] !== present[name],
  );

/** A new row, dated today unless it has a date. */
const whole = (field: RowsField, row: ChildRow, now: Date): ChildRow => ({
  ...datesOf(field, now),
  ...given(row),
});

function datesOf(field: RowsField, now: Date): ChildRow {
  const dates = Object.entries(field.of).flatMap(([column, of]): [string, unknown][] => {
    if (of.type === 'moment') return [[column, new Date(Math.floor(now.getTime() / MINUTE) * MINUTE)]];
    return of.type === 'day' ? [[column, dayOf(now)]] : [];
  });
  return Object.fromEntries(dates);
}
