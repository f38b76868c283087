import { sql } from 'kysely';
import type { Focus, PictureCut } from '#kinds/pictureCut.ts';
import type { Staff, Viewer } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db, Tx } from '../database/db.ts';
import { notFound } from '../records/rows.ts';
import { mayStandIn, standsInOwn, strictlyOwn } from './fileRights.ts';
import { type Place, placesOf } from './places.ts';

/** A picture that parts are cut out of. */
export interface Original {
  readonly id: string;
  readonly fileName: string;
  readonly originalName: string;
  readonly type: string;
  readonly kind: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** A part of a picture as one place shows it. */
export interface CutFile {
  readonly id: string;
  readonly cut: PictureCut;
  readonly focus: Focus | null;
}

/** The part that a row `m` is of its picture, as a PictureCut; null for one that is whole. */
export const CUT_AS_JSON = sql`case when m.cut is not null then
  json_build_object('left', m.cut[1], 'top', m.cut[2], 'width', m.cut[3], 'height', m.cut[4]) end`;

const ORIGINAL = sql`o.id, o.file_name as "fileName", o.original_name as "originalName", o.type, o.kind, o.width, o.height`;

/**
 * The whole picture behind a name, which may be that of a part: what a part is cut out of is always the whole one. The viewer may use the file
 * that is named, or it stands in a record of the own unit. Throws Refusal (404).
 */
export async function originalToCut(viewer: Staff, db: Db, name: string): Promise<Original> {
  const found = await sql<Original>`select ${ORIGINAL} from media m
    join media n on n.id = coalesce(m.replaced_in, m.id) join media o on o.id = coalesce(n.cut_of, n.id)
    where m.file_name = ${name} and m.kind = 'image'
      and (${mayStandIn(viewer, { kind: '', id: '' })} or ${standsInOwn(viewer)})`.execute(db);
  const [original] = found.rows;
  if (!original) throw notFound();
  return original;
}

/** What was cut out of a file of the viewer's own, by the file's name, as it stands now; with the file that is to come in its place. */
export async function cutsOfOwn(viewer: Staff, db: Db, name: string): Promise<CutFile[]> {
  const found = await sql<CutFile>`${CUTS} where m.replaced_in is null and m.cut_of =
      (select m.id from media m where m.file_name = ${name} and ${strictlyOwn(viewer)}) order by m.id`.execute(
    db,
  );
  return found.rows;
}

const CUTS = sql`select m.id, m.focus, ${CUT_AS_JSON} as cut from media m`;

/** A part of a picture that is put in the place of another part. */
export interface CutPair {
  readonly of: string;
  readonly by: string;
}

/**
 * The parts of a picture that change with it, each with what was made for its place. Throws Refusal (409) when one was cut since those were
 * made: it would go on showing the old picture.
 */
export async function pairedCuts(
  tx: Tx,
  original: string,
  made: readonly CutPair[],
): Promise<readonly CutPair[]> {
  const found = await sql<{
    id: string;
  }>`select id from media where cut_of = ${original} and replaced_in is null order by id for update`.execute(
    tx,
  );
  return found.rows.map(({ id }) => {
    const pair = made.find(({ of }) => of === id);
    if (!pair) throw new Refusal(409, 'Somebody has just cut this picture. Replace it again.');
    return pair;
  });
}

/** The parts that were changed when `by` came in the place of a file, as they were: what goes back with it. */
export async function pairsBefore(tx: Tx, by: string): Promise<readonly CutPair[]> {
  const found = await sql<CutPair>`select d.replaced_in as of, d.id as by from media d
    join media c on c.id = d.replaced_in where d.cut_of = ${by} order by c.id for update`.execute(tx);
  return found.rows;
}

interface Part {
  readonly id: string;
  readonly fileName: string;
  readonly of: string;
  readonly ownWords: boolean;
}

/** Where these files stand now, whole or in part; a place that shows a part and says something else of it says so. */
export async function placesWithCuts(
  viewer: Viewer,
  db: Db | Tx,
  files: readonly { readonly id: string; readonly fileName: string }[],
): Promise<Map<string, StandingPlace[]>> {
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

/** A place, and whether something else is said there of the file than elsewhere. */
export type StandingPlace = Place & { readonly ownWords: boolean };

/** A record shows a picture in several ways at once, whole and in part: it is one place. The newest first. */
function merged(places: readonly StandingPlace[]): StandingPlace[] {
  const perRecord = Map.groupBy(places, ({ kind, record }) => `${kind} ${record}`);
  return [...perRecord.values()]
    .flatMap((same) => {
      const [first] = same;
      const fields = [...new Set(same.flatMap((place) => place.fields))];
      return first ? { ...first, fields, ownWords: same.some(({ ownWords }) => ownWords) } : [];
    })
    .sort((a, b) => (a.record < b.record ? 1 : -1));
}
