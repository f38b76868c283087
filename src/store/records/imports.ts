import { sql } from 'kysely';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { contentChanges } from '../database/contentVersions.ts';
import type { Db, Tx } from '../database/db.ts';
import { type ReadDb, rowsOf } from '../database/reads.ts';
import { isTopic } from '../database/topics.ts';
import { writing } from '../database/writing.ts';

/** The origin of an import: a name for the source, what it is, and its id or address there. */
export interface Origin {
  readonly source: string;
  readonly kind: KindName | 'media';
  readonly key: string;
}

/** Keys come from other systems: characters that PostgreSQL can't store are removed. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** The results of earlier imports. */
export interface EarlierImports {
  /** The record that was created from an item, even when it is in the trash now; undefined when there is none. */
  record(kind: KindName, key: string): Promise<string | undefined>;
  /** The name of the file that was created from an address; undefined when there is none, or it has been swept since. */
  file(address: string): Promise<string | undefined>;
}

/** What was imported from a source before. Where nothing of a kind was imported, which is queried once, single items are not looked up. */
export function earlierImports(db: Db, source: string): EarlierImports {
  const any = new Map<Origin['kind'], Promise<boolean>>();
  const hasAny = async (kind: Origin['kind']): Promise<boolean> => {
    const found = await sql<{ there: boolean }>`
      select exists (select from import_origin where source = ${storable(source)} and kind = ${kind}) as there`.execute(
      db,
    );
    return found.rows[0]?.there === true;
  };
  const isFirst = async (kind: Origin['kind']): Promise<boolean> => {
    const asked = any.get(kind) ?? hasAny(kind);
    any.set(kind, asked);
    return !(await asked);
  };
  return {
    async record(kind, key) {
      if (await isFirst(kind)) return undefined;
      const found = await sql<{ record_id: string }>`
        select record_id from import_origin
        where source = ${storable(source)} and kind = ${kind} and key = ${storable(key)}`.execute(db);
      return found.rows[0]?.record_id;
    },

    async file(address) {
      if (await isFirst('media')) return undefined;
      const found = await sql<{ file_name: string }>`
        select m.file_name from import_origin o join media m on m.id = o.record_id
        where o.source = ${storable(source)} and o.kind = 'media' and o.key = ${storable(address)}`.execute(
        db,
      );
      return found.rows[0]?.file_name;
    },
  };
}

/** Records what was created from an item, in the transaction that creates it where there is one. */
export async function noteOrigin(
  db: Db | Tx,
  { source, kind, key }: Origin,
  recordId: string,
): Promise<void> {
  await writing(db, async (tx) => {
    await sql`insert into import_origin (source, kind, key, record_id) values (${storable(source)}, ${kind}, ${storable(key)}, ${recordId})
      on conflict (source, kind, key) do update set record_id = excluded.record_id`.execute(tx);
    // A page that asked for this id before has found nothing (`importedAs`).
    if (kind !== 'media' && isTopic(KINDS[kind])) contentChanges(tx, kind);
  });
}

/** How many sources may have used one id: those imported first. */
const MOST_SOURCES = 3;

/** The records of a kind that had this id in a system from which they were imported, whether visitors may see them or not. */
export async function importedAs(db: ReadDb, kind: KindName, key: string): Promise<readonly string[]> {
  if (key !== storable(key)) return [];
  const found = await rowsOf(
    db,
    [kind],
    sql<{ record_id: string }>`
      select record_id from import_origin where kind = ${kind} and key = ${key} order by at, source limit ${MOST_SOURCES}`,
  );
  return found.map(({ record_id }) => record_id);
}

/** The columns that identify a record regardless of its import source; records of other kinds may be duplicates. */
const SAME_BY: Partial<Record<KindName, readonly string[]>> = {
  department: ['sub_domain', 'name'],
  diocese: ['sub_domain', 'name'],
  account: ['email'],
  subscriber: ['email'],
  description: ['type'],
};

/** The keys that identify a record besides its id; two records that are the same share one of them. */
export function knownBy(kind: KindName, columns: Readonly<Record<string, unknown>>): string[] {
  return (SAME_BY[kind] ?? []).flatMap((name) => {
    const text = textIn(columns, name);
    return text === '' ? [] : [`${kind}.${name} ${text.toLowerCase()}`];
  });
}

const textIn = (columns: Readonly<Record<string, unknown>>, name: string): string =>
  String(columns[name] ?? '').trim();

/**
 * The existing record that matches although it was not imported: a unit of this label or name, a user or subscriber of this address, the one text of this type.
 * undefined when there is none, and for kinds that may have duplicates.
 */
export async function twinOf(
  db: Db,
  kind: KindName,
  columns: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const same = (SAME_BY[kind] ?? [])
    .filter((name) => textIn(columns, name) !== '')
    .map((name) => sql`lower(${sql.ref(name)}::text) = lower(${textIn(columns, name)})`);
  if (same.length === 0) return undefined;
  const found = await sql<{ id: string }>`
    select id from ${sql.table(kind)} where deleted_at is null and (${sql.join(same, sql` or `)}) order by id limit 1`.execute(
    db,
  );
  return found.rows[0]?.id;
}

/** The only account of this name, or of this address; undefined when there is none, or more than one. */
export async function accountNamed(db: Db, name: string): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select id from account
    where (lower(user_name) = lower(${storable(name)}) or lower(email) = lower(${storable(name)})) and deleted_at is null limit 2`.execute(
    db,
  );
  return found.rows.length === 1 ? found.rows[0]?.id : undefined;
}
