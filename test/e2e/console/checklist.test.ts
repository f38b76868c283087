import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { CONSOLE, consoleAddresses } from '#console/frame/sections.ts';
import { patternsOf } from '#console/kit/sectionTypes.ts';
import { troubles } from '#test/support/browser.ts';
import { signedIn } from '#test/support/consoleSteps.ts';
import { type FullChurch, fullChurch } from '#test/support/fullChurch.ts';
import { FORM_ROWS, SCREEN_ROWS, type ScreenRow, WITHOUT_A_ROW } from '#test/support/sectionRows.ts';
import { ADMIN, type App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/**
 * The law of the list of screens: each opens by its address and its aliases, by clicking from the sidebar on, for each role that may, with
 * heading, tabs, columns and the text of an empty list; who may not is led to the own section (AMB-067), and strangers are asked to sign in.
 * The screens of one role are walked through within one page, as somebody does who works there. The rows hold the addresses of AMB-026 and
 * AMB-035, the columns of AMB-089 and the spellings of AMB-086, AMB-090 and AMB-103; /demo is AMB-099's.
 */
let app: App;
let browser: Browser;
let church: FullChurch;
withApp(async (started) => {
  ({ app, browser } = started);
  church = await fullChurch(app);
});

type Role = 'office' | 'diocese' | 'department';
const HOME = { office: '/users', diocese: '/dioceses', department: '/departments' } as const;
const loginOf = (role: Role) => (role === 'office' ? ADMIN : church.users[role]);
const may = (role: Role, { who, alone = false }: ScreenRow) =>
  who === role || who === 'staff' || (role === 'office' && !alone);

/** An address with the church's ids in it. */
const filled = (path: string): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) => church.ids[name] ?? name);
const pathname = (address: string): string => new URL(address, app.url).pathname.replace(/(.)\/$/, '$1');
const addressesOf = ({ path, aliases = [], table }: ScreenRow): string[] =>
  [path, ...aliases, ...(table ? [table] : [])].map(filled);

/** Goes to an address as a link of the page does. */
const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** What stands on a screen. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const all = (within: string) => [...document.querySelectorAll<HTMLElement>(`main ${within}`)];
    const texts = (within: string) => all(within).map((element) => element.innerText.trim());
    return {
      heading: texts('h1')[0],
      // Below the name of a tab may stand how much there is.
      tabs: texts('nav a').map((text) => text.replace(/\n\d+$/, '')),
      current: texts('nav a[aria-current]'),
      columns: texts('th').filter(Boolean),
      empty: texts('.empty p')[0],
      wayOn: texts('.empty > :is(.small, a, button)'),
    };
  });

/** The tabs that somebody sees: a diocese has its queries, and its roll is hidden from one bar (AMB-051, AMB-080). */
function tabsFor(role: Role, { tabs, tab }: ScreenRow): string[] | undefined {
  // The status is the office's alone, and what is left is no row of tabs.
  if (role !== 'office' && tab === 'Activity log') return undefined;
  if (role !== 'diocese' || !tabs) return tabs && [...tabs];
  if (tab === 'Address') return tabs.filter((name) => name !== 'Ministerial Roll');
  return tabs.includes('Diocese News') ? [...tabs, 'Diocese Queries'] : [...tabs];
}

async function looksRight(page: Page, role: Role, row: ScreenRow, how: string): Promise<void> {
  const message = `${row.id} ${row.path}, ${how}`;
  const { heading, tab, table } = row;
  const columns = table === undefined || how === table ? (row.columns ?? []) : [];
  await expect
    .poll(
      async () => {
        const now = await shown(page);
        const seen = { heading: now.heading, tabs: now.tabs, columns: now.columns.slice(0, columns.length) };
        const isCurrent = tab === undefined || !tabsFor(role, row)?.length || now.current.includes(tab);
        return { ...seen, current: isCurrent };
      },
      { message },
    )
    .toEqual({ heading, tabs: tabsFor(role, row) ?? [], columns, current: true });
}

/** Clicks from the sidebar on; from the screen before where that has the tab. */
async function walk(page: Page, clicks: readonly string[], before: ScreenRow | undefined): Promise<void> {
  const [section = '', ...rest] = clicks;
  const last = rest.at(-1) ?? '';
  const isNext = before?.tabs?.includes(last) && before.clicks[0] === section;
  // Beside the name may stand how much waits there.
  if (!isNext) await page.locator('.side').getByRole('link', { name: section }).first().click();
  const main = page.getByRole('main');
  for (const name of isNext ? [last] : rest) {
    const exact = { name, exact: true };
    const pressed = main.getByRole('link', exact).or(main.getByRole('button', exact));
    await pressed.or(main.locator('summary').getByRole('heading', exact)).first().click();
  }
}

