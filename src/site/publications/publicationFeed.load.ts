import type { Organisation } from '#lib/organisation.ts';
import type { PublicationType } from '../context/data.ts';
import { bookPath, publicationFeed } from '../host/paths.ts';
import { FEED_LENGTH, type PageFeed } from '../routing/route.ts';
import { publicationTeasers } from './publication.load.ts';
import { publicationPlaces } from './publicationPlaces.ts';

/**
 * Loads the newest publications of a type, of all or of one department. Several share one page, so each is identified by the address that leads to
 * it.
 */
export function feedOfPublications(
  type: PublicationType,
  organisation: Organisation,
  feed: Pick<PageFeed, 'called' | 'on'>,
): PageFeed {
  const { withIn } = publicationPlaces(organisation);
  return {
    ...feed,
    of: 'publication',
    path: publicationFeed(type),
    items: async (db, site, readIn) => {
      const department = site.kind === 'main' ? undefined : site.unit.id;
      const { items } = await publicationTeasers(db, type, {
        department,
        page: 1,
        limit: FEED_LENGTH,
        readIn,
        firstAlone: true,
      });
      return items.map(({ id, year, month, title, day, deck, unitName, picture, files }) => ({
        ...{ title, day, deck, picture, category: unitName, paper: files[0] },
        ownPath: bookPath(id),
        path: type === 'books' ? bookPath(id) : withIn({ type, year, month }),
      }));
    },
  };
}
