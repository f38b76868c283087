import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_PATHS } from '#calls/paths.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { commentsToSend } from '#store/authorMail/commented.ts';
import { removeExpired } from '#store/cleanup/expired.ts';
import { performDue } from '#store/schedule/duePlans.ts';
import { jpeg, PASSWORD, type People, people, startApi, type TestApi } from '../support/api.ts';
import { type Files, files, SAMPLES, type SampleName } from '../support/samples.ts';

/** Who else has the same form open, what is said beside it, and that nobody overwrites what another has saved meanwhile. */
let api: TestApi;
let who: People;
let given: Files;
let story: string;
beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
  story = await made('news');
});
afterAll(() => api.close());

async function made(name: SampleName, unit = { department: who.youth.id }): Promise<string> {
  const sample = SAMPLES[name]('Sample', given, unit);
  return (await api.call('POST', `${name}/create`, who.office, sample)).body.data._id;
}
const NEW_USER = { password: PASSWORD, mobile: '', user_type: 'department_user' };
const [mine, theirs] = [crypto.randomUUID(), crypto.randomUUID()];
const look = (as: string, tab: string, more: object = {}) =>
  api.call('POST', 'presence/get', as, { kind: 'news', record: story, tab, ...more });
const others = async (as: string, tab: string) =>
  (await look(as, tab)).body.data.others.map(({ user_name }: { user_name: string }) => user_name);
const query = async (text: string) => (await api.database.pool.query(text)).rows;

describe('two people in one form', () => {
  it('see each other at the next question, with the field, and no more as soon as one leaves', async () => {
    expect(await others(who.youth.token, mine)).toEqual([]);
    const { body } = await look(who.office, theirs, { field: 'description' });
    expect(body.data.others).toHaveLength(1);
    expect((await look(who.youth.token, mine)).body.data.others).toMatchObject([{ field: 'description' }]);
    await look(who.office, theirs, { leaves: true });
    expect(await others(who.youth.token, mine)).toEqual([]);
  });

  it('do not see whose window was killed, after less than 30 seconds', async () => {
    await look(who.office, theirs);
    expect(await others(who.youth.token, mine)).toHaveLength(1);
    await query(`update presence set seen_at = seen_at - interval '21 seconds'`);
    expect(await others(who.youth.token, mine)).toEqual([]);
  });

  it('who only goes on looking writes little', async () => {
    await look(who.youth.token, mine);
    const at = () => query(`select xmin, seen_at from presence where tab = '${mine}'`);
    const before = await at();
    for (let i = 0; i < 5; i++) await look(who.youth.token, mine);
    expect(await at()).toEqual(before);
  });
});

it('nobody comes into the form of what another unit has written, nor takes the window of another', async () => {
  expect((await look(who.madras.token, crypto.randomUUID())).status).toBe(404);
  await look(who.youth.token, mine);
  await look(who.office, mine, { leaves: true });
  await look(who.office, mine, { field: 'taken' });
  expect(await query(`select field, account_id from presence where tab = '${mine}'`)).toEqual([
    { field: '', account_id: expect.any(String) },
  ]);
});

it('windows without end are not kept', async () => {
  for (let i = 0; i < 40; i++)
    await look(who.ecology.token, crypto.randomUUID(), { record: await ofEcology() });
  const [{ count }] = await query('select count(*)::int from presence');
  expect(count).toBeLessThan(40);
});
let ecology: string | undefined;
async function ofEcology(): Promise<string> {
  const sample = SAMPLES.news('Other', given, { department: who.ecology.id });
  ecology ??= (await api.call('POST', 'news/create', who.office, sample)).body.data._id as string;
  return ecology;
}

it('who comes back to a form is told what others have changed since, once, and never of the own changes', async () => {
  const id = await made('news');
  const since = async (as: string) => {
    const asked = await api.call('POST', 'presence/get_since', as, { kind: 'news', record: id });
    return asked.status === 200 ? asked.body.data.since : asked.status;
  };
  expect(await since(who.youth.token)).toBeNull();
  expect(await since(who.ecology.token)).toBe(404);
  await api.call('PUT', `news/edit/${id}`, who.youth.token, { title: 'My own' });
  expect(await since(who.youth.token)).toBeNull();
  await api.call('PUT', `news/edit/${id}`, who.office, { title: 'Shorter', heading: 'And this' });
  expect(await since(who.youth.token)).toMatchObject({
    changed: ['heading', 'title'],
    by: [expect.any(String)],
  });
  expect(await since(who.youth.token)).toBeNull();
});

