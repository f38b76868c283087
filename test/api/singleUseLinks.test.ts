import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createLink,
  issueToken,
  LINK_LIFE,
  type LinkPurpose,
  type NewLink,
  readLink,
  takeLink,
  voidLinks,
} from '#store/accounts/singleUseLinks.ts';
import { removeExpired } from '#store/cleanup/expired.ts';
import { writing } from '#store/database/writing.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { somebodyWaits } from '../support/locks.ts';

/** Links in mails that do one thing once, for one person. */
let api: TestApi;
let who: People;
const NOW = new Date('2026-11-22T09:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
afterAll(() => api.close());

const db = () => api.database.db;
const make = (more: Partial<NewLink> = {}, now = NOW) =>
  writing(db(), (tx) =>
    createLink(tx, { purpose: 'new_password', accountId: who.youth.userId, ...more }, now),
  );
const token = async (id: string, now = NOW) => (await issueToken(db(), id, now))?.token ?? '';
const take = (
  held: string,
  { purpose = 'new_password', now = NOW }: { purpose?: LinkPurpose; now?: Date } = {},
) =>
  writing(db(), (tx) => takeLink(tx, purpose, held, now)).then(
    (link) => link.staff.accountId,
    (error: Error) => error.message,
  );

it('opens once, for its purpose and person, and looking uses nothing up', async () => {
  const held = await token(await make({ about: { record: 'x' } }));
  expect(held).toMatch(/^[\w-]{43}$/);
  for (let i = 0; i < 2; i++)
    expect(await readLink(db(), 'new_password', held, NOW)).toMatchObject({
      about: { record: 'x' },
      staff: { accountId: who.youth.userId, unit: { kind: 'department', id: who.youth.id } },
      expiresAt: later(LINK_LIFE.new_password),
    });
  expect(await take(held, { purpose: 'invitation' })).toMatch(/does not work/);
  expect(await take(held)).toBe(who.youth.userId);
  expect(await take(held)).toMatch(/used already/);
  expect(await readLink(db(), 'new_password', held, NOW)).toBe('used');
});

it('lets one of two at once through', async () => {
  const id = await make();
  const held = [await token(id), await token(id)];
  // The second has seen that the link is open, and waits for what the first makes of it.
  let second: Promise<string> | undefined;
  const first = await writing(db(), async (tx) => {
    const link = await takeLink(tx, 'new_password', held[0] ?? '', NOW);
    second = take(held[1] ?? '');
    await somebodyWaits(api);
    return link.staff.accountId;
  });
  expect([first, await second]).toEqual([who.youth.userId, expect.stringContaining('used already')]);
});

it('is as before when what it was for failed', async () => {
  const held = await token(await make());
  const failing = writing(db(), async (tx) => {
    await takeLink(tx, 'new_password', held, NOW);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await take(held)).toBe(who.youth.userId);
});

it('keeps nothing that would open it, and knows no guess', async () => {
  const id = await make();
  const held = await token(id);
  const kept = await api.database.pool.query(
    `select l::text || t::text as text, encode(t.hash, 'hex') as hash from single_use_link l join single_use_link_token t on t.link_id = l.id where l.id = $1`,
    [id],
  );
  expect(kept.rows[0].text).not.toContain(held);
  for (const guess of ['', 'x', id, kept.rows[0].hash, `${held}x`, held.slice(0, -1), held.toUpperCase()])
    expect(await take(guess)).toMatch(/does not work/);
});

it('runs out, says so for some time, and is then removed', async () => {
  const held = await token(await make());
  expect(await take(held, { now: later(LINK_LIFE.new_password) })).toMatch(/run out/);
  const count = async () => {
    const found = await api.database.pool.query(
      'select (select count(*)::int from single_use_link) as links, (select count(*)::int from single_use_link_token) as tokens',
    );
    return found.rows[0];
  };
  await removeExpired(db(), later(24 * 3_600_000));
  expect(await take(held, { now: later(24 * 3_600_000) })).toMatch(/run out/);
  await removeExpired(db(), later(100 * 24 * 3_600_000));
  expect(await count()).toEqual({ links: 0, tokens: 0 });
});

it('is worthless once withdrawn or replaced, and its mail is not written any more', async () => {
  const first = await make();
  const other = await make({ purpose: 'invitation' });
  const held = await token(first);
  const second = await make({ replaces: true });
  expect(await take(held)).toMatch(/newest mail/);
  expect(await issueToken(db(), first, NOW)).toBeNull();
  const newer = await token(second);
  await writing(db(), (tx) => voidLinks(tx, who.youth.userId, ['new_password'], NOW));
  expect(await take(newer)).toMatch(/does not work/);
  expect(await take(await token(other), { purpose: 'invitation' })).toBe(who.youth.userId);
});

it('is made once under an id that it has already', async () => {
  const id = '0198c0de-0000-7000-8000-000000000001';
  expect([await make({ id }), await make({ id })]).toEqual([id, id]);
});

it('belongs to a person who may sign in and still has the address', async () => {
  const { pool } = api.database;
  const held = await token(await make());
  const held2 = await token(await make({ accountId: who.medak.userId }));
  const set = (change: string) =>
    pool.query(`update account set ${change} where id = $1`, [who.youth.userId]);
  await set(`email = 'another@example.org'`);
  expect(await take(held)).toMatch(/does not work/);
  await set(`email = 'YOUTH@example.org', deleted_at = now()`);
  expect(await take(held)).toMatch(/does not work/);
  await set('deleted_at = null');
  await pool.query('update department set deleted_at = now() where id = $1', [who.youth.id]);
  expect(await take(held)).toMatch(/does not work/);
  await pool.query('update department set deleted_at = null where id = $1', [who.youth.id]);
  expect(await take(held)).toBe(who.youth.userId);
  expect(await take(held2)).toBe(who.medak.userId);
});
