import type { Organisation } from '#lib/organisation.ts';
import { worshipPlaces } from '../worship/places.ts';

/** The page of what this browser keeps, and of how the reader wants to read. */
export const SHELF = '/saved';

/** What is kept without having been read. */
export function keptUnread(organisation: Organisation): readonly string[] {
  const { prayer, lectionary, sermons } = worshipPlaces(organisation);
  return ['/home', prayer, lectionary, sermons, SHELF];
}