it.each(['office', 'diocese', 'department'] as const)('the screens of the role: %s', async (role) => {
  const { page } = await signedIn(browser, app, HOME[role], loginOf(role));
  const seen = troubles(page);
  const rows = SCREEN_ROWS.filter((one) => may(role, one));
  for (const [place, row] of rows.entries()) {
    if (row.clicks.length > 0) {
      await walk(page, row.clicks, rows[place - 1]);
      await looksRight(page, role, row, row.clicks.join(' > '));
      expect(addressesOf(row).map(pathname)).toContain(pathname(page.url()));
    }
    for (const address of addressesOf(row)) {
      const answer = await page.request.get(address);
      const isConsole = (await answer.text()).includes('id="organisation"');
      expect([address, answer.status(), isConsole]).toEqual([address, 200, true]);
      if (address === page.url().replace(app.url, '')) continue;
      await go(page, address);
      await looksRight(page, role, row, address);
    }
    if (!row.empty || (row.emptyAt && role !== 'office')) continue;
    await go(page, filled(row.emptyAt ?? `${row.path}?search=nothing of the kind`));
    await expect
      .poll(async () => (await shown(page)).empty, { message: `${row.path}, empty` })
      .toBe(row.empty);
    // That there is nothing is half of it: what to do is said, too.
    await expect
      .poll(async () => (await shown(page)).wayOn, { message: `${row.path}, empty` })
      .not.toEqual([]);
    // Users and personnel are searched too (AMB-104).
    const searched = () => page.getByRole('main').getByRole('searchbox').inputValue();
    if (/users|personnel/.test(row.path)) await expect.poll(searched).toBe('nothing of the kind');
    if (row.emptyAt) await go(page, filled(row.path));
  }
  expect(seen).toEqual([]);
  await page.context().close();
});

/** The form that is open, over its list or as a page. */
const openForm = (page: Page) =>
  page.evaluate(() => {
    const form = [...document.querySelectorAll('dialog[open] form, main form')].at(0);
    const place = form?.closest('dialog') ?? document;
    const own = (element: Element | null) =>
      [...(element?.childNodes ?? [])]
        .map((node) => (node.nodeType === 3 ? node.textContent : ''))
        .join('')
        .trim();
    return {
      title: (place === document ? document.querySelector('main h1') : place.querySelector('h2'))
        ?.textContent,
      fields: [...(form?.querySelectorAll('label, .legend') ?? [])].map(own),
      must: [...(form?.querySelectorAll('[required]') ?? [])].map((field) =>
        own(document.querySelector(`label[for="${field.id}"]`)),
      ),
      limits: Object.fromEntries(
        [...(form?.querySelectorAll('.count') ?? [])].map((count) => [
          own(count.closest('label, .legend')),
          Number(count.textContent?.split(' ').at(-1)),
        ]),
      ),
      submit: form?.querySelector('button[type="submit"]')?.textContent,
    };
  });

it('each form asks for what it should, marks what it must have, and offers what it should (AMB-079, AMB-093)', async () => {
  const { page } = await signedIn(browser, app, HOME.office);
  for (const { id, path, add, must = [], limits = {}, choices = {}, title, fields, submit } of FORM_ROWS) {
    await go(page, filled(path));
    if (add) await page.getByRole('main').getByRole('button', { name: add, exact: true }).click();
    const message = `${id} ${path}`;
    await expect.poll(() => openForm(page), { message }).toEqual({ title, fields, must, limits, submit });
    for (const [label, names] of Object.entries(choices)) {
      const options = page.locator('form').getByLabel(label, { exact: true }).locator('option');
      await expect.poll(async () => (await options.allInnerTexts()).slice(1), { message }).toEqual(names);
    }
    if (add) {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
  }
  await page.context().close();
});

it('a section of a diocese that is not named leads to the dioceses (AMB-034)', async () => {
  const { page } = await signedIn(browser, app, HOME.office);
  for (const path of ['add_description', `edit_description/${church.ids.madras}`]) {
    await go(page, `/dioceses/diocese_information/${path}`);
    await expect.poll(() => pathname(page.url()), { message: path }).toBe('/dioceses/diocese_information');
    await go(page, HOME.office);
  }
  await page.context().close();
});

it.each(['diocese', 'department'] as const)('leads a user elsewhere to the own section: %s', async (role) => {
  const { page } = await signedIn(browser, app, HOME[role], loginOf(role));
  for (const row of SCREEN_ROWS.filter((one) => !may(role, one))) {
    await go(page, filled(row.path));
    await expect.poll(() => pathname(page.url()), { message: row.path }).toBe(HOME[role]);
  }
  const own = role === 'diocese' ? 'Diocese News' : 'Department News';
  await page.getByRole('heading', { level: 1, name: own }).waitFor();
  await page.context().close();
});

it('asks strangers to sign in, at each address', async () => {
  const page = await browser.newPage({ baseURL: app.url });
  await page.goto('/users');
  for (const address of SCREEN_ROWS.flatMap(addressesOf)) {
    await go(page, address);
    await page.getByRole('heading', { level: 1, name: 'Admin Panel' }).waitFor();
    expect(pathname(page.url())).toBe(pathname(address));
    await expect.poll(() => page.getByRole('button', { name: 'Login' }).isVisible()).toBe(true);
  }
  await page.close();
});

it('has a line for every address of the console', () => {
  const lined = SCREEN_ROWS.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  const shapes = lined.map((path) => pathname(path).replace(/:\w+/g, ':'));
  const excused: string[] = CONSOLE.screens
    .filter(({ route }) => route in WITHOUT_A_ROW)
    .flatMap((screen) => patternsOf(screen, 'csi'));
  const missing = consoleAddresses('csi').filter((pattern) => {
    const shape = pattern.replace(/:\w+/g, ':');
    // The type of announcements stands in their addresses as it is.
    return (
      !excused.includes(pattern) &&
      !shapes.some(
        (one) =>
          one === shape ||
          (shape.endsWith(':') && one.startsWith(shape.slice(0, -1)) && shape.includes('announcements')),
      )
    );
  });
  expect(missing).toEqual([]);
});
