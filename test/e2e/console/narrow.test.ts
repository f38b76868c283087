import type { Browser, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#lib/language.ts';
import { LANGUAGE_COOKIE } from '#lib/languageCookie.ts';
import { type Client, clientOf, type News, type Unit } from '#test/support/client.ts';
import { row, signedIn, unfold } from '#test/support/consoleSteps.ts';
import { picture } from '#test/support/files.ts';
import { sideways } from '#test/support/layout.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** Long words, and windows in which little has room. */
const LONG = 'Venkatanarasimharajuvaripetapurushothamacharyulugarithiruvananthapurathammakunjukrishnanak';

let app: App;
let browser: Browser;
let client: Client;
let unit: Unit;
let story: News;
let page: Page;
withApp(async (started) => {
  ({ app, browser } = started);
  client = await clientOf(app);
  unit = await client.diocese(LONG, 'Kerala');
  story = await client.news(unit, LONG, { heading: LONG, description: `<p>${LONG}${LONG}</p>` });
  const login = await client.user('Writer', unit);
  const writer = await clientOf(app, login);
  await writer.news(unit, LONG);
  const { id } = await writer.news(unit, LONG);
  await client.call('DELETE', `news/delete/${id}`);
  await client.call('POST', 'user/add', {
    user_name: LONG,
    email: `${LONG}@${LONG.slice(0, 60)}.example.org`,
    mobile: '+91 98400 00000',
    password: 'long enough for tests',
    user_type: 'diocese_user',
    diocese: unit.id,
  });
  await client.call('PUT', `diocese/edit/${unit.id}`, {
    address: LONG,
    gallery: await Promise.all(
      ['sea.jpg', 'hills.jpg'].map(async (name) => ({ url: await client.upload(await picture(name)) })),
    ),
    description: [{ title: LONG, description: `<p>${LONG}</p>` }],
  });
  ({ page } = await signedIn(browser, app, '/users', undefined, { width: 320 }));
});

const STATES: readonly { name: string; path: () => string; open?: () => Promise<unknown> }[] = [
  { name: 'a list', path: () => '/dioceses/diocese_news', open: () => row(page, LONG).first().waitFor() },
  {
    name: 'a list that is narrowed to a unit',
    path: () => `/dioceses/diocese_news?unit=${unit.id}&status=active`,
    open: () => page.getByRole('button', { name: `Remove filter ${LONG}` }).waitFor(),
  },
  {
    name: 'its filter',
    path: () => '/dioceses/diocese_news',
    open: async () => {
      await page.getByRole('button', { name: 'Filter' }).click();
      await page.getByRole('dialog').getByText(LONG).waitFor();
    },
  },
  {
    name: 'the users',
    path: () => '/users/diocese_user',
    open: () => page.getByRole('row').nth(1).waitFor(),
  },
  {
    name: 'a form',
    path: () => `/dioceses/edit_news/${story.id}`,
    open: () => page.getByRole('toolbar').waitFor(),
  },
  {
    name: 'a dialog with a form',
    path: () => '/users/diocese_user?form=new',
    open: () => page.getByRole('dialog').getByLabel('Name').fill(LONG),
  },
  {
    name: 'the dioceses',
    path: () => '/dioceses/diocese_information',
    open: () => page.getByRole('link', { name: LONG }).waitFor(),
  },
  ...(['address', 'gallery', 'description'] as const).map((tab) => ({
    name: `a diocese’s ${tab}`,
    path: () => `/dioceses/diocese_information/${tab}/${unit.id}`,
    open: () =>
      page
        .getByLabel(tab === 'gallery' ? /^Delete: / : /^Actions for/)
        .first()
        .waitFor(),
  })),
  {
    name: 'the trash',
    path: () => '/dioceses/diocese_news?trash=1',
    open: () => row(page, LONG).waitFor(),
  },
  {
    name: 'a history',
    path: () => `/history/news/${story.id}`,
    open: () => page.getByText('wrote it.').waitFor(),
  },
  {
    name: 'what waits',
    path: () => '/waiting',
    open: async () => {
      await page.getByRole('button', { name: `Send back: ${LONG}` }).click();
      await page.getByLabel('What should be changed?').waitFor();
    },
  },
  {
    name: 'one’s own account',
    path: () => '/account',
    open: async () => {
      for (const title of ['Mails to you', 'Change password', 'Change address', 'Advanced'])
        await unfold(page, title);
      await unfold(page, 'Where you are signed in');
      await page.getByText('this one').waitFor();
    },
  },
  {
    name: 'the drafts',
    path: () => '/drafts',
    open: () =>
      page
        .getByRole('button', { name: `Continue: ${LONG}` })
        .first()
        .waitFor(),
  },
];

/** At 400 % zoom, where a window is as wide as a phone and a third as high. */
const ZOOMED = { width: 320, height: 256 };

it.each(STATES)(
  'words of 90 letters widen nothing, and nothing covers what is read: $name',
  async (state) => {
    await page.setViewportSize(ZOOMED);
    await page.goto(state.path());
    await state.open?.();
    await expect.poll(() => page.evaluate(covering)).toEqual([]);
    await expect.poll(() => sideways(page, [320, 768, 1000, 1440])).toEqual([]);
  },
);

it('on a phone a planned hour leaves the name of the unit its room', async () => {
  const department = await client.department('Communications');
  const { id } = await client.news(department, 'A river is clean');
  const plan = { kind: 'news', version: 1, withdraw_at: `${new Date().getFullYear() + 1}-12-20T18:00` };
  await client.call('PUT', `schedule/plan/${id}`, plan);
  const { page: phone } = await signedIn(browser, app, '/departments', undefined, { width: 360 });
  const line = row(phone, 'A river is clean');
  await line.locator('.row-plan').waitFor();
  // In one line, not letter by letter.
  await expect.poll(async () => (await line.locator('.of').boundingBox())?.height ?? 0).toBeLessThan(40);
  await phone.context().close();
});

it.each(LANGUAGES)('on a phone the answers to a question are side by side: %s', async (language) => {
  const { page: phone, context } = await signedIn(browser, app, '/account', undefined, { width: 360 });
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: app.url }]);
  await phone.goto('/today');
  const answers = phone.getByRole('note').getByRole('button');
  const tops = async () =>
    (await Promise.all((await answers.all()).map((one) => one.boundingBox()))).map((box) => box?.y);
  await expect.poll(async () => (await tops()).length).toBe(2);
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
  await context.close();
});

