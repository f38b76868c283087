import type { Organisation } from '#lib/organisation.ts';
import { worshipPlaces } from '#lib/worshipPlaces.ts';
import { SHELF } from '../host/paths.ts';

/** The pages that are saved without having been read. */
export function keptUnread(organisation: Organisation): readonly string[] {
  const { prayer, lectionary, sermons } = worshipPlaces(organisation);
  return ['/home', prayer, lectionary, sermons, SHELF];
}
