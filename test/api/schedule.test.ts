import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_PATHS } from '#calls/paths.ts';
import type { Kind } from '#kinds/define.ts';
import { event } from '#kinds/event.ts';
import { KINDS } from '#kinds/kinds.ts';
import { news } from '#kinds/news.ts';
import { SWITCHED, type SwitchedName } from '#kinds/schedule.ts';
import { type Staff, VISITOR } from '#kinds/viewer.ts';
import { colleague } from '#store/accounts/staff.ts';
import { readRecord } from '#store/records/records.ts';
import { comingUp } from '#store/schedule/comingUp.ts';
import { performDue } from '#store/schedule/duePlans.ts';
import { failureToReport } from '#store/schedule/failed.ts';
import { cancelPlan, movePlan, planSwitch } from '#store/schedule/plan.ts';
import { planChange } from '#store/schedule/planChange.ts';
import { type People, people, startApi, type TestApi, verbs } from '../support/api.ts';
import { besideAnother, somebodyWaits } from '../support/locks.ts';
import { createPath, type Files, files, SAMPLES, type SampleName } from '../support/samples.ts';

/** What is planned comes at its hour, once, and not a moment before. */
let api: TestApi;
let who: People;
let given: Files;
let office: Staff;
let youth: Staff;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const now = new Date();
const at = (ms: number): Date => new Date(now.getTime() + ms);

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
  const accounts = await sql<{ id: string; role: string; department_id: string }>`
    select id, role, department_id from account order by id`.execute(api.database.db);
  const as = async (role: string, unit?: string): Promise<Staff> => {
    const found = accounts.rows.find((one) => one.role === role && (!unit || one.department_id === unit));
    const person = await colleague(api.database.db, found?.id ?? '');
    if (!person) throw new Error(`Nobody is a ${role}.`);
    return person.viewer;
  };
  office = await as('full_administrator');
  youth = await as('department_user', who.youth.id);
});
afterAll(() => api.close());

const { post, put } = verbs(
  () => api,
  () => who,
);
const db = () => api.database.db;
const story = async (title: string, more: object = {}): Promise<string> =>
  (await post('news/create', { ...SAMPLES.news(title, given, { department: who.youth.id }), ...more })).body
    .data._id;
const isPublic = async (id: string): Promise<boolean> =>
  (await readRecord(VISITOR, db(), news, id)) !== undefined;
const plansOf = async (id: string) =>
  (
    await sql<{ act: string; state: string; note: string; id: string }>`
    select id, act, state, note from planned where record_id = ${id} order by planned_at, id`.execute(db())
  ).rows;

