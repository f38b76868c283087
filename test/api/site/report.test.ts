import { afterAll, beforeAll, expect, it } from 'vitest';
import { inProcess } from '#api/inProcess.ts';
import { HONEYPOT } from '#site/routing/route.ts';
import { type People, people, startApi, type TestApi } from '#test/support/api.ts';
import { createPath, type Files, files, SAMPLES } from '#test/support/samples.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '#test/support/site.ts';
import { all, fieldsIn, linksIn, one, parsed, textOf } from '#test/support/sitePages/html.ts';

/** A visitor tells the office of a mistake, by a form that needs no script; the office learns on which page. */
let api: TestApi;
let who: People;
let client: BuiltClient;
let site: Served;
let given: Files;
let story: string;
let statement: string;
let hidden: string;
let network = 0;

beforeAll(async () => {
  [api, client] = await Promise.all([startApi(), builtClient()]);
  who = await people(api);
  given = await files(api, who);
  const make = async (kind: 'news' | 'statement', title: string, more: object = {}): Promise<string> => {
    const sample = { ...SAMPLES[kind](title, given, { diocese: who.madras.id }), ...more };
    const made = await api.call('POST', createPath(kind), who.office, sample);
    expect(made.status).toBe(200);
    return made.body.data._id;
  };
  story = await make('news', 'The harbour asks');
  statement = await make('statement', 'On the floods');
  hidden = await make('news', 'Not yet', { activated: false });
  const callApi = inProcess(api.app, 'localhost:3000');
  site = await serveSite({ database: api.database, clientDir: client.folder, more: { callApi } });
});
afterAll(async () => {
  await site.app.close();
  await Promise.all([api.close(), client.remove()]);
});

const send = (path: string, typed: Readonly<Record<string, string>>) =>
  site.app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(typed).toString(),
    remoteAddress: `10.${network++}.1.1`,
  });
const letters = async () => (await api.call('POST', 'enquiries/get', who.office, {})).body.data.docs;
const TYPED = { name: 'Ponnamma', email: 'ponnamma@example.org', message: 'The year is 1931.' };

it.each([
  [
    'localhost:3000',
    () => `/news_screen/dioceses/${story}`,
    'in this story',
    () => `/report_mistake/news/${story}`,
  ],
  [
    'madras.localhost:3000',
    () => `/news_screen/dioceses/${story}`,
    'in this story',
    () => `http://localhost:3000/report_mistake/news/${story}`,
  ],
  [
    'localhost:3000',
    () => `/others/statement/${statement}`,
    'on this page',
    () => `/report_mistake/statement/${statement}`,
  ],
])('on %s a page has the way to it', async (host, path, where, href) => {
  const page = parsed((await site.get(path(), { host })).body);
  expect(linksIn(page)).toContainEqual({ name: `Report a mistake ${where}`, href: href() });
});

it('says what it is about, asks for three things, and is kept out of search engines', async () => {
  const { body } = await site.get(`/report_mistake/news/${story}`);
  const main = one(parsed(body), 'main');
  expect(linksIn(main)).toContainEqual({ name: 'The harbour asks', href: `/news_screen/dioceses/${story}` });
  expect(fieldsIn(main).slice(0, 3)).toEqual([
    'Name',
    'Email address',
    'What is wrong, and what would be right?',
  ]);
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  expect((await site.get('/robots.txt')).body).toContain('Disallow: /report_mistake/');
});

it('comes to the office with the address of the page', async () => {
  for (const [path, title, page] of [
    [`/report_mistake/news/${story}`, 'The harbour asks', `/news_screen/dioceses/${story}`],
    [`/report_mistake/statement/${statement}`, 'On the floods', `/others/statement/${statement}`],
  ] as const) {
    const form = one(parsed((await site.get(path)).body), 'main');
    const address = all(form, 'input').find(({ attribs }) => attribs.name === 'page')?.attribs.value ?? '';
    expect(address).toBe(`http://localhost:3000${page}`);
    const answer = await send(path, { ...TYPED, page: address });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}?sent=1#report`]);
    const [letter] = await letters();
    expect(letter).toMatchObject({
      ...{ name: TYPED.name, email: TYPED.email, type: 'contact_us', subject: `A mistake in: ${title}` },
      message: `${TYPED.message}\n\n${address}`,
    });
    expect(textOf(parsed((await site.get(`${path}?sent=1`)).body))).toContain('Details sent');
  }
});

it('says nothing else than the page’s own address, whatever is sent for one', async () => {
  await send(`/report_mistake/news/${story}`, { ...TYPED, page: 'https://elsewhere.example/' });
  expect((await letters())[0].message).toBe(`${TYPED.message}\n\n/news_screen/dioceses/${story}`);
});

it('is refused without words, and to programs, and keeps what was typed', async () => {
  const before = (await letters()).length;
  const path = `/report_mistake/news/${story}`;
  const refused = await send(path, { ...TYPED, message: ' ' });
  expect(refused.statusCode).toBe(422);
  expect(textOf(parsed(refused.body))).toContain('Please enter all the details');
  expect(refused.body).toContain('value="Ponnamma"');
  expect((await send(path, { ...TYPED, [HONEYPOT]: 'x' })).statusCode).toBe(422);
  expect((await letters()).length).toBe(before);
});

it('is there for what a visitor sees, and for nothing else', async () => {
  for (const path of [
    `/report_mistake/news/${hidden}`,
    `/report_mistake/news/${statement}`,
    `/report_mistake/account/${story}`,
    '/report_mistake/news/none',
  ]) {
    expect([path, (await site.get(path)).statusCode]).toEqual([path, 404]);
    expect([path, (await send(path, TYPED)).statusCode]).toEqual([path, 404]);
  }
});
