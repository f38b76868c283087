import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inProcess } from '#api/inProcess.ts';
import { createLink, issueToken, LINK_LIFE } from '#store/accounts/singleUseLinks.ts';
import { writing } from '#store/database/writing.ts';
import { PASSWORD, type People, people, startApi, type TestApi, verbs } from '../../support/api.ts';
import { type Files, files, SAMPLES } from '../../support/samples.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '../../support/site.ts';

/** The page to which the links of the morning's mails lead (AMB-014): it shows, and acts on nothing but its own buttons. */
let api: TestApi;
let who: People;
let given: Files;
let client: BuiltClient;
let site: Served;
let office: string;
let id: string;
let version: number;
let now = new Date();
const { post, put, get } = verbs(
  () => api,
  () => who,
);

beforeAll(async () => {
  [api, client] = await Promise.all([startApi({}, undefined, () => ({ now: () => now })), builtClient()]);
  who = await people(api);
  given = await files(api, who);
  const found = await api.database.pool.query(`select id from account where role = 'full_administrator'`);
  office = found.rows[0].id;
  site = await serveSite({
    database: api.database,
    clientDir: client.folder,
    now: () => now,
    more: { callApi: inProcess(api.app, 'localhost:3000') },
  });
});
beforeEach(async () => {
  now = new Date();
  const made = {
    ...SAMPLES.news('Boats first', given, { diocese: who.madras.id }),
    description: '<p>They came at <b>six</b>.</p>',
  };
  id = (await post('news/create', made, who.madras.token)).body.data._id;
  version = 1;
});
afterAll(async () => {
  await site.app.close();
  await client.remove();
  await api.close();
});

const link = async (accountId = office, about: Record<string, string> = {}) => {
  const made = await writing(api.database.db, (tx) =>
    createLink(
      tx,
      {
        purpose: 'review',
        accountId,
        about: { kind: 'news', record: id, version: String(version), ...about },
      },
      now,
    ),
  );
  const issued = await issueToken(api.database.db, made, now);
  return `/review/${issued?.token}`;
};
const BROWSER = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
const send = (at: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: at,
    headers: { ...BROWSER, ...headers },
    payload: new URLSearchParams(values).toString(),
  });
/** The hidden fields of the form with this button. */
async function fieldsOf(at: string, act: string): Promise<Record<string, string>> {
  const form = (await site.get(at)).body.split('<form').find((part) => part.includes(`value="${act}"`)) ?? '';
  return Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
}
const press = async (at: string, act = 'publish', more: Record<string, string> = {}) =>
  send(at, { ...(await fieldsOf(at, act)), ...more });
const state = async () => {
  const { activated, review } = (await get(`news/get/${id}`)).body.data;
  return activated ? 'published' : review.state;
};
const said = (body: string) =>
  body
    .replaceAll(/srcDoc="[^"]*"/gi, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

it('shows what waits as visitors will see it, to nobody else, and with no way for a script or a search engine', async () => {
  const { statusCode, body, headers } = await site.get(await link());
  expect(statusCode).toBe(200);
  expect(said(body)).toContain('Madras | News Boats first By Madras user, waits since');
  expect(said(body)).toContain('You decide as Leela Samson.');
  expect(body).toMatch(
    /<iframe[^>]*sandbox="allow-same-origin"[^>]*srcDoc="[^"]*They came at &lt;strong&gt;six/i,
  );
  expect(body).not.toMatch(/<script/);
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(headers['speculation-rules']).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
  expect((await site.get(`/news_screen/dioceses/${id}`)).statusCode).toBe(404);
});

it('publishes by its button, once, as that person and by the link of a mail', async () => {
  const at = await link();
  const done = await press(at);
  expect([done.statusCode, done.headers.location]).toEqual([303, at]);
  expect(await state()).toBe('published');
  const after = await site.get(at);
  expect(said(after.body)).toContain(
    `You have decided by this link. It works once. It is published. Visitors read it at this address: http://localhost:3000/news_screen/dioceses/${id}`,
  );
  expect((await post('history/get', { kind: 'news', record: id })).body.data.docs[0]).toMatchObject({
    action: 'switch',
    activated: true,
    by: { user_name: 'Leela Samson' },
    via: 'mail_link',
  });
  expect((await site.get(`/news_screen/dioceses/${id}`)).statusCode).toBe(200);
  // The author hears of it, as of any other.
  const mails = await api.database.pool.query(
    `select data->>'records' as of from mail where template = 'decided'`,
  );
  expect(mails.rows.at(-1).of).toContain(`news:${id}`);
  await put(`news/wait_again/${id}`, {});
  expect((await press(at)).statusCode).toBe(403);
  expect(said((await site.get(at)).body)).toContain('It waits again. Decide on it in the console.');
  expect(await state()).toBe('waiting');
});

