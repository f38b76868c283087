import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { KINDS } from '#kinds/kinds.ts';
import { dayOf, daysLater } from '#lib/dates.ts';
import { LANGUAGES } from '#lib/language.ts';
import { LANGUAGE_COOKIE } from '#lib/languageCookie.ts';
import { monthsLater } from '#lib/months.ts';
import { pdf } from '#media/testSamples.ts';
import { troubles } from '#test/support/browser.ts';
import { type Client, clientOf } from '#test/support/client.ts';
import { row, rowMenu, signedIn } from '#test/support/consoleSteps.ts';
import { picture } from '#test/support/files.ts';
import { clumsyRows } from '#test/support/layout.ts';
import { createPath, SAMPLES, type SampleName, type UnitOf } from '#test/support/samples.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';
import { goTo } from '../axe/walk.ts';

/** The law of all lists: what can be switched off shows that it is, what can be put in order is, and a title opens its record. */
type Kinds = typeof KINDS;
type Having<P> = { [N in keyof Kinds]: Kinds[N] extends P ? N : never }[keyof Kinds];
type Switchable = Having<{ readonly switchable: true }>;

interface ListRow {
  readonly path: string;
  readonly more?: object;
}
/** The lists of each kind that can be switched on and off: a kind that is added has to have one. */
const SWITCHED: Record<Switchable, readonly ListRow[]> = {
  news: [{ path: '/departments/department_news' }],
  event: [{ path: '/departments/department_events' }],
  publication: [
    { path: '/publications', more: { type: 'resources' } },
    { path: '/publications/csi_life', more: { type: 'csi_life' } },
    { path: '/publications/books', more: { type: 'books' } },
    { path: '/publications/library_archives', more: { type: 'library_archives' } },
    { path: '/worship_resources/sermon_outlines', more: { type: 'sermons' } },
    { path: '/worship_resources/csi_lectionary', more: { type: 'csi_lectionary' } },
  ],
  campaign: [{ path: '/campaigns' }],
  video: [{ path: '/csi_videos' }],
  promotion: [{ path: '/advertisement' }],
};
const LISTS = Object.entries(SWITCHED).flatMap(([kind, rows]) =>
  rows.map((of) => ({ kind: kind as Switchable & SampleName, ...of })),
);

let app: App;
let browser: Browser;
let client: Client;
let page: Page;
let seen: string[];
withApp(async (started) => {
  ({ app, browser } = started);
  client = await clientOf(app);
  const unit: UnitOf = { department: (await client.department('Youth')).id };
  const given = {
    picture: await client.upload(await picture('picture.jpg')),
    paper: await client.upload({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: pdf() }),
    film: '',
  };
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString();
  for (const { kind, more } of LISTS)
    for (const [name, activated] of [
      ['Away from all', false],
      ['Before all', true],
    ] as const) {
      const made = await client.call('POST', createPath(kind), {
        ...SAMPLES[kind](name, given, unit),
        ...unit,
        ...more,
        activated,
      });
      if (!activated) await client.call('PUT', `schedule/plan/${made._id}`, { kind, publish_at: inTwoDays });
    }
  ({ page } = await signedIn(browser, app, '/account'));
  seen = troubles(page);
});

const status = () => page.getByRole('combobox', { name: 'Status' });
/** Chooses a state, beside the search or in the dialog of filters. */
async function choose(name: 'Active' | 'Inactive'): Promise<void> {
  const filter = page.getByRole('button', { name: /^Filter/ });
  await status().or(filter).first().waitFor();
  if (await filter.isVisible()) {
    await filter.click();
    await page.getByRole('dialog', { name: 'Filter' }).getByLabel(name, { exact: true }).check();
    await page.getByRole('button', { name: 'Apply Filters' }).click();
  } else await status().selectOption({ label: name });
}
const titles = () =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .evaluateAll((rows) => rows.map((one) => (/Away|Before/.exec(one.textContent ?? '') ?? [''])[0]));

