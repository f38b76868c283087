import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { contentChanges } from '../database/contentVersions.ts';
import type { Db, Tx } from '../database/db.ts';
import { MEDIA_TOPIC } from '../database/topics.ts';
import { writing } from '../database/writing.ts';
import type { CutFile, CutPair } from '../files/cuts.ts';
import { swapDocuments } from '../files/documents.ts';
import { strictlyOwn } from '../files/fileRights.ts';
import { HELD_FAST } from '../files/heldFast.ts';
import { pathInText } from '../files/namesNow.ts';
import type { Place } from '../files/place.ts';
import { lockRecords } from '../records/lockRecords.ts';
import { runEffects } from '../records/writePath.ts';
import { rowsFields, withChildRows } from '../rows/childRows.ts';
import { notFound } from '../rows/rows.ts';
import {
  beginReplacing,
  endReplacing,
  leaveUnused,
  pairedCuts,
  pairsBefore,
  placesWithCuts,
  takeUnusedBack,
} from './cutsInUse.ts';
import { LIBRARY_DAYS, type LockedFile, lockOwnFile, noteFileAct, ownFileNamed } from './keeping.ts';
import { placesOf } from './places.ts';
import {
  type FileChange,
  inLockOrder,
  lockPlaces,
  noteShownOtherwise,
  refuseChangeOfPages,
} from './whereUsed.ts';

/** The columns of `media` that describe the file's content besides its name, not its role on the site. */
const CONTENT = [
  'original_name',
  'type',
  'kind',
  'bytes',
  'width',
  'height',
  'pages',
  'sha256',
  'variants',
  'variants_at',
  'made_from',
  'sketch',
  'turned',
  'light',
];

interface Row {
  readonly id: string;
  readonly fileName: string;
  readonly originalName: string;
  readonly kind: string;
  readonly type: string;
  readonly used: boolean;
}

/**
 * The parts of a file that need new versions before it is replaced, with a way to cancel: until then nobody can cut a part out of it or start using one. Throws
 * Refusal: 404, 409 as `replaceFile`.
 */
export async function partsToReplace(
  viewer: Staff,
  db: Db,
  oldName: string,
): Promise<{ readonly parts: readonly CutFile[]; giveUp(): Promise<unknown> }> {
  return writing(db, async (tx) => {
    const { id } = await lockAll(tx, viewer, oldName);
    const [file] = (await sql<Row>`${ROWS} where m.id = ${id}`.execute(tx)).rows;
    const places = file && (await placesWithCuts(viewer, tx, [file])).get(id);
    await refuseChangeOfPages(tx, viewer, places ?? [], REPLACE);
    const parts = await beginReplacing(tx, viewer, id);
    return { parts, giveUp: () => writing(db, (again) => endReplacing(again, id)) };
  });
}

/**
 * Replaces a file wherever it is used (`standing`: its name, `next`: a newly uploaded, unused file). The row keeps its id, and so does every record that uses
 * it; the two rows swap their files. Texts name files, so they are rewritten through the write path. The earlier file is kept for undo, for the history and for
 * mails already sent. The same is done with each part that was cut out of it; `recut` names the new parts cut from `next`. Throws Refusal: 404 for a foreign
 * or unknown file, 409 where it is used in what is not the viewer's or waits for the office, 422 for another kind of file.
 */
export async function replaceFile(
  viewer: Staff,
  db: Db,
  oldName: string,
  next: string,
  now: Date,
  recut: readonly CutPair[] = [],
): Promise<{ readonly name: string; readonly places: number }> {
  return writing(db, async (tx) => {
    const { id } = await lockAll(tx, viewer, oldName, [next]);
    const other =
      await sql<Row>`${ROWS} where m.file_name = ${next} and m.trashed_at is null and m.replaced_in is null and m.cut_of is null
      and ${strictlyOwn(viewer)} and m.id <> ${id} for update of m`.execute(tx);
    const [by] = other.rows;
    const of = await rowOf(tx, id);
    if (!by) throw notFound();
    if (by.used) throw new Refusal(422, 'This file is already in use. Upload the new one for this.');
    if (by.kind !== of.kind || (of.kind === 'document' && by.type !== of.type))
      throw new Refusal(422, 'Only a file of the same kind can take the place of this one.');
    const pairs = await pairedCuts(tx, viewer, id, recut);
    await endReplacing(tx, id);
    const places = await swapAll(tx, viewer, of, by, pairs, now);
    await leaveUnused(tx, id, by.id, pairs, now);
    await noteFileAct(tx, viewer, 'file_replaced', of, now);
    return { name: by.fileName, places };
  });
}