describe('a story that goes on and comes off', () => {
  it('is public from its hour to its end, once, and the history says by whom and that it came by itself', async () => {
    const id = await story('On Monday', { activated: false });
    await planSwitch(office, db(), news, id, { publish: at(DAY), withdraw: at(3 * DAY) }, { now });
    await performDue(db(), at(DAY - 1000));
    expect(await isPublic(id)).toBe(false);
    expect(await performDue(db(), at(DAY))).toEqual({ done: 1, failed: 0 });
    expect(await isPublic(id)).toBe(true);
    expect(await performDue(db(), at(DAY))).toEqual({ done: 0, failed: 0 });
    await performDue(db(), at(3 * DAY));
    expect(await isPublic(id)).toBe(false);
    const history = await post('history/get', { kind: 'news', record: id });
    expect(history.body.data.docs.slice(0, 2)).toMatchObject([
      { action: 'switch', activated: false, via: 'time', by: { user_name: office.name } },
      { action: 'switch', activated: true, via: 'time', by: { user_name: office.name } },
    ]);
  });

  it('is held up by no plan that fails for a reason of ours', async () => {
    const [first, second] = [
      await story('Stuck', { activated: true }),
      await story('Behind', { activated: false }),
    ];
    await planChange(office, db(), news, first, { title: 'Never' }, { at: at(DAY), now });
    await sql`update planned set change = '{"date": "never"}' where record_id = ${first}`.execute(db());
    await planSwitch(office, db(), news, second, { publish: at(2 * DAY) }, { now });
    await expect(performDue(db(), at(2 * DAY))).rejects.toThrow(/never/);
    expect(await isPublic(second)).toBe(true);
    await sql`delete from planned where record_id = ${first}`.execute(db());
  });

  it('goes on once although two copies look at once', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map((n) => story(`Twice ${n}`, { activated: false })));
    for (const id of ids) await planSwitch(office, db(), news, id, { publish: at(DAY) }, { now });
    const done = await Promise.all([1, 2, 3].map(() => performDue(db(), at(DAY))));
    expect(done.reduce((sum, one) => sum + one.done, 0)).toBe(4);
    const switches =
      await sql`select from revision where record_id = any(${ids}::uuid[]) and action = 'switch'`.execute(
        db(),
      );
    expect(switches.rows.length).toBe(4);
  });

  it('goes on at the hour that it has got while the one before was just coming', async () => {
    const id = await story('Moved', { activated: false });
    await planSwitch(office, db(), news, id, { publish: at(DAY) }, { now });
    const done = await besideAnother(api, async (other) => {
      await other.query('select from news where id = $1 for no key update', [id]);
      const looking = performDue(db(), at(DAY));
      await somebodyWaits(api);
      await other.query('update planned set at = $2 where record_id = $1', [id, at(2 * DAY)]);
      await other.query('commit');
      return looking;
    });
    expect([done, await isPublic(id)]).toEqual([{ done: 0, failed: 0 }, false]);
    await performDue(db(), at(2 * DAY));
    expect(await isPublic(id)).toBe(true);
  });

  it('does not appear for a moment when both its hours have passed while nothing ran', async () => {
    const id = await story('Missed', { activated: false });
    await planSwitch(office, db(), news, id, { publish: at(DAY), withdraw: at(2 * DAY) }, { now });
    await performDue(db(), at(3 * DAY));
    expect(await plansOf(id)).toMatchObject([
      { act: 'publish', state: 'cancelled' },
      { act: 'withdraw', state: 'done' },
    ]);
    expect(
      (await sql`select from revision where record_id = ${id} and action = 'switch'`.execute(db())).rows,
    ).toEqual([]);
  });

  it('is left alone once somebody has put it on or off by hand, and while it is in the trash', async () => {
    const [on, off, gone] = [
      await story('On', { activated: false }),
      await story('Off', { activated: false }),
      await story('Gone', { activated: false }),
    ];
    for (const id of [on, off, gone]) await planSwitch(office, db(), news, id, { publish: at(DAY) }, { now });
    await put(`news/edit/${on}`, { activated: true });
    await put(`news/edit/${on}`, { activated: false });
    await put(`news/edit/${off}`, { activated: false });
    await api.call('DELETE', `news/delete/${gone}`, who.office);
    expect(await performDue(db(), at(DAY))).toEqual({ done: 1, failed: 0 });
    for (const id of [on, off, gone]) expect(await isPublic(id)).toBe(false);
    expect((await plansOf(gone))[0]).toMatchObject({
      state: 'cancelled',
      note: 'It was in the trash at that time.',
    });
  });
});

