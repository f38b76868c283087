import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTENT_PATHS } from '#calls/paths.ts';
import { dayOf, daysLater, startOfDay } from '#lib/dates.ts';
import { OFFICE_LOGIN, type People, people, startApi, type TestApi, verbs } from '../support/api.ts';
import { createPath, type Files, files, SAMPLES, type SampleName, type UnitOf } from '../support/samples.ts';

/** The desk: one search over all that one may open, and what there is for one today. */
let api: TestApi;
let who: People;
let given: Files;
const { post, put, get } = verbs(
  () => api,
  () => who,
);

/** A morning in the church's own time. */
const NOW = new Date('2026-11-20T04:30:00Z');
const TODAY = dayOf(NOW);

beforeAll(async () => {
  api = await startApi(
    {},
    () => {},
    () => ({ now: () => NOW }),
  );
  who = await people(api);
  given = await files(api, who);
});
afterAll(() => api.close());

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
type Doc = any;
const found = async (search: string, as = who.office): Promise<Doc[]> =>
  (await post('find/get', { search }, as)).body.data.found;
const titles = (all: readonly Doc[]) => all.map(({ title }) => title);
const today = async (as = who.office): Promise<Doc> => (await get('today/get', as)).body.data;
const make = async (kind: SampleName, word: string, unit?: UnitOf, more = {}, as = who.office) =>
  (await post(createPath(kind), { ...SAMPLES[kind](word, given, unit), ...more }, as)).body.data
    ._id as string;