describe.each(LISTS)('$path', ({ path }) => {
  it('says what is inactive and when it goes out, and is narrowed to it', async () => {
    await goTo(page, path);
    const away = row(page, 'Away from all');
    await away.getByText('Inactive', { exact: true }).waitFor();
    await away.getByText(/^To be published \w+ \d+:\d+/).waitFor();
    const before = row(page, 'Before all');
    await before.getByText('Active', { exact: true }).waitFor();
    await expect.poll(() => before.getByText(/To be published/).count()).toBe(0);
    await choose('Inactive');
    await row(page, 'Before all').waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('status')).toBe('inactive');
    await row(page, 'Away from all').getByText('Inactive', { exact: true }).waitFor();
    expect(seen).toEqual([]);
  });

  it('opens a record by its title', async () => {
    await page.goto(path);
    await row(page, 'Away from all').getByRole('link', { name: 'Away from all' }).click();
    await expect
      .poll(() =>
        page
          .getByLabel(/^(Title|Name)/)
          .first()
          .inputValue(),
      )
      .toBe('Away from all');
    await page.goBack();
    await row(page, 'Away from all').waitFor();
    expect(seen).toEqual([]);
  });

  it('is put in order by its heads, in the address too', async () => {
    await page.goto(path);
    const head = page.getByRole('columnheader', { name: /^Title/ }).first();
    const sort = (is: string) => expect.poll(() => head.getAttribute('aria-sort')).toBe(is);
    await sort('none');
    await head.getByRole('button').click();
    await sort('ascending');
    await expect.poll(titles).toEqual(['Away', 'Before']);
    await head.getByRole('button').click();
    await sort('descending');
    await expect.poll(titles).toEqual(['Before', 'Away']);
    await page.reload();
    await sort('descending');
    await expect.poll(titles).toEqual(['Before', 'Away']);
    await page.getByRole('searchbox').fill('all');
    await expect.poll(() => new URL(page.url()).search).toContain('search=all');
    expect(new URL(page.url()).search).toMatch(/order=-(title|name)/);
    await expect.poll(titles).toEqual(['Before', 'Away']);
    expect(seen).toEqual([]);
  });
});

it('says what a switch has answered, and plans it again with Undo; the question before deleting says what does not come', async () => {
  await page.goto('/csi_videos');
  const away = row(page, 'Away from all');
  await (await rowMenu(page, 'Away from all')).getByRole('button', { name: 'Make Active' }).click();
  const toast = page.getByRole('status').filter({ hasText: /No longer scheduled: To be published \w+/ });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await away.getByText('Inactive', { exact: true }).waitFor();
  await away.getByText(/^To be published/).waitFor();
  await (await rowMenu(page, 'Away from all')).getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog');
  await question
    .getByText(/^To be published .* While it is in the trash, nothing of this happens\.$/)
    .waitFor();
  await question.getByRole('button', { name: 'No' }).click();
  expect(seen).toEqual([]);
});

it('asks before a save that touches what a planned change touches', async () => {
  const { docs } = await client.call('POST', 'videos/get', { search: 'Before' });
  const id: string = docs[0]._id;
  const { title } = docs[0];
  const at = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await client.call('PUT', `schedule/change/${id}`, {
    kind: 'video',
    at,
    values: { title: `${title} on Friday` },
  });
  await page.goto(`/csi_videos?form=${id}`);
  const form = page.getByRole('dialog');
  await form.getByText(/To be changed/).waitFor();
  await form.getByLabel(/^Title/).fill('Before all, mended');
  await form.getByRole('button', { name: 'Update' }).click();
  const asks = page.getByRole('dialog', { name: 'A change of the same is scheduled' });
  await asks.getByText(/touches what you have changed now: Title/).waitFor();
  await asks.getByRole('button', { name: 'Cancel', exact: true }).click();
  await form.getByRole('button', { name: 'Update' }).click();
  await asks.getByRole('button', { name: 'Save, and keep the schedule' }).click();
  const line = row(page, 'Before all, mended');
  await line.getByText(/^To be changed \w+/).waitFor();
  const { docs: plans } = await client.call('POST', 'schedule/get_of', { kind: 'video', records: [id] });
  await client.call('PUT', `schedule/now/${plans[0]._id}`, {});
  expect((await client.call('GET', `videos/get/${id}`)).title).toBe(`${title} on Friday`);
  await client.call('PUT', `videos/edit/${id}`, { title });
  expect(seen).toEqual([]);
});