/** Puts back the file that `standing` replaced. Throws Refusal: 404 where there is none, 409 as `replaceFile`. */
export async function undoReplacing(viewer: Staff, db: Db, oldName: string, now: Date): Promise<string> {
  return writing(db, async (tx) => {
    const { id } = await lockAll(tx, viewer, oldName);
    const before =
      await sql<Row>`${ROWS} where m.replaced_in = ${id} and m.cut_of is null order by m.replaced_at desc, m.id desc limit 1
      for update of m`.execute(tx);
    const [by] = before.rows;
    if (!by) throw notFound();
    const of = await rowOf(tx, id);
    const pairs = await pairsBefore(tx, by.id);
    await swapAll(tx, viewer, of, by, pairs, now);
    // Parts cut out of the outgoing file stay as they are, and keep it as their whole.
    const back = [by.id, ...pairs.map((pair) => pair.by)];
    await takeUnusedBack(tx, of.id, by.id, pairs);
    // The replacement is an ordinary unused file again.
    await sql`update media set replaced_in = null, replaced_at = null, library_since = ${now},
      kept_until = ${now}::timestamptz + make_interval(days => ${LIBRARY_DAYS}) where id = any(${back}::uuid[])`.execute(
      tx,
    );
    await noteFileAct(tx, viewer, 'file_put_back', by, now);
    return by.fileName;
  });
}

/** Locks the rows that replacing a file writes, in the order of all writers: the records that use it, then the files, by their ids. */
async function lockAll(
  tx: Tx,
  viewer: Staff,
  oldName: string,
  others: readonly string[] = [],
): Promise<LockedFile> {
  await lockPlaces(tx, viewer, await ownFileNamed(tx, viewer, oldName));
  await sql`with own as (select id from media where file_name = any(${[oldName, ...others]}::text[])),
      parts as (select id from media where cut_of in (select id from own))
    select from media m where m.id in (select id from own union select id from parts)
      or m.replaced_in in (select id from own union select id from parts) order by m.id for update`.execute(
    tx,
  );
  return lockOwnFile(tx, viewer, oldName);
}

const ROWS = sql`select m.id, m.file_name as "fileName", m.original_name as "originalName", m.kind, m.type,
  ${HELD_FAST} as used from media m`;

async function rowOf(tx: Tx, id: string): Promise<Row> {
  const [row] = (await sql<Row>`${ROWS} where m.id = ${id}`.execute(tx)).rows;
  if (!row) throw notFound();
  return row;
}

/** Swaps two files and their parts. Returns in how many places they are used. */
async function swapAll(
  tx: Tx,
  viewer: Staff,
  of: Row,
  by: Row,
  pairs: readonly CutPair[],
  now: Date,
): Promise<number> {
  const all = (await placesWithCuts(viewer, tx, [of])).get(of.id) ?? [];
  const places = all.filter(isNow);
  await refuseChangeOfPages(tx, viewer, all, REPLACE);
  const written = await swap(tx, viewer, of, by, now);
  for (const pair of pairs)
    written.push(...(await swap(tx, viewer, await rowOf(tx, pair.of), await rowOf(tx, pair.by), now)));
  await noteShownOtherwise(tx, viewer, all, now, written);
  return places.length;
}