describe('what is said beside a record', () => {
  const said = crypto.randomUUID();
  const tell = (as: string, text: string, more: object = {}) =>
    api.call('POST', 'comments/say', as, {
      ...{ comment: crypto.randomUUID(), kind: 'news', record: story, text, ...more },
    });
  const all = async (as: string) =>
    (await api.call('POST', 'comments/get', as, { kind: 'news', record: story })).body.data;
  const today = async (as: string) => (await api.call('GET', 'today/get', as)).body.data.said;
  const mails = () =>
    query(`select to_address as to, data from mail where template = 'commented' order by created_at, id`);

  it('is said once, told by mail to whom it concerns, and waits in their day until it is answered', async () => {
    for (const text of ['Please shorten.', 'Please shorten.'])
      expect((await tell(who.office, text, { comment: said, quoted: 'Sample' })).status).toBe(200);
    expect((await all(who.youth.token)).docs).toMatchObject([
      { _id: said, text: 'Please shorten.', quoted: 'Sample', of_office: true, own: false, done: null },
    ]);
    // The office wrote the story itself: the unit finds it in its day.
    expect(await mails()).toEqual([]);
    expect(await today(who.youth.token)).toMatchObject([{ _id: story, sentence: 'Please shorten.' }]);
    expect(await today(who.office)).toEqual([]);

    await tell(who.youth.token, 'Shorter now.', { answers: said });
    await tell(who.youth.token, 'And mended.', { answers: said });
    expect(await today(who.youth.token)).toEqual([]);
    expect(await today(who.office)).toMatchObject([{ _id: story, sentence: 'And mended.' }]);
    const queued = await mails();
    expect(queued).toMatchObject([{ to: 'office@example.org' }]);
    const told = await commentsToSend(api.database.db, queued[0].data);
    expect(told?.said.map(({ text }) => text)).toEqual(['Shorter now.', 'And mended.']);

    await api.call('PUT', `comments/settle/${said}`, who.youth.token, { done: true });
    expect(await today(who.office)).toEqual([]);
    expect(await commentsToSend(api.database.db, queued[0].data)).toBeNull();
  });

  it('is refused after thirty in a minute, at whichever copies of the program they were said', async () => {
    await query(`insert into form_sent (at, network) select now(), 'comments of ' || id
      from account, generate_series(1, 29) where email = 'ecology@example.org'`);
    const record = await ofEcology();
    expect((await tell(who.ecology.token, 'One.', { record })).status).toBe(200);
    const refused = await tell(who.ecology.token, 'One more.', { record });
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    await query('delete from form_sent');
  });

  it('is the record’s and its unit’s: nobody else reads, says, settles or takes back anything', async () => {
    const other = who.ecology.token;
    expect((await tell(other, 'I look in.')).status).toBe(404);
    expect((await tell(other, 'I answer.', { answers: said })).status).toBe(404);
    expect((await api.call('POST', 'comments/get', other, { kind: 'news', record: story })).status).toBe(404);
    expect((await api.call('PUT', `comments/settle/${said}`, other, { done: false })).status).toBe(404);
    expect((await api.call('DELETE', `comments/delete/${said}`, other)).status).toBe(404);
    // Not in a thread of another record, nor over what somebody else has said.
    expect((await tell(other, 'Here.', { record: await ofEcology(), answers: said })).status).toBe(404);
    expect((await tell(who.youth.token, 'Mine now.', { comment: said })).status).toBe(422);
    expect((await api.call('DELETE', `comments/delete/${said}`, who.youth.token)).status).toBe(404);
    expect((await api.call('DELETE', `comments/delete/${said}`, who.office)).status).toBe(409);
    expect(await today(other)).toEqual([]);
  });

  it('is answered in its thread: an answer begins none', async () => {
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    await tell(who.office, 'First.', { comment: first });
    expect((await tell(who.youth.token, 'Second.', { comment: second, answers: first })).status).toBe(200);
    expect((await tell(who.office, 'Third.', { answers: second })).status).toBe(404);
  });

  it('never leaves the office: not in the record, its history, what visitors get, or a token’s answers', async () => {
    await tell(who.office, 'Nobody-but-us');
    const answers = await Promise.all([
      api.call('GET', `news/get/${story}`, who.office),
      api.call('POST', 'history/get', who.office, { kind: 'news', record: story }),
      api.call('GET', `public/get_news/${story}`, null),
      api.call('POST', 'audit/get', who.office, {}),
    ]);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('Nobody-but-us');
  });

  it('goes with the record, and an address in it with its person', async () => {
    await tell(who.office, 'Ask someone@gone.example about it.');
    await api.call('POST', 'person_data/erase', who.office, {
      ...{ email: 'someone@gone.example', typed: 'someone@gone.example' },
    });
    expect(JSON.stringify((await all(who.office)).docs)).not.toContain('someone@gone.example');
    await query(`update news set deleted_at = now() - interval '40 days' where id = '${story}'`);
    await removeExpired(api.database.db, new Date());
    expect(await query(`select from comment where record_id = '${story}'`)).toEqual([]);
  });
});

