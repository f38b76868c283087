import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysLater } from '#lib/dates.ts';
import { lastDayOf, monthsLater } from '#lib/months.ts';
import { type People, type TestApi, verbs } from '#test/support/api.ts';
import { type ChurchSite, startChurchSite } from '#test/support/churchSite.ts';
import { type Files, SAMPLES, type SampleName } from '#test/support/samples.ts';
import type { Served } from '#test/support/site.ts';

/** Events, videos and prayers on their pages, on the day that the church's clock shows. */
const TODAY = '2026-11-22';
let church: ChurchSite;
let api: TestApi;
let who: People;
let given: Files;
let served: Served;

beforeAll(async () => {
  // One o'clock at night there, which is still the day before in Greenwich.
  const now = () => new Date(`${daysLater(TODAY, -1)}T19:30:00Z`);
  church = await startChurchSite({ now });
  ({ api, who, given, site: served } = church);
});
afterAll(async () => {
  await church?.close();
});

const { post } = verbs(
  () => api,
  () => who,
);
const page = async (path: string) => (await served.get(path)).body;

async function make(call: string, values: object): Promise<string> {
  const { status, body } = await post(`${call}/create`, values);
  expect([status, body.desc]).toEqual([200, body.desc]);
  served.site.contentChanged();
  return body.data._id;
}
const event = (name: string, from_date: string, to_date: string, more: object = {}) =>
  make('events', {
    ...SAMPLES.event(name, given, { department: who.youth.id }),
    ...{ from_date, to_date },
    ...more,
  });

