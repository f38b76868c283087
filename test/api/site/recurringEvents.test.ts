import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf, daysLater } from '#lib/dates.ts';
import { eventDay } from '#lib/longDays.ts';
import { sundayFrom } from '#lib/months.ts';
import { moveOccurrences } from '#store/events/occurrences.ts';
import { people, startApi, type TestApi } from '#test/support/api.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '#test/support/site.ts';
import { emptyChurch, type SiteChurch } from '#test/support/sitePages/church.ts';
import { one, parsed, textOf } from '#test/support/sitePages/html.ts';

/** An event that comes again: one record for those who write it, a day each for those who read. */
let api: TestApi;
let client: BuiltClient;
let site: Served;
let church: SiteChurch;
let who: Awaited<ReturnType<typeof people>>;

beforeAll(async () => {
  [api, client] = await Promise.all([startApi(), builtClient()]);
  who = await people(api);
  church = await emptyChurch(api, who);
  site = await serveSite({ database: api.database, clientDir: client.folder });
});
afterAll(async () => {
  await site.app.close();
  await Promise.all([api.close(), client.remove()]);
});

const TODAY = dayOf(new Date());
/** A Sunday that lies ahead, and those after it. */
const FIRST = sundayFrom(daysLater(TODAY, 1));
const sunday = (n: number): string => daysLater(FIRST, 7 * n);

/** Adds an event of Youth on Sundays from ten to noon, which comes again by what `more` says. */
async function add(name: string, more: object): Promise<string> {
  const { status, body } = await api.call('POST', 'events/create', who.office, {
    ...{ name, thumbnail: church.given.picture, department: church.youth, place: 'Hall', repeats: 'weekly' },
    ...{ from_date: `${FIRST}T10:00`, to_date: `${FIRST}T12:00`, ...more },
  });
  expect([status, body.message]).toEqual([200, undefined]);
  return body.data._id;
}
const edit = (id: string, change: object, as = who.office) =>
  api.call('PUT', `events/edit/${id}`, as, change);

/** The links of a page that lead to days of an event, in their order, each once. */
async function daysOn(path: string, id: string): Promise<string[]> {
  const { statusCode, body } = await site.get(path, { host: 'localhost:3000' });
  expect(statusCode).toBe(200);
  const days = [...body.matchAll(new RegExp(`href="/event_screen/${id}/([0-9-]{10})"`, 'g'))];
  return [...new Set(days.map(([, day = '']) => day))];
}
const textAt = async (path: string): Promise<string> =>
  textOf(one(parsed((await site.get(path, { host: 'localhost:3000' })).body), 'main'));

/** Pages become old a moment after a write. */
const shows = <T>(what: () => Promise<T>) => expect.poll(what);

/** What a calendar program makes of a file: when each thing begins, and what it is called then; the first `most`. */
async function read(path: string, most = 8): Promise<string[]> {
  const { statusCode, body } = await site.get(path, { host: 'localhost:3000' });
  expect([path, statusCode]).toEqual([path, 200]);
  const calendar = new ICAL.Component(ICAL.parse(body));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const masters = events.filter((event) => !event.isRecurrenceException());
  for (const other of events.filter((event) => event.isRecurrenceException()))
    masters.find(({ uid }) => uid === other.uid)?.relateException(other);
  const found = masters.flatMap((event) => {
    if (!event.isRecurring()) return [`${event.startDate} ${event.summary}, ${event.location}`];
    const iterator = event.iterator();
    const days: string[] = [];
    for (let at = iterator.next(); at && days.length < most; at = iterator.next()) {
      const { startDate, item } = event.getOccurrenceDetails(at);
      days.push(`${startDate} ${item.summary}, ${item.location}`);
    }
    return days;
  });
  return found.sort();
}

