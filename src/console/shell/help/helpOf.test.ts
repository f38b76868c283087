import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '#kinds/define.ts';
import { CONSOLE_ROUTES, type ConsoleRoute, OUTSIDE_ROUTES } from '#lib/consoleRoutes.ts';
import type { Organisation } from '#lib/organisation.ts';
import { isAt, placeOf } from '#lib/sitePlaces.ts';
import { mayVisit, SECTION_NAMES, sections } from '../sections.ts';
import { HELP_OF } from './helpOf.ts';
import { HELP, type HelpText, helpFor } from './helpTexts.ts';

const routes = (Object.keys(CONSOLE_ROUTES) as ConsoleRoute[]).filter(
  (route) => !(OUTSIDE_ROUTES as readonly ConsoleRoute[]).includes(route),
);

describe('the help', () => {
  it('leaves out no screen', () => {
    expect(routes.filter((route) => !HELP_OF[route])).toEqual([]);
  });

  it('is half a page: what it is, and not more than six ways of at most six steps', () => {
    const sizes = ROLES.flatMap((role) =>
      Object.entries<HelpText>(HELP.en).map(([name, text]) => {
        const { what, ways } = helpFor(role, text);
        return {
          name: `${name} for ${role}`,
          words: [what, ...ways.flatMap(([heading, said]) => [heading, said].flat())].join(' ').split(' ')
            .length,
          steps: Math.max(0, ...ways.map(([, said]) => (typeof said === 'string' ? 1 : said.length))),
        };
      }),
    );
    expect(sizes.filter(({ words, steps }) => words < 10 || words > 160 || steps > 6)).toEqual([]);
  });
});

describe('the help of a unit’s user', () => {
  const file = join(import.meta.dirname, '../../../../organisations/csi.json');
  const all = sections(JSON.parse(readFileSync(file, 'utf8')) as Organisation, SECTION_NAMES.en);
  const own = routes.filter((route) =>
    CONSOLE_ROUTES[route].some((path) => mayVisit(path, 'diocese_user', all)),
  );
  const told = (role: Role, route: ConsoleRoute) =>
    JSON.stringify(helpFor(role, HELP.en[HELP_OF[route] ?? expect.fail(route)]));

  it('says nothing of what only the office can do', () => {
    expect(own).toContain('editDioceseNews');
    for (const route of own)
      expect(told('diocese_user', route), route).not.toMatch(
        /Make (Ina|A)ctive|until you have made|whose story|the office (writes|announces) is|Find the/,
      );
  });

  it('says what is done instead', () => {
    expect(told('diocese_user', 'dioceseNews')).toContain('The office looks at it first');
    expect(told('full_administrator', 'dioceseNews')).toContain('Make Inactive');
    expect(told('full_administrator', 'dioceseNews')).not.toContain('The office looks at it first');
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
