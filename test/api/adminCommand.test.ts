import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { lectern } from '#cli/lectern.ts';
import { OFFICE_LOGIN, PASSWORD, type People, people, startApi, type TestApi } from '../support/api.ts';

/** `lectern admin`, beside the running server: who looks after the server lets somebody in again, and the other administrators hear of it. */
let api: TestApi;
let who: People;
beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
afterAll(() => api.close());
beforeEach(() => vi.stubEnv('DATABASE_URL', api.database.pool.options.connectionString));

async function typed(...words: string[]): Promise<{ code: number; said: string }> {
  let said = '';
  const take = (sentence: string): void => {
    said += `${sentence}\n`;
  };
  const code = await lectern(['admin', ...words], { say: take, complain: take });
  return { code, said };
}

const query = async (text: string) => (await api.database.pool.query(text)).rows;
const login = async (email: string, password: string) =>
  (await api.call('POST', 'auth/user_login', null, { email, password })).status;
const shown = (said: string): string =>
  /the password (\S+) \(shown only this once\)/.exec(said)?.[1] ?? expect.fail(said);
const mails = (template: string) =>
  query(`select to_address from mail where template = '${template}' order by to_address`);

it('makes an administrator, who signs in; the others are told', async () => {
  const { code, said } = await typed('make', ' Mary@Example.org', '--name', 'Mary Joseph');
  expect([code, said]).toEqual([0, expect.stringContaining('Mary Joseph is a full administrator')]);
  expect(await login('mary@example.org', shown(said))).toBe(200);
  expect((await typed('list')).said).toMatch(/^Mary Joseph <mary@example\.org>$/im);
  expect(JSON.stringify(await mails('administrator_made'))).toContain(OFFICE_LOGIN.email);
  expect(JSON.stringify(await mails('administrator_made'))).not.toContain('mary@');
  expect((await typed('make', 'mary@example.org', '--name', 'Mary')).said).toBe(
    'There is an account with the address mary@example.org already.\n',
  );
});

it('gives a new password: the old one and every session end, the owner and the others are told', async () => {
  const body = { user_name: 'Paul', email: 'paul@example.org', password: PASSWORD, user_type: 'csi_user' };
  await api.call('POST', 'user/add', who.office, body);
  expect(await login(body.email, PASSWORD)).toBe(200);
  const { said } = await typed('password', 'PAUL@example.org');
  expect(said).toContain('Paul is signed out everywhere');
  expect(
    await query(`select 1 from session join account on account.id = account_id where user_name = 'Paul'`),
  ).toEqual([]);
  expect(await login('paul@example.org', PASSWORD)).toBe(422);
  expect(await login('paul@example.org', shown(said))).toBe(200);
  expect(JSON.stringify(await mails('password_changed'))).toContain('paul@example.org');
  expect(JSON.stringify(await mails('password_given'))).toContain(OFFICE_LOGIN.email);
});

it('each is noted without its secret, and what is wrong is a sentence', async () => {
  const acts = await query(
    `select act, by, thing, details from act where act in ('administrator_made', 'password_given') order by at`,
  );
  expect(acts).toEqual([
    { act: 'administrator_made', by: null, thing: 'Mary Joseph', details: {} },
    { act: 'password_given', by: null, thing: 'Paul', details: {} },
  ]);
  for (const [words, sentence] of [
    [['password', 'nobody@example.org'], 'No account has the address nobody@example.org.'],
    [['second-key-off', 'nobody@example.org'], 'No account has the address nobody@example.org.'],
    [['second-key-off', 'paul@example.org'], 'Paul has no second key.'],
    [['make', 'paul', '--name', 'Paul'], 'paul is no mail address.'],
    [['make', 'peter@example.org'], 'Say whose name it is'],
    [['password'], 'Name one mail address.'],
    [['praise'], 'Say what is to be done: list, make, password, second-key-off.'],
  ] as const)
    expect(await typed(...words)).toEqual({
      code: 1,
      said: expect.stringMatching(new RegExp(`^${sentence}`)),
    });
});
