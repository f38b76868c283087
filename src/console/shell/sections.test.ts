import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ROLES } from '#kinds/define.ts';
import { CONSOLE_ROUTES, consolePaths, OUTSIDE_ROUTES } from '#lib/consoleRoutes.ts';
import type { Organisation } from '#lib/organisation.ts';
import { mayVisit, SECTION_NAMES, sectionOf, sections } from './sections.ts';

const file = join(import.meta.dirname, '../../../organisations/csi.json');
const all = sections(JSON.parse(readFileSync(file, 'utf8')) as Organisation, SECTION_NAMES.en);
const seenBy = (role: (typeof ROLES)[number]) =>
  all.filter((section) => !section.own && section.who.includes(role)).map((section) => section.label);

describe('the sidebar', () => {
  it('has the fixed order for the office, and one entry for a unit', () => {
    expect(seenBy('full_administrator').join(' > ')).toBe(
      'Users > Dioceses > Departments > About CSI > CSI Videos > Newsletter > Publications > Campaigns > ' +
        'Worship Resources > Announcements > Advertisement > Partners & Network > Inbox',
    );
    expect(seenBy('diocese_user')).toEqual(['Dioceses']);
    expect(seenBy('department_user')).toEqual(['Departments']);
  });

  it('leads to addresses of the console', () => {
    const shapes = consolePaths('csi').map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
    for (const { to } of all) expect(shapes.some((shape) => shape.test(to))).toBe(true);
  });

  it('has a section for every address but login, histories and the demo', () => {
    const homeless = consolePaths('csi').filter((path) => !sectionOf(path, all));
    const outside = OUTSIDE_ROUTES.map((route) => CONSOLE_ROUTES[route][0]);
    expect(homeless).toEqual([...outside, '/history/:kind/:id', '/demo']);
  });

  it('keeps a unit in its own section', () => {
    expect(mayVisit('/departments/edit_news/1', 'department_user', all)).toBe(true);
    expect(mayVisit('/news', 'department_user', all)).toBe(true);
    expect(mayVisit('/dioceses', 'department_user', all)).toBe(false);
    expect(mayVisit('/departments', 'diocese_user', all)).toBe(false);
    expect(mayVisit('/demo', 'diocese_user', all)).toBe(false);
    expect(mayVisit('/demo', 'full_administrator', all)).toBe(true);
  });
});
