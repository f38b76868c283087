import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { daysLater } from '#lib/dates.ts';
import { lastDayOf } from '#lib/months.ts';
import { resizeTo, visitor } from '#test/support/browser.ts';
import { type Client, clientOf } from '#test/support/client.ts';
import { pdf, picture, pictures } from '#test/support/files.ts';
import { sideways } from '#test/support/layout.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** That pages with much on them are short, and pages with little are not half empty. */
let app: App;
let browser: Browser;
let client: Client;
let thumbnail: string;
withApp(async (started) => {
  ({ app, browser } = started);
  client = await clientOf(app);
  const [file] = await pictures(1);
  if (file) thumbnail = await client.upload(file);
});

const make = async (call: string, body: object): Promise<string> =>
  (await client.call('POST', `${call}/create`, body))._id;

async function opened(path: string, width: number, then: (page: Page) => Promise<void>): Promise<void> {
  const page = await (await visitor(browser, { url: app.url, width })).newPage();
  await page.goto(path);
  await expect.poll(() => sideways(page)).toEqual([]);
  await then(page);
  await page.context().close();
}

/** The same on a phone and at a desk, by one visit. */
const openedAtBoth = (path: string, then: (page: Page) => Promise<void>): Promise<void> =>
  opened(path, 360, async (page) => {
    await then(page);
    await resizeTo(page, 1440);
    await then(page);
  });

/** How much of the window's width something is seen in, of all that stands in a part: from its leftmost to its rightmost sign. */
const spread = (page: Page, part: string): Promise<number> =>
  page.locator(part).evaluate((whole) => {
    const boxes = [...whole.querySelectorAll('p, h1, h2, h3, img, a, dd, li')]
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return one instanceof HTMLImageElement ? one.getBoundingClientRect() : range.getBoundingClientRect();
      })
      .filter(({ width }) => width > 0);
    const [left, right] = [
      Math.min(...boxes.map((box) => box.left)),
      Math.max(...boxes.map((box) => box.right)),
    ];
    return (right - left) / innerWidth;
  });

describe('a month of events', () => {
  beforeAll(async () => {
    const youth = await client.department('Youth');
    for (let day = 1; day <= 18; day++) {
      const date = `2099-11-${String(day).padStart(2, '0')}`;
      await make('events', {
        ...{ name: `A day of rest and song, number ${day}`, description: 'Bring a shawl, and a friend.' },
        ...{ from_date: `${date}T10:00`, to_date: `${day % 3 ? date : daysLater(date, 2)}T18:00` },
        ...{ thumbnail, department: youth.id },
      });
    }
  });

  it('of eighteen is three screens on a phone', () =>
    opened('/home/event/departments', 360, async (page) => {
      await expect.poll(() => page.locator('.entry').count()).toBe(18);
      const box = await page.locator('#month-1').boundingBox();
      expect((box?.height ?? Number.POSITIVE_INFINITY) / 740).toBeLessThanOrEqual(3);
      // The whole row is pressed, and there is nothing else in it to press.
      await expect.poll(() => page.locator('.entry').first().getByRole('link').count()).toBe(1);
    }));

  it('has below it those that are over, in lines: the day first, then what it was', async () => {
    const ecology = await client.department('Ecology');
    await make('events', {
      ...{ name: 'Blessing of seeds', description: 'Ploughs came to church.', thumbnail },
      ...{ from_date: '2025-04-01T10:00', to_date: '2025-04-01T12:00', department: ecology.id },
    });
    await openedAtBoth('/home/event/departments', async (page) => {
      const past = page.locator('.entry--past');
      const [day, words] = [
        await past.locator('time').boundingBox(),
        await past.locator('div').boundingBox(),
      ];
      expect((day?.x ?? 0) + (day?.width ?? 0)).toBeLessThanOrEqual(words?.x ?? 0);
      expect(words?.width).toBeGreaterThan(180);
    });
  });

  it('is told to the ear by whole dates, and to the eye once', () =>
    opened('/home/event/departments', 1440, async (page) => {
      const third = page.locator('.entry').nth(2);
      await expect.poll(() => third.locator('[aria-hidden]').first().innerText()).toMatch(/^3–5\s+Tue–Thu$/);
      await expect
        .poll(() => third.locator('.vh').innerText())
        .toBe('Tuesday 03 November 2099 to Thursday 05 November 2099');
      await page.goto('/home');
      await expect
        .poll(() => page.locator('.event .dates').nth(2).innerText())
        .toMatch(/^3–5\s+November 2099, Tuesday to Thursday$/);
    }));
});