it('has a calendar that goes by keys, counts what a full day does not show, and keeps its filters in the address', async () => {
  const day = dayOf(new Date(Date.now() + 2 * 86_400_000));
  await page.goto(`/calendar?month=${day.slice(0, 7)}`);
  const rest = page.getByRole('button', { name: /^\d+ more on / });
  await rest.click();
  const dialog = page.getByRole('dialog');
  const pieces = dialog.getByRole('button', { name: /^Away from all/ });
  await pieces.first().waitFor();
  await expect.poll(() => pieces.count()).toBe(LISTS.length);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const square = (of: string) => page.locator(`[data-day="${of}"]`);
  const atDay = () => page.evaluate(() => document.activeElement?.getAttribute('data-day'));
  await square(day).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(atDay).toBe(daysLater(day, 1));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('PageDown');
  const month = monthsLater(day.slice(0, 7), 1);
  await expect.poll(async () => (await atDay())?.slice(0, 7)).toBe(month);
  await page.keyboard.press('PageUp');
  await expect
    .poll(() => new URL(page.url()).searchParams.get('month') ?? day.slice(0, 7))
    .toBe(day.slice(0, 7));
  await square(day).press('Enter');
  await pieces.first().waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: 'Publications' }).uncheck();
  await expect.poll(() => rest.count()).toBe(1);
  expect(new URL(page.url()).searchParams.getAll('without')).toEqual(['publication']);
  await page.getByLabel('Diocese or department').selectOption({ label: 'Youth' });
  await expect.poll(() => rest.count()).toBe(0);
  await page.reload();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Publications' }).isChecked()).toBe(false);
  await page
    .getByRole('button', { name: /^Away from all/ })
    .first()
    .waitFor();
  expect(seen).toEqual([]);
});

it('shows advertisements in the groups of their ranks, the highest first', async () => {
  const given = await picture('banner.jpg');
  const banner = await client.upload(given);
  for (const [type, title] of [
    ['silver', 'Printers'],
    ['platinum', 'Hospital'],
  ])
    await client.call('POST', 'promotions/create', { type, title, banner_image: banner, activated: true });
  await page.goto('/advertisement');
  await page.getByRole('region', { name: 'Platinum' }).getByText('Hospital').waitFor();
  await page.getByRole('region', { name: 'Silver' }).getByText('Printers').waitFor();
  await page.getByRole('region', { name: 'Gold' }).getByText('1 of 2 active').waitFor();
  const groups = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(groups.filter((name) => /^(Platinum|Gold|Silver)$/.test(name))).toEqual([
    'Platinum',
    'Gold',
    'Silver',
  ]);
  // Nothing of a picture that somebody has paid for is cut off.
  for (const shown of await page.locator('.mini:not(.mini--none)').all())
    await expect.poll(() => shown.evaluate((one) => getComputedStyle(one).objectFit)).toBe('contain');
  await page.goto('/advertisement?search=Hospital');
  await page.getByRole('region', { name: 'Platinum' }).waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'Gold' }).count()).toBe(0);
  expect(seen).toEqual([]);
});

it('says of officers who have the same Sort, with the way to each', async () => {
  const officer = (user_name: string, sort?: number, user_type = 'officers') =>
    client.call('POST', 'user/add', { user_name, user_type, designation: 'Member', sort, user_sort: true });
  for (const [name, sort] of [
    ['Asha Paul', 1],
    ['Ravi Das', 3],
    ['Leela Mani', 3],
    ['Isaac', undefined],
    ['Ruth', undefined],
  ] as const)
    await officer(name, sort);
  await officer('Secretary', 3, 'csita_officers');
  await page.goto(`${app.url}/about`);
  const note = page.getByRole('note').filter({ hasText: 'have the Sort' });
  await expect
    .poll(async () => (await note.innerText()).split(/\n+/))
    .toEqual([
      'Two officers have the Sort 3: Ravi Das, Leela Mani',
      'The one that was entered first comes first.',
    ]);
  await note.getByRole('link', { name: 'Leela Mani' }).click();
  await page.getByLabel('Sort Order').fill('4');
  await page.getByRole('button', { name: 'Update' }).click();
  await row(page, 'Leela Mani').waitFor();
  await expect.poll(() => note.count()).toBe(0);

  // Each category of staff is a list of its own.
  const staff = (user_name: string, role: string) =>
    client.call('POST', 'user/add', {
      ...{ user_name, user_type: 'secretarial_staff', designation: 'Staff', sort: 1, user_sort: true, role },
    });
  const [treasury, house] = ['Staff Under Treasurer Office', 'Guest House Staff'];
  await staff('Mercy', treasury);
  await staff('Joel', house);
  await page.goto(`${app.url}/about/secretarial_staff`);
  await row(page, 'Joel').waitFor();
  await expect.poll(() => note.count()).toBe(0);
  await staff('Anbu', house);
  await page.reload();
  await expect.poll(() => note.innerText()).toContain('Two of the staff have the Sort 1: Joel, Anbu');
});

