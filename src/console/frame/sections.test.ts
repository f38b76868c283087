import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ROLES } from '#kinds/define.ts';
import type { Organisation } from '#lib/organisation.ts';
import { entryAt, mayVisit, sidebarEntries } from '../kit/entries.ts';
import { SCREEN_PATHS } from '../kit/screenPaths.ts';
import { entryOf, patternsOf, type Section } from '../kit/sectionTypes.ts';
import { CONSOLE, consoleAddresses, type SECTIONS } from './sections.ts';

const { sections, screens } = CONSOLE;
const file = join(import.meta.dirname, '../../../organisations/csi.json');
const all = sidebarEntries(CONSOLE, JSON.parse(readFileSync(file, 'utf8')) as Organisation, 'en');
const seenBy = (role: (typeof ROLES)[number]) =>
  all.filter(({ group, who }) => !group && who.includes(role)).map(({ label }) => label);

describe('the sidebar', () => {
  it('has the fixed order for the office, and one entry for a unit', () => {
    expect(seenBy('full_administrator').join(' > ')).toBe(
      'Users > Dioceses > Departments > About CSI > CSI Videos > Newsletter > Publications > Campaigns > ' +
        'Worship Resources > Announcements > Advertisement > Partners & Network',
    );
    expect(seenBy('diocese_user')).toEqual(['Dioceses']);
    expect(seenBy('department_user')).toEqual(['Departments']);
  });

  it('has what is looked at each day', () => {
    const daily = all.filter(({ group }) => group === 'daily').map(({ label }) => label);
    expect(daily).toEqual(['Today', 'Awaiting approval', 'Calendar', 'Media', 'Inbox']);
  });

  it('leads to addresses of the console', () => {
    const shapes = consoleAddresses('csi').map(
      (path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    );
    for (const { to } of all) expect(shapes.some((shape) => shape.test(to))).toBe(true);
  });

  it('leads where the configured church is named, and no other (AMB-109)', () => {
    expect(consoleAddresses('csi')).toContain('/csi_videos');
    expect(consoleAddresses('abc')).toContain('/abc_videos');
    expect(consoleAddresses('abc').filter((path) => path.includes('csi'))).toEqual([]);
  });

  it('has an entry for every address but login, histories and the demo', () => {
    const homeless = consoleAddresses('csi').filter((path) => !entryAt(path, all));
    const outside = screens.filter(({ section }) => section.outside).flatMap(({ at }) => at);
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

type Shown<S> = S extends Section ? S['screens'][keyof S['screens']] : never;
type Given<S> = S extends { readonly props: infer P } ? P : Readonly<Record<never, never>>;
/** The name of a screen's component: the declared one, else the file's only export. */
type Named<S, M> = S extends { readonly show: infer N } ? N : keyof M;
/** The screens whose file has no component of that name, or one that needs other props. */
type Misfit<S> = S extends { readonly load: () => Promise<infer M> } ? MisfitIn<M, Named<S, M>, S> : never;
type MisfitIn<M, N, S> = [N] extends [keyof M]
  ? M[N] extends (props: infer P) => unknown
    ? Given<S> extends P
      ? never
      : N
    : N
  : N;

describe('the sections', () => {
  it('show what there is', () => {
    // The compiler does the check.
    expectTypeOf<Misfit<Shown<(typeof SECTIONS)[number]>>>().toBeNever();
    expectTypeOf<Misfit<{ load: () => Promise<{ A: () => null }> }>>().toBeNever();
    expectTypeOf<Misfit<{ load: () => Promise<{ A: () => null }>; show: 'B' }>>().toEqualTypeOf<'B'>();
    expectTypeOf<Misfit<{ load: () => Promise<{ A: () => null; B: 1 }> }>>().toEqualTypeOf<'A' | 'B'>();
    expectTypeOf<
      Misfit<{ load: () => Promise<{ A: (props: { a: 1 }) => null }>; show: 'A'; props: { a: 2 } }>
    >().toEqualTypeOf<'A'>();
  });

  it('have every screen once, and no address twice', () => {
    const routes = sections.flatMap((section) => Object.keys(section.screens));
    expect(routes).toEqual([...new Set(routes)]);
    expect(new Set(routes)).toEqual(new Set(Object.keys(SCREEN_PATHS)));
    const addresses = consoleAddresses('csi').map((path) => path.replaceAll(/:\w+/g, ':'));
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  it('belong to entries that there are, and whose users may see them', () => {
    const keys = all.map(({ key }) => key);
    const named = screens.map(entryOf).filter((key) => key !== undefined);
    expect(named.filter((key) => !keys.includes(key))).toEqual([]);
    for (const screen of screens)
      for (const path of patternsOf(screen, 'csi')) expect(entryAt(path, all)?.key).toBe(entryOf(screen));
  });

  it('have tabs that are current at screens that there are', () => {
    const routes = screens.map(({ route }): string => route);
    const also = screens.flatMap(({ tab }) => tab?.also ?? []);
    expect(also.filter((route) => !routes.includes(route))).toEqual([]);
  });
});