describe('one search over everything', () => {
  const MADRAS = () => ({ diocese: who.madras.id });
  beforeAll(async () => {
    const medak = { diocese: who.medak.id };
    await make('news', 'Lanternfish in Madras', MADRAS());
    await make('news', 'Lanternfish in Medak', medak);
    await make('event', 'Lanternfish evening', MADRAS());
    await make('person', 'Lanternfish Yesudas', MADRAS());
    await make('publication', 'Book of the lanternfish');
    await make('subscriber', 'Lanternfish reader', undefined, { email: 'lanternfish@test.invalid' });
    const letter = { email: 'a@test.invalid', message: 'M', name: 'Mary' };
    for (const [type, subject] of [
      [who.madras.id, 'Lanternfish at Madras'],
      [who.medak.id, 'Lanternfish at Medak'],
    ])
      await post(createPath('enquiry'), { ...letter, type, subject }, null);
  });

  it('finds of each kind what the office may open, and says whose it is', async () => {
    const all = await found('lanternfish');
    expect(new Set(all.map(({ kind }) => kind))).toEqual(
      new Set(['news', 'event', 'person', 'publication', 'subscriber', 'enquiry']),
    );
    expect(all.find(({ title }) => title === 'Lanternfish in Medak')).toMatchObject({
      kind: 'news',
      diocese: { _id: who.medak.id, name: 'Medak' },
      department: null,
    });
    expect(all.find(({ kind }) => kind === 'enquiry')).toMatchObject({ said: 'Mary' });
  });

  it('finds for a unit its own, and tells of nothing else', async () => {
    expect(new Set(titles(await found('lanternfish', who.madras.token)))).toEqual(
      new Set([
        'Lanternfish in Madras',
        'Lanternfish evening',
        'Lanternfish Yesudas',
        'Lanternfish at Madras',
      ]),
    );
    expect(titles(await found('lanternfish', who.youth.token))).toEqual([]);
    // Neither accounts nor subscribers, by whatever is typed; the own unit and no other.
    const kindsOf = async (search: string, as?: string) => (await found(search, as)).map(({ kind }) => kind);
    expect(await kindsOf('lanternfish@test.invalid')).toContain('subscriber');
    expect(await kindsOf('lanternfish@test.invalid', who.madras.token)).not.toContain('subscriber');
    expect(await kindsOf('medak@example.org', who.madras.token)).not.toContain('account');
    expect((await found('medak@example.org')).map(({ kind }) => kind)).toEqual(['account']);
    expect((await found('madras', who.madras.token)).filter(({ kind }) => kind === 'diocese')).toMatchObject([
      { title: 'Madras' },
    ]);
    expect((await found('medak', who.madras.token)).filter(({ kind }) => kind === 'diocese')).toEqual([]);
  });

  it('shows three of a kind, those first that have it in their titles, and nothing from the trash', async () => {
    for (const at of [1, 2, 3, 4]) await make('video', `Marigold film ${at}`);
    const told = await make('video', 'Marigold');
    await make('video', 'A film', undefined, { description: 'Speaks of marigold.' });
    const films = titles(await found('marigold'));
    expect(films).toHaveLength(3);
    expect(films[0]).toBe('Marigold');
    await api.call('DELETE', CONTENT_PATHS.video.Delete.replace('{id}', told), who.office);
    expect(titles(await found('marigold'))).not.toContain('Marigold');
  });

  it('finds what was typed with a slip, and says what it looked for', async () => {
    const { body } = await post('find/get', { search: 'lanternfsh' }, who.office);
    expect(body.data.besides).toContain('lanternfish');
    expect(body.data.found.length).toBeGreaterThan(0);
    const without = await post('find/get', { search: 'lanternfish zzqxv' }, who.office);
    expect(without.body.data).toMatchObject({ left_out: ['zzqxv'], fewer: false });
    expect(without.body.data.found.length).toBeGreaterThan(0);
    // A word that stands in a letter alone is told to nobody, whoever may read that letter.
    const letter = { name: 'A', email: 'a@test.invalid', subject: 'Quetzalcoatlus', message: 'M' };
    await post(createPath('enquiry'), { ...letter, type: who.medak.id }, null);
    const asked = await post('find/get', { search: 'quetzalcoatlis' }, who.madras.token);
    expect(asked.body.data).toEqual({ found: [], besides: [], left_out: [], fewer: false });
  });

  it('tells of no word that stands in drafts of others alone', async () => {
    await make('news', 'Brimstonewort', { diocese: who.medak.id }, { activated: false }, who.medak.token);
    const besides = async (as: string) =>
      (await post('find/get', { search: 'brimstonwert' }, as)).body.data.besides;
    expect(await besides(who.office)).toContain('brimstonewort');
    expect(await besides(who.medak.token)).toContain('brimstonewort');
    expect(await besides(who.madras.token)).toEqual([]);
  });

  it('without words gives what one changed last oneself', async () => {
    const id = await make('news', 'Written by the youth', { department: who.youth.id }, {}, who.youth.token);
    await make('news', 'Written since by the office', { department: who.youth.id });
    expect(titles(await found('', who.youth.token))[0]).toBe('Written by the youth');
    expect(titles(await found('', who.youth.token))).not.toContain('Written since by the office');
    expect(titles(await found(' '))[0]).toBe('Written since by the office');
    await api.call('DELETE', `news/delete/${id}`, who.office);
    expect(titles(await found('', who.youth.token))).not.toContain('Written by the youth');
  });
});

