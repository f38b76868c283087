import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#calls/call.ts';
import { CALLS } from '#calls/calls.ts';
import type { Staff } from '#kinds/viewer.ts';
import { firstAdministrator } from '#store/accounts/accounts.ts';
import { countWaiting } from '#store/records/waiting.ts';
import { OFFICE_LOGIN } from '../support/api.ts';
import { sampleInstallation } from '../support/sampleInstallation.ts';

const publicLists = Object.values<Call>(CALLS).filter(({ path }) => /^public\/get_\w*_list$/.test(path));

describe('an installation with the whole sample church', () => {
  let api: Awaited<ReturnType<typeof sampleInstallation>>;
  beforeAll(async () => {
    api = await sampleInstallation('full');
  });
  afterAll(() => api.close());

  it('comes in by the import, which has nothing to say of it: no text is changed, no file is missing, nothing is left out', () => {
    const lines = api.report.lines(false).filter((line) => line !== '');
    expect(lines.at(-1)).toMatch(/^\d+ records were written\.$/);
    for (const line of lines.slice(0, -1))
      expect(line).toMatch(/^[a-z ]+: \d+ written, 0 already here, 0 refused$/);
  });

  const docsOf = async (
    path: string,
    body: Record<string, unknown> = {},
  ): Promise<Record<string, unknown>[]> => {
    const call = Object.values<Call>(CALLS).find((one) => one.path === path);
    const answer = await api.call(
      call?.method ?? 'POST',
      path,
      null,
      call?.method === 'GET' ? undefined : { limit: 1000, ...body },
    );
    expect(answer.status, path).toBe(200);
    const { data } = answer.body;
    return Array.isArray(data) ? data : (data.docs ?? Object.values(data).flat());
  };

  it.each(publicLists)('$path answers with content', async ({ path }) => {
    // Who subscribes is nobody's business: visitors are told a number (AMB-049).
    if (path === 'public/get_subscribers_list') {
      const answer = await api.call('POST', path, null, {});
      expect(answer.body.data.totalDocs).toBeGreaterThan(20);
    } else expect(await docsOf(path)).not.toHaveLength(0);
  });

  it.each([
    [
      'get_publications_list',
      ['csi_life', 'books', 'resources', 'library_archives', 'sermons', 'csi_lectionary'],
    ],
    ['get_statements_list', ['press', 'govt', 'statement']],
    [
      'get_users_list',
      [
        'officers',
        'csita_officers',
        'secretarial_staff',
        'working_committee',
        'department_personnels',
        'diocese_personnels',
      ],
    ],
    [
      'get_descriptions_list',
      ['history', 'vision', 'mission', 'logo', 'working_committee', 'executive_committee', 'csita_content'],
    ],
    ['get_news_list', ['departments', 'dioceses']],
    ['get_events_list', ['departments', 'dioceses']],
  ])('%s has every type', async (list, types) => {
    for (const type of types) expect(await docsOf(`public/${list}`, { type }), type).not.toHaveLength(0);
  });

  it('gives each unit by its sub-domain, and a page that is filled', async () => {
    const { docs } = (await api.call('GET', 'public/get_diocese_list', null)).body.data;
    for (const { sub_domain } of docs) {
      const answer = await api.call('POST', 'public/get_diocese_by_sub_domain', null, {
        sub_domain,
        limit: 35,
      });
      const [diocese] = answer.body.data.docs;
      expect(diocese.address, sub_domain).not.toBe('');
      if (sub_domain !== 'karimnagar') expect(diocese.gallery.length, sub_domain).toBeGreaterThanOrEqual(6);
    }
  });

  it('has something that waits for the office, and something that was sent back', async () => {
    const { db } = api.database;
    const office = await firstAdministrator(db);
    const counts = await countWaiting(office as Staff, db);
    const { departments: waiting, dioceses, sentBack } = counts;
    for (const letters of [counts.enquiries, counts.orders]) {
      expect(letters).toBeGreaterThan(3);
      expect(letters).toBeLessThan(10);
    }
    expect([waiting, dioceses, sentBack]).toEqual([
      expect.toSatisfy((n) => n > 2),
      expect.toSatisfy((n) => n > 2),
      1,
    ]);
  });

  it('has newsletters, readers in every state, answers, a file that was brought in and users who have not come yet', async () => {
    const office = await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password);
    const ask = async (path: string, body?: object) =>
      (await api.call(body ? 'POST' : 'GET', path, office, body)).body.data;
    const sent = await ask('news_letter/get_sent', {});
    expect(sent.docs.map(({ state }: { state: string }) => state)).toEqual([
      'draft',
      'paused',
      'done',
      'done',
    ]);
    expect(sent.docs[2].refused).toBeGreaterThan(2);
    const { prayer, ...counts } = await ask('news_letter/subscriber_counts');
    for (const n of Object.values(counts)) expect(n).toBeGreaterThan(1);
    // To readers of the day's prayer a mail would go each morning, to addresses that nobody has.
    expect(prayer).toBe(0);
    expect(counts.subscribed).toBeGreaterThan(20);
    const imports = (await ask('news_letter/import/get', {})).docs;
    expect(imports).toMatchObject([
      { added: 4, refused: 0 },
      { added: 6, merged: 1, same: 1, refused: 2 },
    ]);
    expect(await ask(`news_letter/import/undo/${imports[0]._id}`)).toEqual({ goes: 4, asked: 4, stays: 0 });
    const { docs } = await ask('user/get', { type: 'department_user' });
    const states = docs.flatMap(
      ({ invitation }: { invitation: { state: string } | null }) => invitation?.state ?? [],
    );
    expect(states.sort()).toEqual(['expired', 'open']);
    const query = async (text: string) => (await api.database.pool.query(text)).rows;
    const lasts = async (path: string) =>
      (await ask(path, { limit: 100, handled: 'all' })).docs.map(({ last }: { last?: string }) => last);
    for (const last of ['answered', 'wrote_back', 'not_arrived'])
      expect(await lasts('enquiries/get')).toContain(last);
    expect(await lasts('orders/get')).toContain('wrote_back');
    expect(await query('select count(*)::int as n from letter_message where not ours')).toEqual([{ n: 3 }]);
    expect(
      await query('select template, state from mail where returned_at is not null and newsletter_id is null'),
    ).toEqual([{ template: 'answer', state: 'refused' }]);
    // Nothing is left to be sent but what a paused newsletter holds back, and no address is anybody's.
    expect(
      await query(`select distinct template from mail where state = 'waiting' and due_at < now()`),
    ).toEqual([]);
    expect(await query(`select to_address from mail where to_address not like '%.example'`)).toEqual([]);
  });

  it('describes its pictures, and marks those as decorative that add nothing', async () => {
    const office = await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password);
    const factsOf = async (original: string) => {
      const { rows } = await api.database.pool.query(
        'select file_name from media where original_name = $1 limit 1',
        [original],
      );
      return (await api.call('GET', `media/${rows[0].file_name}`, office)).body.data;
    };
    expect(await factsOf('lamp.jpg')).toMatchObject({ alt: expect.stringMatching(/\w+/), decorative: false });
    expect(await factsOf('portrait.jpg')).toMatchObject({ alt: '', decorative: true });
  });

  it('fills the inbox of the office', async () => {
    const office = await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password);
    for (const path of ['enquiries/get', 'orders/get', 'news_letter/get_subscriber'])
      expect((await api.call('POST', path, office, {})).body.data.totalDocs, path).toBeGreaterThan(10);
  });
});

it('writes only the units when no more is asked for', async () => {
  const api = await sampleInstallation('structure');
  try {
    expect((await api.call('GET', 'public/get_diocese_list', null)).body.data.docs).toHaveLength(26);
    expect((await api.call('POST', 'public/get_news_list', null, {})).body.data.docs).toHaveLength(0);
  } finally {
    await api.close();
  }
});