describe('who may', () => {
  it('a unit’s user only wishes, and nothing comes of it by itself', async () => {
    const { body } = await api.call('POST', 'news/create', who.youth.token, SAMPLES.news('Wished', given));
    const id = body.data._id;
    await planSwitch(youth, db(), news, id, { publish: at(DAY) }, { now });
    await performDue(db(), at(2 * DAY));
    expect(await isPublic(id)).toBe(false);
    expect((await plansOf(id))[0]).toMatchObject({ state: 'wished' });
    // The office takes it up.
    await planSwitch(office, db(), news, id, { publish: at(3 * DAY) }, { now });
    await performDue(db(), at(3 * DAY));
    expect(await isPublic(id)).toBe(true);
    await expect(planSwitch(youth, db(), news, id, { withdraw: at(9 * DAY) }, { now })).rejects.toThrow(
      /Only the synod/,
    );
  });

  it('nobody plans for another unit, nor moves or drops what is planned there', async () => {
    const id = await story('Theirs', { activated: false });
    await sql`update news set department_id = ${who.ecology.id} where id = ${id}`.execute(db());
    await expect(planSwitch(youth, db(), news, id, { publish: at(DAY) }, { now })).rejects.toMatchObject({
      status: 404,
    });
    await planSwitch(office, db(), news, id, { publish: at(DAY) }, { now });
    const [plan] = await plansOf(id);
    const ref = { id: plan?.id ?? '', record: id };
    await expect(movePlan(youth, db(), news, ref, at(2 * DAY), { now })).rejects.toMatchObject({
      status: 404,
    });
    await expect(cancelPlan(youth, db(), news, ref, now)).rejects.toMatchObject({ status: 404 });
    const seen = await comingUp(youth, db(), now, at(2 * DAY));
    expect(seen.filter((one) => one.id === id)).toEqual([]);
    await cancelPlan(office, db(), news, ref, now);
    expect((await plansOf(id))[0]).toMatchObject({ state: 'cancelled' });
  });

  it('a unit takes nothing away that the office has planned for it, nor puts a wish in its place', async () => {
    const id = await story('Until Friday', { activated: false });
    await planSwitch(office, db(), news, id, { publish: at(DAY), withdraw: at(3 * DAY) }, { now });
    for (const hours of [
      { withdraw: null },
      { withdraw: at(9 * DAY) },
      { publish: at(2 * DAY) },
      { publish: null },
    ])
      await expect(planSwitch(youth, db(), news, id, hours, { now })).rejects.toMatchObject({ status: 403 });
    await performDue(db(), at(DAY));
    expect(await isPublic(id)).toBe(true);
    await performDue(db(), at(3 * DAY));
    expect(await isPublic(id)).toBe(false);
  });

  it('fails in a sentence when its person may no more, and leaves the record as it was', async () => {
    const id = await story('By somebody gone', { activated: false });
    await planSwitch(office, db(), news, id, { publish: at(DAY) }, { now });
    await sql`update planned set by = ${youth.accountId} where record_id = ${id}`.execute(db());
    expect(await performDue(db(), at(DAY))).toEqual({ done: 0, failed: 1 });
    expect(await isPublic(id)).toBe(false);
    expect((await plansOf(id))[0]).toMatchObject({
      state: 'failed',
      note: 'Whoever scheduled it may no longer publish.',
    });
  });
});

describe('a change that comes by itself', () => {
  it('comes at its hour and leaves what was mended meanwhile', async () => {
    const id = await story('As it is');
    await planChange(youth, db(), news, id, { title: 'As it will be', heading: 'A' }, { at: at(DAY), now });
    expect((await readRecord(VISITOR, db(), news, id))?.title).toBe('As it is');
    await put(`news/edit/${id}`, { description: '<p>Mended</p>' });
    await performDue(db(), at(DAY));
    expect(await readRecord(VISITOR, db(), news, id)).toMatchObject({
      title: 'As it will be',
      description: '<p>Mended</p>',
    });
  });

  it('never overwrites what somebody wrote since', async () => {
    const id = await story('First words');
    await planChange(office, db(), news, id, { title: 'Planned words' }, { at: at(DAY), now });
    await put(`news/edit/${id}`, { title: 'Newer words' });
    expect(await performDue(db(), at(DAY))).toEqual({ done: 0, failed: 1 });
    expect((await readRecord(VISITOR, db(), news, id))?.title).toBe('Newer words');
    expect((await plansOf(id))[0]).toMatchObject({
      state: 'failed',
      note: 'Somebody has changed it since, in what it touches: Title.',
    });
  });

  it('comes over what somebody wrote since once that is said of what was read', async () => {
    const id = await story('As it was');
    const plan = await planChange(office, db(), news, id, { title: 'As planned' }, { at: at(DAY), now });
    const { version } = (await put(`news/edit/${id}`, { title: 'As mended' })).body.data;
    const move = (body: object, token = who.youth.token) =>
      api.call('PUT', `schedule/move/${plan}`, token, { at: at(DAY).toISOString(), over: true, ...body });
    expect((await move({ version: version - 1 })).status).toBe(409);
    expect((await move({ version }, who.ecology.token)).status).toBe(404);
    expect((await move({ version })).status).toBe(200);
    expect((await readRecord(VISITOR, db(), news, id))?.title).toBe('As mended');
    expect(await performDue(db(), at(DAY))).toEqual({ done: 1, failed: 0 });
    expect((await readRecord(VISITOR, db(), news, id))?.title).toBe('As planned');
  });

  it('is refused at once when it could not be saved, and so is a second one', async () => {
    const id = await story('Whole');
    const plan = (change: object, replaces?: string) =>
      planChange(
        office,
        db(),
        news,
        id,
        { ...change },
        { at: at(DAY), now, ...(replaces ? { replaces } : {}) },
      );
    await expect(plan({ title: '' })).rejects.toMatchObject({ status: 422 });
    await expect(plan({ title: 'Whole' })).rejects.toThrow(/Nothing in it differs/);
    const first = await plan({ title: 'Other' });
    await expect(plan({ title: 'Third' })).rejects.toMatchObject({ status: 409 });
    expect(await plan({ title: 'Third' }, first)).toBe(first);
  });

  it('moves of an event keep their moments', async () => {
    const { body } = await post('events/create', {
      ...SAMPLES.event('Retreat', given, { department: who.youth.id }),
      activated: true,
    });
    const id = body.data._id;
    const change = { from_date: at(20 * DAY), to_date: at(21 * DAY) };
    await planChange(office, db(), event, id, change, { at: at(DAY), now });
    await performDue(db(), at(DAY));
    expect(await readRecord(VISITOR, db(), event, id)).toMatchObject(change);
  });
});

