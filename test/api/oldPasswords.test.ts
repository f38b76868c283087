import type { Worker } from 'node:worker_threads';
import { hashSync } from 'bcryptjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OFFICE_LOGIN, type People, people, startApi, type TestApi } from '../support/api.ts';

/** Users who came with a hash of bcrypt from an old system (decision 149). */
let api: TestApi;
let who: People;
let network = 0;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
afterAll(() => api.close());

const OLD = 'the old password';
const signIn = (email: string, password: string) =>
  api.call('POST', 'auth/user_login', null, { email, password }, {}, `10.8.${++network}.1`);
const stored = async (email: string): Promise<string> =>
  (await api.database.pool.query('select password from account where email = $1', [email])).rows[0]?.password;

async function user(name: string, hash: string): Promise<string> {
  const email = `${name}@example.org`;
  const body = { user_name: name, email, password: 'a sentence for tests', user_type: 'department_user' };
  const made = await api.call('POST', 'user/add', who.office, { ...body, department: who.youth.id });
  await api.database.pool.query('update account set password = $1 where id = $2', [hash, made.body.data._id]);
  return email;
}

describe('an old password', () => {
  it.each(['$2a$', '$2b$', '$2y$'])(
    'of %s is taken once, and kept as our own hash from then on',
    async (form) => {
      const hash = hashSync(OLD, 4).replace('$2b$', form);
      const email = await user(`form${form.replaceAll('$', '')}`, hash);
      expect((await signIn(email, 'another password')).status).toBe(422);
      expect(await stored(email)).toBe(hash);
      // Two at once, as of a double click.
      const both = await Promise.all([signIn(email, OLD), signIn(email, OLD)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(await stored(email)).toMatch(/^argon2id\$/);
      expect((await signIn(email, OLD)).status).toBe(200);
      expect((await signIn(email, 'another password')).status).toBe(422);
    },
  );

  it.each([
    ['more work than the server does for a stranger', hashSync(OLD, 4).replace('$04$', '$15$')],
    ['less than bcrypt has', hashSync(OLD, 4).replace('$04$', '$03$')],
    ['a broken hash', hashSync(OLD, 4).slice(0, -1)],
    ['a password in plain text', OLD],
  ])('is none with %s', async (_what, hash) => {
    const email = await user(`none${network}`, hash);
    expect((await signIn(email, OLD)).status).toBe(422);
    expect((await signIn(email, hash)).status).toBe(422);
  });

  it('is found out by nobody from the work that an answer takes: each try is checked by bcrypt, too', async () => {
    const known = await user('timed', hashSync(OLD, 12));
    for (const email of [known, 'nobody@example.org', OFFICE_LOGIN.email]) {
      const threads: (string | null)[] = [];
      const note = ({ threadName }: Worker) => void threads.push(threadName);
      process.on('worker', note);
      expect((await signIn(email, 'another password')).status).toBe(422);
      process.off('worker', note);
      expect([email, threads]).toEqual([email, ['bcrypt']]);
    }
  });
});
