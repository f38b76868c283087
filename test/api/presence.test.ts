import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { type Files, files, SAMPLES, type SampleName } from '../support/samples.ts';

/** Who else has the same form open, and that nobody overwrites what another has saved meanwhile. */
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

async function made(name: SampleName): Promise<string> {
  const sample = SAMPLES[name]('Sample', given, { department: who.youth.id });
  return (await api.call('POST', `${name}/create`, who.office, sample)).body.data._id;
}
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

describe('two who save the same: the second is told, and nothing is overwritten', () => {
  const AT: Partial<Record<SampleName, string>> = {
    event: 'events',
    publication: 'publications',
    campaign: 'campaigns',
  };
  it.each(['news', 'event', 'publication', 'campaign'] as const)('%s', async (name) => {
    const [of, at]: [Kind, string] = [KINDS[name], AT[name] ?? name];
    const sample = SAMPLES[name]('Sample', given, { department: who.youth.id });
    const { _id, version } = (await api.call('POST', `${at}/create`, who.office, sample)).body.data;
    const [first = ''] = of.search;
    const told = await Promise.all(
      ['One', 'Two'].map((text) =>
        api.call('PUT', `${at}/edit/${_id}`, who.office, { [first]: text, version }),
      ),
    );
    expect(told.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