describe('today', () => {
  it('shows what waits to the office, and what came back to the unit that wrote it', async () => {
    const unit = { diocese: who.madras.id };
    const id = await make('news', 'Boats blessed', unit, {}, who.madras.token);
    expect(titles((await today()).waiting)).toContain('Boats blessed');
    expect((await today(who.madras.token)).waiting).toEqual([]);
    expect((await today(who.madras.token)).written[0]).toMatchObject({
      title: 'Boats blessed',
      state: 'waiting',
    });
    await put(`news/send_back/${id}`, { sentence: 'Who took the photograph?' }, who.office);
    expect((await today(who.madras.token)).sent_back).toMatchObject([
      { title: 'Boats blessed', sentence: 'Who took the photograph?', by: 'Leela Samson' },
    ]);
    expect((await today(who.medak.token)).sent_back).toEqual([]);
    expect((await today()).sent_back).toEqual([]);
    expect((await today(who.madras.token)).written[0]).toMatchObject({ state: 'sent_back' });
  });

  it('shows letters that nobody has handled, to those whom they were written to', async () => {
    const letter = { email: 'b@test.invalid', message: 'M', name: 'Mary', subject: 'The register of 1884' };
    await post(createPath('enquiry'), { ...letter, type: who.medak.id }, null);
    expect(titles((await today()).letters)).toContain('The register of 1884');
    expect(titles((await today(who.medak.token)).letters)).toEqual(
      expect.arrayContaining(['The register of 1884']),
    );
    expect(titles((await today(who.madras.token)).letters)).not.toContain('The register of 1884');
    expect((await today(who.youth.token)).letters).toEqual([]);
  });

  describe('what goes out within a week', () => {
    const at = (days: number, hour = 9) =>
      new Date(startOfDay(daysLater(TODAY, days)).getTime() + hour * 3_600_000).toISOString();
    const event = (word: string, days: number, unit: UnitOf, more = {}) =>
      make('event', word, unit, { from_date: at(days), to_date: at(days, 12), ...more });
    const due = async (as?: string) =>
      (await today(as)).due.map(({ act, day, thing, said }: Doc) => [act, day, thing?.title ?? said]);

    beforeEach(() => api.database.pool.query("update event set deleted_at = now() where name like 'Due %'"));

    it('has the events of these days in their order, a unit its own, and none that is switched off', async () => {
      const madras = { diocese: who.madras.id };
      await event('Due in six', 6, madras);
      await event('Due today', 0, madras);
      await event('Due in a week', 7, madras);
      await event('Due yesterday', -1, madras);
      await event('Due of Medak', 1, { diocese: who.medak.id });
      await event('Due but off', 1, madras, { activated: false });
      const expected = [
        ['event', TODAY, 'Due today'],
        ['event', daysLater(TODAY, 6), 'Due in six'],
      ];
      expect(await due(who.madras.token)).toEqual(expected);
      expect(await due()).toEqual([expected[0], ['event', daysLater(TODAY, 1), 'Due of Medak'], expected[1]]);
    });

    it('has what is planned for an hour, a unit its own, until it is planned no more', async () => {
      const day = daysLater(TODAY, 3);
      const plan = async (word: string, unit: UnitOf, hours: object, more = {}) => {
        const id = await make('news', word, unit, more);
        const { status } = await api.call('PUT', `schedule/plan/${id}`, who.office, {
          kind: 'news',
          ...hours,
        });
        expect(status).toBe(200);
        return id;
      };
      const planned = async (as?: string) =>
        (await due(as)).filter(([act]: string[]) => act === 'publish' || act === 'withdraw');
      const on = { publish_at: `${day}T06:00` };
      const mine = await plan('Comes on', { diocese: who.madras.id }, on, { activated: false });
      await plan('Comes off', { diocese: who.medak.id }, { withdraw_at: `${day}T18:00` });
      await plan('Comes later', { diocese: who.madras.id }, { withdraw_at: `${daysLater(TODAY, 9)}T18:00` });
      expect(await planned(who.madras.token)).toEqual([['publish', day, 'Comes on']]);
      expect(await planned()).toEqual([
        ['publish', day, 'Comes on'],
        ['withdraw', day, 'Comes off'],
      ]);
      await api.call('PUT', `schedule/plan/${mine}`, who.office, { kind: 'news', publish_at: null });
      expect(await planned(who.madras.token)).toEqual([]);
    });

    it('has newsletters that are put on for a time, for the office alone', async () => {
      const shown = await make('news', 'In the newsletter', { department: who.youth.id });
      await post('news_letter/send_news_letter', { news: [shown], subject: 'Of Friday', at: at(2, 18) });
      expect(await due()).toContainEqual(['newsletter', daysLater(TODAY, 2), 'Of Friday']);
      expect((await due(who.madras.token)).map(([act]: string[]) => act)).not.toContain('newsletter');
    });

    it('has the days that no prayer is written for, those in a row as one, and for a unit the days it is prayed for', async () => {
      const pray = (days: number, description: string) =>
        make('prayer', description, undefined, { date: daysLater(TODAY, days), description });
      const empty = async () => (await due()).filter(([act]: string[]) => act === 'no_prayer');
      // Where nobody has ever written one nothing is missing.
      expect(await empty()).toEqual([]);
      for (const days of [0, 2, 3, 6]) await pray(days, 'For all who travel');
      await pray(1, 'For the diocese of Madras');
      expect(await empty()).toEqual([['no_prayer', daysLater(TODAY, 4), daysLater(TODAY, 5)]]);
      const prayers = async (as: string) => (await due(as)).filter(([act]: string[]) => act === 'prayer');
      expect(await prayers(who.madras.token)).toEqual([
        ['prayer', daysLater(TODAY, 1), 'For the diocese of Madras'],
      ]);
      expect(await prayers(who.medak.token)).toEqual([]);
    });
  });

  it('says how often what one published last was read, and nothing under ten', async () => {
    const id = await make('news', 'Read by many', { department: who.youth.id });
    const read = (times: number) =>
      api.database.pool.query(
        "insert into reading (day, page, kind, record_id, source, times) values ($1, '/news/:id', 'news', $2, 'direct', $3)",
        [TODAY, id, times],
      );
    const one = async () => (await today()).read.find(({ _id }: Doc) => _id === id);
    expect(await one()).toMatchObject({ title: 'Read by many', readings: 0, since: expect.any(String) });
    await read(9);
    expect((await one()).readings).toBeNull();
    await api.database.pool.query('update reading set times = 1284 where record_id = $1', [id]);
    expect((await one()).readings).toBe(1284);
    expect((await today(who.youth.token)).read).toEqual([]);
  });

  it('of which one part cannot be read says so, and tells the others', async () => {
    await api.database.pool.query('alter table reading rename to reading_away');
    const told = await today();
    await api.database.pool.query('alter table reading_away rename to reading');
    expect(told.read).toBeNull();
    expect(told.waiting).toBeInstanceOf(Array);
    expect(told.due).toBeInstanceOf(Array);
  });
});

