import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallError } from '#console/kit/api.ts';
import { changeRows, rowCalls } from '#console/kit/form/rowCalls.ts';
import { withMoved } from '#console/kit/form/rows.ts';
import { diocese } from '#kinds/diocese.ts';
import { OFFICE_LOGIN, startEmptyApi, type TestApi } from '../support/api.ts';

/** The console's forms of one row of a diocese, against the real calls: what others save meanwhile is never lost (AMB-111). */
let api: TestApi;
let token: string;
let id: string;
/** Is run once, before the next call that edits: somebody else who is faster. */
let meanwhile: (() => Promise<unknown>) | undefined;

const asOther = (body: object) => api.call('PUT', `diocese/edit/${id}`, token, body);
const sections = async () =>
  (await api.call('GET', `diocese/get/${id}`, token)).body.data.description as readonly { title: string }[];
const titles = async () => (await sections()).map(({ title }) => title).join(' ');
const section = (title: string) => ({ title, description: `<p>${title}</p>` });

beforeAll(async () => {
  api = await startEmptyApi();
  token = await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password);
  // The browser's part: where the token is kept, and how calls are made.
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'token' ? token : null) });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'PUT') {
      const first = meanwhile;
      meanwhile = undefined;
      await first?.();
    }
    const sent = typeof body === 'string' ? JSON.parse(body) : undefined;
    const answer = await api.call(method as 'GET', path.replace('/api/v1/', ''), token, sent);
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});
const begin = async (...names: string[]) => {
  const made = await api.call('POST', 'diocese/create', token, { name: names.join(' '), state: 'Kerala' });
  id = made.body.data._id;
  await asOther({ description: names.map(section) });
};
/** Opens the form of a row; gives how it is saved with another title. */
const open = async (place: string) => {
  const calls = rowCalls(diocese, id, 'description');
  const { version } = await calls.get(place);
  return { calls, save: (title: string) => calls.edit(place, { ...section(title), version }) };
};

describe('a row that is edited', () => {
  it('is saved at its place, others added before and fields changed meanwhile', async () => {
    await begin('History', 'Mission');
    const { save } = await open('1');
    await asOther({ address: 'Kottayam' });
    meanwhile = () => asOther({ description: [section('Preface'), section('History'), section('Mission')] });
    await save('Work');
    expect(await titles()).toBe('Preface History Work');
    expect((await api.call('GET', `diocese/get/${id}`, token)).body.data.address).toBe('Kottayam');
  });

  it('is a conflict when somebody changed the same one, with what it is now', async () => {
    await begin('History', 'Mission', 'Hope');
    const { calls, save } = await open('1');
    await asOther({ description: [section('History'), section('Aims'), section('Hope')] });
    await expect(save('Work')).rejects.toMatchObject({ status: 409 } satisfies Partial<CallError>);
    expect(await titles()).toBe('History Aims Hope');
    const theirs = await calls.get('1');
    expect(theirs).toMatchObject({ title: 'Aims' });
    await calls.edit('1', { ...section('Work'), version: theirs.version });
    expect(await titles()).toBe('History Work Hope');
  });

  it('takes no other one’s place when it has gone', async () => {
    await begin('Old', 'New');
    const { calls, save } = await open('0');
    await asOther({ description: [section('New')] });
    await expect(save('Newer')).rejects.toMatchObject({ status: 409 });
    await expect(calls.get('0')).rejects.toMatchObject({ status: 404 });
    expect(await titles()).toBe('New');
  });
});

describe('rows that are added and moved', () => {
  it('come to those that others added meanwhile, and once when they are sent again', async () => {
    await begin('One');
    const { create } = rowCalls(diocese, id, 'description');
    meanwhile = () => asOther({ description: [section('One'), section('Two')] });
    await create(section('Three'), 'key');
    await create(section('Three'), 'key');
    expect(await titles()).toBe('One Two Three');
  });

  it('move among those that there are now', async () => {
    await begin('A', 'B', 'C');
    const [first, , last] = await sections();
    if (!first || !last) throw new Error('The sections are not there.');
    meanwhile = () => asOther({ description: ['A', 'X', 'B', 'C'].map(section) });
    await changeRows(diocese, id, 'description', (rows) => withMoved(rows, { ...last }, { ...first }));
    expect(await titles()).toBe('C A X B');
  });
});