it('leads back to the list once, when a form over it is closed twice at once', async () => {
  await page.goto('/publications/csi_life');
  await page.getByRole('button', { name: /^Add/ }).first().click();
  const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' });
  await cancel.waitFor();
  const steps = await cancel.evaluate((button: HTMLElement) => {
    let asked = 0;
    const go = history.go.bind(history);
    history.go = (delta) => {
      asked++;
      go(delta);
    };
    button.click();
    button.click();
    return asked;
  });
  expect(steps).toBe(1);
  await cancel.waitFor({ state: 'hidden' });
  await expect.poll(() => page.url()).toMatch(/\/publications\/csi_life$/);
});

it('what a form has is kept whatever Escape closes', async () => {
  await page.goto('/publications/csi_life');
  await page.getByRole('button', { name: /^Add/ }).first().click();
  const title = page.getByRole('dialog').getByLabel('Title');
  await title.fill('A harvest');
  for (let nth = 0; nth < 5; nth++) await page.keyboard.press('Escape');
  const kept = page.getByRole('status').filter({ hasText: 'Kept as a draft' });
  await kept.getByRole('button', { name: 'Open' }).click();
  await expect.poll(() => title.inputValue()).toBe('A harvest');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('goes on with a draft that was closed before it was held', async () => {
  const { page: window, context } = await signedIn(browser, app, '/account');
  await window.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks);
    // A browser that is busy: the first lock is there only once the form has gone.
    let isFirst = true;
    const later = async (...args: Parameters<typeof request>) => {
      if (isFirst && args[0].startsWith('draft ')) {
        isFirst = false;
        while (!document.querySelector('dialog[open]')) await new Promise(requestAnimationFrame);
        while (document.querySelector('dialog[open]')) await new Promise(requestAnimationFrame);
      }
      return request(...args);
    };
    navigator.locks.request = later as typeof request;
  });
  await window.goto('/publications/csi_life');
  await window.getByRole('button', { name: /^Add/ }).first().click();
  const title = window.getByRole('dialog').getByLabel('Title');
  await title.fill('Closed at once');
  await window.keyboard.press('Escape');
  const kept = window.getByRole('status').filter({ hasText: 'Kept as a draft' });
  await kept.waitFor();
  await expect.poll(() => window.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(0);
  await kept.getByRole('button', { name: 'Open' }).click();
  await expect.poll(() => title.inputValue()).toBe('Closed at once');
  await context.close();
});

it('keeps apart what stands in a row of a phone, and says there how much waits', async () => {
  const unit = await client.department('Ecology');
  const writer = await client.user('Ecology user', unit);
  const own = await clientOf(app, writer);
  await own.news(unit, 'A river is clean');
  const { page: phone } = await signedIn(browser, app, '/departments', writer, { width: 360 });
  const line = row(phone, 'A river is clean');
  const state = line.getByText('Awaiting approval');
  await state.waitFor();
  const [date, waits] = await Promise.all([line.locator('.date').boundingBox(), state.boundingBox()]);
  if (!date || !waits) throw new Error('Date and state are not shown.');
  const isApart =
    date.x + date.width <= waits.x || date.y + date.height <= waits.y || waits.y + waits.height <= date.y;
  expect(isApart).toBe(true);
  // In one line, not four.
  expect(waits.height).toBeLessThan(30);
  await phone.context().close();

  const { page: office } = await signedIn(browser, app, '/csi_videos', undefined, { width: 360 });
  // The choice comes with the list; until then the link stands higher.
  await office.getByRole('combobox', { name: 'Status' }).waitFor();
  const [trash, choice] = await Promise.all([
    office.getByRole('link', { name: 'Trash' }).boundingBox(),
    office.getByRole('combobox', { name: 'Status' }).boundingBox(),
  ]);
  if (!trash || !choice) throw new Error('Trash and choice are not shown.');
  expect(Math.abs(trash.y + trash.height / 2 - (choice.y + choice.height / 2))).toBeLessThan(8);
  await office.getByLabel('Menu, 1 waiting').click();
  await office.getByRole('link', { name: 'Departments 1 waiting' }).waitFor();
  await office.context().close();
});

