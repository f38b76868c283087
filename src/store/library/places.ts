import { type RawBuilder, sql } from 'kysely';
import type { Field, Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { switchedKind } from '#kinds/schedule.ts';
import { VISITOR, type Viewer } from '#kinds/viewer.ts';
import { textOf } from '#lib/html.ts';
import type { Db, Tx } from '../database/db.ts';
import { type ReadDb, rowsOf } from '../database/reads.ts';
import { MEDIA_TOPIC, type Topic, topicsOf } from '../database/topics.ts';
import { pathInText } from '../files/namesNow.ts';
import type { Place } from '../files/place.ts';
import { permitted } from '../rows/may.ts';
import { templatePlaces } from '../templates/templatePlaces.ts';

type Row = Place & { readonly file: string };

/** The shown length of a title; in some kinds it is the beginning of a text. */
const LONGEST_TITLE = 200;

/** The name of a place with pictures that is not a kind: newsletters keep those of their stories. */
export const NEWSLETTER = 'newsletter';

/**
 * Where these files are used now, by their ids. `media_use` lists every record that ever used one: a record keeps its history, and with it its files. This
 * checks each of those records as it is and with its planned changes, and the templates.
 */
export async function placesOf(
  viewer: Viewer,
  db: Db | Tx,
  files: readonly { readonly id: string; readonly fileName: string }[],
): Promise<Map<string, Place[]>> {
  const places = new Map<string, Place[]>(files.map(({ id }) => [id, []]));
  if (files.length === 0) return places;
  const asked = sql`unnest(${files.map(({ id }) => id)}::uuid[], ${files.map(pathInText)}::text[]) as m (id, path)
    join media_use u on u.media_id = m.id`;
  const kinds = Object.values<Kind>(KINDS).flatMap((kind) => {
    const fields = fieldsOf(kind);
    if (fields.length === 0) return [];
    const now = ofKind(viewer, kind, fields, asked);
    return switchedKind(kind.name) ? [now, ofPlans(viewer, kind, asked)] : [now];
  });
  const found =
    await sql<Row>`select * from (${sql.join([...kinds, ofNewsletters(viewer, asked)], sql` union all `)}) p
    where cardinality(p.fields) > 0 order by p.record desc`.execute(db);
  for (const { file, ...place } of found.rows)
    places.get(file)?.push({ ...place, title: place.readable ? textOf(place.title).trim() : '' });
  for (const { file, ...place } of await templatePlaces(viewer, db, [...places.keys()]))
    places.get(file)?.push(place);
  return places;
}

/**
 * The record that uses a file now where visitors see it, the newest of several; undefined where there is none. Unlike `placesOf` it names the topics that it
 * reads, so that a page that shows it can be cached.
 */
export async function publicPlaceOf(
  db: ReadDb,
  file: { readonly id: string; readonly fileName: string },
): Promise<Place | undefined> {
  const asked = sql`(values (${file.id}::uuid, ${pathInText(file)}::text)) as m (id, path) join media_use u on u.media_id = m.id`;
  const [place] = await rowsOf(
    db,
    topicsOfAll(PUBLIC_KINDS),
    sql<Row>`select * from (${sql.join(
      PUBLIC_KINDS.map((kind) => ofKind(VISITOR, kind, fieldsOf(kind), asked)),
      sql` union all `,
    )}) p where cardinality(p.fields) > 0 and p.readable and p.activated and not p.trashed order by p.record desc limit 1`,
  );
  return place && { ...place, title: textOf(place.title).trim() };
}

/** At most this many PDFs are in the site map: the newest. */
const MOST_MAPPED = 10_000;

/** The names of the readable PDFs in file fields of public records, newest first. Those that only a text links to are found from there. */
export async function publicDocuments(db: ReadDb): Promise<readonly string[]> {
  const asked = sql`papers m join media_use u on u.media_id = m.id`;
  const rows = await rowsOf(
    db,
    [MEDIA_TOPIC, ...topicsOfAll(DOCUMENT_KINDS)],
    sql<{ name: string }>`with papers as (
        select m.id, m.file_name as name from media m join paper p on p.media_id = m.id
        where exists (select from paper_page g where g.paper_id = p.id and not g.waits and g.text <> ''))
      select m.name from papers m where m.id in (select p.file from (${sql.join(
        DOCUMENT_KINDS.map((kind) => ofKind(VISITOR, kind, fieldsOf(kind, takesDocuments), asked)),
        sql` union all `,
      )}) p where cardinality(p.fields) > 0 and p.readable and p.activated and not p.trashed)
      order by m.id desc limit ${MOST_MAPPED}`,
  );
  return rows.map(({ name }) => name);
}

const fieldsOf = (kind: Kind, isAsked: (field: Field) => boolean = () => true): RawBuilder<unknown>[] =>
  Object.entries(kind.fields).flatMap(([name, field]) =>
    isAsked(field) ? standsIn(kind, name, field, isAsked) : [],
  );
const takesDocuments = (field: Field): boolean =>
  field.type === 'rows'
    ? Object.values(field.of).some(takesDocuments)
    : field.type === 'file' && field.accept.includes('pdf');

/** The kinds in which visitors see files, and those of them that have file fields for PDFs. */
const PUBLIC_KINDS = Object.values<Kind>(KINDS).filter(
  (kind) => kind.may.read === 'everyone' && fieldsOf(kind).length > 0,
);
const DOCUMENT_KINDS = PUBLIC_KINDS.filter((kind) => fieldsOf(kind, takesDocuments).length > 0);
/** The topics that decide which of their records visitors see, and what is in them. */
const topicsOfAll = (kinds: readonly Kind[]): readonly Topic[] => [...new Set(kinds.flatMap(topicsOf))];

function ofKind(
  viewer: Viewer,
  kind: Kind,
  fields: readonly RawBuilder<unknown>[],
  asked: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`${placeIn(viewer, kind, sql`array_remove(array[${sql.join(fields)}]::text[], null)`, false)}
    from ${asked} and u.kind = ${kind.name} join ${sql.table(kind.name)} t on t.id = u.record_id`;
}

/** The fields to which planned or waiting changes add these files; for a change stored by the previous version, all fields that it touches. */
const ofPlans = (viewer: Viewer, kind: Kind, asked: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${placeIn(
    viewer,
    kind,
    sql`case when p.files is null then array(select jsonb_object_keys(p.change))
      else array(select f.key from jsonb_each(p.files) f where f.value ? m.id::text) end`,
    true,
  )} from ${asked} and u.kind = ${kind.name} join ${sql.table(kind.name)} t on t.id = u.record_id
    join planned p on p.kind = ${kind.name} and p.record_id = t.id and p.act = 'change' and p.state in ('wished', 'planned')`;

function placeIn(viewer: Viewer, kind: Kind, fields: RawBuilder<unknown>, planned: boolean) {
  const title = sql.ref(`t.${kind.search[0] ?? 'id'}`);
  const on = kind.switchable ? sql`t.activated` : sql`true`;
  return sql`select m.id as file, ${kind.name}::text as kind, t.id as record, left(${title}::text, ${LONGEST_TITLE}) as title,
    ${fields} as fields, t.deleted_at is not null as trashed, ${on} as activated, ${planned}::boolean as planned,
    ${unitOf(kind)} as unit, coalesce(${permitted(viewer, kind, 'read')}, false) as readable`;
}

/** The field's name if it uses the file `m`, else null. */
function standsIn(
  kind: Kind,
  name: string,
  field: Field,
  isAsked: (field: Field) => boolean,
): RawBuilder<unknown>[] {
  if (field.type !== 'rows') {
    const here = holds(sql.ref(`t.${name}`), field);
    return here ? [sql`case when ${here} then ${name} end`] : [];
  }
  const parts = Object.entries(field.of).flatMap(
    ([part, of]) => (isAsked(of) && holds(sql.ref(`c.${part}`), of)) || [],
  );
  if (parts.length === 0) return [];
  return [
    sql`case when exists (select from ${sql.table(`${kind.name}_${name}`)} c where c.parent_id = t.id
      and (${sql.join(parts, sql` or `)})) then ${name} end`,
  ];
}

function holds(column: RawBuilder<unknown>, field: Field): RawBuilder<unknown> | null {
  if (field.type === 'richText') return sql`strpos(${column}, m.path) > 0`;
  if (field.type !== 'file') return null;
  return field.many === undefined ? sql`${column} = m.id` : sql`m.id = any(${column})`;
}

function unitOf(kind: Kind): RawBuilder<unknown> {
  const units = kind.name === 'department' || kind.name === 'diocese' ? [kind.name] : [];
  const own = units.map((unit) => sql`json_build_object('kind', ${unit}::text, 'id', t.id)`);
  const of = (kind.belongsTo ?? kind.mayBelongTo ?? []).map((unit) => {
    const column = sql.ref(`t.${unit}_id`);
    return sql`case when ${column} is not null then json_build_object('kind', ${unit}::text, 'id', ${column}) end`;
  });
  const ways = [...own, ...of];
  return ways.length > 0 ? sql`coalesce(${sql.join(ways)})::jsonb` : sql`null::jsonb`;
}

const ofNewsletters = (viewer: Viewer, asked: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select m.id as file, ${NEWSLETTER}::text as kind, n.id as record, left(n.subject, ${LONGEST_TITLE}) as title,
    case when exists (select from newsletter_item i where i.newsletter_id = n.id and i.thumbnail = m.id)
      then array['thumbnail'] else '{}' end as fields, false as trashed, true as activated, false as planned, null::jsonb as unit,
    ${viewer.role === 'full_administrator'}::boolean as readable
    from ${asked} and u.kind = ${NEWSLETTER} join newsletter n on n.id = u.record_id`;
