import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dayOf, daysLater } from '#lib/dates.ts';
import { LANGUAGES } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { visitor } from '#test/support/browser.ts';
import { brokenWords, tamilFont } from '#test/support/browsers/look.ts';
import { type Church, filesAreReady } from '#test/support/church.ts';
import { picture, twoColours } from '#test/support/files.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';
import { makePdf } from '../../../sample/print/pdf.ts';
import { lookAtBoth } from '../axe/walk.ts';

/** What people come for, on a small phone: how many presses it takes from the front page, with script and without. */
let app: App;
let browser: Browser;
let church: Church;
let campaign: { _id: string };
const LAST_WEEK = 'The roof of Sathankulam is on again';
withChurch(async (started) => {
  ({ app, browser, church } = started);
  const { client, medak, youth } = church;
  await client.call('POST', 'user/add', {
    ...{ user_type: 'diocese_personnels', role: 'bishop', user_name: 'The Rt. Rev. Grace Devadoss' },
    ...{ diocese: medak.id, phone: '044 2811 1000', mobile: '+91 90000 00001', email: 'b@example.org' },
  });
  await client.call('POST', 'user/add', {
    ...{ user_type: 'officers', user_name: 'Adv. Christopher Alagiah', designation: 'General Secretary' },
    ...{ mobile: '+91 90000 00002', email: 'press@example.org', press_contact: true },
  });
  campaign = await client.call('POST', 'campaigns/create', {
    ...{ title: 'Roofs before the rains', description: '<p>Tiles.</p>', activated: true },
    ...{ upi_id: 'relief@examplebank', bank_account: 'Relief, 0000 0142' },
  });
  await client.news(youth, LAST_WEEK, { date: daysLater(dayOf(new Date()), -7) });
});

