import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendPrayerPushes } from '#jobs/prayerPushes.ts';
import { readSettings } from '#settings/settings.ts';
import { pushKeys } from '#store/prayer/pushKeys.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { setClock } from '../support/clock.ts';
import { type Device, newDevice } from '../support/pushDevice.ts';

/** The day's prayer as a notification: a device is added, reached once a day by its push service, and ended. */
let api: TestApi;
let who: People;
let service: Server;
let nth = 0;
interface Got {
  readonly url: string;
  readonly headers: Record<string, unknown>;
  readonly body: Buffer;
}
interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}
const got: Got[] = [];
/** What the push service answers, by the address's path. */
let answer: (url: string) => Answer;

const at = (time: string, day = '2099-06-01') => new Date(`${day}T${time}+05:30`);
const keys = pushKeys(Buffer.alloc(32, 7));

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  const add = async (date: string, description: string): Promise<string> =>
    (await api.call('POST', 'prayer_calendar/create', who.office, { date, description })).body.data._id;
  const farmers = await add('2099-06-01', 'Farmers, and all who sow.');
  await add('2099-06-02', 'Teachers');
  await api.call('POST', 'versions/make', who.office, {
    ...{ kind: 'prayer', record: farmers, language: 'ta', texts: { description: 'விவசாயிகள்' } },
  });
  service = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { url = '', headers } = request;
    got.push({ url, headers, body: Buffer.concat(parts) });
    const { status, headers: more = {}, body = '' } = answer(url);
    response.writeHead(status, more).end(body);
  });
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
});
beforeEach(() => {
  got.length = 0;
  answer = () => ({ status: 201 });
});
afterEach(() => api.database.pool.query('delete from prayer_device; delete from form_sent'));
afterAll(async () => {
  await new Promise((ended) => service.close(ended));
  await api.close();
});

const form = (path: string, body: object, from = `10.9.${++nth}.1`) =>
  api.call('POST', `public/${path}`, null, body, {}, from);
const query = async (sql: string, values: unknown[] = []) =>
  (await api.database.pool.query(sql, values)).rows;
const rows = () => query('select * from prayer_device order by endpoint');

/** Subscribes a device before dawn. */
async function added(hour = 6, language = 'en', device = newDevice()): Promise<Device> {
  setClock(at('04:00'));
  expect((await form('add_prayer_device', { ...device.subscriber, hour, language })).status).toBe(200);
  return device;
}
/** The minute's job of a copy, whose requests reach the service of the test instead of the one that is named. */
const push = (now: Date, ending = new AbortController().signal, clock = () => now) =>
  sendPrayerPushes(
    {
      db: api.database.db,
      organisation: readSettings({}).organisation,
      keys,
      now: clock,
      ask: (address, init) => {
        const { pathname } = new URL(address);
        return fetch(`http://127.0.0.1:${(service.address() as AddressInfo).port}${pathname}`, init);
      },
    },
    ending,
  );
const read = (device: Device, body: Buffer) => JSON.parse(device.read(body));

it('sends the day at its hour, once, encrypted for the device, and until the end of the day', async () => {
  const device = await added(6, 'ta');
  expect(await push(at('05:59'))).toBe(0);
  expect(await push(at('06:00'))).toBe(1);
  expect(await push(at('06:01'))).toBe(0);
  expect(got.map(({ url }) => url)).toEqual([new URL(device.subscriber.endpoint).pathname]);
  const { headers, body } = got[0] as Got;
  expect(headers).toMatchObject({
    ...{ ttl: String(18 * 3600), urgency: 'low', topic: '2099-06-01', 'content-encoding': 'aes128gcm' },
  });
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? [];
  expect(key).toBe(keys.publicKey);
  expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    aud: 'https://fcm.googleapis.com',
    sub: `mailto:${readSettings({}).organisation.email}`,
  });
  expect(body.length).toBeLessThan(3000);
  expect(read(device, body)).toEqual({
    title: expect.stringContaining('இந்நாளின் ஜெபம்'),
    body: 'விவசாயிகள்',
    path: '/ta/resources/worship_resource/prayer_calendar/2099-06',
    day: '2099-06-01',
    language: 'ta',
  });
  expect(await push(at('06:00', '2099-06-02'))).toBe(1);
  expect(read(device, (got[1] as Got).body).body).toBe('Teachers');
});