it('sends back with a sentence, which stays in the form when it is refused', async () => {
  const at = await link();
  const blank = await press(at, 'send_back', { sentence: '  ' });
  expect([blank.statusCode, said(blank.body)]).toEqual([
    422,
    expect.stringContaining('Please say what should be changed.'),
  ]);
  const long = await press(at, 'send_back', { sentence: 'x<b>'.repeat(200) });
  expect([long.statusCode, long.body.includes('x&lt;b&gt;x')]).toEqual([422, true]);
  expect((await press(at, 'send_back', { sentence: 'Which harbour?' })).statusCode).toBe(303);
  expect((await get(`news/get/${id}`)).body.data.review).toMatchObject({
    state: 'sent_back',
    sentence: 'Which harbour?',
    by: 'Leela Samson',
  });
  expect(said((await site.get(at)).body)).toContain('It is sent back to its author: Which harbour?');
});

describe('does nothing', () => {
  it('when programs that check mails look at it, however often and at once', async () => {
    const at = await link();
    const looks = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        site.app.inject({ method: n % 3 ? 'GET' : 'HEAD', url: at + (n % 2 ? '' : '?utm=1') }),
      ),
    );
    expect(new Set(looks.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await state()).toBe('waiting');
    expect((await press(at)).statusCode).toBe(303);
  });

  it.each([
    ['an empty form', {}],
    ['the button without its page', { act: 'publish', version: '1' }],
    ['a seal that is another', { act: 'publish', version: '1', seal: 'A'.repeat(43) }],
    ['a seal of another version', { version: '2' }],
    ['no act', { act: '' }],
    ['an act that there is not', { act: 'delete' }],
    ['one click of mail programs', { 'List-Unsubscribe': 'One-Click', act: '' }],
  ])('for %s', async (name, values: Record<string, string>) => {
    const at = await link();
    const page =
      name.startsWith('an empty') || name.startsWith('the button') ? {} : await fieldsOf(at, 'publish');
    const { statusCode } = await send(at, { ...page, ...values });
    expect([400, 403]).toContain(statusCode);
    expect(await state()).toBe('waiting');
  });

  it('for a form that another page sends, or that is no form', async () => {
    const at = await link();
    const fields = await fieldsOf(at, 'publish');
    expect((await send(at, fields, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send(at, fields, { 'content-type': 'application/json' })).statusCode).toBe(415);
    expect((await send(at, { ...fields, sentence: 'x'.repeat(70_000) })).statusCode).toBeGreaterThanOrEqual(
      400,
    );
    expect(await state()).toBe('waiting');
    // A browser that says nothing of where it was, since the page asks for that, is believed.
    const { 'sec-fetch-site': _, ...old } = BROWSER;
    expect(
      (
        await site.app.inject({
          method: 'POST',
          url: at,
          headers: old,
          payload: new URLSearchParams(fields).toString(),
        })
      ).statusCode,
    ).toBe(303);
  });

  it.each(['', 'x', 'A'.repeat(43), '%00', '..%2f', "'", 'é'.repeat(30)])(
    'and says so at the key %s',
    async (key) => {
      const { statusCode, body } = await site.get(`/review/${key}`);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
      expect(said(body)).not.toContain('Boats');
    },
  );
});

it('works no more once its person has another password, whoever set it', async () => {
  const made = {
    ...{ user_name: 'Third', email: 'third.office@example.org', password: PASSWORD, user_type: 'csi_user' },
  };
  const { _id } = (await post('user/add', made)).body.data;
  const at = await link(_id);
  expect((await site.get(at)).statusCode).toBe(200);
  expect((await put(`user/edit/${_id}`, { password: 'another long password' })).status).toBe(200);
  expect((await site.get(at)).statusCode).toBe(404);
  expect(await state()).toBe('waiting');
});

it('says that the time has run out', async () => {
  const at = await link();
  const fields = await fieldsOf(at, 'publish');
  now = new Date(now.getTime() + LINK_LIFE.review);
  expect((await send(at, fields)).statusCode).toBe(404);
  expect(said((await site.get(at)).body)).toContain('The time of this link has run out.');
  now = new Date();
  expect(await state()).toBe('waiting');
});

