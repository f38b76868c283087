import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dayOf, daysLater } from '#lib/dates.ts';
import { LANGUAGES } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { longDay } from '#lib/longDays.ts';
import { sundayFrom } from '#lib/months.ts';
import { visitor } from '#test/support/browser.ts';
import type { Church } from '#test/support/church.ts';
import { sideways } from '#test/support/layout.ts';
import type { App } from '#test/support/server.ts';
import { withChurch } from '#test/support/withApp.ts';

/** The page of a Sunday, as those find it who prepare its service. */
let app: App;
let browser: Browser;
let church: Church;
const TODAY = dayOf(new Date());
const SUNDAY = sundayFrom(TODAY);
const EARLIER = daysLater(TODAY, -1);
withChurch(async (started) => {
  ({ app, browser, church } = started);
  const make = (body: object) => church.client.call('POST', 'prayer_calendar/create', body);
  await make({
    ...{ date: SUNDAY, description: 'The Diocese of Medak: its bishop', day_name: 'Sunday of the roofs' },
    ...{ readings: 'Psalm: Psalm 100\nGospel: Matthew 25:31–46', theme: 'For the least of these' },
    ...{ collect: 'Give us eyes to see.', songs: 'O come, O come, Emmanuel' },
  });
  await make({
    date: daysLater(SUNDAY, 7),
    description: '',
    day_name: 'The Sunday after',
    readings: 'Ruth 1',
  });
  await make({ date: EARLIER, description: 'Those who prayed yesterday' });
});

const open = async (path: string, width = 360, script = true): Promise<Page> => {
  const page = await (await visitor(browser, { url: app.url, width, script })).newPage();
  await page.goto(path);
  return page;
};

describe('a Sunday’s readings', () => {
  it.each([true, false])('are one press from the front page, with script: %s', async (script) => {
    const page = await open('/home', 360, script);
    await page.getByRole('link', { name: 'This Sunday in full' }).click();
    await page.getByRole('heading', { name: 'Sunday of the roofs', level: 1 }).waitFor();
    const readings = page.getByRole('region', { name: 'Readings' });
    await expect.poll(() => readings.getByRole('listitem').allInnerTexts()).toHaveLength(2);
    await readings.getByText('Matthew 25:31–46').waitFor();
    await page
      .getByRole('region', { name: 'Prayers' })
      .getByRole('link', { name: 'Diocese of Medak' })
      .waitFor();
    await page.getByRole('link', { name: 'Subscribe to this calendar: Sundays and feasts' }).waitFor();
  });

  it('lead on to the next Sunday and back', async () => {
    const page = await open(`/resources/worship_resource/csi_lectionary/${SUNDAY}`);
    await page.getByRole('link', { name: 'The Sunday after' }).click();
    await page.getByRole('heading', { name: 'The Sunday after', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Sunday of the roofs' }).click();
    await page.getByRole('heading', { name: 'Sunday of the roofs', level: 1 }).waitFor();
  });

  it('are in the list before the documents, and on the welcome', async () => {
    const list = await open('/resources/worship_resource/csi_lectionary');
    const first = list.getByRole('region', { name: 'Sundays and feasts' }).getByRole('listitem').first();
    await first.getByText(longDay(SUNDAY)).waitFor();
    await first.getByRole('link', { name: 'Sunday of the roofs' }).click();
    await list.getByText('For the least of these').waitFor();
    const welcome = await open('/');
    await welcome.getByRole('link', { name: 'Sunday of the roofs' }).waitFor();
  });

  it.each(LANGUAGES)('fit the smallest phone in %s', async (language) => {
    const page = await open(
      languagePath(language, '/resources/worship_resource/csi_lectionary/2026-10-04'),
      320,
    );
    await expect.poll(() => sideways(page)).toEqual([]);
  });

  it('are one sheet of paper', async () => {
    const page = await open('/resources/worship_resource/csi_lectionary/2026-10-04', 1440);
    const library = await PDFiumLibrary.init();
    const sheets = await library.loadDocument(await page.pdf({ format: 'A4' }));
    const [sheet] = [...sheets.pages()];
    const text = sheet?.getText() ?? '';
    expect(sheets.getPageCount()).toBe(1);
    for (const said of ['Mark 10:2–16', 'Not good to be alone', 'The day thou gavest'])
      expect(text).toContain(said);
    for (const other of ['Subscribe', 'Get in Touch']) expect(text).not.toContain(other);
    sheets.destroy();
    library.destroy();
  });
});

describe('the month of prayer on a phone', () => {
  it('begins with today; the days before it are a press away', async () => {
    const page = await open('/resources/worship_resource/prayer_calendar');
    const days = page.getByRole('listitem').filter({ has: page.locator('time') });
    await expect.poll(() => days.first().getAttribute('aria-current')).toBe('date');
    // On the first of a month yesterday is on another page.
    if (!EARLIER.startsWith(TODAY.slice(0, 7))) return;
    await page.getByText('Earlier this month').click();
    await page.getByText('Those who prayed yesterday').waitFor();
  });

  it('has all days of another month', async () => {
    const page = await open('/resources/worship_resource/prayer_calendar/2026-10');
    await expect.poll(() => page.getByText('Earlier this month').count()).toBe(0);
    await page.getByText('மீனவர்களும்').waitFor();
  });
});

it('today is on the first screen, close above the first story', async () => {
  for (const width of [360, 1440]) {
    const page = await (await visitor(browser, { url: app.url, width })).newPage();
    await page.goto('/home');
    const line = page.locator('.today-line');
    await line.getByRole('link', { name: 'Today’s prayer' }).waitFor();
    await expect
      .poll(async () => {
        const [today, first] = [await line.boundingBox(), await page.locator('.lead').first().boundingBox()];
        return today && first ? first.y - (today.y + today.height) : undefined;
      })
      .toBeLessThan(24);
    await page.context().close();
  }
});
