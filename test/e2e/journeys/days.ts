import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, toasted, troubles, visitor } from '#test/support/browser.ts';
import { type Client, clientOf, type Login, type Unit } from '#test/support/client.ts';
import { group, row } from '#test/support/consoleSteps.ts';
import { pdf, picture, pictures, twoColours } from '#test/support/files.ts';
import { ADMIN, type App, startApp } from '#test/support/server.ts';
import type { Hand } from './hand.ts';

/** A day's work of each role, from signing in to what stands on the site, with real files (000 §2, §6; 001 §2). */
export function days(hand: Hand): void {
  const { press, write, date, moment, choose, put } = hand;
  const isPhone = hand.width < 600;
  let app: App;
  let browser: Browser;
  let client: Client;
  let madras: Unit;
  let youth: Unit;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp(), openBrowser()]);
    client = await clientOf(app);
    madras = await client.diocese('Madras', 'Tamil Nadu');
    youth = await client.department('Youth');
  });
  afterAll(async () => {
    await browser?.close();
    await app?.close();
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

  /** Signs in by the form. */
  async function begin(login: Login): Promise<{ page: Page; seen: string[] }> {
    const page = await (await visitor(browser, { width: hand.width, url: app.url })).newPage();
    const seen = troubles(page);
    await page.goto('/login');
    await write(page.getByLabel('Email'), login.email);
    await write(page.getByLabel('Password', { exact: true }), login.password);
    await press(page.getByRole('button', { name: 'Login' }));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    return { page, seen };
  }

  async function section(page: Page, name: string | RegExp): Promise<void> {
    if (isPhone) await press(page.getByLabel(/^Menu/));
    const menus = page.getByRole('navigation', { name: /^(Daily work|Sections|Yours)$/ });
    await press(menus.getByRole('link', { name }));
  }
  const tab = (page: Page, name: string) =>
    press(page.getByRole('main').getByRole('link', { name, exact: true }).first());
  const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
  const button = (of: Page | Locator, name: string) => of.getByRole('button', { name, exact: true });

  async function putImage(page: Page, legend: string): Promise<void> {
    const field = group(page, legend);
    await put(field.getByRole('button', { name: /^Browse/ }), [await picture('picture.jpg')]);
    await field.getByRole('img').first().waitFor();
  }
  async function putPdf(page: Page, legend: string): Promise<void> {
    const field = group(page, legend);
    await put(field.getByRole('button', { name: /^Browse/ }), [await pdf('paper.pdf')]);
    await field.getByText('Files Uploaded').waitFor();
  }

  /** A story on the form for news, which the office then finds among what waits. */
  async function story(page: Page, title: string): Promise<void> {
    await press(page.getByRole('link', { name: 'Add News' }));
    await write(page.getByLabel('Title'), title);
    await press(button(page, 'Add thumbnail'));
    const crop = dialog(page, 'Thumbnail');
    await put(button(crop, 'Browse: Thumbnail'), [await twoColours('boats.jpg')]);
    await crop.getByLabel('The part of the picture that is kept').waitFor();
    await press(button(crop, 'Add thumbnail'));
    await page.getByRole('img', { name: 'The thumbnail as it is now' }).waitFor();
    await write(
      page.getByRole('textbox', { name: 'Body' }),
      'Before the rain came they had mended nine boats.',
    );
    await press(button(page, 'Add'));
    await row(page, title).waitFor();
  }
  async function event(page: Page, title: string): Promise<void> {
    await press(button(page, 'Add Event'));
    const form = dialog(page, 'Add Event');
    await write(form.getByLabel('Title'), title);
    await moment(form, 'From', '2026-12-12T10:00');
    await moment(form, 'To', '2026-12-12T18:30');
    await putImage(page, 'Thumbnail');
    await press(button(form, 'Add Event'));
    await row(page, title).waitFor();
  }

  describe('a diocese’s day', () => {
    it('fills its pages: address, banner, gallery, personnel, description, roll, news and event', async () => {
      const { page, seen } = await begin(await client.user('Vimala', madras));
      await tab(page, 'Diocese Information');
      await press(page.getByRole('main').getByRole('link', { name: 'Madras', exact: true }));

      await press(button(page, 'Add Address'));
      await write(page.getByLabel('Address', { exact: true }), '226 Cathedral Road');
      await write(dialog(page, 'Add Address').getByLabel('Email'), 'office@madras.example.org');
      await press(button(dialog(page, 'Add Address'), 'Add'));
      await row(page, '226 Cathedral Road').waitFor();

      await tab(page, 'Banner Images');
      await press(button(page, 'Add Banner'));
      await putImage(page, 'Image');
      await press(button(dialog(page, 'Add Banner'), 'Add'));
      await row(page, 'Banner 1').waitFor();

      await tab(page, 'Gallery');
      await press(button(page, 'Add Images'));
      const images = dialog(page, 'Add gallery images');
      await put(button(images, 'Browse: Images'), await pictures(10));
      await images.getByRole('img', { name: 'Gallery image 10' }).waitFor();
      await press(button(images, 'Add Image'));
      await page.getByText('No description yet').nth(9).waitFor();
      await press(button(page, 'Later: Picture 1'));
      await expect
        .poll(async () => numbersOf((await client.call('GET', `diocese/get/${madras.id}`)).gallery))
        .toBe('2,1,3,4,5,6,7,8,9,10');
      await press(button(page, 'Describe: Picture 1'));
      const about = dialog(page, 'About this picture');
      await write(about.getByLabel('What the picture shows'), 'The cathedral’s west front at dawn');
      await press(button(about, 'Save'));
      await page.getByText('The cathedral’s west front at dawn').waitFor();

      await tab(page, 'Personnels');
      await press(button(page, 'Add Personnel'));
      const person = dialog(page, 'Add Personnel');
      await write(person.getByLabel('Name'), 'Rt. Rev. Paul');
      await choose(person.getByLabel('Type', { exact: true }), 'Bishop');
      await press(button(person, 'Add'));
      await row(page, 'Rt. Rev. Paul').waitFor();

      await tab(page, 'Description');
      await press(page.getByRole('link', { name: 'Add description' }));
      await write(page.getByLabel('Title'), 'How it began');
      await write(page.getByRole('textbox', { name: 'Description' }), 'On the beach, in 1640.');
      await press(button(page, 'Add'));
      await row(page, 'How it began').waitFor();

      await tab(page, 'Ministerial Roll');
      await press(button(page, 'Add Role'));
      await putPdf(page, 'PDF');
      await press(button(dialog(page, 'Add Ministerial role'), 'Add'));
      await row(page, 'paper.pdf').waitFor();

      await section(page, 'Dioceses');
      await page.getByRole('heading', { level: 1, name: 'Diocese News' }).waitFor();
      await story(page, 'Boats first, then roofs');
      await tab(page, 'Diocese Events');
      await event(page, 'Harvest festival');
      await row(page, 'Harvest festival').getByText('Awaiting approval').waitFor();
      expect(seen).toEqual([]);

      // Visitors see nothing yet of what waits.
      const reader = await (await visitor(browser, { url: app.url })).newPage();
      await reader.goto(app.at(madras.label, '/'));
      await reader.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => reader.getByText('Boats first').count()).toBe(0);
    });
  });

  describe('a department’s day', () => {
    it('writes its aims, its personnel, a story and an event', async () => {
      const { page, seen } = await begin(await client.user('Daniel', youth));
      await tab(page, 'Dept. Information');
      await press(page.getByRole('main').getByRole('link', { name: 'Youth', exact: true }));
      await press(button(page, 'Edit'));
      const aims = page.getByRole('dialog');
      await write(aims.getByRole('textbox', { name: 'Aims and Objectives' }), 'A say now and not later.');
      await press(button(aims, 'Update'));
      await page
        .getByRole('region', { name: 'Aims and Objectives' })
        .getByText('A say now and not later.')
        .waitFor();

      await tab(page, 'Personnel');
      await press(button(page, 'Add Personnel'));
      const person = dialog(page, 'Add Personnel');
      await write(person.getByLabel('Name'), 'Sharon');
      await press(button(person, 'Add'));
      await row(page, 'Sharon').waitFor();

      await section(page, 'Departments');
      await page.getByRole('heading', { level: 1, name: 'Department News' }).waitFor();
      for (const title of ['Four hundred on the old road', 'A library on wheels', 'The well is dug'])
        await story(page, title);
      await tab(page, 'Dept. Events');
      await event(page, 'Camp in the hills');
      expect(seen).toEqual([]);
    });
  });

  describe('the office’s day', () => {
    it('publishes what waits, sends one back, puts out a statement, a newsletter and an advertisement, and reads a letter', async () => {
      for (const title of ['Rain on Kuttanad', 'Songs for the road', 'A school reopens'])
        await client.news(youth, title);
      await client.call('POST', 'news_letter/add_subscriber', { name: 'Mary', email: 'mary@example.org' });
      await client.call('POST', 'public/add_querys', {
        type: 'contact_us',
        name: 'Mary',
        email: 'mary@example.org',
        subject: 'Opening hours',
        message: 'When, please?',
      });
      const { page, seen } = await begin(ADMIN);

      // Three stories of the department are published; that of the diocese is sent back.
      await section(page, /^Awaiting approval/);
      for (const title of ['Four hundred on the old road', 'A library on wheels', 'The well is dug']) {
        await press(button(page, `Make Active: ${title}`));
        await toasted(page, `${title} is on the site now`);
        await button(page, `Make Active: ${title}`).waitFor({ state: 'detached' });
      }
      await press(button(page, 'Send back: Boats first, then roofs'));
      await write(page.getByLabel('What should be changed?'), 'Please say where it was.');
      await press(
        page
          .getByRole('listitem')
          .filter({ hasText: 'Boats first' })
          .getByRole('button', { name: /^Send back/ }),
      );
      await toasted(page, 'Sent back');

      await section(page, 'Announcements');
      await tab(page, 'Statements');
      await press(button(page, 'Add Schemes'));
      const paper = dialog(page, 'Add');
      await write(paper.getByLabel('Title'), 'On the floods');
      await date(paper.getByLabel('Date'), '2026-11-11');
      await write(paper.getByLabel('Description'), 'The synod stands with those who lost their homes.');
      await putPdf(page, 'Upload PDF');
      await press(button(paper, 'Add'));
      await row(page, 'On the floods').waitFor();

      await section(page, 'Newsletter');
      for (const title of ['Rain on Kuttanad', 'Songs for the road', 'A school reopens'])
        await hand.tick(page.getByRole('checkbox', { name: `Select ${title}` }));
      await press(button(page, 'Send News Letter').first());
      await page.getByText('To 1 subscriber, now').waitFor();
      await press(button(page, 'Send News Letter'));
      await press(button(page, 'Yes, send'));
      await press(button(dialog(page, 'News Letter is Sended Successfully'), 'OK'));

      await section(page, 'Advertisement');
      await press(button(page, 'Add AD'));
      const ad = dialog(page, 'Add AD');
      await write(ad.getByLabel('Title'), 'Lamps of Nagercoil');
      await choose(ad.getByLabel('Select Order'), 'Gold');
      await write(ad.getByLabel('URL'), 'example.org');
      await putImage(page, 'Banner Image');
      await press(button(ad, 'Add'));
      await row(page, 'Lamps of Nagercoil').waitFor();

      await section(page, /^Inbox/);
      await press(page.getByLabel('Actions for Opening hours'));
      await press(row(page, 'Opening hours').getByRole('button', { name: 'Mark as handled' }));
      await toasted(page, 'Marked as handled');
      expect(seen).toEqual([]);

      // The author reads why; visitors read the rest.
      const author = await begin({ email: 'vimala@example.org', password: 'long enough for tests' });
      await row(author.page, 'Boats first, then roofs').getByText('Please say where it was.').waitFor();
      const reader = await (await visitor(browser, { url: app.url })).newPage();
      await reader.goto('/news_list_screen/departments');
      for (const title of ['Four hundred on the old road', 'The well is dug'])
        await reader.getByRole('main').getByRole('link', { name: title }).first().waitFor();
      await expect.poll(() => reader.getByText('Boats first').count()).toBe(0);
    });
  });
}

/** The numbers in the names of `pictures()`, in the order in which they stand. */
const numbersOf = (gallery: readonly { url: string }[]): string =>
  gallery.map(({ url }) => /picture(\d+)\d{13}\./.exec(url)?.[1]).join(',');