describe('an event each week for ten weeks', () => {
  let id: string;
  const list = () => `/home/event/departments/${church.youth}`;
  beforeAll(async () => {
    id = await add('Evening prayer', { repeat_until: sunday(9) });
  });

  it('stands in the list of events on each of its days', async () => {
    await shows(() => daysOn(list(), id)).toEqual(Array.from({ length: 10 }, (_, n) => sunday(n)));
  });

  it('stands on pages that show a few with its next day alone', async () => {
    await shows(() => daysOn('/home', id)).toEqual([sunday(0)]);
    await shows(() => daysOn(`/department/${church.youth}`, id)).toEqual([sunday(0)]);
  });

  it('has a page for itself and one for each day, and none for others', async () => {
    const whole = await textAt(`/event_screen/${id}`);
    expect(whole).toContain('Every Sunday, until');
    expect(whole).toContain(`From ${eventDay(sunday(0))}, 10:00 AM`);
    await shows(() => daysOn(`/event_screen/${id}`, id)).toEqual([0, 1, 2, 3, 4].map(sunday));
    const third = await site.get(`/event_screen/${id}/${sunday(2)}`, { host: 'localhost:3000' });
    expect(textOf(one(parsed(third.body), 'main'))).toContain(`From ${eventDay(sunday(2))}, 10:00 AM`);
    expect(third.body).toContain(`"startDate":"${sunday(2)}T10:00:00+05:30"`);
    expect(third.body).toContain(
      `<link rel="canonical" href="http://localhost:3000/event_screen/${id}/${sunday(2)}"`,
    );
    const other = await site.get(`/event_screen/${id}/${daysLater(FIRST, 1)}`, { host: 'localhost:3000' });
    expect([other.statusCode, other.headers.location]).toEqual([302, `/event_screen/${id}`]);
    for (const wrong of [`/event_screen/${id}/2026-02-30`, `/event_screen/${church.youth}/${sunday(0)}`])
      expect([wrong, (await site.get(wrong, { host: 'localhost:3000' })).statusCode]).toEqual([wrong, 404]);
  });

  it('is found by the search as it is the next time', async () => {
    await shows(() => daysOn('/search?q=Evening', id)).toEqual([sunday(0)]);
  });

  it('has each day in the site map', async () => {
    const { body } = await site.get('/sitemaps/pages.xml', { host: 'localhost:3000' });
    expect(body).toContain(`/event_screen/${id}</loc>`);
    for (const n of [0, 9]) expect(body).toContain(`/event_screen/${id}/${sunday(n)}</loc>`);
  });

  it('is what calendars make of its file, and of the church’s', async () => {
    const days = Array.from({ length: 10 }, (_, n) => `${sunday(n)}T10:00:00 Evening prayer, Hall`);
    await shows(() => read(`/feeds/events/${id}.ics`, 20)).toEqual(days);
    await shows(() => read('/feeds/events.ics', 20)).toEqual(days);
    await shows(() => read(`/feeds/events/${id}_${sunday(3)}.ics`)).toEqual([days[3]]);
    const month = sunday(1).slice(0, 7);
    await shows(() => read(`/feeds/events.ics?month=${month}&type=departments`)).toEqual(
      days.filter((day) => day.startsWith(month)),
    );
  });

  it('is one event in the API, on its next day; programs that know no days see it as they always did', async () => {
    const { body } = await api.call('POST', 'public/get_events_list', null, {});
    expect(body.data.docs).toMatchObject([
      { _id: id, name: 'Evening prayer', from_date: `${sunday(0)}T04:30:00.000Z`, repeats: 'weekly' },
    ]);
    expect(body.data.totalDocs).toBe(1);
  });

  it('is told on its days to the office: today, and in the calendar', async () => {
    const range = { from: `${FIRST}T00:00`, to: `${sunday(3)}T00:00` };
    for (const as of [who.office, who.youth.token]) {
      const { body } = await api.call('POST', 'schedule/get', as, range);
      expect(body.data.docs.map(({ at }: { at: string }) => at.slice(0, 10))).toEqual([0, 1, 2].map(sunday));
    }
    const { body } = await api.call('POST', 'schedule/get', who.madras.token, range);
    expect(body.data.docs).toEqual([]);
    const due = await api.call('GET', 'today/get', who.office);
    expect(JSON.stringify(due.body)).toContain(sunday(0));
  });
});

