import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { reviewedKind } from '#kinds/reviewed.ts';
import { TEMPLATE } from '#kinds/templates.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Tx } from '../database/db.ts';
import type { Place } from '../files/place.ts';
import { update } from '../records/columns.ts';
import { lockRecords } from '../records/lockRecords.ts';
import { refuseUnreadFile } from '../records/mustWait.ts';
import { stamps } from '../records/write.ts';
import { runEffects } from '../records/writePath.ts';
import { withChildRows } from '../rows/childRows.ts';
import { placesWithCuts } from './cutsInUse.ts';

/** What somebody wants to do with a file, with which status it is refused on pages of others, and what there is to do instead where its pages wait for the office. */
export interface FileChange {
  readonly status: 403 | 409;
  readonly act: string;
  readonly instead: string;
}

/**
 * A unit's user changes no page of anybody else by a file that is its own or by its words, nor one that lies in the trash and may come back, or that is only to get it; and where changes of what is on
 * the site wait for the office, none of its own either. A template is no page. `places`: all in which the file stands. Throws Refusal.
 */
export async function refuseChangeOfPages(
  tx: Tx,
  viewer: Staff,
  places: readonly Place[],
  { status, act, instead }: FileChange,
): Promise<void> {
  const { unit } = viewer;
  if (!unit) return;
  const pages = places.filter(({ kind }) => kind !== TEMPLATE);
  if (pages.some((place) => place.unit?.kind !== unit.kind || place.unit.id !== unit.id))
    throw new Refusal(status, `It stands on pages of others too. Ask the synod office to ${act} it there.`);
  await refuseUnreadFile(tx, viewer, async () => pages, instead);
}

/**
 * Locks the records in which a file stands, in the order of all writers: records before files, and units after what belongs to them. Whoever is to lock
 * the file does so afterwards, and asks once more where it stands.
 */
export async function lockPlaces(
  tx: Tx,
  viewer: Staff,
  file: { readonly id: string; readonly fileName: string },
): Promise<void> {
  const places = (await placesWithCuts(viewer, tx, [file])).get(file.id) ?? [];
  const perKind = Map.groupBy(places, ({ kind }) => kind);
  for (const name of inLockOrder([...perKind.keys()])) {
    const ids = (perKind.get(name) ?? []).map(({ record }) => record);
    await sql`select from ${sql.table(name)} where id = any(${ids}::uuid[]) order by id for no key update`.execute(
      tx,
    );
  }
}

const UNITS: readonly string[] = ['department', 'diocese'];

/** The kinds among these in the order in which their records are locked. */
export const inLockOrder = (names: readonly string[]): KindName[] =>
  names
    .filter((name) => Object.hasOwn(KINDS, name))
    .sort((a, b) => Number(UNITS.includes(a)) - Number(UNITS.includes(b)) || (a < b ? -1 : 1)) as KindName[];

/**
 * What waits for the office shows something else from now on, by another file or by what that says: it gets a new version, so that nobody lets it through who
 * has seen the one before. `but`: records that have one already. The office's own changes need nobody's eyes.
 */
export async function noteShownOtherwise(
  tx: Tx,
  viewer: Staff,
  places: readonly Place[],
  now: Date,
  but: readonly string[] = [],
): Promise<void> {
  if (!viewer.unit) return;
  const reviewed = places.filter(({ kind, trashed }) => !trashed && reviewedKind(kind) !== undefined);
  const waiting = reviewed.filter(({ activated, record }) => !activated && !but.includes(record));
  const perKind = Map.groupBy(waiting, ({ kind }) => kind);
  for (const name of inLockOrder([...perKind.keys()])) {
    const kind: Kind = KINDS[name];
    const ids = (perKind.get(name) ?? []).map(({ record }) => record);
    const before = await lockRecords(tx, viewer, kind, ids, 'change');
    const rows = await withChildRows(tx, kind, await update(tx, kind, ids, stamps(viewer, now, false)));
    const after = new Map(rows.map((row) => [row.id, row]));
    const written = before.flatMap((row) => {
      const then = after.get(row.id);
      return then ? [{ before: row, after: then }] : [];
    });
    await runEffects(tx, { viewer, kind, action: 'change', written, now, byFile: true });
  }
  await sql`update planned set planned_at = greatest(${now}::timestamptz, planned_at + interval '1 millisecond')
    where record_id = any(${reviewed.map(({ record }) => record)}::uuid[]) and act = 'change' and state = 'wished'`.execute(
    tx,
  );
}
