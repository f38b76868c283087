import { type RawBuilder, sql } from 'kysely';
import type { ActName } from '#kinds/acts.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { strictlyOwn } from '../files/fileRights.ts';
import { noteAct } from '../rows/acts.ts';
import { notFound } from '../rows/rows.ts';
import { placesWithCuts } from './cutsInUse.ts';

/** After this many days without use, a library file is announced for deletion. */
export const UNUSED_DAYS = 30;
/** After this many days it is deleted, unless somebody keeps or uses it. */
export const LIBRARY_DAYS = 60;

/** A file that is locked for a change. */
export interface LockedFile {
  readonly id: string;
  readonly fileName: string;
  readonly originalName: string;
}

/** Locks a file so that nobody starts using it meanwhile. Throws Refusal (404) for one that is unknown or not the viewer's own. */
export const lockOwnFile = (tx: Tx, viewer: Staff, name: string): Promise<LockedFile> =>
  ownFileNamed(tx, viewer, name, sql`for update of m`);

/** A file by its name. Throws Refusal (404) for one that is unknown or not the viewer's own. */
export async function ownFileNamed(
  tx: Tx,
  viewer: Staff,
  name: string,
  lock: RawBuilder<unknown> = sql``,
): Promise<LockedFile> {
  const found =
    await sql<LockedFile>`select m.id, m.file_name as "fileName", m.original_name as "originalName" from media m
    where m.file_name = ${name} and m.replaced_in is null and ${strictlyOwn(viewer)} ${lock}`.execute(tx);
  const [file] = found.rows;
  if (!file) throw notFound();
  return file;
}

/**
 * Keeps unused files in the library for `LIBRARY_DAYS` from now on; for a file that is kept already the time restarts. Returns the names of those that exist
 * and are the viewer's own.
 */
export async function keepInLibrary(
  viewer: Staff,
  db: Db,
  fileNames: readonly string[],
  now: Date,
): Promise<string[]> {
  const kept = await writing(db, (tx) =>
    sql<{ name: string }>`with own as materialized (
        select m.id from media m where m.file_name = any(${[...new Set(fileNames)]}::text[]) and m.trashed_at is null
        and ${strictlyOwn(viewer)} order by m.id for no key update of m)
      update media m set library_since = ${now}, kept_until = ${now}::timestamptz + make_interval(days => ${LIBRARY_DAYS})
      from own where m.id = own.id returning m.file_name as name`.execute(tx),
  );
  return kept.rows.map(({ name }) => name);
}

/** Shares a file with all units, or stops sharing it; existing uses stay. Throws Refusal (404). */
export async function shareFile(
  viewer: Staff,
  db: Db,
  name: string,
  { forAll, now }: { readonly forAll: boolean; readonly now: Date },
): Promise<void> {
  await writing(db, async (tx) => {
    const file = await lockOwnFile(tx, viewer, name);
    await sql`update media set for_all = ${forAll}, library_since = coalesce(library_since, ${now}) where id = ${file.id}`.execute(
      tx,
    );
    await noteFileAct(tx, viewer, forAll ? 'file_shared' : 'file_unshared', file, now);
  });
}

/**
 * Moves a file to the trash, from where it can be restored for 30 days, or by being used again. A file in use is refused (409): it has to be removed there
 * first, or replaced. Throws Refusal (404) for a foreign one.
 */
export async function throwFileAway(viewer: Staff, db: Db, name: string, now: Date): Promise<void> {
  await writing(db, async (tx) => {
    const file = await lockOwnFile(tx, viewer, name);
    const places = (await placesWithCuts(viewer, tx, [file])).get(file.id) ?? [];
    const uses = places.filter(({ trashed }) => !trashed).length;
    if (uses > 0) throw new Refusal(409, stillUsed(uses));
    await sql`update media set trashed_at = ${now}, for_all = false where id = ${file.id} and trashed_at is null`.execute(
      tx,
    );
    await noteFileAct(tx, viewer, 'file_thrown_away', file, now);
  });
}

const stillUsed = (places: number): string =>
  `It is in use in ${places === 1 ? 'one place' : `${places} places`}, so it stays. Remove it there first, or replace it.`;

/** Restores a file from the trash. Its unused time restarts. Throws Refusal (404). */
export async function bringFileBack(viewer: Staff, db: Db, name: string, now: Date): Promise<void> {
  await writing(db, async (tx) => {
    const file = await lockOwnFile(tx, viewer, name);
    await sql`update media set trashed_at = null, library_since = ${now},
      kept_until = greatest(kept_until, ${now}::timestamptz + make_interval(days => ${LIBRARY_DAYS})) where id = ${file.id}`.execute(
      tx,
    );
    await noteFileAct(tx, viewer, 'file_brought_back', file, now);
  });
}

/** Records in 'Who did what' what was done with a file. */
export const noteFileAct = (
  tx: Tx,
  { accountId: by, token }: Staff,
  act: ActName,
  { originalName }: LockedFile,
  now: Date,
): Promise<void> => noteAct(tx, { act, by, thing: originalName, token: token?.name, now });
