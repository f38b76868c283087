import { TEMPLATE } from '#kinds/templates.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Tx } from '../database/db.ts';
import { refuseUnreadFile } from '../records/mustWait.ts';
import type { Place } from './places.ts';

/** What somebody wants to do with a file, with which status it is refused on pages of others, and what there is to do instead where its pages wait for the office. */
export interface FileChange {
  readonly status: 403 | 409;
  readonly act: string;
  readonly instead: string;
}

/**
 * A unit's user changes no page of anybody else by a file that is its own, nor one that lies in the trash and may come back; and where changes of what is on
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