/** Swaps the files of two rows and updates what depends on them. Returns the ids of the records whose texts were rewritten. */
async function swap(tx: Tx, viewer: Staff, of: Row, by: Row, now: Date): Promise<string[]> {
  const places = ((await placesOf(viewer, tx, [of])).get(of.id) ?? []).filter(isNow);
  const columns = sql.join(CONTENT.map((name) => sql.ref(name)));
  const both = sql.join(CONTENT.map((name) => sql.ref(`b.${name}`)));
  await sql`update media m set (${columns}) = (select ${both} from media b where b.id in (${of.id}, ${by.id}) and b.id <> m.id)
    where m.id in (${of.id}, ${by.id})`.execute(tx);
  // Names are unique at every moment.
  await sql`update media set file_name = id::text where id = ${by.id}`.execute(tx);
  await sql`update media set file_name = ${by.fileName} where id = ${of.id}`.execute(tx);
  await sql`update media set file_name = ${of.fileName} where id = ${by.id}`.execute(tx);
  await swapDocuments(tx, of.id, by.id);
  await sql`update media set version = version + 1 where id = ${of.id}`.execute(tx);
  await sql`update media set replaced_in = ${of.id}, replaced_at = ${now} where id = ${by.id}`.execute(tx);
  // History and mails name the earlier file: it stays as long as they do. So do templates, which find the replacement through it.
  await sql`insert into media_use (media_id, kind, record_id) select ${by.id}, kind, record_id from media_use
    where media_id = ${of.id} on conflict do nothing`.execute(tx);
  await sql`insert into template_file (template_id, media_id) select template_id, ${by.id} from template_file
    where media_id = ${of.id} on conflict do nothing`.execute(tx);
  await sql`update newsletter_item i set thumbnail = ${by.id} from newsletter n
    where n.id = i.newsletter_id and i.thumbnail = ${of.id} and n.started_at is not null`.execute(tx);
  await sql`update newsletter_item i set thumbnail = ${of.id} from newsletter n
    where n.id = i.newsletter_id and i.thumbnail = ${by.id} and n.started_at is null`.execute(tx);
  contentChanges(tx, MEDIA_TOPIC);
  return rewriteTexts(tx, viewer, of, by, places, now);
}

/** Planned and trashed places still use the earlier name; it is updated when they take effect (namesNow.ts). */
const isNow = ({ trashed, planned }: Place): boolean => !trashed && !planned;

const REPLACE: FileChange = {
  status: 409,
  act: 'replace',
  instead:
    'Put the new file into the form of each place where this one stands; from there it goes to the office.',
};

/** Updates the file's name in texts that show it, as a change of each record. Returns their ids. */
async function rewriteTexts(
  tx: Tx,
  viewer: Staff,
  of: Row,
  by: Row,
  places: readonly Place[],
  now: Date,
): Promise<string[]> {
  const all: string[] = [];
  const [from, to] = [pathInText(of), pathInText(by)];
  const perKind = Map.groupBy(
    places.filter(({ kind }) => Object.hasOwn(KINDS, kind)),
    ({ kind }) => kind,
  );
  for (const name of inLockOrder([...perKind.keys()])) {
    const found = perKind.get(name) ?? [];
    const kind: Kind = KINDS[name];
    const own = textsOf(kind.fields).filter((field) => found.some(({ fields }) => fields.includes(field)));
    const rows = rowsFields(kind).filter(
      ([field, { of: parts }]) =>
        textsOf(parts).length > 0 && found.some(({ fields }) => fields.includes(field)),
    );
    const ids = found
      .filter(({ fields }) => [...own, ...rows.map(([field]) => field)].some((one) => fields.includes(one)))
      .map(({ record }) => record)
      .sort();
    if (ids.length === 0) continue;
    const before = await lockRecords(tx, viewer, kind, ids, 'change');
    for (const [field, { of: parts }] of rows)
      for (const text of textsOf(parts))
        await sql`update ${sql.table(`${kind.name}_${field}`)} set ${sql.ref(text)} = replace(${sql.ref(text)}, ${from}, ${to})
          where parent_id = any(${ids}::uuid[]) and strpos(${sql.ref(text)}, ${from}) > 0`.execute(tx);
    const sets = own.map((text) => sql`${sql.ref(text)} = replace(${sql.ref(text)}, ${from}, ${to})`);
    const stamps = sql`version = version + 1, updated_at = ${now}, updated_by = ${viewer.accountId}`;
    const changed = await sql<(typeof before)[number]>`update ${sql.table(kind.name)}
      set ${sql.join([...sets, stamps])} where id = any(${ids}::uuid[]) returning *`.execute(tx);
    const after = new Map((await withChildRows(tx, kind, changed.rows)).map((row) => [row.id, row]));
    const written = before.flatMap((row) => {
      const then = after.get(row.id);
      return then ? [{ before: row, after: then }] : [];
    });
    await runEffects(tx, { viewer, kind, action: 'change', written, now });
    all.push(...ids);
  }
  return all;
}

const textsOf = (fields: Kind['fields']): string[] =>
  Object.entries(fields).flatMap(([name, { type }]) => (type === 'richText' ? [name] : []));
