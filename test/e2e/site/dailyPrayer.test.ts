import { PgBoss } from 'pg-boss';
import type { Browser, Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, troubles, visitor } from '#test/support/browser.ts';
import { clientOf } from '#test/support/client.ts';
import { setClock } from '#test/support/clock.ts';
import { type Sink, startSink } from '#test/support/mailSink.ts';
import { type App, startApp } from '#test/support/server.ts';

/** A reader of the day's prayer: from the form through the mails to the end of it. */
const CALENDAR = '/ta/resources/worship_resource/prayer_calendar';
const TODAY = '2026-12-01';
const TOMORROW = '2026-12-02';
const ASHA = 'asha@test.invalid';

let app: App;
let browser: Browser;
let sink: Sink;

beforeAll(async () => {
  sink = await startSink();
  [app, browser] = await Promise.all([startApp({ SMTP_URL: sink.url }), openBrowser()]);
  const client = await clientOf(app);
  await client.call('POST', 'prayer_calendar/create', { date: TOMORROW, description: 'Fishermen' });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await sink?.close();
});

/** The mails that have come, in order. */
const mails = () => Promise.all(sink.got.map(({ raw }) => PostalMime.parse(raw)));
const subjects = async () => (await mails()).map(({ subject }) => subject);
const addressIn = async (nth: number): Promise<string> =>
  /http\S+\/daily_prayer\/\S+/.exec((await mails())[nth]?.text ?? '')?.[0] ?? '';
/** The minute's job, whose own time the test does not wait for. */
async function minute(): Promise<void> {
  const quiet = { schedule: false, supervise: false, migrate: false } as const;
  const boss = new PgBoss({ connectionString: app.settings.databaseUrl ?? '', ...quiet });
  await boss.start();
  await boss.send('newsletters');
  await boss.stop({ graceful: false });
}
/** Mails name the public address, under which the test's own server does not answer. */
const open = (page: Page, address: string) => page.goto(new URL(address).pathname + new URL(address).search);

it('asks on the page of the prayer calendar, confirms, gets it at the hour, changes it, and ends it', async () => {
  setClock(`${TODAY}T12:00+05:30`);
  const context = await visitor(browser, { url: app.url, width: 360 });
  const page = await context.newPage();
  const seen = troubles(page);
  await page.goto(CALENDAR);
  const form = page.locator('#daily-prayer');
  await form.getByLabel('மின்னஞ்சல்').fill(ASHA);
  await form.getByLabel('நேரம்').selectOption('7');
  await form.getByRole('button', { name: 'ஒவ்வொரு நாளின் ஜெபத்தையும் அனுப்புக' }).click();
  await form.getByText('அதில் உறுதிப்படுத்தவும்').waitFor();
  await expect.poll(subjects).toEqual(['உறுதிப்படுத்தவும்: ஒவ்வொரு நாளின் ஜெபம்']);

  await open(page, await addressIn(0));
  await expect.poll(() => page.getByLabel('நேரம்').inputValue()).toBe('7');
  await page.getByRole('button', { name: 'ஒவ்வொரு நாளின் ஜெபத்தையும் பெற' }).click();
  await page.getByRole('button', { name: 'விலகிக்கொள்க' }).waitFor();

  // Before the hour nothing comes, however often the job runs; at the hour one mail does.
  setClock(`${TOMORROW}T06:59+05:30`);
  await minute();
  setClock(`${TOMORROW}T07:00+05:30`);
  await minute();
  await minute();
  await expect.poll(async () => (await subjects()).length).toBe(2);
  const prayer = (await mails())[1];
  expect(prayer?.text).toContain('Fishermen');
  expect(prayer?.subject).toContain('இந்நாளின் ஜெபம்');

  await open(page, await addressIn(1));
  await page.getByLabel('நேரம்').selectOption('20');
  await page.getByRole('button', { name: 'சேமிக்க' }).click();
  await page
    .getByText(/8:00 (PM|பிற்பகல்)|பிற்பகல் 8:00/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'விலகிக்கொள்க' }).click();
  await page.getByRole('button', { name: 'ஒவ்வொரு நாளின் ஜெபத்தையும் பெற' }).waitFor();
  expect(seen).toEqual([]);
});
