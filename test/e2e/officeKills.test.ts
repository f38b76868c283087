import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHURCH_ZONE_NAME } from '#lib/dates.ts';
import { returnAddresses } from '#mail/returnAddress.ts';
import { launch, startInstallation } from '../../scripts/bench/installation.ts';
import { freePort } from '../../scripts/bench/ports.ts';
import { postfix } from '../support/bounces.ts';
import { type CountingSink, startCountingSink } from '../support/countingSink.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type ImapServer, startImap } from '../support/imapServer.ts';
import { addSubscribers, publishStory, releaseClaims } from '../support/mailRun.ts';
import { often } from '../support/often.ts';
import { startTripwire, type Trip, type Tripwire } from '../support/tripwire.ts';
import { until } from '../support/until.ts';

/**
 * The built program, killed with kill -9 at the commit of what it does by itself: reading a bounce, beginning a newsletter that was for later,
 * and noting the morning's mails. Before the commit nothing has happened, after it everything has, but nobody has been told.
 * OFFICE_KILLS=10 does it so often.
 */
const TIMES = often('OFFICE_KILLS', 1, 10);
const MAILBOX = 'post@lists.example.org';
const READERS = 4;
/** At noon by the church's clock the mails of a morning are due. */
const hour = Number(
  new Intl.DateTimeFormat('en', { timeZone: CHURCH_ZONE_NAME, hour: '2-digit', hourCycle: 'h23' }).format(),
);
const CLOCK = {
  // As an address, since these options end at a space.
  NODE_OPTIONS: `--import=${import.meta.resolve('../support/shiftedClock.mjs')}`,
  CLOCK_AHEAD_MS: String((12 - hour) * 3_600_000),
};

let database: FreshDatabase;
let wire: Tripwire;
let sink: CountingSink;
let imap: ImapServer;
let dataDir: string;
let past: pg.Client;
let story: string;
/** How what is still running is ended. */
const running = new Set<() => unknown>();

beforeAll(async () => {
  database = await freshDatabase();
  [wire, sink, imap, dataDir] = await Promise.all([
    startTripwire(database.url),
    startCountingSink(),
    startImap(),
    mkdtemp(join(tmpdir(), 'lectern-office-')),
  ]);
  past = new pg.Client({ connectionString: database.url });
  await past.connect();
  await addSubscribers(past, READERS);
  const first = await startInstallation(dataDir, settings());
  running.add(first.stop);
  story = await publishStory(first);
  // Of the office: one for each kill, and the administrator for the end.
  for (let time = 0; time < TIMES; time++) {
    const person = { user_name: 'Officer', mobile: '', user_type: 'csi_user' };
    await first.call('user/add', {
      ...person,
      email: `officer${time}@example.org`,
      password: 'one of the office',
    });
  }
  await first.call('news_letter/send_news_letter', { news: [story] });
  await until(async () => (await sink.count()) === READERS && (await mails('sent')) === READERS);
  const nextMonth = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 16);
  const later = { news: [story], again: true, at: nextMonth };
  for (let time = 0; time < TIMES; time++) await first.call('news_letter/send_news_letter', later);
  await first.stop();
  running.delete(first.stop);
});
afterAll(async () => {
  await Promise.all([...running].map((stop) => stop()));
  await Promise.all([wire?.close(), sink?.close(), imap?.close(), past?.end()]);
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const settings = () => ({
  ...{ DATABASE_URL: wire.url, SAMPLE_CONTENT: 'none', SMTP_URL: sink.url, CONFIRM_SUBSCRIBERS: 'no' },
  ...{ IMAP_URL: imap.url, MAIL_RETURN: MAILBOX, ...CLOCK },
});
const mails = async (state: string): Promise<number> =>
  (await past.query('select 1 from mail where state = $1', [state])).rows.length;

/** Runs the program until it has come to the place, and kills it there. */
async function killAt(trip: Trip): Promise<void> {
  const reached = wire.at(trip);
  const child = launch(dataDir, await freePort(), settings());
  const kill = () => child.kill('SIGKILL');
  running.add(kill);
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  await Promise.race([reached, gone]);
  expect(child.exitCode, 'it has ended before').toBeNull();
  kill();
  await gone;
  running.delete(kill);
}
/** Kills there so many times. `due` makes that there is something to do. */
async function killAround(statement: string, sides: readonly Trip['commit'][], due?: () => Promise<unknown>) {
  for (let time = 0; time < TIMES; time++) {
    await due?.();
    for (const commit of sides) await killAt({ statement, commit });
  }
}
const BOTH = ['before', 'after'] as const;
/** Where nothing but the database is asked, a commit that was not made is nothing. */
const AFTER = TIMES > 1 ? BOTH : (['after'] as const);

it('notes each bounce once, begins each newsletter once and sends each person one mail of a morning, killed at any commit', async () => {
  const { rows: sent } = await past.query(
    `select m.id, s.secret from mail m, mail_secret s where state = 'sent' and to_address = 'reader1@test.invalid'`,
  );
  const bounced = returnAddresses(MAILBOX, sent[0].secret).of('bounce', sent[0].id);
  // Not that it is begun to be read (mail_reading): what ends its reader again and again is left for a person.
  await killAround('insert into mail_read (', BOTH, async () => {
    imap.put(postfix(bounced, '5.0.0', '554 5.0.0 Not delivered'));
    await past.query('delete from mailbox_state');
  });
  await killAround(`newsletter set state = 'sending', started_at`, AFTER, () =>
    past.query(
      `update newsletter set send_at = '2020-01-01' where id = (select id from newsletter where state = 'scheduled' limit 1)`,
    ),
  );
  const { rows: office } = await past.query(
    `update account set created_at = '2020-01-01' where role = 'full_administrator' returning email`,
  );
  await past.query('update news set activated = false, waiting_since = now()');
  await killAround('insert into waiting_mail_day', AFTER);

  await past.query('delete from mailbox_state');
  await releaseClaims(past);
  const last = await startInstallation(dataDir, settings());
  running.add(last.stop);
  const all = READERS * (1 + TIMES) + office.length;
  await until(async () => (await mails('waiting')) === 0 && imap.list().length === 0);
  const receipts = await sink.receipts();
  const ids = Map.groupBy(receipts, ({ to }) => to);
  const own = (to: string) => new Set(ids.get(to)?.map(({ messageId }) => messageId)).size;
  // Where it is done often, the trouble lasts so long that the office is told of it.
  const { rows: alarmed } = await past.query(`select to_address as email from mail where template = 'alarm'`);
  const alarms = (to: string) => alarmed.filter(({ email }) => email === to).length;
  expect([...new Set(receipts.map(({ messageId }) => messageId))].length).toBe(all + alarmed.length);
  for (let n = 1; n <= READERS; n++) expect(own(`reader${n}@test.invalid`)).toBe(1 + TIMES);
  expect(office.map(({ email }) => own(email) - alarms(email))).toEqual(office.map(() => 1));
  const { rows: started } = await past.query(
    `select count(*)::int as acts from revision where kind = 'newsletter' and action = 'start' group by record_id`,
  );
  expect(started).toEqual(Array(TIMES + 1).fill({ acts: 1 }));
  const { rows: readers } = await past.query(
    `select soft_bounces from subscriber where email = 'reader1@test.invalid'`,
  );
  expect(readers).toEqual([{ soft_bounces: 1 }]);
  expect(imap.list('Lectern').length).toBe(TIMES);
});