describe('a page with few words is not half empty:', () => {
  it('a statement has the first page of its paper beside it', async () => {
    const paper = await client.upload(await pdf('Statement.pdf'));
    const words = { type: 'statement', description: 'The shutters are opened by day. '.repeat(9) };
    await make('statements', { ...words, title: 'On the rivers', date: '2026-10-02', pdf: [paper] });
    const id = await make('statements', {
      ...words,
      title: 'On the floods',
      date: '2026-11-10',
      pdf: [paper],
    });
    const page = await (await visitor(browser, { url: app.url })).newPage();
    // The first page is drawn after the upload.
    await expect
      .poll(async () => {
        await page.goto(`/others/statement/${id}`);
        return page.getByRole('link', { name: /^Open the paper: PDF, / }).count();
      })
      .toBe(1);
    expect(await spread(page, '.statement-page')).toBeGreaterThan(0.7);
    await page.getByRole('link', { name: /^Earlier \| 02-10-2026 On the rivers$/ }).click();
    await page.getByRole('heading', { level: 1, name: 'On the rivers' }).waitFor();
    await page.context().close();
  });

  it('a committee has beside it whom to ask', async () => {
    for (const type of ['executive_committee', 'working_committee', 'csita_content'])
      await make('description', { type, description: '<p>It meets twice a year, and never in a hotel.</p>' });
    for (const path of ['/about/executive_committee', '/about/working_committee', '/about/csita'])
      await opened(path, 1440, async (page) => {
        expect([path, (await spread(page, '.text-page')) > 0.7]).toEqual([path, true]);
      });
  });

  it('the chapters of what the church is have one measure, however long they are', async () => {
    const paragraph = `<p>Five traditions became one Church, on a Saturday. ${'They ate together. '.repeat(20)}</p>`;
    await make('description', { type: 'vision', description: `<p>One table.</p>${paragraph.repeat(4)}` });
    await make('description', { type: 'history', description: paragraph.repeat(9) });
    await opened('/about/history', 1440, async (page) => {
      const edges = () =>
        page.locator('.chapters .prose > p:not(.prose--creed > :first-child)').evaluateAll((all) => [
          ...new Set(
            all.map((one) => {
              const { left, right } = one.getBoundingClientRect();
              return `${Math.round(left)} ${Math.round(right)}`;
            }),
          ),
        ]);
      await expect.poll(async () => (await edges()).length).toBe(1);
    });
  });
});

describe('the month of prayer', () => {
  const month = '2026-10';
  const path = `/resources/worship_resource/prayer_calendar/${month}`;
  beforeAll(async () => {
    const description =
      'The diocese of Madhya Kerala: its bishop, its presbyters, its schools and its hospitals';
    for (let date = `${month}-01`; date <= lastDayOf(month); date = daysLater(date, 1)) {
      await make('prayer_calendar', {
        date,
        description: 'Those who taught us to pray, and all whom we teach',
      });
      if (Number(date.slice(8)) % 3 === 0) await make('prayer_calendar', { date, description });
    }
  });

  it.each([
    [360, 1],
    [768, 2],
    [1440, 7],
  ])('at %i px stands in %i columns', (width, columns) =>
    opened(path, width, async (page) => {
      const lefts = await page
        .locator('.day:not([data-pad])')
        .evaluateAll((days) => days.map((day) => Math.round(day.getBoundingClientRect().left)));
      expect(new Set(lefts).size).toBe(columns);
    }),
  );

  it('is one sheet of paper, across, with all its days and nothing but them', () =>
    opened(path, 1440, async (page) => {
      const library = await PDFiumLibrary.init();
      const sheets = await library.loadDocument(await page.pdf({ preferCSSPageSize: true }));
      const [sheet] = [...sheets.pages()];
      const { originalWidth = 0, originalHeight = 0 } = sheet?.getOriginalSize() ?? {};
      const text = sheet?.getText() ?? '';
      expect([sheets.getPageCount(), originalWidth > originalHeight]).toEqual([1, true]);
      for (const said of ['Church of South India Synod, Prayer Calendar', 'October 2026', 'Saturday', '31'])
        expect(text).toContain(said);
      for (const other of ['Subscribe', 'Lectionary', 'Contact']) expect(text).not.toContain(other);
      sheets.destroy();
      library.destroy();
    }));
});