it.each([
  ['/today', 'Today'],
  ['/waiting', 'Awaiting approval'],
])('%s shows its parts together, so that none moves another from under the pointer', async (path, name) => {
  const { page: window, context } = await signedIn(browser, app, '/account');
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  for (const late of ['waiting/get_changes', 'library/counts'])
    await window.route(`**/${late}`, async (route) => {
      await held;
      await route.continue();
    });
  const first = window.waitForResponse(/\/(?:today|waiting)\/get$/);
  await window.goto(path);
  await window.getByRole('heading', { level: 1, name }).waitFor();
  await first;
  await window.locator('main .skeleton').first().waitFor();
  // Whether another test has sent something to the office or not.
  const shown = window.getByText(/^(?:Nothing is awaiting approval|A river is clean)$/).first();
  await expect.poll(() => shown.count()).toBe(1);
  await expect.poll(() => shown.isVisible()).toBe(false);
  come();
  await shown.waitFor();
  await context.close();
});

it('a laptop says that the line is gone before anything is pressed', async () => {
  const { page: window, context } = await signedIn(browser, app, '/account');
  await window.goto('/csi_videos');
  await window.getByRole('heading', { level: 1, name: 'CSI Videos' }).waitFor();
  const bar = () =>
    window.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /OfflineBar-.*\.js$/.test(name)),
    );
  // The first move may come before the console listens.
  await expect
    .poll(async () => {
      await window.mouse.move(400, 300);
      await window.mouse.move(420, 320);
      return bar();
    })
    .toBe(true);
  await window.waitForLoadState('networkidle');
  await context.setOffline(true);
  await window.getByRole('status').filter({ hasText: 'You are offline' }).waitFor();
  await context.close();
});

it.each(LANGUAGES)(
  'has rows that are one line each, and shows what is cut off whole: %s',
  async (language) => {
    const unit = await client.department('Women');
    const author = await clientOf(app, await client.user(`${language} Sujatha`, unit));
    const title = `${language} ${'A song is learnt by heart in the villages '.repeat(2).trim()}`;
    const { id } = await author.news(unit, title);
    await author.call('PUT', `schedule/plan/${id}`, {
      ...{ kind: 'news', version: 1, publish_at: `${new Date().getFullYear() + 1}-12-20T18:00` },
    });
    await client.call('POST', 'user/add', {
      ...{ user_name: `${language} Mary`, user_type: 'department_user', department: unit.id },
      ...{ email: `${language}.mary@example.org`, mobile: '+91 98400 00000', invite: true },
    });
    const desk = await signedIn(browser, app, '/account');
    await desk.context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: app.url }]);
    for (const [path, of] of [
      ['/departments/department_news', title],
      ['/departments/department_events', 'Away from all'],
      ['/users/department_user', `${language} Mary`],
    ] as const) {
      await desk.page.goto(path);
      await row(desk.page, of).waitFor();
      await expect.poll(() => clumsyRows(desk.page)).toEqual([]);
    }
    await desk.page.goto('/departments/department_news');
    const cell = desk.page.getByRole('cell').filter({ hasText: title });
    await cell.hover();
    await expect.poll(() => cell.getAttribute('title')).toContain(title);
    const short = row(desk.page, 'Before all').getByRole('cell').nth(3);
    await short.hover();
    await expect.poll(() => short.getAttribute('title')).toBe('');
    await desk.context.close();
  },
);
