import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { FileDescription } from '#kinds/fileDescription.ts';
import { KINDS } from '#kinds/kinds.ts';
import type { LibraryOrder, Only, Whose } from '#kinds/library.ts';
import type { StoredFile } from '#kinds/records.ts';
import { reaches, type Staff } from '#kinds/viewer.ts';
import type { MediaKind } from '#lib/fileKinds.ts';
import type { Db } from '../database/db.ts';
import { mayFind, strictlyOwn } from '../files/fileRights.ts';
import { HELD_FAST } from '../files/heldFast.ts';
import { TRASH_DAYS } from '../files/media.ts';
import { permitted } from '../rows/may.ts';
import { notFound } from '../rows/rows.ts';
import { placesWithCuts, type UsedPlace } from './cutsInUse.ts';
import { UNUSED_DAYS } from './keeping.ts';

/** The query of the library. */
export interface LibraryQuery extends LibraryOrder {
  readonly whose: Whose;
  readonly kind?: MediaKind | undefined;
  readonly only?: Only | undefined;
  readonly search: string;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly page: number;
  readonly limit: number;
}

/** Each is searched in the titles of all kinds, so that the hundredth would cost a second. */
const MOST_WORDS = 8;

/** A file of the library. */
export interface LibraryFile
  extends FileDescription,
    Pick<StoredFile, 'id' | 'originalName' | 'type' | 'bytes' | 'width' | 'height' | 'pages' | 'variants'> {
  readonly fileName: string;
  readonly kind: MediaKind;
  readonly version: number;
  readonly forAll: boolean;
  /** Whether the viewer may describe, share, replace and trash it. */
  readonly own: boolean;
  /** The name of the unit it belongs to; '' for the office. */
  readonly whose: string;
  /** Who uploaded it; '' for a file of somebody else. */
  readonly by: string;
  readonly createdAt: Date;
  readonly places: readonly UsedPlace[];
  /** When it is deleted, if it has been unused for long; in the trash, when it can no longer be restored. */
  readonly goesAt: Date | null;
  readonly trashedAt: Date | null;
  /** Whether it replaced another file, which can be put back. */
  readonly replaced: boolean;
}

type Row = Omit<LibraryFile, 'places'>;

const COLUMNS = (
  viewer: Staff,
  now: Date,
) => sql`m.id, m.file_name as "fileName", m.original_name as "originalName", m.type,
  m.kind, m.bytes::float8 as bytes, m.width, m.height, m.pages, m.variants, m.alt, m.decorative, m.caption, m.credit, m.version,
  m.for_all as "forAll", ${strictlyOwn(viewer)} as own,
  coalesce((select name from department d where d.id = m.unit_id), (select name from diocese d where d.id = m.unit_id), '') as whose,
  case when ${strictlyOwn(viewer)} then coalesce((select user_name from account a where a.id = m.uploaded_by), '') else '' end as by,
  m.created_at as "createdAt", m.trashed_at as "trashedAt",
  case when m.trashed_at is not null then m.trashed_at + make_interval(days => ${TRASH_DAYS})
    when ${UNUSED(now)} then m.kept_until end as "goesAt",
  exists (select from media b where b.replaced_in = m.id) as replaced`;

/** The files of the library: those that are or were used, and those added on purpose; not those in unsaved forms. */
export const IN_LIBRARY = sql`m.replaced_in is null and m.cut_of is null
  and (m.library_since is not null or ${HELD_FAST})`;

const UNUSED = (now: Date) =>
  sql`(m.library_since < ${now}::timestamptz - make_interval(days => ${UNUSED_DAYS})
    and not ${HELD_FAST} and not exists (select from media c where c.cut_of = m.id))`;

const UNDESCRIBED = sql`(m.kind = 'image' and m.alt = '' and not m.decorative)`;