it('outlines of sermons stand without first pages that are all alike', async () => {
  for (let i = 1; i <= 4; i++)
    await make('publications', {
      type: 'sermons',
      title: `Salt ${i}`,
      date: `2026-02-0${i}`,
      thumbnail,
    });
  await opened('/resources/worship_resource/sermon_outlines', 1440, async (page) => {
    await expect.poll(() => page.locator('.paper').count()).toBe(4);
    await expect.poll(() => page.getByRole('main').locator('img').count()).toBe(0);
  });
});

it.each([
  ['upright', [147, 180, 214, 226, 240, 256, 320].map((width): readonly [number, number] => [width, 320])],
  ['wide', [256, 240, 226, 213, 180, 145, 107].map((height): readonly [number, number] => [320, height])],
])('a gallery cuts no %s picture: each row is as high as its pictures want it', async (name, shapes) => {
  const gallery = await Promise.all(
    shapes.map(async (shape) => client.upload(await picture('shape.png', undefined, shape))),
  );
  const story = await client.news(await client.department(name), 'Of all shapes', { gallery });
  await openedAtBoth(story.path, async (page) => {
    const cut = () =>
      page.locator('.gallery .pic').evaluateAll(
        (all, wanted) =>
          wanted.map(([wide, high], i) => {
            const { width: across, height: down } = all[i]?.getBoundingClientRect() ?? new DOMRect();
            return Math.abs(Math.log((across / down / wide) * high)) < 0.03 ? '' : `${wide} × ${high}`;
          }),
        shapes,
      );
    await expect.poll(cut).toEqual(shapes.map(() => ''));
  });
});

it('marks of partners are whole and of one area, whatever their shapes', async () => {
  const shapes = [
    [640, 240],
    [300, 300],
    [200, 420],
  ] as const;
  for (const shape of shapes)
    await make('partner_network', {
      ...{ category: 'network', name: `${shape}`, url: 'https://example.org' },
      image: await client.upload(await picture('mark.png', undefined, shape)),
    });
  await openedAtBoth('/about/networks_screen', async (page) => {
    const seen = () =>
      page.locator('.mark').evaluateAll((marks) =>
        marks.map((mark) => {
          const { width: across = 0, height: down = 0 } =
            mark.querySelector('img')?.getBoundingClientRect() ?? {};
          const [wide = 1, high = 1] = mark.querySelector('h2')?.innerText.split(',').map(Number) ?? [];
          return {
            area: Math.round(across * down),
            off: Math.abs(Math.log(across / down / (wide / high))),
          };
        }),
      );
    await expect.poll(async () => (await seen()).map(({ off }) => off < 0.03)).toEqual([true, true, true]);
    const areas = (await seen()).map(({ area }) => area);
    expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(1.25);
  });
});

it('a frame cuts no heads off, and shows a poster whole', async () => {
  const department = await client.department('Posters');
  const seen = async (width: number, height: number): Promise<string[]> => {
    const photo = await client.upload(await picture('of-a-phone.png', undefined, [width, height]));
    const { path } = await client.news(department, `${width} by ${height}`, { thumbnail: photo });
    const found: string[] = [];
    for (const [at, part] of [
      [path, 'main .pic img'],
      ['/news_list_screen/departments', '.card .pic img'],
    ] as const)
      await opened(at, 1440, async (page) => {
        const image = page.locator(part).first();
        await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.currentSrc)).not.toBe('');
        found.push(
          await image.evaluate((one) => {
            const { objectFit, objectPosition } = getComputedStyle(one);
            return `${objectFit} ${objectPosition}`;
          }),
        );
      });
    return found;
  };
  expect(await seen(400, 300)).toEqual(['cover 50% 25%', 'cover 50% 25%']);
  expect(await seen(300, 400)).toEqual(['cover 50% 25%', 'cover 50% 25%']);
  expect(await seen(300, 424)).toEqual(['contain 50% 25%', 'contain 50% 25%']);
});
