import pg from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { troubles, visitor } from '#test/support/browser.ts';
import { newDevice } from '#test/support/pushDevice.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/**
 * The day's prayer on a device. The test's browser reaches no push service, so what the browser would say of its subscription is said for it; the page, its
 * form and the server are the true ones.
 */
const CALENDAR = '/resources/worship_resource/prayer_calendar';
let app: App;
let browser: Browser;
withApp((started) => {
  ({ app, browser } = started);
});

/** What stands in for the browser's part: its answer to the question for permission, and its subscription, which outlives the page. */
async function withPush(context: BrowserContext, permission: NotificationPermission): Promise<void> {
  const { subscriber } = newDevice();
  await context.addInitScript(
    ({ said, endpoint, p256dh, auth }) => {
      const kept = (): boolean => localStorage.getItem('subscribed') === 'yes';
      const subscription = (key: string) => ({
        endpoint,
        options: {
          applicationServerKey: Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)).buffer,
        },
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => {
          localStorage.removeItem('subscribed');
          return true;
        },
      });
      const ours = (): string =>
        (document.querySelector<HTMLElement>('[data-push]')?.dataset.push ?? '')
          .replaceAll('-', '+')
          .replaceAll('_', '/');
      const pushManager = {
        getSubscription: async () => (kept() ? subscription(ours()) : null),
        subscribe: async () => {
          localStorage.setItem('subscribed', 'yes');
          return subscription(ours());
        },
      };
      const registration = { pushManager };
      Object.defineProperty(navigator, 'serviceWorker', {
        value: {
          ready: Promise.resolve(registration),
          register: async () => registration,
          getRegistration: async () => registration,
          addEventListener: () => undefined,
        },
      });
      Object.defineProperty(Notification, 'permission', { get: () => said });
      Notification.requestPermission = async () => said;
    },
    { said: permission, ...subscriber },
  );
}
async function devices(): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: app.settings.databaseUrl ?? '' });
  await client.connect();
  const { rows } = await client.query('select hour, language from prayer_device');
  await client.end();
  return rows;
}
const section = (page: Page) => page.getByRole('region', { name: 'On this device' });

it('begins, is remembered, changes its hour, and ends', async () => {
  const context = await visitor(browser, { url: app.url, width: 360 });
  await withPush(context, 'granted');
  const page = await context.newPage();
  const seen = troubles(page);
  await page.goto(CALENDAR);
  await section(page).getByLabel('Time').selectOption('7');
  await section(page).getByRole('button', { name: 'Notify me on this device' }).click();
  await section(page).getByText('The prayer comes to this device each day at 7:00 AM.').waitFor();
  await expect.poll(devices).toEqual([{ hour: 7, language: 'en' }]);

  await page.reload();
  await section(page).getByText('The prayer comes to this device each day at 7:00 AM.').waitFor();
  await expect.poll(() => section(page).getByLabel('Time').inputValue()).toBe('7');
  await section(page).getByLabel('Time').selectOption('20');
  await section(page).getByLabel('Language').selectOption('ta');
  await section(page).getByRole('button', { name: 'Change' }).click();
  await section(page).getByText('each day at 8:00 PM.').waitFor();
  await expect.poll(devices).toEqual([{ hour: 20, language: 'ta' }]);

  await section(page).getByRole('button', { name: 'No more on this device' }).click();
  await section(page).getByText('Nothing comes to this device any more.').waitFor();
  await section(page).getByRole('button', { name: 'Notify me on this device' }).waitFor();
  await expect.poll(devices).toEqual([]);
  expect(seen).toEqual([]);
});

it('says what to do where the browser refuses, and where there is no line', async () => {
  const refused = await visitor(browser, { url: app.url });
  await withPush(refused, 'denied');
  const page = await refused.newPage();
  await page.goto(CALENDAR);
  await section(page).getByRole('button', { name: 'Notify me on this device' }).click();
  await section(page).getByText('This browser does not allow our notifications.').waitFor();

  const away = await visitor(browser, { url: app.url });
  await withPush(away, 'granted');
  const other = await away.newPage();
  await other.goto(CALENDAR);
  await section(other).getByRole('button', { name: 'Notify me on this device' }).waitFor();
  await away.setOffline(true);
  await section(other).getByRole('button', { name: 'Notify me on this device' }).click();
  await section(other).getByText('There was no answer.').waitFor();
  // What the server has not taken is not kept by the browser either.
  await expect.poll(() => other.evaluate(() => localStorage.getItem('subscribed'))).toBe(null);
  await expect.poll(devices).toEqual([]);
});

it('says in the browser of an iPhone where it could be had', async () => {
  const context = await visitor(browser, { url: app.url, width: 360 });
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
    Object.defineProperty(navigator, 'standalone', { value: false });
    Object.defineProperty(navigator, 'serviceWorker', { value: { addEventListener: () => undefined } });
  });
  const page = await context.newPage();
  await page.goto(CALENDAR);
  await section(page).getByText('add this website to the home screen first').waitFor();
  await expect.poll(() => section(page).getByRole('button').count()).toBe(0);
});

it('is not offered without script', async () => {
  const context = await visitor(browser, { url: app.url, script: false });
  const page = await context.newPage();
  await page.goto(CALENDAR);
  await page.getByRole('heading', { name: 'Each day’s prayer by mail' }).waitFor();
  await expect.poll(() => section(page).isVisible()).toBe(false);
});