it('whoever has chosen to begin here is told so by every sign-in, and is asked once', async () => {
  const signIn = async () =>
    (await post('auth/user_login', OFFICE_LOGIN, null)).body.data.begins_today as boolean;
  expect([(await today()).begins, await signIn()]).toEqual([null, false]);
  await put('today/begin', { today: true }, who.office);
  expect([(await today()).begins, await signIn()]).toEqual([true, true]);
  expect((await today(who.madras.token)).begins).toBeNull();
  await put('today/begin', { today: false }, who.office);
  expect([(await today()).begins, await signIn()]).toEqual([false, false]);
});

it('how somebody writes Indian scripts is kept for that person, on all devices', async () => {
  const typing = async (token = who.office) => (await get('typing/get', token)).body.data as unknown;
  expect(await typing()).toEqual({ language: null, on: false });
  await put('typing/keep', { language: 'ml', on: true }, who.office);
  expect(await typing()).toEqual({ language: 'ml', on: true });
  expect(await typing(who.madras.token)).toEqual({ language: null, on: false });
  await put('typing/keep', { language: 'ml', on: false }, who.office);
  expect(await typing()).toEqual({ language: 'ml', on: false });
  for (const language of ['en', 'xx', '', null, 7]) {
    const { status } = await put('typing/keep', { language, on: true }, who.office);
    expect([language, status]).toEqual([language, 422]);
  }
  expect(await typing()).toEqual({ language: 'ml', on: false });
});

it('the language in which somebody is spoken to is told by every sign-in, to that person alone', async () => {
  const signIn = async () =>
    (await post('auth/user_login', OFFICE_LOGIN, null)).body.data.language as unknown;
  expect(await signIn()).toBeNull();
  expect((await put('language/keep', { language: 'kn' }, who.madras.token)).status).toBe(200);
  expect(await signIn()).toBeNull();
  for (const language of ['kn', 'ta', 'en']) {
    await put('language/keep', { language }, who.office);
    expect(await signIn()).toBe(language);
  }
  for (const language of ['xx', 'EN', '', null, 7]) {
    const { status } = await put('language/keep', { language }, who.office);
    expect([language, status]).toEqual([language, 422]);
  }
  expect(await signIn()).toBe('en');
});
