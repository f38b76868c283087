import { createQueryId, PostgresQueryCompiler, type RawBuilder, type RawNode, sql } from 'kysely';
import { account } from '#kinds/account.ts';
import { type Field, type Kind, type PlainField, unitsOf } from '#kinds/define.ts';
import type { AnyRecord, FileName, RecordOf } from '#kinds/records.ts';
import type { Language } from '#lib/language.ts';
import { type ReadDb, rowsOf } from '../database/reads.ts';
import { MEDIA_TOPIC, type Topic, topicsOf } from '../database/topics.ts';
import { type FileDetail, type FileOf, fileFields, filesById } from '../files/files.ts';
import { type ChildRow, readChildRows } from '../rows/childRows.ts';
import { REVIEW_COLUMNS, reviewOf } from './review.ts';

/** The fields of a kind that a record shows. */
export type FieldName<K extends Kind> = Exclude<keyof RecordOf<K>, keyof AnyRecord> & string;

/**
 * What a read loads of its records: these fields (all by default), long texts only as far as an excerpt needs, and this much of each file ('names' by default).
 * A page names what it shows; API responses are always complete. Author, reviewer and remover are loaded only when all fields are.
 */
export interface Load<K extends Kind, F extends FieldName<K>, D extends FileDetail> {
  readonly fields?: readonly F[];
  readonly beginnings?: readonly F[];
  readonly files?: D;
  /** The language of unit names, where a unit has a name in it; English by default. */
  readonly readIn?: Language;
}
export type AnyLoad = {
  readonly [P in keyof Load<Kind, never, FileDetail>]: P extends 'files'
    ? FileDetail
    : P extends 'readIn'
      ? Language
      : readonly string[];
};

/** A record with its loaded fields. */
export type Loaded<K extends Kind, F extends FieldName<K>, D extends FileDetail> = Pick<
  RecordOf<K, FileOf<D>>,
  F | keyof AnyRecord
>;

/** Enough for an excerpt of a hundred words with its tags, in every script. */
const BEGINNING = 2000;

/** A row returned by `loadRows`. */
export type LoadedRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** The loaded fields, in the order of the declaration. Secrets are never loaded. */
function fieldsOf(kind: Kind, { fields }: AnyLoad): [string, Field][] {
  return Object.entries(kind.fields).filter(
    ([name, field]) => field.type !== 'secret' && (fields === undefined || fields.includes(name)),
  );
}

/** Additional parts of a query: further columns with the topics that they read, and the order. */
export interface Besides {
  readonly columns?: RawBuilder<unknown>;
  readonly topics?: readonly Topic[];
  readonly order?: RawBuilder<unknown>;
}

/**
 * Loads rows of a kind with the names of their author and unit. `rows` is a query for whole rows of the kind's table that the viewer may see; it
 * becomes `t` in `columns` and `order`.
 */
export function loadRows<B = unknown>(
  db: ReadDb,
  kind: Kind,
  load: AnyLoad,
  rows: RawBuilder<unknown>,
  { columns = sql``, topics: others = [], order }: Besides = {},
): Promise<readonly (LoadedRow & B)[]> {
  const { text, topics } = selected(kind, load);
  const ordered = order ? sql` order by ${order}` : sql``;
  const statement = sql<LoadedRow & B>`select ${text}${columns} from (${rows}) t${ordered}`;
  return rowsOf(db, [...topics, ...others], statement);
}

/** The select list for records, and the topics that it reads. */
interface Selected {
  readonly text: RawBuilder<unknown>;
  readonly topics: readonly Topic[];
}

const known = new WeakMap<Kind, Map<string, Selected>>();
const compiler = new PostgresQueryCompiler();

/** The select list for a load. It is cached as text, since building it takes longer than sending it. */
function selected(kind: Kind, load: AnyLoad): Selected {
  const ofKind = known.get(kind) ?? new Map<string, Selected>();
  known.set(kind, ofKind);
  const key = `${load.files} ${load.fields} ${load.beginnings} ${load.readIn}`;
  const before = ofKind.get(key);
  if (before) return before;
  const { sql: text } = compiler.compileQuery(
    columnsOf(kind, load).toOperationNode() as RawNode,
    createQueryId(),
  );
  const made = { text: sql.raw(text), topics: topicsOfColumns(kind, load) };
  ofKind.set(key, made);
  return made;
}

/** When all fields are loaded, people's names are read too. File names are also read, unless whole files are loaded by a separate query. */
function topicsOfColumns(kind: Kind, load: AnyLoad): readonly Topic[] {
  const people = load.fields === undefined ? [account.name] : [];
  const hasNames = !isWhole(load) && fieldsOf(kind, load).some(([, { type }]) => type === 'file');
  return [...topicsOf(kind), ...people, ...(hasNames ? [MEDIA_TOPIC] : [])];
}

