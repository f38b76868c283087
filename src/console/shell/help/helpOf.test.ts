import { describe, expect, it } from 'vitest';
import { CONSOLE_ROUTES, type ConsoleRoute, OUTSIDE_ROUTES } from '#lib/consoleRoutes.ts';
import { isAt, placeOf } from '#lib/sitePlaces.ts';
import { HELP_OF } from './helpOf.ts';
import { HELP } from './helpTexts.ts';

const routes = (Object.keys(CONSOLE_ROUTES) as ConsoleRoute[]).filter(
  (route) => !(OUTSIDE_ROUTES as readonly ConsoleRoute[]).includes(route),
);

describe('the help', () => {
  it('leaves out no screen', () => {
    expect(routes.filter((route) => !HELP_OF[route])).toEqual([]);
  });

  it('is half a page: what it is, and not more than six ways of at most six steps', () => {
    const sizes = Object.entries(HELP.en).map(([name, { what, ways }]) => ({
      name,
      words: [what, ...ways.flat(2)].join(' ').split(' ').length,
      steps: Math.max(0, ...ways.map(([, text]) => (typeof text === 'string' ? 1 : text.length))),
    }));
    expect(sizes.filter(({ words, steps }) => words < 10 || words > 160 || steps > 6)).toEqual([]);
  });
});

describe('where something will stand', () => {
  it('is told with what the screen was opened for', () => {
    expect(placeOf('editDepartmentNews', 'csi', { id: 'n1' })?.path).toBe('/news_list_screen/departments');
    expect(placeOf('dioceseGallery', 'csi', { id: 'd1' })?.path).toBe('/home/diocese/d1');
    expect(placeOf('magazine', 'csi', {})?.path).toBe('/resources/csi_life_screen');
    expect(placeOf('subscribers', 'csi', {})).toBeNull();
  });

  it('is a link only where there is such a page', () => {
    expect(isAt('/news_list_screen/:type', '/news_list_screen/dioceses')).toBe(true);
    expect(isAt('/home/diocese/:id', '/home/diocese/:id')).toBe(false);
    expect(isAt('/home/diocese', '/home/diocese/d1')).toBe(false);
  });
});