it('begins tomorrow for a device whose hour has passed, and another hour brings no second one', async () => {
  const device = newDevice();
  setClock(at('10:00'));
  const chosen = (hour: number) => form('add_prayer_device', { ...device.subscriber, hour, language: 'en' });
  await chosen(6);
  expect(await push(at('10:01'))).toBe(0);
  expect(await push(at('06:00', '2099-06-02'))).toBe(1);
  setClock(at('07:00', '2099-06-02'));
  await chosen(9);
  expect(await push(at('09:00', '2099-06-02'))).toBe(0);
  expect(await rows()).toMatchObject([{ hour: 9 }]);
});

it('sends nothing on a day for which nothing is entered, nor when it is entered after the hour', async () => {
  setClock(at('04:00', '2099-07-01'));
  await form('add_prayer_device', { ...newDevice().subscriber, hour: 6, language: 'en' });
  expect(await push(at('06:00', '2099-07-01'))).toBe(0);
  await api.call('POST', 'prayer_calendar/create', who.office, { date: '2099-07-01', description: 'Late' });
  expect(await push(at('07:00', '2099-07-01'))).toBe(0);
  expect(got).toEqual([]);
});

/** Devices as rows, whose keys are all those of one. */
async function manyDevices(many: number): Promise<void> {
  const { p256dh, auth } = newDevice().subscriber;
  await query(
    `insert into prayer_device (endpoint_hash, endpoint, p256dh, auth, hour, language, sent_day, created_at)
    select sha256(n::text::bytea), 'https://fcm.googleapis.com/fcm/send/' || n, $2, $3, 6, 'en', '2099-05-31', now()
    from generate_series(1, $1::int) n`,
    [many, p256dh, auth],
  );
}

it('reaches each device once when several copies do it at once', async () => {
  await manyDevices(300);
  const counts = await Promise.all(Array.from({ length: 4 }, () => push(at('06:00'))));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(300);
  expect([got.length, new Set(got.map(({ url }) => url)).size]).toEqual([300, 300]);
});

it('loses what was under way when a copy is killed, and sends nothing twice', async () => {
  await manyDevices(100);
  const ending = new AbortController();
  // It dies with its first portion taken: nothing is noted of what came.
  answer = () => {
    ending.abort();
    return { status: 201 };
  };
  await push(at('06:00'), ending.signal);
  const first = got.length;
  expect(first).toBeLessThan(100);
  await push(at('06:05'));
  expect([got.length, new Set(got.map(({ url }) => url)).size]).toEqual([100, 100]);
});

it('lets go of a device that is gone, and waits until tomorrow after a refusal', async () => {
  const [gone, former, busy, elsewhere] = ['gone', 'former', 'busy', 'elsewhere'].map(
    (name) => `https://updates.push.services.mozilla.com/${name}`,
  );
  for (const endpoint of [gone, former, busy, elsewhere]) await added(6, 'en', newDevice(endpoint));
  const answers: Record<string, Answer> = {
    '/gone': { status: 410 },
    '/former': { status: 404 },
    '/busy': { status: 429, headers: { 'retry-after': '1' }, body: 'x'.repeat(5_000_000) },
    // Followed, it would reach whatever a push service names.
    '/elsewhere': { status: 307, headers: { location: '/inside' } },
  };
  answer = (url) => answers[url] ?? { status: 201 };
  expect(await push(at('06:00'))).toBe(0);
  expect(await push(at('06:01'))).toBe(0);
  expect(got.map(({ url }) => url).sort()).toEqual(['/busy', '/elsewhere', '/former', '/gone']);
  expect(await rows()).toMatchObject([
    { endpoint: busy, failures: 1 },
    { endpoint: elsewhere, failures: 1 },
  ]);
  answer = () => ({ status: 201 });
  expect(await push(at('06:00', '2099-06-02'))).toBe(2);
  expect(await rows()).toMatchObject([{ failures: 0 }, { failures: 0 }]);
});

