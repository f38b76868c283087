import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { titleField } from '#kinds/versions.ts';
import type { Staff } from '#kinds/viewer.ts';
import { type Language, languageInEnglish, languageOf } from '#lib/language.ts';
import { Refusal, refusedField } from '#lib/refusal.ts';
import { newId } from '#lib/uuid.ts';
import { contentChanges } from '../database/contentVersions.ts';
import type { Db, Tx } from '../database/db.ts';
import { VERSIONS_TOPIC } from '../database/topics.ts';
import { writing } from '../database/writing.ts';
import { changeBackTo } from '../records/history.ts';
import { lockRecords } from '../records/lockRecords.ts';
import { refuseUnreadLink } from '../records/mustWait.ts';
import { readRecord } from '../records/records.ts';
import { createRecord, type Written } from '../records/write.ts';
import { noteAct } from '../rows/acts.ts';
import { permitted } from '../rows/may.ts';
import { type Change, notFound, type StoredRow } from '../rows/rows.ts';

/** A new version. */
export interface NewVersion {
  readonly language: Language;
  /** The texts in that language, by field; fields left out are copied. */
  readonly texts: Change;
  /** Whether visitors see it at once; only the office may set this. */
  readonly activated: boolean;
}

/**
 * Creates a version of a record in another language: a separate record with this one's fields and the new texts, hidden until it is made active, and waiting
 * for the office where a unit's user makes it. Throws Refusal: 404 when the viewer may not change the record, 403 when they may add none, 409 when there is one
 * in this language, 422 for a kind without a switch whose title was not translated.
 */
export function makeVersion(
  viewer: Staff,
  db: Db,
  kind: Kind,
  id: string,
  { language, texts, activated }: NewVersion,
  now: Date,
): Promise<Written> {
  const title = titleField(kind);
  if (!kind.switchable && typeof texts[title] !== 'string')
    throw refusedField(title, `This is public at once: please write it in ${languageInEnglish(language)}.`);
  return writing(db, async (tx) => {
    const [source] = await lockRecords(tx, viewer, kind, [id], 'change');
    const record = source && (await readRecord(viewer, tx, kind, source.id));
    if (!source || !record) throw notFound();
    const group = await groupOf(tx, kind, source, now);
    await refuseSecond(tx, kind, group, language);
    const status = kind.switchable ? { activated } : {};
    const change = { ...changeBackTo(viewer, kind, record), ...texts, ...status };
    const made = await createRecord(viewer, tx, kind, change, { now });
    await add(tx, kind, { id: made.id, group, language, from: source }, now);
    contentChanges(tx, VERSIONS_TOPIC);
    return made;
  });
}

/**
 * Links an existing record as a version of another one, in a language; it counts as up to date with it from now on. Throws Refusal: 404 unless the viewer may
 * change both, 403 where both are public and such changes wait for the office, or where it would join versions that the viewer may not change, 409 when there
 * is one in this language, or the other one has versions already.
 */
export async function linkVersion(
  viewer: Staff,
  db: Db,
  kind: Kind,
  {
    record,
    other,
    language,
  }: { readonly record: string; readonly other: string; readonly language: Language },
  now: Date,
): Promise<void> {
  await writing(db, async (tx) => {
    const rows = await lockRecords(tx, viewer, kind, [record, other], 'change');
    const source = rows.find((row) => row.id === record.toLowerCase());
    const version = rows.find((row) => row.id === other.toLowerCase());
    if (!source || !version) throw notFound();
    if (source === version) throw refusedField('other', 'This is the same one. Please choose another.');
    await refuseUnreadLink(tx, viewer, kind, [source, version]);
    const group = await groupOf(tx, kind, source, now);
    await refuseForeignVersions(tx, viewer, kind, group);
    const before = await rowOf(tx, kind, version.id);
    if (before && before.group !== group && (await othersIn(tx, kind, before.group, version.id)))
      throw new Refusal(409, 'This one has versions of its own already. Take it out from among them first.');
    await leave(tx, kind, version.id);
    await refuseSecond(tx, kind, group, language);
    await add(tx, kind, { id: version.id, group, language, from: source }, now);
    await note(tx, viewer, kind, 'version_linked', version, now);
  });
}

/**
 * Unlinks a record from its versions; it stays as it is, and so do they. Throws Refusal: 404 when the viewer may not change it, 403 where it is public and such
 * changes wait for the office.
 */
export async function unlinkVersion(viewer: Staff, db: Db, kind: Kind, id: string, now: Date): Promise<void> {
  await writing(db, async (tx) => {
    const [row] = await lockRecords(tx, viewer, kind, [id], 'change');
    if (!row || !(await rowOf(tx, kind, row.id))) throw notFound();
    await refuseUnreadLink(tx, viewer, kind, [row]);
    await leave(tx, kind, row.id);
    await sql`update item_version set made_from = null, made_from_version = null
      where kind = ${kind.name} and made_from = ${row.id}`.execute(tx);
    await note(tx, viewer, kind, 'version_unlinked', row, now);
  });
}

/**
 * Marks a version as up to date with this version of its source; later saves of the source still count as differences. Throws Refusal: 404 when the viewer may
 * not change it or it has no source, 409 for a version that does not exist yet.
 */