describe('days that are otherwise', () => {
  let id: string;
  const otherwise = [
    { day: sunday(1), left_out: true },
    {
      day: sunday(2),
      venue: 'Chapel',
      from_date: `${daysLater(sunday(2), 1)}T18:00`,
      to_date: `${daysLater(sunday(2), 1)}T19:00`,
    },
    { day: sunday(4), name: 'Harvest festival' },
  ];
  const AS_CALENDARS = [
    `${sunday(0)}T10:00:00 Choir, Hall`,
    `${daysLater(sunday(2), 1)}T18:00:00 Choir, Chapel`,
    `${sunday(3)}T10:00:00 Choir, Hall`,
    `${sunday(4)}T10:00:00 Harvest festival, Hall`,
    `${sunday(5)}T10:00:00 Choir, Hall`,
  ];
  beforeAll(async () => {
    id = await add('Choir', { repeat_times: 6 });
    expect((await edit(id, { exceptions: otherwise })).status).toBe(200);
  });

  it('are left out, moved, and called otherwise in lists, on their pages and in calendars', async () => {
    await shows(() => daysOn(`/home/event/departments/${church.youth}`, id)).toEqual(
      [0, 2, 3, 4, 5].map(sunday),
    );
    const moved = await textAt(`/event_screen/${id}/${sunday(2)}`);
    expect(moved).toContain(`From ${eventDay(daysLater(sunday(2), 1))}, 6:00 PM`);
    expect(moved).toContain('Chapel');
    await shows(() => textAt(`/event_screen/${id}/${sunday(4)}`)).toContain('Harvest festival');
    const gone = await site.get(`/event_screen/${id}/${sunday(1)}`, { host: 'localhost:3000' });
    expect([gone.statusCode, gone.headers.location]).toEqual([302, `/event_screen/${id}`]);
    await shows(() => read(`/feeds/events/${id}.ics`)).toEqual(AS_CALENDARS);
  });

  it('stay when somebody else changes the rest, and go along with the hour of the series', async () => {
    const before = await api.call('GET', `events/get/${id}`, who.office);
    await edit(id, { from_date: `${FIRST}T11:00`, to_date: `${FIRST}T13:00` });
    await shows(() => read(`/feeds/events/${id}.ics`)).toEqual(
      AS_CALENDARS.map((day) => day.replace('T10:', 'T11:')),
    );
    const { body } = await api.call('POST', 'history/get', who.office, { kind: 'event', id });
    expect(JSON.stringify(body)).not.toContain('undefined');
    const { version } = (await api.call('GET', `events/get/${id}`, who.office)).body.data;
    const { from_date, to_date, exceptions } = before.body.data;
    expect((await edit(id, { from_date, to_date, exceptions, version })).status).toBe(200);
    await shows(() => read(`/feeds/events/${id}.ics`)).toEqual(AS_CALENDARS);
  });

  it('come back with the event out of the trash, and are nowhere while it is there', async () => {
    await api.call('DELETE', `events/delete/${id}`, who.office);
    await shows(() => daysOn(`/home/event/departments/${church.youth}`, id)).toEqual([]);
    await shows(async () => (await site.get(`/event_screen/${id}/${sunday(0)}`)).statusCode).toBe(404);
    await api.call('PUT', `events/restore/${id}`, who.office);
    await shows(() => daysOn(`/home/event/departments/${church.youth}`, id)).toEqual(
      [0, 2, 3, 4, 5].map(sunday),
    );
  });

  it('are nobody’s but of those who may change the event', async () => {
    const { body } = await api.call('GET', `events/get/${id}`, who.office);
    for (const as of [who.ecology.token, who.madras.token])
      expect((await edit(id, { exceptions: [], repeats: '' }, as)).status).toBe(404);
    expect((await api.call('GET', `events/get/${id}`, who.office)).body.data).toEqual(body.data);
  });

  it('go when the event takes place once from now on', async () => {
    await edit(id, { repeats: '' });
    const { exceptions, repeat_times } = (await api.call('GET', `events/get/${id}`, who.office)).body.data;
    expect([exceptions, repeat_times]).toEqual([[], null]);
    await shows(() => read(`/feeds/events/${id}.ics`)).toEqual([AS_CALENDARS[0]]);
    await api.call('DELETE', `events/delete/${id}`, who.office);
  });
});

