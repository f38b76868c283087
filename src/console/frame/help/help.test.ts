import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '#kinds/define.ts';
import type { Organisation } from '#lib/organisation.ts';
import { mayVisit, sidebarEntries } from '../../kit/entries.ts';
import { helpFor } from '../../kit/help/helpText.ts';
import { isAt, pathAt, placeOf } from '../../kit/help/place.ts';
import type { ConsoleRoute } from '../../kit/screenPaths.ts';
import { patternsOf } from '../../kit/sectionTypes.ts';
import { CONSOLE } from '../sections.ts';
import { HELPS } from './helps.ts';

const screens = CONSOLE.screens.filter(({ section }) => !section.outside);
const helpOf = (route: ConsoleRoute) => HELPS[route]?.en ?? expect.fail(`${route} has no help.`);

describe('the help', () => {
  it('leaves out no screen', () => {
    expect(screens.map(({ route }) => route).filter((route) => !HELPS[route])).toEqual([]);
  });

  it('is half a page: what it is, and not more than six ways of at most six steps', () => {
    const sizes = ROLES.flatMap((role) =>
      screens.map(({ route }) => {
        const { what, ways } = helpFor(role, helpOf(route));
        return {
          name: `${route} for ${role}`,
          words: [what, ...ways.flatMap(([heading, said]) => [heading, said].flat())].join(' ').split(' ')
            .length,
          ways: ways.length,
          steps: Math.max(0, ...ways.map(([, said]) => (typeof said === 'string' ? 1 : said.length))),
        };
      }),
    );
    expect(
      sizes.filter(({ words, ways, steps }) => words < 10 || words > 160 || ways > 6 || steps > 6),
    ).toEqual([]);
  });
});

describe('the help of a unit’s user', () => {
  const file = join(import.meta.dirname, '../../../../organisations/csi.json');
  const all = sidebarEntries(CONSOLE, JSON.parse(readFileSync(file, 'utf8')) as Organisation, 'en');
  const own = screens
    .filter((screen) => patternsOf(screen, 'csi').some((path) => mayVisit(path, 'diocese_user', all)))
    .map(({ route }) => route);
  const told = (role: Role, route: ConsoleRoute) => JSON.stringify(helpFor(role, helpOf(route)));

  it('says nothing of what only the office can do', () => {
    expect(own).toContain('editDioceseNews');
    for (const route of own)
      expect(told('diocese_user', route), route).not.toMatch(
        /Make (Ina|A)ctive|until you have made|whose story|the office (writes|announces) is|Find the/,
      );
  });

  it('says what is done instead', () => {
    expect(told('diocese_user', 'dioceseNews')).toContain('The office approves it first');
    expect(told('full_administrator', 'dioceseNews')).toContain('Make Inactive');
    expect(told('full_administrator', 'dioceseNews')).not.toContain('The office approves it first');
  });
});

describe('where something will stand', () => {
  const path = (route: ConsoleRoute, parameters: Record<string, string> = {}) => {
    const screen = CONSOLE.screens.find((one) => one.route === route);
    const place = placeOf(screen ?? expect.fail(route));
    return place && pathAt(place, 'csi', parameters);
  };

  it('is told with what the screen was opened for', () => {
    expect(path('editDepartmentNews', { id: 'n1' })).toBe('/news_list_screen/departments');
    expect(path('dioceseGallery', { id: 'd1' })).toBe('/home/diocese/d1');
    expect(path('magazine')).toBe('/resources/csi_life_screen');
    expect(path('subscribers')).toBeNull();
  });

  it('is a link only where there is such a page', () => {
    expect(isAt('/news_list_screen/:type', '/news_list_screen/dioceses')).toBe(true);
    expect(isAt('/home/diocese/:id', '/home/diocese/:id')).toBe(false);
    expect(isAt('/home/diocese', '/home/diocese/d1')).toBe(false);
  });
});