describe.each(SWITCHED.map((kind) => kind.name as SwitchedName & SampleName))('a list of %s', (kind) => {
  it('says what comes by itself, to those who may change it, and to nobody else', async () => {
    const unit = { department: who.youth.id };
    const sample = { ...SAMPLES[kind]('Listed', given, unit), activated: false };
    const id: string = (await post(createPath(kind), sample)).body.data._id;
    const other: string = (await post(createPath(kind), sample)).body.data._id;
    // Hours are planned to the minute.
    const minute = (moment: Date) => `${moment.toISOString().slice(0, 16)}:00.000Z`;
    const hours = { publish_at: minute(at(DAY)), withdraw_at: minute(at(2 * DAY)) };
    expect((await put(`schedule/plan/${id}`, { kind, ...hours })).status).toBe(200);
    const path = CONTENT_PATHS[kind].List;
    const rows = async (token: string, body = {}) => {
      const { status, body: answer } = await api.call('POST', path, token, { limit: 1000, ...body });
      const docs: { _id: string; plans?: object[] }[] = status === 200 ? answer.data.docs : [];
      return Object.fromEntries(docs.map(({ _id, plans }) => [_id, plans]));
    };
    const said = [
      { act: 'publish', at: hours.publish_at, state: 'planned' },
      { act: 'withdraw', at: hours.withdraw_at, state: 'planned' },
    ];
    const all = await rows(who.office);
    expect(all).toMatchObject({ [id]: said });
    expect(all[other]).toBeUndefined();
    expect(all).toHaveProperty(other);
    const own = await rows(who.youth.token);
    if (id in own) expect(own[id]).toEqual(KINDS[kind].may.change === 'staffOfItsUnit' ? said : undefined);
    expect((await rows(who.ecology.token))[id]).toBeUndefined();
    expect((await api.call('POST', path, null, {})).status).toBe(401);
  });

  it('has it on the site from its second to its second', async () => {
    const sample = { ...SAMPLES[kind]('Timed', given, { department: who.youth.id }), activated: false };
    const id: string = (await post(createPath(kind), sample)).body.data._id;
    await planSwitch(office, db(), KINDS[kind], id, { publish: at(DAY), withdraw: at(3 * DAY) }, { now });
    const seenAt = async (moment: Date) => {
      await performDue(db(), moment);
      return (await readRecord(VISITOR, db(), KINDS[kind] as Kind, id)) !== undefined;
    };
    expect([
      await seenAt(at(DAY - 1000)),
      await seenAt(at(DAY)),
      await seenAt(at(3 * DAY - 1000)),
      await seenAt(at(3 * DAY)),
    ]).toEqual([false, true, true, false]);
  });
});