it.each(LANGUAGES)(
  'on a phone what is scheduled and what is asked for is said whole, in English in two lines: %s',
  async (language) => {
    const department = await client.department('Women’s Fellowship');
    const login = await client.user(`${language} Sujatha`, department);
    const author = await clientOf(app, login);
    const hour = `${new Date().getFullYear() + 1}-12-20T18:00`;
    const stories = [
      { by: client, wish: { withdraw_at: hour }, login: undefined },
      { by: author, wish: { publish_at: hour }, login },
    ];
    for (const { by, wish, login: of } of stories) {
      const { id } = await by.news(department, 'A song is learnt');
      await by.call('PUT', `schedule/plan/${id}`, { kind: 'news', version: 1, ...wish });
      const address = `/departments/edit_news/${id}`;
      const { page: phone, context } = await signedIn(browser, app, '/account', of, { width: 360 });
      await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: app.url }]);
      await phone.goto(address);
      const said = phone.locator('.schedule-item').getByRole('note').locator('div').first();
      await expect.poll(() => said.evaluate(linesOf)).toBeGreaterThan(0);
      await expect.poll(() => said.evaluate(linesOf)).toBeLessThanOrEqual(language === 'en' ? 2 : 3);
      await expect.poll(() => said.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(4);
      await context.close();
    }
  },
);