/** A page of the library in its order. */
export async function listLibrary(
  viewer: Staff,
  db: Db,
  query: LibraryQuery,
  now: Date,
): Promise<{ readonly docs: LibraryFile[]; readonly total: number }> {
  const where = sql`${mayFind(viewer)} and ${IN_LIBRARY} and ${whose(viewer, query.whose)} and ${narrowed(viewer, query, now)}`;
  const { limit, page } = query;
  const found = await sql<
    Row & { total: string }
  >`select ${COLUMNS(viewer, now)}, count(*) over () as total from media m
    where ${where} order by ${orderedBy(query)} limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const [first] = found.rows;
  const total = first ? Number(first.total) : page === 1 ? 0 : await countWhere(db, where);
  return { docs: await withPlaces(viewer, db, found.rows), total };
}

/** The id comes last, in the same direction, so that pages never share a file; it reflects the upload time. */
function orderedBy({ order_by: by = 'created_at', direction }: LibraryQuery): RawBuilder<unknown> {
  const way = (direction ?? (by === 'created_at' ? 'desc' : 'asc')) === 'desc' ? sql`desc` : sql`asc`;
  return by === 'name'
    ? sql`lower(coalesce(nullif(m.alt, ''), m.original_name)) ${way}, m.id ${way}`
    : sql`m.id ${way}`;
}

async function countWhere(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const found = await sql<{ n: string }>`select count(*) as n from media m where ${where}`.execute(db);
  return Number(found.rows[0]?.n ?? 0);
}

/** How many files each listing has. */
export interface LibraryCounts {
  readonly ours: number;
  readonly forAll: number;
  readonly undescribed: number;
  readonly unused: number;
}

/** How many files are the viewer's own, shared with all, without a description, and unused for long. */
export async function libraryCounts(viewer: Staff, db: Db, now: Date): Promise<LibraryCounts> {
  const ours = sql`(${whose(viewer, 'ours')} and m.trashed_at is null)`;
  const found = await sql<Record<keyof LibraryCounts, number>>`select
    count(*) filter (where ${ours})::int as ours, count(*) filter (where m.for_all)::int as "forAll",
    count(*) filter (where ${ours} and ${UNDESCRIBED})::int as undescribed,
    count(*) filter (where ${ours} and ${UNUSED(now)})::int as unused
    from media m where ${mayFind(viewer)} and ${IN_LIBRARY}`.execute(db);
  return found.rows[0] ?? { ours: 0, forAll: 0, undescribed: 0, unused: 0 };
}

/** One file with everything that is known of it. Throws Refusal (404) for one that the viewer doesn't find. */
export async function libraryFile(viewer: Staff, db: Db, name: string, now: Date): Promise<LibraryFile> {
  const found = await sql<Row>`select ${COLUMNS(viewer, now)} from media m
    where m.file_name = ${name} and m.replaced_in is null and ${mayFind(viewer)}`.execute(db);
  const [file] = await withPlaces(viewer, db, found.rows);
  if (!file) throw notFound();
  return file;
}

async function withPlaces(viewer: Staff, db: Db, rows: readonly Row[]): Promise<LibraryFile[]> {
  const places = await placesWithCuts(viewer, db, rows);
  // For a file shared by others the viewer learns only of their own uses, and an API token nothing of kinds that it does not name.
  return rows.map((row) => ({
    ...row,
    places: (places.get(row.id) ?? []).filter(
      ({ kind, readable }) => (row.own || readable) && reaches(viewer, kind),
    ),
  }));
}

function whose(viewer: Staff, asked: Whose): RawBuilder<unknown> {
  if (asked === 'for_all') return sql`m.for_all`;
  // The query already has the condition on what the viewer may find.
  if (asked === 'everybody' && !viewer.unit) return sql`true`;
  return viewer.unit ? strictlyOwn(viewer) : sql`m.unit_id is null`;
}

function narrowed(
  viewer: Staff,
  { kind, only, search, from, until }: LibraryQuery,
  now: Date,
): RawBuilder<unknown> {
  const conditions = [only === 'trash' ? sql`m.trashed_at is not null` : sql`m.trashed_at is null`];
  if (kind) conditions.push(sql`m.kind = ${kind}`);
  if (only === 'undescribed') conditions.push(UNDESCRIBED);
  if (only === 'unused') conditions.push(UNUSED(now));
  if (from) conditions.push(sql`m.created_at >= ${from}`);
  if (until) conditions.push(sql`m.created_at < ${until}`);
  for (const word of search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS))
    conditions.push(says(viewer, word));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** Whether a word occurs in the description, the file name, the photographer's or uploader's name, or the titles of records that use it. */
function says(viewer: Staff, word: string): RawBuilder<unknown> {
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const uploader = sql`exists (select from account a where a.id = m.uploaded_by and a.user_name ilike ${like})`;
  const titles = Object.values<Kind>(KINDS).flatMap((kind) => {
    const [title] = kind.search;
    if (title === undefined || kind.fields[title]?.type !== 'text' || !reaches(viewer, kind.name)) return [];
    return [
      sql`exists (select from media_use u join ${sql.table(kind.name)} t on t.id = u.record_id
        where u.media_id = m.id and u.kind = ${kind.name} and t.deleted_at is null and ${sql.ref(`t.${title}`)} ilike ${like}
          and ${permitted(viewer, kind, 'read')})`,
    ];
  });
  const own = sql`(${strictlyOwn(viewer)} and ${uploader})`;
  return sql`(m.alt ilike ${like} or m.caption ilike ${like} or m.credit ilike ${like} or m.original_name ilike ${like}
    or ${sql.join([own, ...titles], sql` or `)})`;
}
