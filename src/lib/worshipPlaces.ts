import type { Organisation } from './organisation.ts';
import { SITE_PLACES } from './sitePlaces.ts';

/** The three pages of worship resources, as paths on the main site. */
export const worshipPlaces = ({ brand }: Pick<Organisation, 'brand'>) => ({
  prayer: SITE_PLACES.prayerCalendar,
  lectionary: SITE_PLACES.lectionary.replace('{brand}', brand),
  sermons: SITE_PLACES.sermons,
});
/** The page of a Sunday or feast, YYYY-MM-DD. */
export const churchDayPath = (organisation: Pick<Organisation, 'brand'>, day: string): string =>
  `${worshipPlaces(organisation).lectionary}/${day}`;
export type WorshipPlace = keyof ReturnType<typeof worshipPlaces>;

/** The prayers of a month, YYYY-MM; without one, of the current month. */
export const prayerPath = (month?: string): string =>
  month === undefined ? SITE_PLACES.prayerCalendar : `${SITE_PLACES.prayerCalendar}/${month}`;