it('shows the newer state when it was changed since the mail, and refuses a button of before', async () => {
  const at = await link();
  const fields = await fieldsOf(at, 'publish');
  await put(`news/edit/${id}`, { title: 'Boats, and then roofs' }, who.madras.token);
  const refused = await send(at, fields);
  expect(refused.statusCode).toBe(409);
  expect(said(refused.body)).toContain('was changed a moment ago. Please read it once more');
  expect(said(refused.body)).toMatch(/Boats, and then roofs .*Changed today, .* after the mail was written/);
  expect(await state()).toBe('waiting');
  expect((await press(at)).statusCode).toBe(303);
  expect(await state()).toBe('published');
});

it('says that it is published, sent back or gone already, and leaves it so', async () => {
  const [published, returned, gone] = [await link(), await link(), await link()];
  const fields = await fieldsOf(published, 'publish');
  await put(`news/edit/${id}`, { activated: true });
  expect(said((await send(published, fields)).body)).toContain('is published already.');
  expect(said((await site.get(published)).body)).toContain(
    'It is published. Visitors read it at this address',
  );
  await put(`news/wait_again/${id}`, {});
  await put(`news/send_back/${id}`, { sentence: 'Which harbour?' });
  expect((await send(returned, fields)).statusCode).toBe(403);
  expect(said((await site.get(returned)).body)).toContain('It is sent back to its author');
  await api.call('DELETE', `news/delete/${id}`, who.office);
  const page = await site.get(gone);
  expect([page.statusCode, said(page.body)]).toEqual([
    404,
    expect.stringContaining('You cannot decide on this any more'),
  ]);
});

it('asks at that moment whether its person may: not when the right is lost, the user deleted, or the record another’s', async () => {
  const made = {
    user_name: 'Asha',
    email: 'asha@example.org',
    mobile: '',
    password: PASSWORD,
    user_type: 'csi_user',
  };
  const { _id } = (await post('user/add', made)).body.data;
  const [lost, deleted] = [await link(_id), await link(_id)];
  const [one, two] = [await fieldsOf(lost, 'publish'), await fieldsOf(deleted, 'publish')];
  await put(`user/edit/${_id}`, { ...made, user_type: 'diocese_user', diocese: who.madras.id });
  expect((await send(lost, one)).statusCode).toBe(404);
  expect(said((await site.get(lost)).body)).not.toContain('Boats first');
  await put(`user/edit/${_id}`, made);
  await api.call('DELETE', `user/delete/${_id}`, who.office);
  expect((await send(deleted, two)).statusCode).toBe(404);
  // A unit's user has no such link; one that was made for somebody of a unit opens nothing.
  expect((await site.get(await link(who.madras.userId))).statusCode).toBe(404);
  expect(await state()).toBe('waiting');
});

it('lets one of two presses at once through, and one of two people with links of their own', async () => {
  const made = {
    user_name: 'Mary',
    email: 'mary@example.org',
    mobile: '',
    password: PASSWORD,
    user_type: 'csi_user',
  };
  const { _id } = (await post('user/add', made)).body.data;
  const [mine, hers] = [await link(), await link(_id)];
  const [a, b] = [await fieldsOf(mine, 'publish'), await fieldsOf(hers, 'publish')];
  const answers = await Promise.all([send(mine, a), send(mine, a), send(hers, b)]);
  expect(answers.filter(({ statusCode }) => statusCode === 303).length).toBe(1);
  expect(await state()).toBe('published');
  const { docs } = (await post('history/get', { kind: 'news', record: id })).body.data;
  expect(docs.filter(({ action }: { action: string }) => action === 'switch').length).toBe(1);
});

it('opens nothing but this page: no call, no console, no other link', async () => {
  const token = (await link()).split('/').at(-1) ?? '';
  const tries: Record<string, string>[] = [
    { authorization: token },
    { authorization: `Bearer ${token}` },
    { cookie: `lectern_companion=${token}` },
  ];
  for (const headers of tries)
    expect((await api.call('POST', 'waiting/get', null, {}, headers)).status).toBe(401);
  for (const path of ['unsubscribe', 'subscribe/confirm'])
    expect((await site.get(`/${path}/${token}`)).statusCode).toBe(404);
});
