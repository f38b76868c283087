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
 * What of its records a reading loads: these fields (all, unless said), long texts among them only as far as an excerpt of them needs, and so
 * much of each file ('names', unless said). A page names what it shows; the answers of the API are always whole. Who wrote it,
 * reviewed it and removed it is loaded with all of its fields only.
 */
export interface Load<K extends Kind, F extends FieldName<K>, D extends FileDetail> {
  readonly fields?: readonly F[];
  readonly beginnings?: readonly F[];
  readonly files?: D;
  /** In which language units are called, where they have a name in it; in English, unless said. */
  readonly readIn?: Language;
}
export type AnyLoad = {
  readonly [P in keyof Load<Kind, never, FileDetail>]: P extends 'files'
    ? FileDetail
    : P extends 'readIn'
      ? Language
      : readonly string[];
};

/** A record with what was loaded of it. */
export type Loaded<K extends Kind, F extends FieldName<K>, D extends FileDetail> = Pick<
  RecordOf<K, FileOf<D>>,
  F | keyof AnyRecord
>;

/** Enough for an excerpt of a hundred words with its tags, in every script. */
const BEGINNING = 2000;

/** A row as `loadRows` gives it. */
export type LoadedRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** The fields that are loaded, in the order of the declaration. Secrets never are. */
function fieldsOf(kind: Kind, { fields }: AnyLoad): [string, Field][] {
  return Object.entries(kind.fields).filter(
    ([name, field]) => field.type !== 'secret' && (fields === undefined || fields.includes(name)),
  );
}

/** What a query selects in addition: further columns with the topics that they read, and the order. */
interface Besides {
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

/** What is selected of records, and the topics that it reads. */
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

/** When all fields are loaded, people's names are read too; file names are read as well, unless files are loaded whole by a query of their own. */
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

/** What a unit, as `u`, is called in a language: `unitName` (kinds/unitNames.ts) as SQL. */
const unitNameIn = (language: Language = 'en'): RawBuilder<unknown> =>
  language === 'en' ? sql`u.name` : sql`coalesce(nullif(${sql.ref(`u.name_${language}`)}, ''), u.name)`;

const isWhole = ({ files }: AnyLoad): boolean => files === 'whole';

/** SQL for the name of a file by its id, and for the names of an array of ids as JSON: saves a query for the files. */
const nameOf = (id: RawBuilder<unknown>) => sql`(select m.file_name from media m where m.id = ${id})`;
const namesOf = (ids: RawBuilder<unknown>) =>
  sql`to_json(array(select ${nameOf(sql`f.id`)} from unnest(${ids}) with ordinality f (id, place) order by f.place))`;

/** Who wrote a record, and who moved it to the trash: the last change that was made to it. */
const PEOPLE = sql`, (select user_name from account a where a.id = t.created_by) as author,
      case when t.deleted_at is not null then (select user_name from account a where a.id = t.updated_by) end as remover`;
const NOBODY = sql`, null as author, null as remover`;

/** Rows that `loadRows` gave as records, with their child rows and files. */
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
 * Turns rows and their child rows into records, with files in place of their ids. `named`: the rows hold file names instead of ids. History
 * passes rows with ids, made from its snapshots.
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

/** The file that an id, or a name, stands for; undefined when it is gone. */
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
