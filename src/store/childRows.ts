import { sql } from 'kysely';
import type { Kind, RowsField } from '#kinds/define.ts';
import { dayOf } from '#lib/dates.ts';
import { newId } from '#lib/uuid.ts';
import type { Db, Tx } from './db.ts';

/** One child row by its declared columns: ids of files, moments as Date. */
export type ChildRow = Readonly<Record<string, unknown>>;
type KeptRow = ChildRow & { readonly id: string; readonly parent_id: string };

/** The array fields of a kind; each has the table `<kind>_<field>` with id, parent_id, place and the declared columns. */
export function rowsFields(kind: Kind): [string, RowsField][] {
  return Object.entries(kind.fields).flatMap(([name, field]) =>
    field.type === 'rows' ? [[name, field]] : [],
  );
}

const tableOf = (kind: Kind, name: string) => sql.table(`${kind.name}_${name}`);

/** The child rows of these records in their order, by record and field. */
export async function readChildRows(
  db: Db,
  kind: Kind,
  ids: readonly string[],
): Promise<Map<string, Record<string, KeptRow[]>>> {
  const all = new Map<string, Record<string, KeptRow[]>>(ids.map((id) => [id, {}]));
  if (ids.length === 0) return all;
  for (const [name] of rowsFields(kind)) {
    const found = await sql<KeptRow>`
      select t.* from ${tableOf(kind, name)} t where t.parent_id = any(${ids}::uuid[]) order by t.parent_id, t.place, t.id`.execute(
      db,
    );
    for (const record of all.values()) record[name] = [];
    for (const row of found.rows) all.get(row.parent_id)?.[name]?.push(row);
  }
  return all;
}

/**
 * Makes the child rows of a record those of `wanted`, as a difference against what stands there now (AMB-111): rows that are wanted as they
 * are stay, one that was changed at its place is changed, the others come or go. `now` is the date of a new row that names none.
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
  const present = (await readChildRows(tx, kind, [recordId])).get(recordId)?.[name] ?? [];
  const left = new Set(present);
  const same = wanted.map((row) => {
    const match = [...left].find((candidate) => agrees(field, candidate, row));
    if (match) left.delete(match);
    return match;
  });
  for (const [place, row] of wanted.entries()) {
    const at = present[place];
    const changed = same[place] ? undefined : at && left.delete(at) ? at : undefined;
    await keep(
      tx,
      kind,
      name,
      { id: (same[place] ?? changed)?.id, recordId, place, now },
      same[place] ? {} : row,
    );
  }
  const gone = [...left].map((row) => row.id);
  await sql`delete from ${tableOf(kind, name)} where id = any(${gone}::uuid[])`.execute(tx);
}

/** Whether a row that stands there is what is wanted; what the wanted one leaves out is no difference. */
function agrees(field: RowsField, present: ChildRow, wanted: ChildRow): boolean {
  return Object.keys(field.of).every(
    (name) => wanted[name] === null || String(wanted[name]) === String(present[name]),
  );
}

async function keep(
  tx: Tx,
  kind: Kind,
  name: string,
  at: { id: string | undefined; recordId: string; place: number; now: Date },
  row: ChildRow,
): Promise<void> {
  const field = kind.fields[name] as RowsField;
  const given = Object.entries(row).filter(([, value]) => value !== null);
  if (at.id !== undefined) {
    const sets = [['place', at.place], ...given].map(
      ([column, value]) => sql`${sql.ref(String(column))} = ${value}`,
    );
    await sql`update ${tableOf(kind, name)} set ${sql.join(sets)} where id = ${at.id}`.execute(tx);
    return;
  }
  const dates = Object.entries(field.of).flatMap(([column, of]): [string, unknown][] => {
    if (row[column] !== null) return [];
    if (of.type === 'moment') return [[column, wholeMinute(at.now)]];
    return of.type === 'day' ? [[column, dayOf(at.now)]] : [];
  });
  const columns: [string, unknown][] = [
    ['id', newId(at.now.getTime())],
    ['parent_id', at.recordId],
    ['place', at.place],
    ...dates,
    ...given,
  ];
  await sql`insert into ${tableOf(kind, name)} (${sql.join(columns.map(([column]) => sql.ref(column)))})
    values (${sql.join(columns.map(([, value]) => sql`${value}`))})`.execute(tx);
}

/** Dates of child rows are answered to the minute, so that is what they are compared by when they come back. */
const wholeMinute = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