it('sends nothing to an address that is no push service’s, as a restored database may hold it', async () => {
  await added();
  await query("update prayer_device set endpoint = 'https://inside.example/'");
  expect(await push(at('06:00'))).toBe(0);
  expect([got, await rows()]).toEqual([[], []]);
});

it('takes no device’s next day when midnight comes between two portions', async () => {
  await manyDevices(50);
  let now = at('23:59');
  answer = () => {
    now = at('06:00', '2099-06-02');
    return { status: 201 };
  };
  expect(await push(now, undefined, () => now)).toBeLessThan(50);
  expect(await push(now)).toBe(50);
});

it('gives up a device that could not be reached for thirty days', async () => {
  await added();
  await query('update prayer_device set failures = 28');
  answer = () => ({ status: 503 });
  await push(at('06:00'));
  expect(await rows()).toMatchObject([{ failures: 29 }]);
  await push(at('06:00', '2099-06-02'));
  expect(await rows()).toEqual([]);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/fcm/send/x',
  'https://fcm.googleapis.com.test.invalid/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://notify.windows.com.test.invalid/x',
  'https://evilnotify.windows.com/x',
  'https://push.apple.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://push.test.invalid/x',
  'file:///etc/passwd',
  'nothing',
  '',
  `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
])('refuses a device at %s', async (endpoint) => {
  const wish = { hour: 6, language: 'en' };
  expect((await form('add_prayer_device', { ...newDevice(endpoint).subscriber, ...wish })).status).toBe(422);
  expect(await rows()).toEqual([]);
});

it('takes the services of Chrome, Firefox, Edge and Safari', async () => {
  for (const host of [
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'wns2-par02p.notify.windows.com',
    'web.push.apple.com',
  ])
    await added(6, 'en', newDevice(`https://${host}/x`));
  expect((await rows()).length).toBe(4);
});

it('refuses keys that no browser makes, other hours and other languages', async () => {
  const { subscriber } = newDevice();
  const right = { ...subscriber, hour: 6, language: 'en' };
  const notOnTheCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url');
  for (const wrong of [
    { p256dh: notOnTheCurve },
    { p256dh: 'BAAA' },
    { p256dh: '' },
    { auth: 'short' },
    { auth: `${subscriber.auth.slice(0, -1)}!` },
    { hour: 4 },
    { language: 'fr' },
  ])
    expect((await form('add_prayer_device', { ...right, ...wrong })).status).toBe(422);
  for (const left of Object.keys(right))
    expect((await form('add_prayer_device', { ...right, [left]: undefined })).status).toBe(422);
  expect(await rows()).toEqual([]);
});

it('is changed and ended by the device alone, and tells a stranger nothing', async () => {
  const { subscriber } = await added(6);
  const { endpoint } = subscriber;
  const stranger = { ...newDevice().subscriber, endpoint };
  const answers = [
    await form('add_prayer_device', { ...stranger, hour: 9, language: 'ta' }),
    await form('add_prayer_device', { ...newDevice().subscriber, hour: 9, language: 'ta' }),
    await form('end_prayer_device', { endpoint, auth: stranger.auth }),
    await form('end_prayer_device', { endpoint: `${endpoint}x`, auth: stranger.auth }),
  ].map(({ status, body }) => ({ status, body }));
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[2]).toEqual(answers[3]);
  const its = () => query('select hour, auth from prayer_device where endpoint = $1', [endpoint]);
  expect(await its()).toEqual([{ hour: 6, auth: subscriber.auth }]);
  expect((await form('end_prayer_device', { endpoint, auth: subscriber.auth })).status).toBe(200);
  expect(await its()).toEqual([]);
});

it('takes no more than five a minute from a network', async () => {
  const from = '10.10.1.1';
  const add = () => form('add_prayer_device', { ...newDevice().subscriber, hour: 6, language: 'en' }, from);
  for (let n = 0; n < 5; n++) expect((await add()).status).toBe(200);
  expect((await add()).status).toBe(429);
  expect((await rows()).length).toBe(5);
});
