import { describe, expect, it } from 'vitest';
import { CONSOLE } from '#console/frame/sections.ts';
import { isAt, pathAt, placeOf } from '#console/kit/help/place.ts';
import { readSettings } from '#settings/settings.ts';
import { pageRoutes } from '#site/routes.ts';
import { kindsWithPages, mainPages } from '#site/routing/routeLists.ts';

const { organisation } = readSettings({});
const routes = pageRoutes(organisation);

/** What the console says of the website, held against the website. No wing looks into the other, so it is looked at from above. */
describe('where on the website something stands that is written in the console', () => {
  it.each(CONSOLE.screens.map((screen) => ({ route: screen.route, place: placeOf(screen) })))(
    '$route',
    ({ place }) => {
      if (!place) return;
      // What is known of the address once the screen is open.
      const path = pathAt(place, organisation.brand, { id: 'id', type: 'type' });
      expect(mainPages(routes).some((pattern) => isAt(pattern, path))).toBe(true);
    },
  );

  it('is said of most screens', () => {
    expect(CONSOLE.screens.filter(placeOf).length).toBeGreaterThan(50);
    const withPages = kindsWithPages(routes);
    expect(withPages).toMatchObject({ news: 'own', department: 'own', partner: 'shared', prayer: 'shared' });
  });
});
