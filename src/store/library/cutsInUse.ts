import { sql } from 'kysely';
import type { Staff, Viewer } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db, Tx } from '../database/db.ts';
import { CUT_AS_JSON, type CutFile, type CutPair } from '../files/cuts.ts';
import type { Place } from '../files/place.ts';
import { placesOf } from './places.ts';

/** The ids of the parts of a file that are in use; the others are not regenerated when it is replaced. */
async function usedParts(viewer: Staff, db: Db | Tx, original: string): Promise<string[]> {
  const parts = await sql<{
    id: string;
    fileName: string;
  }>`select m.id, m.file_name as "fileName" from media m
    where m.cut_of = ${original} and m.replaced_in is null order by m.id`.execute(db);
  const places = await placesOf(viewer, db, parts.rows);
  return parts.rows.flatMap(({ id }) => (places.get(id)?.length ? [id] : []));
}

/** No program takes longer to cut as many as there may be; one that is killed blocks the picture no longer than this. */
const LONGEST_REPLACING = sql`interval '5 minutes'`;

/**
 * The used parts of a locked file of the viewer. Once this is committed, nobody can cut or use a part until `endReplacing` or for 5 minutes: so the newly made
 * parts fit their places.
 */
export async function beginReplacing(tx: Tx, viewer: Staff, original: string): Promise<CutFile[]> {
  // Waits for transactions that are using one of them, or cutting another.
  await sql`select from media m where m.id = ${original} or m.cut_of = ${original} order by m.id for update`.execute(
    tx,
  );
  await sql`update media set replacing_until = now() + ${LONGEST_REPLACING}
    where id = ${original} or cut_of = ${original}`.execute(tx);
  const used = await usedParts(viewer, tx, original);
  const found = await sql<CutFile>`${CUTS} where m.id = any(${used}::uuid[]) order by m.id`.execute(tx);
  return found.rows;
}

/** Lets a picture and its parts be used again. */
export const endReplacing = (tx: Tx, original: string) =>
  sql`update media set replacing_until = null where id in (select id from media
    where (id = ${original} or cut_of = ${original}) and replacing_until is not null order by id for update)`.execute(
    tx,
  );

const CUTS = sql`select m.id, m.focus, ${CUT_AS_JSON} as cut from media m`;

/**
 * The parts of a locked picture that change with it, each with its new version. Throws Refusal (409) when a used part has no new version: it would go on
 * showing the old picture.
 */
export async function pairedCuts(
  tx: Tx,
  viewer: Staff,
  original: string,
  made: readonly CutPair[],
): Promise<readonly CutPair[]> {
  return (await usedParts(viewer, tx, original)).map((id) => {
    const pair = made.find(({ of }) => of === id);
    if (!pair) throw new Refusal(409, 'Somebody has just cut this picture. Replace it again.');
    return pair;
  });
}

/** Unused parts go with the replaced picture, `by`; later uses of one get its replacement. */
export const leaveUnused = (tx: Tx, of: string, by: string, pairs: readonly CutPair[], now: Date) =>
  sql`update media set cut_of = ${by}, replaced_in = ${of}, replaced_at = ${now}
    where cut_of = ${of} and replaced_in is null and id <> all(${pairs.map((pair) => pair.of)}::uuid[])`.execute(
    tx,
  );

/** When `by` is put back in place of `of`: each gets its own parts again. */
export const takeUnusedBack = (tx: Tx, of: string, by: string, pairs: readonly CutPair[]) =>
  sql`update media set cut_of = case when cut_of = ${of} then ${by}::uuid else ${of}::uuid end,
      replaced_at = case when cut_of = ${of} then replaced_at end, replaced_in = case when cut_of = ${of} then replaced_in end
    where (cut_of = ${of} and id <> all(${pairs.map((pair) => pair.of)}::uuid[])) or (cut_of = ${by} and replaced_in = ${of})`.execute(
    tx,
  );

/** The parts that were changed when `by` replaced a file, in their earlier state: they are reverted with it. */
export async function pairsBefore(tx: Tx, by: string): Promise<readonly CutPair[]> {
  const found = await sql<CutPair>`select d.replaced_in as of, d.id as by from media d
    join media c on c.id = d.replaced_in where d.cut_of = ${by} and c.cut_of is not null order by c.id for update`.execute(
    tx,
  );
  return found.rows;
}

interface Part {
  readonly id: string;
  readonly fileName: string;
  readonly of: string;
  readonly ownWords: boolean;
}

/** Where these files are used now, whole or in part; a place that shows a part with its own description says so. */
export async function placesWithCuts(
  viewer: Viewer,
  db: Db | Tx,
  files: readonly { readonly id: string; readonly fileName: string }[],
): Promise<Map<string, UsedPlace[]>> {
  const found =
    await sql<Part>`select c.id, c.file_name as "fileName", c.cut_of as of, c.described_at is not null as "ownWords"
    from media c where c.cut_of = any(${files.map(({ id }) => id)}::uuid[]) and c.replaced_in is null`.execute(
      db,
    );
  const places = await placesOf(viewer, db, [...files, ...found.rows]);
  const parts = Map.groupBy(found.rows, ({ of }) => of);
  return new Map(
    files.map(({ id }) => {
      const whole = (places.get(id) ?? []).map((place) => ({ ...place, ownWords: false }));
      const inPart = (parts.get(id) ?? []).flatMap((part) =>
        (places.get(part.id) ?? []).map((place) => ({ ...place, ownWords: part.ownWords })),
      );
      return [id, merged([...whole, ...inPart])];
    }),
  );
}

/** A place, and whether the file has a different description there. */
export type UsedPlace = Place & { readonly ownWords: boolean };

/** A record that shows a picture in several ways, whole and in part, is one place. Newest first. */
function merged(places: readonly UsedPlace[]): UsedPlace[] {
  const perRecord = Map.groupBy(places, ({ kind, record }) => `${kind} ${record}`);
  return [...perRecord.values()]
    .flatMap((same) => {
      const [first] = same;
      const fields = [...new Set(same.flatMap((place) => place.fields))];
      const planned = same.every((place) => place.planned);
      return first ? { ...first, fields, planned, ownWords: same.some(({ ownWords }) => ownWords) } : [];
    })
    .sort((a, b) => (a.record < b.record ? 1 : -1));
}