describe('events', () => {
  it('are past from the day after their last one on, and stand below those that are coming', async () => {
    await event('Over since yesterday', '2026-11-20T10:00', '2026-11-21T23:00');
    await event('Begun before', '2026-10-30T10:00', '2026-11-22T00:00');
    await event('Coming', '2026-12-05T10:00', '2026-12-05T12:00');
    const list = await page('/home/event');
    const order = ['October 2026', 'Begun before', 'December 2026', 'Coming', 'Past events', 'Over since'];
    expect(order.map((text) => list.indexOf(text))).toEqual(
      order.map((text) => list.indexOf(text)).sort((a, b) => a - b),
    );
    expect(order.every((text) => list.includes(text))).toBe(true);
    const past = await page('/home/event/departments?past=1');
    expect(past).toContain('Over since yesterday');
    expect(past).not.toContain('Begun before');
    expect(await page(`/home/event/departments/${who.ecology.id}`)).toContain('No Events found');
  });

  it('say when they are, with the time where they have one', async () => {
    const camp = await event('Camp', '2026-12-05T17:30', '2026-12-07T09:00', { url: 'www.example.org/camp' });
    const html = await page(`/event_screen/${camp}`);
    expect(html).toContain(
      '<time dateTime="2026-12-05T17:30+05:30">Saturday 05 December 2026, 5:30 PM</time>',
    );
    expect(html).toContain('More at example.org');
    expect(html).toContain('"startDate":"2026-12-05T17:30:00+05:30"');
    const fast = await event('Fast', '2026-12-09T00:00', '2026-12-09T00:00');
    // A whole day is said once, large.
    const ofDay = await page(`/event_screen/${fast}`);
    expect(ofDay).toMatch(/<p class="event-day">.*?December( 2026)?, Wednesday/s);
    expect(ofDay).not.toContain('<dt>From</dt>');
    expect(html).toContain('<dt>From</dt>');
    const over = await event('Gone', '2025-12-09T10:00', '2025-12-09T11:00');
    expect(await page(`/event_screen/${over}`)).not.toContain('Add to calendar');
  });

  it('stand among those of the unit on its own site, and of the family on the main site', async () => {
    const ofYouth = await event('Walk of the young', '2026-12-08T10:00', '2026-12-08T12:00');
    await event('Trees', '2026-11-23T10:00', '2026-11-23T12:00', { department: who.ecology.id });
    const path = `/event_screen/${ofYouth}`;
    expect(await page(path)).toContain('Trees');
    const { body } = await served.get(path, { host: 'youth.localhost:3000' });
    expect(body).toContain('Camp');
    expect(body).not.toContain('Trees');
    expect(body).toContain(`/home/event/departments/${who.youth.id}"`);
  });

  it('can be taken into a calendar', async () => {
    const id = await event('Choir, all voices', '2026-12-12T18:00', '2026-12-12T20:00');
    const { statusCode, headers, body } = await served.get(`/feeds/events/${id}.ics`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(body).toContain('SUMMARY:Choir\\, all voices\r\nCATEGORIES:Youth\r\n');
    expect(body).toContain(`UID:event-${id}@`);
    expect(body).toContain('DTSTART;TZID=Asia/Kolkata:20261212T180000\r\n');
    for (const none of [`${id}`, `${id.replace(/.$/, (end) => (end === '0' ? '1' : '0'))}.ics`, 'x.ics'])
      expect((await served.get(`/feeds/events/${none}`)).statusCode).toBe(404);
  });

  it('that are not active are nowhere', async () => {
    const id = await event('Not yet', '2026-12-12T18:00', '2026-12-12T20:00', { activated: false });
    expect((await served.get(`/event_screen/${id}`)).statusCode).toBe(404);
    expect((await served.get(`/feeds/events/${id}.ics`)).statusCode).toBe(404);
    expect(await page('/home/event')).not.toContain('Not yet');
  });
});

it.each(['/home/event/parishes', '/home/event/departments/x', '/event_screen/x', '/campaign_screen/x'])(
  'there is no %s',
  async (path) => {
    expect((await served.get(path)).statusCode).toBe(404);
  },
);

describe('the prayer calendar', () => {
  const path = '/resources/worship_resource/prayer_calendar';
  const pray = (date: string, description: string) => make('prayer_calendar', { date, description });

  it('shows this month, and those to which prayers reach', async () => {
    await pray('2026-11-30', 'For the end of the month');
    await pray('2026-12-01', 'For the beginning of the next');
    const november = await page(path);
    expect(november).toContain('For the end of the month');
    expect(november).not.toContain('For the beginning');
    expect(november.match(/class="day"/g)).toHaveLength(35);
    expect(november).toMatch(/aria-current="date"><time class="n" dateTime="2026-11-22"/);
    expect(november).toContain(`href="${path}/2026-12" rel="next"`);
    expect(november).not.toContain('rel="prev"');
    expect(await page(`${path}/2026-12`)).toContain('For the beginning of the next');
    for (const none of ['2026-10', '2027-01', '2026-13', '2026', 'x'])
      expect([none, (await served.get(`${path}/${none}`)).statusCode]).toEqual([none, 404]);
    expect((await served.get(`${path}/2026-11`)).headers.location).toBe(path);
  });

  it('has the last day of every month', () => {
    expect(['2024-02', '2026-02', '2026-12'].map(lastDayOf)).toEqual([
      '2024-02-29',
      '2026-02-28',
      '2026-12-31',
    ]);
    expect([monthsLater('2026-01', -1), monthsLater('2026-12', 1)]).toEqual(['2025-12', '2027-01']);
  });
});

describe('videos', () => {
  const seen = async (more: object): Promise<string> =>
    page(`/csi_videos_screen/${await make('videos', { ...SAMPLES.video('A film', given), ...more })}`);

  it('lead to where they are, and name what may play them here', async () => {
    const youtube = await seen({ youtube_url: 'https://youtu.be/dQw4w9WgXcQ', video_url: '' });
    expect(youtube).toContain('href="https://youtu.be/dQw4w9WgXcQ"');
    expect(youtube).toContain('data-video="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"');
    expect(youtube).toContain('Plays from YouTube; nothing is loaded from there before you press.');
    const elsewhere = await seen({ youtube_url: 'https://films.example.org/1', video_url: '' });
    expect(elsewhere).toContain('href="https://films.example.org/1"');
    expect(elsewhere.split('</section>')[0]).not.toContain('data-video="');
    expect(youtube).not.toContain('<iframe');
  });
});

it.each<[SampleName, RegExp, object?]>([
  ['event', /^\/event_screen\//],
  ['campaign', /^\/campaign_screen\//],
  ['video', /^\/csi_videos_screen\//],
  ['prayer', /^\/resources\/worship_resource\/prayer_calendar/],
  ['publication', /^\/resources\/worship_resource\/csi_lectionary/, { type: 'csi_lectionary' }],
  ['publication', /^\/resources\/worship_resource\/sermon_outlines/, { type: 'sermons' }],
])('a new %s is shown at %s before it is saved', async (kind, path, more = {}) => {
  const values = { ...SAMPLES[kind]('Something new', given, { department: who.youth.id }), ...more };
  const { status, body } = await post('preview/get', { kind, values });
  expect([status, body.desc]).toEqual([200, body.desc]);
  expect(body.data.path).toMatch(path);
  expect(body.data.html).toContain('Something new');
});
