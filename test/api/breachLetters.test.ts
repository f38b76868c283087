import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { people, startApi, type TestApi } from '../support/api.ts';
import { sendMails } from '../support/mail.ts';
import { startSink } from '../support/mailSink.ts';
import { readProjectFile } from '../support/projectFiles.ts';

/** What the breach register of earlier versions left behind (decision 0169). */
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);

it('entries are read as docs/breach.md says, and letters that waited at the upgrade still go out', async () => {
  const [breach, letter, gone] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await query(
    `insert into breach (id, name, noticed_at, created_at, updated_at) values ($1, 'The lost laptop', now(), now(), now())`,
    [breach],
  );
  const said = {
    ...{ from: '2026-01-01T00:00:00.000Z', until: null, happened: 'A laptop was stolen.' },
    ...{ consequences: 'Somebody may write to you.', done: 'Its disk is sealed.', advice: 'Do not answer.' },
  };
  await query('insert into breach_letter (id, breach_id, said, people, at) values ($1, $2, $3, 1, now())', [
    letter,
    breach,
    said,
  ]);
  for (const [id, to] of [
    [letter, 'asha@test.invalid'],
    [gone, 'ravi@test.invalid'],
  ])
    await query(
      `insert into mail (template, lane, to_address, to_name, data, due_at, created_at)
        values ('breach', 2, $1, 'Asha', $2, now() - interval '1 minute', now())`,
      [to, { id, parts: 'subscribers enquiries' }],
    );
  const [, asked = ''] = /```sql\n([\s\S]+?)```/.exec(readProjectFile('docs/breach.md')) ?? [];
  expect((await query(asked)).rows).toMatchObject([
    { name: 'The lost laptop', letters: [{ people: 1, said }] },
  ]);

  const sink = await startSink();
  await sendMails(api, { url: sink.url });
  await sink.close();
  const [mail, ...others] = await Promise.all(sink.got.map(({ raw }) => PostalMime.parse(raw)));
  expect(others).toEqual([]);
  for (const text of ['A laptop was stolen.', 'when it ended is not known yet', 'when either was asked for'])
    expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain(text);
  const { rows } = await query('select to_address, state from mail order by to_address');
  expect(rows).toEqual([
    { to_address: 'asha@test.invalid', state: 'sent' },
    { to_address: 'ravi@test.invalid', state: 'cancelled' },
  ]);
});

it('what was done in it stays in the log, for full administrators', async () => {
  const who = await people(api);
  await query(
    `insert into act (act, by, thing, details, at) select 'breach_told', id, 'The lost laptop', '{"count": 2}', now() from account limit 1`,
  );
  const { body } = await api.call('POST', 'audit/get', who.office, {});
  expect(body.data.docs).toContainEqual(
    expect.objectContaining({ act: 'breach_told', thing: 'The lost laptop', details: { count: 2 } }),
  );
});