it('what goes out between two moments stands in the order of its hours', async () => {
  const id = await story('In the calendar', { activated: false });
  await planSwitch(office, db(), news, id, { publish: at(100 * DAY), withdraw: at(102 * DAY) }, { now });
  const found = await comingUp(office, db(), at(99 * DAY), at(103 * DAY));
  expect(found.filter((one) => one.id === id)).toMatchObject([
    {
      what: 'publish',
      kind: 'news',
      at: at(100 * DAY),
      title: 'In the calendar',
      state: 'planned',
      unit: { id: who.youth.id },
      activated: false,
    },
    { what: 'withdraw', at: at(102 * DAY) },
  ]);
});

describe('what could not be done at its hour', () => {
  const mails = async () =>
    (
      await sql<{ to: string | null; data: { id: string } }>`
        select to_address as to, data from mail where template = 'plan_failed' order by created_at, id`.execute(
        db(),
      )
    ).rows;
  const today = async (as: string) => (await api.call('GET', 'today/get', as)).body.data.failed_plans;
  /** Each at an hour of its own, the later ones after the earlier. */
  let hour = 40 * DAY;
  const nextHour = (): Date => {
    hour += DAY;
    return at(hour);
  };
  const fails = async (title: string): Promise<string> => {
    const id = await story(title);
    await planChange(youth, db(), news, id, { title: `${title}, later` }, { at: nextHour(), now });
    await put(`news/edit/${id}`, { title: `${title}, mended` });
    await performDue(db(), at(hour));
    return id;
  };
  const planIn = async (id: string): Promise<string> => (await plansOf(id))[0]?.id ?? '';

  it('is told to whoever planned it, once, and stands in the day of those who may mend it', async () => {
    await sql`delete from mail`.execute(db());
    const id = await fails('Not come');
    await performDue(db(), at(hour + DAY / 2));
    expect(await mails()).toEqual([
      { to: 'youth@example.org', data: { id: await planIn(id), account: youth.accountId } },
    ]);
    expect((await failureToReport(db(), await planIn(id), youth.accountId))?.title).toBe('Not come, mended');
    for (const person of [who.youth.token, who.office])
      expect((await today(person))[0]).toMatchObject({
        _id: id,
        act: 'change',
        note: 'Somebody has changed it since, in what it touches: Title.',
      });
    expect((await today(who.ecology.token)).filter((one: { _id: string }) => one._id === id)).toEqual([]);
  });

  it('is told to the office where its person may no longer do it', async () => {
    await sql`delete from mail`.execute(db());
    const id = await story('Whose was it', { activated: false });
    await planSwitch(office, db(), news, id, { publish: nextHour() }, { now });
    await sql`update planned set by = ${youth.accountId} where record_id = ${id}`.execute(db());
    await performDue(db(), at(hour));
    expect(await mails()).toEqual([{ to: null, data: { id: await planIn(id), account: '' } }]);
    expect((await today(who.office)).map((one: { _id: string }) => one._id)).toContain(id);
    // Done by hand, it needs no hand any more.
    await put(`news/edit/${id}`, { activated: true });
    expect((await today(who.office)).map((one: { _id: string }) => one._id)).not.toContain(id);
    expect(await failureToReport(db(), await planIn(id), '')).toBeNull();
  });

  it('is thrown away by those of its unit, and by nobody else', async () => {
    const id = await fails('Thrown away');
    const plan = await planIn(id);
    expect((await api.call('DELETE', `schedule/delete/${plan}`, who.ecology.token)).status).toBe(404);
    expect((await api.call('DELETE', `schedule/delete/${plan}`, who.youth.token)).status).toBe(200);
    expect((await plansOf(id))[0]).toMatchObject({ state: 'cancelled' });
    expect((await api.call('DELETE', `schedule/delete/${plan}`, who.youth.token)).status).toBe(404);
  });
});