describe('changes of what is on the site', () => {
  const { put, get } = {
    put: (path: string, as: string, body: object = {}) => api.call('PUT', path, as, body),
    get: (id: string) => api.call('GET', `public/get_news/${id}`, null),
  };
  let tale: string;
  let tale2: string;
  beforeAll(async () => {
    [tale, tale2] = [await made('news'), await made('news')];
    for (const id of [tale, tale2]) await put(`news/edit/${id}`, who.office, { activated: true });
    await put('waiting/changes_wait', who.office, { wait: true });
  });
  afterAll(() => put('waiting/changes_wait', who.office, { wait: false }));
  const waiting = async () => (await api.call('POST', 'waiting/get_changes', who.office, {})).body.data.docs;
  const counts = async () => (await api.call('GET', 'waiting/counts', who.office)).body.data.departments;
  const shown = async (id = tale) => (await get(id)).body.data.title;
  /** As it was looked at. */
  const letThrough = async ({ plan, since }: { plan: string; since: string }, status = 200) =>
    expect((await put(`schedule/now/${plan}`, who.office, { planned_at: since })).status).toBe(status);

  it('wait for the office, which sees what differs and lets them through; until then the old one is public', async () => {
    const before = await counts();
    const saved = await put(`news/edit/${tale}`, who.youth.token, { title: 'New title' });
    expect(saved.status).toBe(200);
    expect(saved.body.data.title).toBe('Sample');
    expect(saved.body.warnings).toEqual([expect.stringContaining('awaits approval by the synod office')]);
    // Further ones wait with it.
    await put(`news/edit/${tale}`, who.youth.token, { description: '<p>One. Three.</p>' });
    expect(await shown()).toBe('Sample');
    expect(await counts()).toBe(before + 1);
    const [change] = await waiting();
    expect(change).toMatchObject({ _id: tale, touched: [] });
    expect(change.differences).toMatchObject([
      { name: 'title', before: 'Sample', after: 'New title' },
      { name: 'description', after: 'One. Three.' },
    ]);
    // Nobody of the unit does by another way what has to wait.
    for (const [path, body] of [
      [`schedule/now/${change.plan}`, {}],
      [`schedule/move/${change.plan}`, { at: '2030-01-01T10:00' }],
      [`schedule/change/${tale}`, { kind: 'news', at: '2030-01-01T10:00', values: { title: 'Later' } }],
    ] as const)
      expect((await put(path, who.youth.token, body)).status, path).toBeGreaterThanOrEqual(403);
    const many = { kind: 'news', records: [tale], act: 'edit', values: { date: '2024-02-03' } };
    expect((await put('many/act', who.youth.token, many)).body.data.done).toEqual([]);
    expect(await shown()).toBe('Sample');
    await letThrough(change);
    expect(await shown()).toBe('New title');
    expect(await waiting()).toEqual([]);
    expect(
      await query(`select to_address as to from mail where template = 'decided'
      and data ->> 'records' like '%${tale}%'`),
    ).toEqual([{ to: 'youth@example.org' }]);
  });

  it('come back with a sentence, are kept for their author, and are never another unit’s', async () => {
    await put(`news/edit/${tale}`, who.youth.token, { title: 'Too long' });
    const [{ plan }] = await waiting();
    expect((await put(`waiting/send_change_back/${plan}`, who.youth.token, { sentence: 'I.' })).status).toBe(
      403,
    );
    expect((await api.call('DELETE', `schedule/delete/${plan}`, who.ecology.token)).status).toBe(404);
    await put(`waiting/send_change_back/${plan}`, who.office, { sentence: 'Please shorten.' });
    const of = { kind: 'news', records: [tale] };
    const plans = (as: string) => api.call('POST', 'schedule/get_of', as, of);
    expect((await plans(who.youth.token)).body.data.docs).toMatchObject([
      {
        note: 'Please shorten.',
        values: { title: 'Too long' },
        sent_back_by: { user_name: expect.any(String) },
      },
    ]);
    expect((await plans(who.ecology.token)).body.data.docs).toEqual([]);
    const day = await api.call('GET', 'today/get', who.youth.token);
    expect(day.body.data.failed_plans).toMatchObject([{ _id: tale, note: 'Please shorten.' }]);
    expect(await query(`select to_address as to from mail where template = 'plan_failed'`)).toEqual([
      { to: 'youth@example.org' },
    ]);
    expect(await shown()).toBe('New title');
  });

  it('never overwrite what somebody has written since, and say so', async () => {
    await put(`news/edit/${tale2}`, who.youth.token, { title: 'Of the unit', heading: 'Below' });
    await put(`news/edit/${tale2}`, who.office, { title: 'Of the office' });
    const [change] = await waiting();
    expect(change.touched).toEqual(['Title']);
    await letThrough(change, 409);
    expect(await shown(tale2)).toBe('Of the office');
    expect(await waiting()).toHaveLength(1);
    await api.call('DELETE', `schedule/delete/${change.plan}`, who.office);
  });

  it('are let through as the office has seen them, and not as their author has written on meanwhile', async () => {
    await put(`news/edit/${tale2}`, who.youth.token, { title: 'Harmless' });
    const [change] = await waiting();
    await put(`news/edit/${tale2}`, who.youth.token, { title: 'Slipped in' });
    const [path, at] = [`schedule/move/${change.plan}`, '2030-01-01T10:00'];
    await letThrough(change, 409);
    expect((await put(`schedule/now/${change.plan}`, who.office)).status).toBe(409);
    expect((await put(path, who.office, { at, planned_at: change.since })).status).toBe(409);
    expect(await shown(tale2)).toBe('Of the office');
    const [again] = await waiting();
    expect(again.differences).toMatchObject([{ after: 'Slipped in' }]);
    await letThrough(again);
    expect(await shown(tale2)).toBe('Slipped in');
  });

  it('say where a text leads, though its words stay', async () => {
    const [was, is] = ['https://church.example/give', 'https://elsewhere.example/give'];
    const text = (address: string) => `<p>Give <a href="${address}">here</a>. Thank you.</p>`;
    await put(`news/edit/${tale2}`, who.office, { description: text(was) });
    await put(`news/edit/${tale2}`, who.youth.token, { description: text(is) });
    const [change] = await waiting();
    expect(change.differences).toMatchObject([{ name: 'description', before: was, after: is }]);
    await put(`news/edit/${tale2}`, who.youth.token, { description: text(was).replace(/<.?p>/g, '') });
    expect((await waiting())[0].differences).toMatchObject([{ before: '', after: '' }]);
    await api.call('DELETE', `schedule/delete/${change.plan}`, who.office);
  });

  it('wait too of what the office has put on for an hour', async () => {
    const id = await made('news');
    await put(`news/edit/${id}`, who.office, { activated: false });
    await put(`schedule/plan/${id}`, who.office, { kind: 'news', publish_at: '2030-01-01T10:00' });
    const saved = await put(`news/edit/${id}`, who.youth.token, { title: 'Not seen' });
    expect(saved.body.warnings).toEqual([expect.stringContaining('awaits approval by the synod office')]);
    await performDue(api.database.db, new Date('2030-01-01T10:00+05:30'));
    expect(await shown(id)).toBe('Sample');
    const [change] = await waiting();
    await letThrough(change);
    expect(await shown(id)).toBe('Not seen');
  });

  it('are made by no file either: neither by another in its place nor by what it says', async () => {
    const file = async () =>
      (await api.upload(who.youth.token, 'boats.jpg', await jpeg())).body.data as Record<string, string>;
    const [stands, next] = [await file(), await file()];
    const id = await made('news');
    await put(`news/edit/${id}`, who.office, { thumbnail: stands.url, activated: true });
    const says = (as: string) => put(`media/${stands.resource_name}`, as, { caption: 'Never seen' });
    const replace = (as: string) =>
      put(`library/replace/${stands.resource_name}`, as, { resource_url: next.url });
    const putBack = (as: string) => put(`library/put_back/${next.resource_name}`, as);
    const statuses = async (as: string, ...all: ((as: string) => Promise<{ status: number }>)[]) => {
      const found: number[] = [];
      for (const one of all) found.push((await one(as)).status);
      return found;
    };
    expect(await statuses(who.youth.token, says, replace)).toEqual([403, 403]);
    expect(await statuses(who.office, says, replace)).toEqual([200, 200]);
    expect(await statuses(who.youth.token, putBack)).toEqual([403]);
    await put(`news/edit/${id}`, who.office, { activated: false });
    expect(await statuses(who.youth.token, putBack)).toEqual([200]);
  });

  it('wait, or do not, for one unit otherwise than for all, which the office alone says', async () => {
    const of = (unit: string, changes: string, as = who.office) =>
      put('waiting/unit_changes_wait', as, { unit, changes });
    const [ours, foreign] = [await made('news'), await made('news', { department: who.ecology.id })];
    for (const id of [ours, foreign]) await put(`news/edit/${id}`, who.office, { activated: true });
    /** Whether what somebody of each unit changes is public at once. */
    let round = 0;
    const atOnce = async (): Promise<boolean[]> => {
      const title = `Round ${++round}`;
      await put(`news/edit/${ours}`, who.youth.token, { title });
      await put(`news/edit/${foreign}`, who.ecology.token, { title });
      return [(await shown(ours)) === title, (await shown(foreign)) === title];
    };
    const differing = async () =>
      (await api.call('POST', 'waiting/get_changes', who.office, {})).body.data.units;
    for (const as of [who.youth.token, who.ecology.token])
      expect((await of(who.youth.id, 'at_once', as)).status).toBe(403);
    expect(await differing()).toEqual([]);
    expect(await atOnce()).toEqual([false, false]);
    await of(who.youth.id, 'at_once');
    expect(await atOnce()).toEqual([true, false]);
    // What is done with many at once, and undone, is asked in the same place.
    const many = (as: string, id: string) =>
      put('many/act', as, { kind: 'news', records: [id], act: 'edit', values: { date: '2026-01-06' } });
    expect((await many(who.youth.token, ours)).body.data.left).toEqual([]);
    expect((await many(who.ecology.token, foreign)).body.data.left).toHaveLength(1);
    await of(who.ecology.id, 'wait');
    await put('waiting/changes_wait', who.office, { wait: false });
    expect(await atOnce()).toEqual([true, false]);
    expect(await differing()).toEqual([
      { _id: who.ecology.id, name: 'Ecology', diocese: false, wait: true },
      { _id: who.youth.id, name: 'Youth', diocese: false, wait: false },
    ]);
    await put('waiting/changes_wait', who.office, { wait: true });
    for (const unit of [who.youth.id, who.ecology.id]) await of(unit, 'as_all');
    expect(await differing()).toEqual([]);
    expect((await many(who.youth.token, ours)).body.data.left).toHaveLength(1);
    for (const unit of ['nothing', crypto.randomUUID(), ours])
      expect((await of(unit, 'wait')).status).toBe(404);
    expect(
      await query(`select thing, details ->> 'to' as to from act where thing like '%: Youth' order by at`),
    ).toEqual(['false', 'as for all'].map((to) => ({ thing: expect.stringContaining('need approval'), to })));
  });

  it('of what is not on the site, and where nothing has to wait, are made at once', async () => {
    const id = await made('news');
    await put(`news/edit/${id}`, who.office, { activated: false });
    expect((await put(`news/edit/${id}`, who.youth.token, { title: 'At once' })).body.data.title).toBe(
      'At once',
    );
    await put('waiting/changes_wait', who.office, { wait: false });
    const saved = await put(`news/edit/${tale}`, who.youth.token, { title: 'At once' });
    expect([saved.body.data.title, saved.body.warnings]).toEqual(['At once', undefined]);
  });
});

