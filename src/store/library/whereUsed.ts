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

/** A change to a file: the status that refuses it on pages of others, and what to do instead where its pages wait for the office. */
export interface FileChange {
  readonly status: 403 | 409;
  readonly act: string;
  readonly instead: string;
}

/**
 * A unit's user may not change other units' pages through their own file or its description, including pages in the trash that may come back and planned ones;
 * where changes of public content wait for the office, not their own pages either. A template is no page. `places`: all places that use the file. Throws
 * Refusal.
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
 * Locks the records that use a file, in the order of all writers: records before files, and units after what belongs to them. Callers that lock the file do so
 * afterwards, and check again where it is used.
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
 * Records that wait for the office and now show a different file or description get a new version, so that nobody approves them who has seen the one before.
 * `but`: records that have one already. The office's own changes need no review.
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