it.each(LANGUAGES)('on a phone the button of a list is beside its title: %s', async (language) => {
  const { page: phone, context } = await signedIn(browser, app, '/account', undefined, { width: 360 });
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: app.url }]);
  for (const path of ['/dioceses/diocese_news', '/dioceses/diocese_information', '/about', '/publications']) {
    await phone.goto(path);
    const title = phone.getByRole('heading', { level: 1 });
    const button = phone.locator('.head .acts').locator('a, button');
    await button.waitFor();
    const middle = async (of: Locator) => {
      const { y = 0, height = 0 } = (await of.boundingBox()) ?? {};
      return y + height / 2;
    };
    const apart = async () => Math.abs((await middle(title)) - (await middle(button)));
    await expect.poll(apart).toBeLessThan(20);
    // Whole or an icon alone, it has all its words for who does not see it.
    await expect.poll(() => button.innerText()).toMatch(/\S{2}/);
    await expect.poll(() => sideways(phone, [320, 360])).toEqual([]);
  }
  await context.close();
});

it.each([360, 1440])('what is known of pictures comes late and moves nothing: %i px', async (width) => {
  const { page: window, context } = await signedIn(browser, app, '/account', undefined, { width });
  const { docs } = await client.call('POST', 'diocese/get', { search: LONG });
  const [{ url }] = docs[0].gallery;
  const alt = 'Fishing boats are drawn up on the sand below the church at Cape Comorin.';
  const known = await client.call('GET', `media/${url.split('/').at(-1)}`);
  await client.call('PUT', `media/${url.split('/').at(-1)}`, {
    ...{ alt, decorative: false, caption: '', credit: '', version: known.version },
  });
  let come = (): void => undefined;
  const asked = async () => {
    const late = new Promise<void>((resolve) => {
      come = resolve;
    });
    await window.unrouteAll();
    await window.route('**/api/v1/media/*', (route) => late.then(() => route.continue()));
  };
  await asked();
  const asks = window.waitForRequest('**/api/v1/media/*');
  await window.goto(`/dioceses/diocese_information/gallery/${unit.id}`);
  await asks;
  const tops = () =>
    window
      .locator('.piece-bar, .dialog-foot')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const loaded = () =>
    window.locator('.piece img').evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.complete));
  await expect.poll(loaded).toEqual([true, true]);
  const before = await tops();
  expect(before.length).toBe(2);
  come();
  await window.getByText(alt).waitFor();
  await expect.poll(tops).toEqual(before);

  await asked();
  await window.reload();
  await window.getByRole('button', { name: 'Describe one after another' }).click();
  await window.getByRole('dialog').locator('textarea').waitFor();
  const pictured = window.getByRole('dialog').locator('figure img');
  await expect.poll(() => pictured.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  const inDialog = await tops();
  expect(inDialog.length).toBe(3);
  come();
  await expect.poll(() => window.getByRole('dialog').locator('textarea').inputValue()).toBe(alt);
  await expect.poll(tops).toEqual(inDialog);
  await context.close();
});

/** Runs in the page: in how many lines the text is, whether they are seen or not. */
function linesOf(within: Element): number {
  const range = document.createRange();
  range.selectNodeContents(within);
  const tops = [...range.getClientRects()].map(({ top, height }) => Math.round((top + height / 2) / 8));
  return new Set(tops.map((top) => tops.find((other) => Math.abs(other - top) < 2))).size;
}

/** Runs in the page: what does not move when the rest is scrolled. */
function covering(): string[] {
  const still = [...document.querySelectorAll('*')].filter((one) => {
    const { position } = getComputedStyle(one);
    return (
      (position === 'sticky' || position === 'fixed') &&
      one.checkVisibility() &&
      !one.closest('.toasts') &&
      // What hangs on a field goes with it.
      getComputedStyle(one).getPropertyValue('position-anchor') === 'auto' &&
      !one.matches('dialog')
    );
  });
  return still.map((one) => `${one.className} ${Math.round(one.getBoundingClientRect().height)} px`);
}
