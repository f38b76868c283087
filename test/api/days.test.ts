import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OFFICE_LOGIN, type People, people, startApi, type TestApi, verbs } from '../support/api.ts';
import { setClock } from '../support/clock.ts';
import { type Files, files, SAMPLES } from '../support/samples.ts';

/** Days are those of the organisation's time zone, whatever a client sends and whenever something was made (ADD-11). */
let api: TestApi;
let who: People;
let given: Files;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
});
afterAll(() => api.close());

const { post } = verbs(
  () => api,
  () => who,
);
const titles = (answer: { body: { data: { docs: { title: string }[] } } }) =>
  answer.body.data.docs.map((doc) => doc.title);

describe('a moment that is sent for a day', () => {
  it.each([
    ['2026-11-21T20:00:00.000Z', '2026-11-22'],
    ['2026-11-21T20:00:00', '2026-11-21'],
    ['21-11-2026', '2026-11-21'],
  ])('%s is the day %s', async (sent, day) => {
    const unit = { department: who.youth.id };
    const made = [
      await post('news/create', { ...SAMPLES.news('Day', given, unit), date: sent }),
      await post('statements/create', { ...SAMPLES.statement('Day', given), date: sent }),
      await post('publications/create', { ...SAMPLES.publication('Day', given), date: sent }),
      await post('prayer_calendar/create', { date: sent, description: 'Day' }),
    ];
    expect(made.map(({ body }) => body.data?.date)).toEqual(made.map(() => day));
  });

  it('narrows a list by its day too', async () => {
    await post('news/create', {
      ...SAMPLES.news('On the 5th', given, { diocese: who.madras.id }),
      date: '2026-03-05',
    });
    const asked = { diocese: [who.madras.id], from: '2026-03-04T20:00:00.000Z', to: '05-03-2026' };
    expect(titles(await post('news/get', asked))).toEqual(['On the 5th']);
    expect(titles(await post('news/get', { ...asked, from: '2026-03-05T20:00:00.000Z' }))).toEqual([]);
  });
});

describe('what has no date stands by the day of its making', () => {
  it('in lists of news and announcements', async () => {
    const unit = { diocese: who.medak.id };
    setClock('2026-11-22T01:00+05:30');
    await post('news/create', SAMPLES.news('Made at night', given, unit));
    await post('statements/create', { ...SAMPLES.statement('Told at night', given), date: '' });
    setClock('2026-11-22T09:00+05:30');
    const list = async (from: string, to: string) =>
      titles(await post('news/get', { diocese: [who.medak.id], from, to }));
    expect(await list('2026-11-21', '2026-11-21')).toEqual([]);
    expect(await list('2026-11-22', '2026-11-22')).toEqual(['Made at night']);
    await post('statements/create', { ...SAMPLES.statement('Told on the 21st', given), date: '2026-11-21' });
    expect(titles(await post('statements/get', { search: 'told' }))).toEqual([
      'Told at night',
      'Told on the 21st',
    ]);
  });

  it('and by its year and month', async () => {
    setClock('2027-01-01T02:00+05:30');
    const office = await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password);
    const type = 'sermons';
    await post('publications/create', { ...SAMPLES.publication('New year', given), type }, office);
    const list = async (asked: object) => titles(await post('publications/get', { type, ...asked }, office));
    expect(await list({ year: 2027, month: 1 })).toEqual(['New year']);
    expect(await list({ year: 2026 })).toEqual([]);
    expect(await list({ from_date: '2027-01-01' })).toEqual(['New year']);
  });
});
