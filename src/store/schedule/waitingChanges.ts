import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Field } from '#kinds/define.ts';
import { REVIEWED, type ReviewedKind } from '#kinds/reviewed.ts';
import type { Staff } from '#kinds/viewer.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { textOf } from '#lib/html.ts';
import { type Thing, thingOf } from '../dashboard/things.ts';
import type { Db, Tx } from '../database/db.ts';
import { addressesIn } from '../richText/richText.ts';
import { withChildRows } from '../rows/childRows.ts';
import { permitted } from '../rows/may.ts';
import type { Change, StoredRow } from '../rows/rows.ts';
import { baseNow, touchedSince } from './duePlans.ts';

/** The difference in a field, for display; for a text the removed and added sentences and addresses. */
export interface ShownDifference {
  readonly name: string;
  readonly label: string;
  /** '' where only the fact of a difference is shown: for files, and for rows. */
  readonly before: string;
  readonly after: string;
}

/** A change of a public record that waits for the office. */
export interface WaitingChange extends Thing {
  readonly plan: string;
  readonly by: string;
  readonly since: Date;
  readonly differences: readonly ShownDifference[];
  /** The labels of fields edited since, which block the change. */
  readonly touched: readonly string[];
  /** In the form of a save request. */
  readonly values: Change;
}

const MOST = 100;
const LONGEST = 300;

/** The changes that wait for the viewer, longest waiting first. Empty for viewers who may not decide. */
export async function waitingChanges(viewer: Staff, db: Db | Tx): Promise<WaitingChange[]> {
  const all: WaitingChange[] = [];
  for (const kind of REVIEWED) all.push(...(await ofKind(viewer, db, kind)));
  return all.sort((a, b) => a.since.getTime() - b.since.getTime()).slice(0, MOST);
}

type Row = Thing & { plan: string; by: string; since: Date; change: Change; base: Change };

async function ofKind(viewer: Staff, db: Db | Tx, kind: ReviewedKind): Promise<WaitingChange[]> {
  const found = await sql<Row>`
    select ${thingOf(kind)}, p.id as plan, coalesce(a.user_name, '') as by, p.planned_at as since, coalesce(p.change, '{}') as change, coalesce(p.base, '{}') as base
    from planned p join ${sql.table(kind.name)} t on t.id = p.record_id and t.deleted_at is null left join account a on a.id = p.by
    where p.kind = ${kind.name} and p.act = 'change' and p.state = 'wished' and ${permitted(viewer, kind, 'switch')}
    order by p.planned_at limit ${MOST}`.execute(db);
  const now = await statesOf(
    viewer,
    db,
    kind,
    found.rows.map(({ id }) => id),
  );
  return Promise.all(
    found.rows.map(async ({ change, base, ...row }) => ({
      ...row,
      values: change,
      differences: Object.keys(change).map((name) =>
        shownDifference(kind.fields, name, base[name], change[name]),
      ),
      touched: touchedSince(now.get(row.id), await baseNow(db, kind, base)).map((name) =>
        labelOf(kind.fields, name),
      ),
    })),
  );
}

/** The records' current values, in the form in which changes are compared. */
async function statesOf(viewer: Staff, db: Db | Tx, kind: ReviewedKind, ids: readonly string[]) {
  const found = await sql<StoredRow>`select t.* from ${sql.table(kind.name)} t
    where t.id = any(${ids}::uuid[]) and ${permitted(viewer, kind, 'read')}`.execute(db);
  const rows = await withChildRows(db, kind, found.rows);
  return new Map(rows.map((row) => [row.id, row as Change]));
}

type Fields = Readonly<Record<string, Field>>;

const labelOf = (fields: Fields, name: string): string => fields[name]?.label ?? name;

function shownDifference(fields: Fields, name: string, before: unknown, after: unknown): ShownDifference {
  const field = fields[name];
  const said = { name, label: labelOf(fields, name) };
  if (!field || field.type === 'file' || field.type === 'rows') return { ...said, before: '', after: '' };
  const [was, is] = [wordsOf(field, before), wordsOf(field, after)];
  const [gone, come] = [piecesOf(field, before), piecesOf(field, after)];
  if (isDeepStrictEqual(gone, come)) return { ...said, before: '', after: '' };
  const without = (all: readonly string[], others: readonly string[]) =>
    shortened(all.filter((one) => !others.includes(one)).join(' '));
  // A short text is shown whole: a title makes sense only as a whole.
  return gone.length < 2 && come.length < 2
    ? { ...said, before: shortened(was), after: shortened(is) }
    : { ...said, before: without(gone, come), after: without(come, gone) };
}

function wordsOf({ type }: Field, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (type === 'moment') return momentInWords(new Date(String(value)));
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return (type === 'richText' ? textOf(text) : text).replaceAll(/\s+/g, ' ').trim();
}

/** For rich text, also the targets of links and pictures: the same words may link elsewhere. */
function piecesOf(field: Field, value: unknown): string[] {
  const sentences = sentencesOf(wordsOf(field, value));
  return field.type === 'richText' ? [...addressesIn(String(value ?? '')), ...sentences] : sentences;
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?।])\s+/u).filter(Boolean);

const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