function columnsOf(kind: Kind, load: AnyLoad): RawBuilder<unknown> {
  const columns = fieldsOf(kind, load).flatMap(([name, field]) => {
    if (field.type === 'rows') return [];
    const column = sql.ref(`t.${name}`);
    if (field.type === 'file' && !isWhole(load))
      return sql`, ${field.many === undefined ? nameOf(column) : namesOf(column)} as ${sql.ref(name)}`;
    return load.beginnings?.includes(name)
      ? sql`, left(${column}, ${sql.lit(BEGINNING)}) as ${sql.ref(name)}`
      : sql`, ${column}`;
  });
  const units = unitsOf(kind).map(
    (
      unit,
    ) => sql`, (select json_build_object('id', u.id, 'name', ${unitNameIn(load.readIn)}, 'subDomain', u.sub_domain)
      from ${sql.table(unit)} u where u.id = ${sql.ref(`t.${unit}_id`)}) as ${sql.ref(`${unit}_ref`)}`,
  );
  const nothing = sql``;
  const isAll = load.fields === undefined;
  return sql`t.id, t.version, t.created_at, t.updated_at${isAll ? PEOPLE : NOBODY}${sql.join([...columns, ...units, nothing], nothing)}
      ${kind.switchable ? sql`, t.activated` : nothing}${kind.reviewed && isAll ? REVIEW_COLUMNS : nothing}, t.deleted_at`;
}

/** The name of a unit, as `u`, in a language: `unitName` (kinds/unitNames.ts) as SQL. */
const unitNameIn = (language: Language = 'en'): RawBuilder<unknown> =>
  language === 'en' ? sql`u.name` : sql`coalesce(nullif(${sql.ref(`u.name_${language}`)}, ''), u.name)`;

const isWhole = ({ files }: AnyLoad): boolean => files === 'whole';

/** SQL for the name of a file by its id, and for the names of an array of ids as JSON: saves a query for the files. */
const nameOf = (id: RawBuilder<unknown>) => sql`(select m.file_name from media m where m.id = ${id})`;
const namesOf = (ids: RawBuilder<unknown>) =>
  sql`to_json(array(select ${nameOf(sql`f.id`)} from unnest(${ids}) with ordinality f (id, place) order by f.place))`;

/** Who wrote a record, and who moved it to the trash: the author of the last change. */
const PEOPLE = sql`, (select user_name from account a where a.id = t.created_by) as author,
      case when t.deleted_at is not null then (select user_name from account a where a.id = t.updated_by) end as remover`;
const NOBODY = sql`, null as author, null as remover`;

/** Turns rows from `loadRows` into records with their child rows and files. */
export async function loadedRecords(
  db: ReadDb,
  kind: Kind,
  rows: readonly LoadedRow[],
  load: AnyLoad,
): Promise<AnyRecord[]> {
  const wanted = fieldsOf(kind, load).some(([, field]) => field.type === 'rows');
  const children = await readChildRows(db, kind, wanted ? rows.map((row) => row.id) : []);
  return recordsOfRows(db, kind, rows, children, load, !isWhole(load));
}

/**
 * Turns rows and their child rows into records, with files in place of their ids. `named`: the rows hold file names instead of ids. History passes rows with
 * ids, built from its snapshots.
 */
export async function recordsOfRows(
  db: ReadDb,
  kind: Kind,
  rows: readonly LoadedRow[],
  children: ReadonlyMap<string, Readonly<Record<string, readonly ChildRow[]>>>,
  load: AnyLoad = {},
  named = false,
): Promise<AnyRecord[]> {
  const fields = fieldsOf(kind, load);
  const childrenOf = (row: LoadedRow, name: string): readonly ChildRow[] =>
    children.get(row.id)?.[name] ?? [];
  const ids = rows.flatMap((row) =>
    fields.flatMap(([name, field]) => {
      if (field.type === 'file') return named ? [] : listed(row[name]);
      if (field.type !== 'rows') return [];
      const files = fileFields({ fields: field.of });
      return childrenOf(row, name).flatMap((child) => files.flatMap(([part]) => listed(child[part])));
    }),
  );
  const files = await filesById(db, ids, load.files ?? 'names');
  const byId: FileFor = (id) => files.get(id);
  const byName: FileFor = (name) => ({ name });
  return rows.map((row) => {
    const record: Record<string, unknown> = {
      id: row.id,
      version: row.version,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      author: row.author,
      activated: row.activated ?? true,
      department: row.department_ref ?? null,
      diocese: row.diocese_ref ?? null,
      review: kind.reviewed ? reviewOf(row) : null,
      removal: row.deleted_at ? { at: row.deleted_at, by: row.remover } : null,
    };
    for (const [name, field] of fields)
      record[name] =
        field.type === 'rows'
          ? childrenOf(row, name).map((child) => partsOf(field.of, child, byId))
          : shownValue(field, row[name], named ? byName : byId);
    return record as unknown as AnyRecord;
  });
}

/** Finds the file for an id or name; undefined when it is gone. */
type FileFor = (idOrName: string) => FileName | undefined;

const listed = (value: unknown): readonly string[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value as string];

function shownValue(field: PlainField, value: unknown, fileFor: FileFor): unknown {
  if (field.type !== 'file') return value;
  const files = listed(value).flatMap((one) => (one === null ? [] : (fileFor(one) ?? [])));
  return field.many === undefined ? (files[0] ?? null) : files;
}

function partsOf(parts: Readonly<Record<string, PlainField>>, child: ChildRow, fileFor: FileFor): ChildRow {
  const filled: Record<string, unknown> = { ...child };
  for (const [name, field] of fileFields({ fields: parts }))
    filled[name] = shownValue(field, child[name], fileFor);
  return filled;
}