describe('two who save the same: the second is told, and nothing is overwritten', () => {
  // Letters are written by visitors, and only ticked off by the office.
  const SAVED = (Object.keys(KINDS) as KindName[]).filter((name) => name !== 'enquiry' && name !== 'order');
  const UNITS = { department: {}, diocese: { state: 'Tamil Nadu' } } as const;
  const bodyOf = (name: KindName, word: string): Record<string, unknown> => {
    if (name === 'department' || name === 'diocese') return { name: word, ...UNITS[name] };
    if (name === 'account')
      return {
        user_name: word,
        ...NEW_USER,
        email: `${word.toLowerCase()}@example.org`,
        department: who.youth.id,
      };
    return { ...SAMPLES[name as SampleName](word, given, { department: who.youth.id }) };
  };
  it.each(SAVED)('%s', async (name) => {
    const paths = CONTENT_PATHS[name === 'account' || name === 'person' ? 'user' : name];
    const created = await api.call('POST', paths.Create, who.office, bodyOf(name, 'Sample'));
    expect(created.body).toMatchObject({ data: { version: expect.any(Number) } });
    const { _id, version } = created.body.data;
    const words = ['Firstly', 'Secondly'];
    const told = await Promise.all(
      words.map((word) =>
        api.call('PUT', paths.Edit.replace('{id}', _id), who.office, { ...bodyOf(name, word), version }),
      ),
    );
    expect(told.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const kept = await api.call('GET', paths.Get.replace('{id}', _id), who.office);
    const text = JSON.stringify(kept.body.data);
    expect(words.map((word) => text.includes(word))).toEqual(told.map(({ status }) => status === 200));
  });
});