const phone = async (script: boolean, path = '/home') => {
  const context = await visitor(browser, { url: app.url, width: 360, touch: true, script });
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

/** Presses one after the other; says how often. */
function counted(page: Page) {
  let taps = 0;
  return {
    get taps() {
      return taps;
    },
    async tap(role: 'link' | 'button', name: string | RegExp) {
      taps++;
      await page
        .getByRole(role, { name, exact: typeof name === 'string' })
        .first()
        .tap();
    },
    async open(name: string) {
      taps++;
      await page.locator(`summary[aria-label="${name}"]`).tap();
    },
  };
}

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_name, script) => {
  it('the bishop is called with three presses, from the list and from the bishop’s own card', async () => {
    const page = await phone(script);
    const hand = counted(page);
    await hand.open('Menu');
    await hand.tap('link', 'All dioceses');
    await page.getByRole('heading', { name: 'Dioceses', level: 1 }).waitFor();
    const row = page.getByRole('listitem').filter({ hasText: 'The Rt. Rev. Grace Devadoss' });
    // The third: the telephone takes over.
    const call = row.getByRole('link', { name: /^Call Medak/ });
    await expect.poll(() => call.getAttribute('href')).toBe('tel:04428111000');
    await expect.poll(() => call.innerText()).toContain('Call');
    const box = await call.boundingBox();
    expect([(box?.width ?? 0) >= 44, (box?.height ?? 0) >= 44]).toEqual([true, true]);
    expect(hand.taps + 1).toBeLessThanOrEqual(3);

    const foot = await phone(script);
    const other = counted(foot);
    await other.tap('link', 'Dioceses');
    await other.tap('link', 'Medak');
    await foot.waitForURL(app.at(church.medak.label, '/'));
    const card = foot.getByRole('article').filter({ hasText: 'The Rt. Rev. Grace Devadoss' });
    await expect
      .poll(() => card.getByRole('link', { name: '044 2811 1000' }).getAttribute('href'))
      .toBe('tel:04428111000');
    await expect
      .poll(() => card.getByRole('link', { name: '+91 90000 00001' }).getAttribute('href'))
      .toBe('tel:+919000000001');
    expect(other.taps + 1).toBeLessThanOrEqual(3);
    await Promise.all([page.context().close(), foot.context().close()]);
  });

  it('last week’s news are two presses away', async () => {
    const page = await phone(script);
    const hand = counted(page);
    await hand.open('Menu');
    await hand.tap('link', 'News');
    await page.getByRole('heading', { name: 'CSI Synod News', level: 1 }).waitFor();
    await page.getByRole('article').filter({ hasText: LAST_WEEK }).waitFor();
    expect(hand.taps).toBeLessThanOrEqual(2);
    await page.context().close();
  });

  it('a statement and who answers for it are three presses away', async () => {
    const page = await phone(script);
    const hand = counted(page);
    await hand.open('Menu');
    await hand.tap('link', 'Statements');
    const press = page.getByRole('region', { name: 'For the press' });
    await press.getByText('Adv. Christopher Alagiah').waitFor();
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().tap();
    await page.waitForURL('**/others/statement/*');
    await press.getByText('General Secretary').waitFor();
    await expect
      .poll(() => press.getByRole('link', { name: '+91 90000 00002' }).getAttribute('href'))
      .toBe('tel:+919000000002');
    await press.getByRole('link', { name: 'press@example.org' }).waitFor();
    expect(hand.taps + 1).toBeLessThanOrEqual(3);
    await page.context().close();
  });

  it('one gives from the campaign’s page, below its title', async () => {
    const page = await phone(script, `/campaign_screen/${campaign._id}`);
    const give = page.getByRole('region', { name: 'How to give' });
    const amounts = give.getByRole('list', { name: 'Amount' });
    await expect
      .poll(() => amounts.getByRole('link', { name: '₹1,000' }).getAttribute('href'))
      .toBe('upi://pay?pa=relief@examplebank&pn=Church%20of%20South%20India%20Synod&cu=INR&am=1000.00');
    const other = amounts.getByRole('link', { name: 'Another amount' });
    await expect.poll(() => other.getAttribute('href')).not.toContain('am=');
    await give.getByRole('img', { name: 'QR code to pay relief@examplebank' }).waitFor();
    await give.getByText('Relief, 0000 0142').waitFor();
    const copy = give.getByRole('button', { name: 'Copy: UPI ID' });
    await (script ? copy.waitFor() : copy.waitFor({ state: 'hidden' }));
    const [title, box] = await Promise.all([
      page.getByRole('heading', { level: 1 }).boundingBox(),
      give.boundingBox(),
    ]);
    expect((box?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBeLessThan(120);
    if (script) await lookAtBoth(page);
    await page.context().close();
  });

  it('the foot is one screen, and its folds open what else there is', async () => {
    const page = await phone(script);
    const foot = page.getByRole('contentinfo');
    expect((await foot.boundingBox())?.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    await foot.getByText('All pages', { exact: true }).tap();
    await foot.getByRole('link', { name: 'Govt. Notification Schemes' }).waitFor();
    await foot.getByText('Newsletter').first().tap();
    await foot.getByRole('link', { name: 'Govt. Notification Schemes' }).waitFor({ state: 'hidden' });
    await foot.getByRole('textbox', { name: 'Mobile (optional)' }).waitFor();
    await page.context().close();
  });
});

it('on a desk the groups of the foot stand open below the front page; below others they open when they are pressed', async () => {
  const page = await (await visitor(browser, { url: app.url, width: 1440, script: false })).newPage();
  await page.goto('/home');
  const foot = page.getByRole('contentinfo');
  const all = foot.getByText('All pages', { exact: true });
  await foot.getByRole('link', { name: 'Govt. Notification Schemes' }).waitFor();
  await foot.getByRole('textbox', { name: 'Email' }).waitFor();
  await all.waitFor({ state: 'hidden' });
  await page.goto(church.story.path);
  await expect
    .poll(async () => ((await foot.boundingBox())?.height ?? Number.POSITIVE_INFINITY) <= 320)
    .toBe(true);
  await foot.getByRole('link', { name: 'Govt. Notification Schemes' }).waitFor({ state: 'hidden' });
  const place = await all.boundingBox();
  await all.click();
  await foot.getByRole('link', { name: 'Govt. Notification Schemes' }).waitFor();
  await expect.poll(async () => (await all.boundingBox())?.x).toBe(place?.x);
  await page.context().close();
});

it('the ways to reach a diocese stay under the thumb, and hide nothing that has the focus', async () => {
  const page = await phone(true, app.at(church.madras.label, '/'));
  const ways = page.getByRole('navigation', { name: 'Get in Touch' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const bar = await ways.boundingBox();
  expect(bar && bar.y + bar.height).toBe(page.viewportSize()?.height);
  const hidden: string[] = [];
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    const under = await page.evaluate(() => {
      const one = document.activeElement as HTMLElement;
      const top = document.querySelector('.reach')?.getBoundingClientRect().top ?? 0;
      const box = one.getBoundingClientRect();
      // Of a high field the line that is written in.
      return !one.closest('.reach') && box.top + Math.min(box.height, 44) > top + 1
        ? one.outerHTML.slice(0, 80)
        : null;
    });
    if (under) hidden.push(under);
  }
  expect(hidden).toEqual([]);
  await page.context().close();
});

it.each([360, 1440])(
  'a banner stands in the shape in which it is uploaded, and loses nothing above, at %i px',
  async (width) => {
    const page = await (await visitor(browser, { url: app.url, width })).newPage();
    await page.goto(app.at(church.madras.label, '/'));
    const banner = page.getByRole('region', { name: 'Pictures of the diocese' }).locator('img').first();
    const { shape, from } = await banner.evaluate((one) => {
      const box = one.closest('.pic')?.getBoundingClientRect();
      return { shape: box ? box.width / box.height : 0, from: getComputedStyle(one).objectPosition };
    });
    expect([Math.round(shape * 100), from.split(' ')[1]]).toEqual([160, '0%']);
    await page.context().close();
  },
);

it('with text twice as large the church’s name stays in whole words, in every language', async () => {
  const context = await visitor(browser, { url: app.url, width: 360 });
  const page = await context.newPage();
  for (const width of [320, 360])
    for (const language of LANGUAGES) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(languagePath(language, '/home'));
      await expect
        .poll(() => page.evaluate(brokenWords, tamilFont()), { message: `${language} at ${width} px` })
        .toEqual([]);
    }
  await context.close();
});

it('the further pages of a PDF in a search result are large enough for a finger', async () => {
  const { client } = church;
  const paragraphs = Array.from({ length: 90 }, (_, i) =>
    `On day ${i} the tide table of the harbour is read aloud. `.repeat(4),
  );
  const buffer = await makePdf({ title: 'The harbour', unit: 'Youth', paragraphs });
  const thumbnail = await client.upload(await picture('harbour.jpg'));
  const pdf = await client.upload({ name: 'harbour.pdf', mimeType: 'application/pdf', buffer });
  await client.call('POST', 'publications/create', {
    ...{ type: 'library_archives', title: 'The harbour', date: '2025-01-18', activated: true },
    ...{ thumbnail, pdf },
  });
  await filesAreReady(app);
  const page = await (await visitor(browser, { url: app.url })).newPage();
  const places = page.getByRole('link', { name: /^Page \d+ of the PDF$/ });
  await expect
    .poll(async () => {
      await page.goto('/search?q=tide');
      return places.count();
    })
    .toBeGreaterThan(2);
  await lookAtBoth(page);
  const small = () =>
    places.evaluateAll((links) =>
      links.flatMap((link) => {
        const { width, height } = link.getBoundingClientRect();
        return width < 24 || height < 24 ? [`${link.textContent}: ${width} × ${height}`] : [];
      }),
    );
  await expect.poll(small).toEqual([]);
  await page.context().close();
});

it('a screen with three pixels to a point gets the pictures of one with two', async () => {
  const thumbnail = await church.client.upload(await twoColours('nave.jpg', 1600, 1000));
  const { path } = await church.client.news(church.youth, 'The nave is painted', { thumbnail });
  await filesAreReady(app);
  const page = await phone(true);
  const session = await page.context().newCDPSession(page);
  for (const [deviceScaleFactor, width] of [
    [1, 640],
    [2, 960],
    [3, 960],
  ] as const) {
    const screen = { width: 360, height: 740, mobile: true, deviceScaleFactor };
    await session.send('Emulation.setDeviceMetricsOverride', screen);
    await page.goto(path);
    const lead = page.locator('main picture img').first();
    const source = () => lead.evaluate((img: HTMLImageElement) => img.currentSrc);
    await expect.poll(source, { message: `${deviceScaleFactor}` }).toContain(`-w${width}.`);
  }
  await page.context().close();
});
