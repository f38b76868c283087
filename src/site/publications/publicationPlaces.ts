import type { Organisation } from '#lib/organisation.ts';
import { SITE_PLACES } from '#lib/sitePlaces.ts';
import type { PublicationType } from '../context/data.ts';
import { listPath } from '../host/paths.ts';

/** The paths on the main site of the pages that list each type of publication. */
export function publicationPlaces({ brand }: Organisation) {
  const at = (place: keyof typeof SITE_PLACES) => SITE_PLACES[place].replace('{brand}', brand);
  const places: Readonly<Record<PublicationType, string>> = {
    books: at('books'),
    magazine: at('magazine'),
    resources: at('resources'),
    library_archives: at('archives'),
    sermons: at('sermons'),
    lectionary: at('lectionary'),
  };
  const issue = (id: string): string => `${places.magazine}/${id}`;
  return {
    ...places,
    /** An issue of the magazine: its contents, and one of its pages, from 1. */
    issue,
    issuePage: (id: string, page: number): string => `${issue(id)}/pages/${page}`,
    /** The list that contains a publication, filtered to its time. */
    withIn: ({ type, year, month }: { type: PublicationType; year: number; month: number }): string =>
      listPath(places[type], MONTHLY.includes(type) ? { month, year } : { year }),
  };
}

/** The types whose lists can be filtered by month. */
const MONTHLY: readonly PublicationType[] = ['magazine', 'library_archives'];
