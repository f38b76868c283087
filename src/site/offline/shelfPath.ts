import type { Organisation } from '#lib/organisation.ts';
import { worshipPlaces } from '../worship/places.ts';

/** The page with the saved pages and the reading settings. */
export const SHELF = '/saved';

/** The pages that are saved without having been read. */
export function keptUnread(organisation: Organisation): readonly string[] {
  const { prayer, lectionary, sermons } = worshipPlaces(organisation);
  return ['/home', prayer, lectionary, sermons, SHELF];
}
