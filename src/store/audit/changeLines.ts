import { sql } from 'kysely';
import type { Field, Kind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import type { Staff } from '#kinds/viewer.ts';
import { textOf } from '#lib/html.ts';
import { isId } from '#lib/uuid.ts';
import type { Db } from '../database/db.ts';
import { comparedFields, namedFields, VIA } from '../records/history.ts';
import { type ChangeLine, type Difference, WHO } from './auditLines.ts';
import { undoOf } from './undo.ts';

type Row = Omit<ChangeLine, 'source' | 'changed' | 'undo'> & {
  changed: string[];
  newest: boolean;
  gone: boolean;
};

/** Titles are cut to this length; in some kinds they are the beginning of a text. */
const LONGEST_TITLE = 120;
const LONGEST_VALUE = 200;

const isShort = (field: Field | undefined, name: string): boolean =>
  field ? !['rows', 'richText', 'secret'].includes(field.type) : name !== 'activated';

/** For each kind, the title column and the compared columns; short ones are shown before and after. */
const perKind = (of: (kind: Kind) => unknown): string =>
  JSON.stringify(Object.fromEntries(Object.values(KINDS).map((kind: Kind) => [kind.name, of(kind)])));
const TITLES = perKind((kind) => kind.search[0]);
const COMPARED = perKind(comparedFields);
const TOLD = perKind((kind) => comparedFields(kind).filter((name) => isShort(kind.fields[name], name)));

/** The changes with these ids as lines. `grouped`: counts how many were changed together. */
export async function changeLines(
  viewer: Staff,
  db: Db,
  ids: readonly string[],
  grouped: boolean,
): Promise<ChangeLine[]> {
  if (ids.length === 0) return [];
  const counts = grouped && viewer.role === 'full_administrator';
  const together = sql`(select count(*)::int from revision p where p.at = r.at and p.kind = r.kind and p.action = r.action
    and p.by is not distinct from r.by)`;
  const found = await sql<Row>`
    select r.id::text as id, r.at, ${WHO} as by, r.kind, r.record_id as "recordId", r.action, r.version, ${VIA} as via, r.token,
      coalesce(case r.kind when 'newsletter' then (select n.subject from newsletter n where n.id = r.record_id)
        else left(coalesce(r.after, r.before) ->> (${TITLES}::jsonb ->> r.kind), 2000) end, '') as title,
      ${differing(COMPARED, sql`array_agg(name order by place)`)} as changed,
      ${differing(
        TOLD,
        sql`jsonb_agg(jsonb_build_object('name', name, 'before', r.before -> name, 'after', r.after -> name) order by place)`,
        sql`and r.action = 'change' and length((r.before -> name)::text) + length((r.after -> name)::text) <= ${2 * LONGEST_VALUE}`,
      )} as differences,
      case when r.kind = any(${Object.keys(KINDS)}::text[]) then (r.after ->> 'activated')::boolean end as activated,
      coalesce(case r.action when 'send_back' then r.after ->> 'sent_back' end, '') as sentence,
      ${counts ? together : sql`1`} as together,
      not exists (select from revision n where n.kind = r.kind and n.record_id = r.record_id and n.id > r.id) as newest,
      coalesce(r.after ? 'gone', false) as gone
    from revision r left join account a on a.id = r.by where r.id = any(${ids}::bigint[])`.execute(db);
  const names = await namesIn(db, found.rows);
  const undo = await undoOf(viewer, db, found.rows);
  return found.rows.map(({ newest: _newest, gone: _gone, ...row }) => ({
    ...row,
    source: 'change',
    title: shortTitle(row.title),
    changed: namedFields(row.changed ?? []),
    differences: (row.differences ?? []).map((one) => changeLine(row.kind, one, names)),
    undo: undo.get(row.id) ?? 'no',
  }));
}

const differing = (
  fields: string,
  all: ReturnType<typeof sql>,
  also: ReturnType<typeof sql> = sql``,
) => sql`(select ${all} from jsonb_array_elements_text(${fields}::jsonb -> r.kind) with ordinality as told (name, place)
  where r.before is not null and r.after -> name is distinct from r.before -> name ${also})`;

const shortTitle = (title: string): string => {
  const text = textOf(title).replaceAll(/\s+/g, ' ').trim();
  return text.length > LONGEST_TITLE ? `${text.slice(0, LONGEST_TITLE).trimEnd()}…` : text;
};

/** Resolves the ids that differ: unit names, and files by the names they were uploaded with. */
async function namesIn(db: Db, rows: readonly Row[]): Promise<ReadonlyMap<unknown, string>> {
  const ids = rows
    .flatMap(({ differences }) => (differences ?? []).flatMap(({ before, after }) => [before, after].flat()))
    .filter(isId);
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: string; name: string }>`
    select id, name from department where id = any(${ids}::uuid[])
    union all select id, name from diocese where id = any(${ids}::uuid[])
    union all select id, coalesce(nullif(original_name, ''), file_name) from media where id = any(${ids}::uuid[])`.execute(
    db,
  );
  return new Map(found.rows.map(({ id, name }) => [id, name]));
}

function changeLine(
  kind: ChangeLine['kind'],
  { name, before, after }: Difference,
  names: ReadonlyMap<unknown, string>,
): Difference {
  const type = (KINDS[kind as KindName] as Kind | undefined)?.fields[name]?.type;
  const isReference = type === 'file' || /_id$/.test(name);
  const value = (one: unknown): unknown =>
    isReference
      ? [one]
          .flat()
          .flatMap((id) => names.get(id) ?? [])
          .join(', ')
      : one;
  return { name: namedFields([name])[0] ?? name, before: value(before), after: value(after) };
}
