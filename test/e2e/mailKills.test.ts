import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONNECTIONS } from '#mail/transport.ts';
import { PIECE } from '#store/newsletter/newsletterMails.ts';
import { type CountingSink, startCountingSink } from '../support/countingSink.ts';
import { addSubscribers, publishStory, type Sender, sendThrough, startSender } from '../support/mailRun.ts';
import { often } from '../support/often.ts';
import { connectPast } from '../support/ownDatabase.ts';
import { until } from '../support/until.ts';

/** The built program and its database, killed with kill -9 while a newsletter goes out. `node scripts/mailKills.ts` does it at length. */
let dataDir: string;
let sink: CountingSink;
let sender: Sender;
let story: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-kills-'));
  await chmod(dataDir, 0o711);
  sink = await startCountingSink();
  sender = await startSender(dataDir, sink);
  const past = await connectPast(dataDir);
  await addSubscribers(past, 600);
  await past.end();
  story = await publishStory(sender.running());
});
afterAll(async () => {
  await sender?.stop();
  await sink?.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('misses nobody, doubles at most the mail in flight on each line, and keeps Message-IDs', async () => {
  const kills = { program: often('MAIL_KILLS', 1, 3), database: 1 };
  const delivered = await sendThrough(kills, { dataDir, sink, sender, story });
  const { recipients, missed, differing, twice, said } = delivered;
  expect({ recipients, missed, differing, said }).toEqual({
    recipients: 600,
    missed: [],
    differing: [],
    said: { sent: 600, waiting: 0, refused: 0 },
  });
  expect(Math.max(0, ...twice)).toBeLessThanOrEqual(CONNECTIONS);
  // What goes out after the last kill goes out once.
  expect(twice.length).toBeLessThanOrEqual(kills.program + kills.database);
});

it('notes a large newsletter for everybody once, killed between its pieces', async () => {
  const all = 40_600;
  const { call } = sender.running();
  const noted = async (client: pg.Client) =>
    (
      await client.query(`select count(*)::int as mails, count(distinct subscriber_id)::int as readers
        from mail where newsletter_id = (select id from newsletter order by created_at desc limit 1)`)
    ).rows[0];
  const before = await connectPast(dataDir);
  await before.query(
    `insert into subscriber (id, name, email) select gen_random_uuid(), 'One', 'one' || n || '@test.invalid'
      from generate_series(1, $1::int - (select count(*)::int from subscriber)) n`,
    [all],
  );
  // The last piece waits for its reader until the kill, which ends this connection too.
  const holder = await connectPast(dataDir);
  await holder.query('begin; select from subscriber order by id desc limit 1 for update');
  const asked = { news: [story], again: true };
  const { data } = (await call('news_letter/send_news_letter', asked)) as { data: { _id: string } };
  await call('news_letter/switch', { newsletter: data._id, state: 'paused' });
  // The job may have begun: what is there is whole pieces at any time.
  const { mails, readers } = await noted(before);
  expect([mails >= PIECE, mails % PIECE, readers]).toEqual([true, 0, mails]);
  await until(async () => (await noted(before)).mails > PIECE);
  expect((await noted(before)).mails).toBeLessThan(all);
  await before.end();
  await sender.again();
  await holder.end();
  const after = await connectPast(dataDir);
  await until(
    async () => (await after.query('select from newsletter where noted_to is not null')).rows.length === 0,
  );
  expect(await noted(after)).toEqual({ mails: all, readers: all });
  await after.end();
});
