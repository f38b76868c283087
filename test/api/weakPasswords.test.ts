import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFirstAdministrator } from '#store/accounts/accounts.ts';
import { hashPassword } from '#store/accounts/passwords.ts';
import { createLink, issueToken } from '#store/accounts/singleUseLinks.ts';
import { writing } from '#store/database/writing.ts';
import { PASSWORD, type People, people, startApi, type TestApi } from '../support/api.ts';

/** Every door at which a password is set refuses those that would be tried first; those that people have go on working. */
let api: TestApi;
let who: People;
const GOOD = 'velvet harbour nineteen';
const WEAK = ['Password123', 'csi-madras-2026', 'Ecology12345', 'aaaaaaaaaaaa'];

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
afterAll(() => api.close());

const newLink = async (): Promise<string> => {
  const { db } = api.database;
  const accountId = who.youth.userId;
  const id = await writing(db, (tx) => createLink(tx, { purpose: 'new_password', accountId }, new Date()));
  return (await issueToken(db, id, new Date()))?.token ?? '';
};

it.each(WEAK)('%s is refused at every door, in a sentence at the field', async (weak) => {
  const user = { user_name: 'New', email: 'new@test.invalid', user_type: 'csi_user' };
  const doors = [
    ['password', await api.call('POST', 'user/add', who.office, { ...user, password: weak })],
    ['password', await api.call('PUT', `user/edit/${who.medak.userId}`, who.office, { password: weak })],
    [
      'new_password',
      await api.call('PUT', 'auth/account/change_password', who.madras.token, {
        password: PASSWORD,
        new_password: weak,
      }),
    ],
    [
      'new_password',
      await api.call('POST', 'auth/set_password', null, { token: await newLink(), new_password: weak }),
    ],
  ] as const;
  for (const [field, { status, body }] of doors) {
    expect([field, status]).toEqual([field, 422]);
    expect(body.errors?.[field] ?? body.fields?.[field] ?? JSON.stringify(body)).toContain(
      'Three ordinary words',
    );
  }
  const judged = await api.call('POST', 'auth/password/judge', who.madras.token, { password: weak });
  expect(judged.body.data.sentence).toContain('Three ordinary words');
});

it('takes others, and says so before they are sent', async () => {
  const judge = async (body: object) =>
    (await api.call('POST', 'auth/password/judge', who.office, body)).body.data.sentence;
  expect(await judge({ password: GOOD })).toBe('');
  expect(await judge({ password: 'short' })).toContain('at least 10');
  // The own words of whoever is being written.
  expect(await judge({ password: 'thirumagal-26', user_name: 'Thirumagal', email: '' })).toContain(
    'your name',
  );
  const set = { token: await newLink(), new_password: GOOD };
  expect((await api.call('POST', 'auth/set_password', null, set)).status).toBe(200);
});

it('lets those in who have had such a password before', async () => {
  const { db } = api.database;
  await sql`update account set password = ${await hashPassword('Password123')} where id = ${who.ecology.userId}`.execute(
    db,
  );
  expect(await api.signIn('ecology@example.org', 'Password123')).toEqual(expect.any(String));
});

it('makes no first administrator with one', async () => {
  const { db } = api.database;
  await sql`update account set deleted_at = now() where role = 'full_administrator'`.execute(db);
  const first = { email: 'first@example.org', name: 'Administrator', password: 'Administrator1' };
  await expect(createFirstAdministrator(db, first, new Date())).rejects.toThrow('Three ordinary words');
  expect(await createFirstAdministrator(db, { ...first, password: GOOD }, new Date())).toBe(true);
});