describe('a rule', () => {
  it.each([
    ['that ends before it begins', { repeat_until: daysLater(FIRST, -1) }, 'repeat_until'],
    ['with two ends', { repeat_until: sunday(2), repeat_times: 2 }, 'repeat_times'],
    ['that nobody knows', { repeats: 'hourly' }, 'repeats'],
    [
      'with a day that ends before it begins',
      { exceptions: [{ day: FIRST, from_date: `${FIRST}T10:00`, to_date: `${FIRST}T09:00` }] },
      'exceptions',
    ],
  ])('%s is refused', async (_, more, field) => {
    const { status, body } = await api.call('POST', 'events/create', who.office, {
      ...{ name: 'Wrong', thumbnail: church.given.picture, department: church.youth, repeats: 'weekly' },
      ...{ from_date: `${FIRST}T10:00`, to_date: `${FIRST}T12:00`, ...more },
    });
    expect([status, Object.keys(body.fields ?? body.error?.fields ?? {})]).toEqual([422, [field]]);
  });

  it('without an end makes as many days as a year has, and goes on with the time', async () => {
    const id = await add('For ever', { name: 'For ever' });
    const { db } = api.database;
    const days = async () =>
      (await db
        .selectFrom('event_occurrence' as never)
        .select('day' as never)
        .where('event_id' as never, '=', id as never)
        .orderBy('day' as never)
        .execute()) as { day: string }[];
    const now = await days();
    expect([now[0]?.day, now.length < 60]).toEqual([FIRST, true]);
    expect(await moveOccurrences(db, new Date())).toBe(0);
    const later = new Date(Date.now() + 1000 * 86_400_000);
    expect(await moveOccurrences(db, later)).toBeGreaterThan(0);
    const then = await days();
    expect(then.length).toBeLessThan(120);
    expect((then[0]?.day ?? '') > (now[0]?.day ?? '')).toBe(true);
    await moveOccurrences(db, new Date());
    expect(await days()).toEqual(now);
    await api.call('DELETE', `events/delete/${id}`, who.office);
  });
});

describe('a series that is otherwise from one of its days on', () => {
  const split = (id: string, day: string, as: string, version?: number) =>
    api.call('PUT', `events/split/${id}`, as, { day, version });

  it('becomes two with the days of the one, which stand with the office as that did', async () => {
    const id = await add('Bible study', { repeat_times: 6 });
    await edit(id, {
      exceptions: [
        { day: sunday(1), left_out: true },
        { day: sunday(4), venue: 'Chapel' },
      ],
    });
    const days = [0, 2, 3, 4, 5].map(
      (n) => `${sunday(n)}T10:00:00 Bible study, ${n === 4 ? 'Chapel' : 'Hall'}`,
    );
    await shows(() => read(`/feeds/events/${id}.ics`)).toEqual(days);
    // The unit's own user, whose new records wait for the office, goes on with what the office has let through.
    const { status, body } = await split(id, sunday(3), who.youth.token);
    expect([status, body.data.activated, body.data.repeat_times]).toEqual([200, true, 3]);
    const next = body.data._id;
    await shows(() => read(`/feeds/events/${id}.ics`)).toEqual(days.slice(0, 2));
    await shows(() => read(`/feeds/events/${next}.ics`)).toEqual(days.slice(2));
    await edit(next, { place: 'Garden' }, who.youth.token);
    await shows(() => textAt(`/event_screen/${next}/${sunday(5)}`)).toContain('Garden');
    await shows(() => textAt(`/event_screen/${id}/${sunday(2)}`)).toContain('Hall');
    for (const of of [id, next]) await api.call('DELETE', `events/delete/${of}`, who.office);
  });

  it('stays whole where somebody else’s, an old version’s, or a day that is none of its later ones is named', async () => {
    const id = await add('Bible study', { repeat_times: 6 });
    const before = (await api.call('GET', `events/get/${id}`, who.office)).body.data;
    const answers = await Promise.all([
      split(id, sunday(2), who.madras.token),
      split(id, sunday(2), who.office, before.version + 1),
      ...[sunday(0), sunday(6), daysLater(FIRST, 1)].map((day) => split(id, day, who.office)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 409, 422, 422, 422]);
    expect((await api.call('GET', `events/get/${id}`, who.office)).body.data).toEqual(before);
    await api.call('DELETE', `events/delete/${id}`, who.office);
  });
});

it('a series comes in the search by its next day, not by its first', async () => {
  const begun = sundayFrom(daysLater(TODAY, -200));
  const times = { from_date: `${begun}T10:00`, to_date: `${begun}T12:00` };
  const series = await add('Bell ringing', { ...times, repeat_until: sunday(9) });
  const far = { from_date: `${sunday(5)}T10:00`, to_date: `${sunday(5)}T12:00` };
  const once = await add('Bell ringing for guests', { ...far, repeats: '' });
  const found = async () => {
    const { body } = await site.get('/search?q=bell', { host: 'localhost:3000' });
    return [...new Set(body.match(new RegExp(`${series}|${once}`, 'g')))];
  };
  await shows(found).toEqual([series, once]);
});
