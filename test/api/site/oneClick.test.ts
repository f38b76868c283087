import { afterAll, beforeAll, expect, it } from 'vitest';
import { inProcess } from '#api/inProcess.ts';
import { confirmPath, unsubscribePath } from '#lib/mailPaths.ts';
import { startEmptyApi, type TestApi } from '#test/support/api.ts';
import { subscribers } from '#test/support/mail.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '#test/support/site.ts';

/** 'Unsubscribe' as mail programs press it themselves, without showing a page (RFC 8058). */
let api: TestApi;
let client: BuiltClient;
let site: Served;
let key: string;

beforeAll(async () => {
  [api, client] = await Promise.all([startEmptyApi(), builtClient()]);
  await subscribers(api, 1);
  key = (await api.database.pool.query('select mail_key from subscriber')).rows[0].mail_key;
  const callApi = inProcess(api.app, 'localhost:3000');
  site = await serveSite({ database: api.database, clientDir: client.folder, more: { callApi } });
});
afterAll(async () => {
  await site.app.close();
  await Promise.all([api.close(), client.remove()]);
});

const BOUNDARY = 'a-mail-program';
const inParts = (name: string, value: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--${BOUNDARY}--\r\n`;
const URL_ENCODED = 'application/x-www-form-urlencoded';
const IN_PARTS = `multipart/form-data; boundary=${BOUNDARY}`;

/** No browser sends it: neither Origin nor Sec-Fetch-Site says where it comes from. */
const answerTo = (contentType: string, payload: string, headers = {}) =>
  site.app.inject({
    method: 'POST',
    url: `/unsubscribe/${key}`,
    headers: { host: 'localhost:3000', 'content-type': contentType, ...headers },
    payload,
  });
const press = async (contentType: string, payload: string, headers = {}): Promise<number> =>
  (await answerTo(contentType, payload, headers)).statusCode;
/** The page offers the one that can be done now. */
const left = async (): Promise<boolean> =>
  (await site.get(`/unsubscribe/${key}`)).body.includes('name="want" value="stay"');

it('ends the subscription in either form of a body, and nothing else that comes from elsewhere does', async () => {
  for (const [type, body] of [
    [URL_ENCODED, 'List-Unsubscribe=Anything'],
    [URL_ENCODED, 'want=leave'],
    [IN_PARTS, inParts('want', 'leave')],
    [IN_PARTS, inParts('List-Unsubscribe', 'Anything')],
  ] as const)
    expect(await press(type, body)).toBe(403);
  expect(await press(IN_PARTS, 'no parts at all')).toBe(400);
  expect(await left()).toBe(false);
  for (const [type, body] of [
    [URL_ENCODED, 'List-Unsubscribe=One-Click'],
    [IN_PARTS, inParts('List-Unsubscribe', 'One-Click')],
  ] as const) {
    // Never on to another address, which mail programs take for a failure or don't go to.
    const answer = await answerTo(type, body);
    expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
    expect(await left()).toBe(true);
    await press(URL_ENCODED, 'want=stay', { 'sec-fetch-site': 'same-origin' });
    expect(await left()).toBe(false);
  }
});

it('is kept by nobody, whatever is asked of an address that holds a key', async () => {
  const kept = ({ headers }: { headers: Record<string, unknown> }) => headers['cache-control'];
  for (const path of [unsubscribePath, confirmPath])
    for (const of of [key, crypto.randomUUID()])
      expect(kept(await site.get(path(of)))).toBe('private, no-store');
  const own = { 'sec-fetch-site': 'same-origin' };
  for (const [body, headers] of [
    ['List-Unsubscribe=One-Click', {}],
    ['want=stay', own],
    ['want=stay', {}],
  ] as const)
    expect(kept(await answerTo(URL_ENCODED, body, headers))).toMatch(/no-store/);
});