export async function holdsNow(
  viewer: Staff,
  db: Db,
  kind: Kind,
  { record, sourceVersion }: { readonly record: string; readonly sourceVersion: number },
  now: Date,
): Promise<void> {
  await writing(db, async (tx) => {
    const [row] = await lockRecords(tx, viewer, kind, [record], 'change');
    if (!row) throw notFound();
    const found = await sql<{ latest: number }>`select t.version as latest from item_version v
      join ${sql.table(kind.name)} t on t.id = v.made_from
      where v.kind = ${kind.name} and v.record_id = ${row.id} for update of v`.execute(tx);
    const latest = found.rows[0]?.latest;
    if (latest === undefined) throw notFound();
    if (sourceVersion > latest)
      throw new Refusal(409, 'What it was made from is older than that. Please load this again.');
    await sql`update item_version set made_from_version = greatest(made_from_version, ${sourceVersion})
      where kind = ${kind.name} and record_id = ${row.id}`.execute(tx);
    await note(tx, viewer, kind, 'version_holds', row, now);
  });
}

interface Row {
  readonly group: string;
  readonly language: Language;
}

/** The row of a locked record. All of its group are locked, by record, as the triggers do that note which versions are hidden. */
async function rowOf(tx: Tx, kind: Kind, id: string): Promise<Row | undefined> {
  const { rows } = await sql<
    Row & { readonly id: string }
  >`select v.record_id as id, v.group_id as "group", v.language from item_version v
    where v.kind = ${kind.name} and v.group_id = (select group_id from item_version where kind = ${kind.name} and record_id = ${id})
    order by v.record_id for update`.execute(tx);
  return rows.find((row) => row.id === id);
}

/** The group of a locked record; a record without one starts its own, in the language that its letters suggest. */
async function groupOf(tx: Tx, kind: Kind, row: StoredRow, now: Date): Promise<string> {
  const before = await rowOf(tx, kind, row.id);
  if (before) return before.group;
  const group = newId(now.getTime());
  const language = languageOf(String(row[titleField(kind)] ?? ''));
  await add(tx, kind, { id: row.id, group, language, from: null }, now);
  return group;
}

interface Member {
  readonly id: string;
  readonly group: string;
  readonly language: Language;
  readonly from: StoredRow | null;
}

/** Throws Refusal (409) when two records compete for the same language of one item, and the other was first. */
async function add(tx: Tx, kind: Kind, { id, group, language, from }: Member, now: Date): Promise<void> {
  const made =
    await sql`insert into item_version (kind, record_id, group_id, language, made_from, made_from_version, made_at)
    values (${kind.name}, ${id}, ${group}, ${language}, ${from?.id ?? null}, ${from?.version ?? null}, ${now})
    on conflict do nothing returning record_id`.execute(tx);
  if (made.rows.length === 0) throw second(language);
}

const leave = (tx: Tx, kind: Kind, id: string): Promise<unknown> =>
  sql`delete from item_version where kind = ${kind.name} and record_id = ${id}`.execute(tx);

const second = (language: Language): Refusal =>
  new Refusal(409, `There is a version in ${languageInEnglish(language)} already.`);

/** Throws Refusal (409) when the group has a record in this language; one in the trash gives up its place. */
async function refuseSecond(tx: Tx, kind: Kind, group: string, language: Language): Promise<void> {
  await sql`delete from item_version v where v.kind = ${kind.name} and v.group_id = ${group} and v.language = ${language}
    and not exists (select from ${sql.table(kind.name)} t where t.id = v.record_id and t.deleted_at is null)`.execute(
    tx,
  );
  const found = await sql`select from item_version v
    where v.kind = ${kind.name} and v.group_id = ${group} and v.language = ${language}`.execute(tx);
  if (found.rows.length > 0) throw second(language);
}

/** A unit's user may not make a record the version that readers of another unit's item get in their language: the office has linked those, and does it. */
async function refuseForeignVersions(tx: Tx, viewer: Staff, kind: Kind, group: string): Promise<void> {
  const found = await sql`select from item_version v join ${sql.table(kind.name)} t on t.id = v.record_id
    where v.kind = ${kind.name} and v.group_id = ${group} and t.deleted_at is null and (${permitted(viewer, kind, 'change')}) is not true limit 1`.execute(
    tx,
  );
  if (found.rows.length > 0)
    throw new Refusal(
      403,
      'It belongs together with what others have written. Ask the synod office to link it.',
    );
}

async function othersIn(tx: Tx, kind: Kind, group: string, id: string): Promise<boolean> {
  const found = await sql`select from item_version v join ${sql.table(kind.name)} t on t.id = v.record_id
    where v.kind = ${kind.name} and v.group_id = ${group} and v.record_id <> ${id} and t.deleted_at is null limit 1`.execute(
    tx,
  );
  return found.rows.length > 0;
}

async function note(
  tx: Tx,
  viewer: Staff,
  kind: Kind,
  act: 'version_linked' | 'version_unlinked' | 'version_holds',
  row: StoredRow,
  now: Date,
): Promise<void> {
  const thing = String(row[titleField(kind)] ?? '').slice(0, 200);
  const { accountId: by, token } = viewer;
  await noteAct(tx, { act, by, thing, token: token?.name, details: { kind: kind.name }, now });
  contentChanges(tx, VERSIONS_TOPIC);
}
