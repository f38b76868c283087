import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookAtStatus } from '#jobs/statusJob.ts';
import { type StatusSettings, statusSettings } from '#status/measurements.ts';
import { openStore } from '#store/connect.ts';
import type { Database } from '#store/database/connect.ts';
import { noteMailTrouble } from '#store/delivery/mailOutcomes.ts';
import { noteFact, noteOutcome } from '#store/status/facts.ts';
import { parsedMetrics } from '#test/support/prometheus.ts';
import { ADMIN, type App, startApp } from '#test/support/server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: App;
let client: pg.Client;
let database: Database;
let token: string;
beforeAll(async () => {
  // Nothing is listening there, and nothing is sent.
  app = await startApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
  client = new pg.Client({ connectionString: app.settings.databaseUrl });
  await client.connect();
  database = await openStore(app.settings.databaseUrl ?? '');
  const answer = await fetch(`${app.url}/api/v1/auth/user_login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  token = (await answer.json()).token;
});
afterAll(async () => {
  await client.end();
  await database.close();
  await app.close();
});

const ask = (path: string): Promise<Response> =>
  fetch(`${app.url}/api/v1/${path}`, { headers: { authorization: token } });

interface Line {
  readonly key: string;
  readonly grade: string;
}
async function status() {
  const { data } = await (await ask('status/get')).json();
  const lines: readonly Line[] = data.lines;
  const faults = lines.filter(({ grade }) => ['bad', 'warn'].includes(grade)).map(({ key }) => key);
  return { ...data, faults };
}

it('nothing is told while all is well', async () => {
  expect(await status()).toMatchObject({ faults: [], verdict: { grade: 'ok', sentence: 'All is well.' } });
});

it.each<[string, fake: () => Promise<unknown>, mend: () => Promise<unknown>]>([
  [
    'mail_trouble',
    () => noteMailTrouble(database.db, '421 too many at once', new Date()),
    () => noteMailTrouble(database.db, null, new Date()),
  ],
  [
    'backup_failed',
    () => noteOutcome(database.db, 'backup', { ok: false, sentence: 'The folder is full.' }, new Date()),
    () => noteOutcome(database.db, 'backup', { ok: true, sentence: 'In 12 s.' }, new Date()),
  ],
  [
    'drill_failed',
    () => noteOutcome(database.db, 'drill', { ok: false, sentence: 'A file is missing.' }, new Date()),
    () => noteOutcome(database.db, 'drill', { ok: true, sentence: 'All alike.' }, new Date()),
  ],
  [
    'standby_gone',
    () => noteFact(database.db, 'standbys', { count: 1 }, new Date()),
    () => noteFact(database.db, 'standbys', { count: 0 }, new Date()),
  ],
  [
    'mail_waits',
    () =>
      client.query(`insert into mail (template, lane, to_address, due_at, created_at)
        values ('test', 0, 'a@example.org', now() + interval '1 hour', now() - interval '1 hour')`),
    () => client.query('delete from mail'),
  ],
  [
    'job_failed',
    () =>
      client.query(`insert into pgboss.job (name, state, completed_on) values ('tidy-up', 'failed', now())`),
    () => client.query(`update pgboss.job set state = 'completed' where name = 'tidy-up'`),
  ],
  [
    'pictures_wait',
    () =>
      client.query(`insert into media (id, file_name, original_name, kind, type, bytes, sha256, created_at)
        values (gen_random_uuid(), 'a.mp4', 'a.mp4', 'image', 'application/pdf', 1, '', now() - interval '2 days')`),
    () => client.query('delete from media'),
  ],
  [
    'copy_gone',
    () =>
      client.query(`insert into fact (name, at, value) select 'copy:other', now() - interval '1 hour', value
        from fact where name like 'copy:%'`),
    () => client.query(`delete from fact where name = 'copy:other'`),
  ],
])('%s is told at once, and gone when it is mended', async (key, fake, mend) => {
  await fake();
  const faults: string[] = (await status()).faults;
  expect(faults.map((one) => one.split(' ')[0])).toEqual([key]);
  await mend();
  expect((await status()).faults).toEqual([]);
});

it('a request that cannot be answered is told once with its kind, and with nothing of what was asked for', async () => {
  await client.query('alter table partner rename to partner_away');
  const ways = [
    'partner_network/get/0a03db89-db67-46d0-b29b-f72f134f0948',
    'partner_network/get/0a03db89-db67-46d0-b29b-f72f134f0949',
  ];
  for (const way of ways) expect((await ask(way)).status).toBe(500);
  await client.query('alter table partner_away rename to partner');
  // What is looked at is looked at every few seconds.
  await expect.poll(async () => (await status()).faults, { interval: 500 }).toEqual(['errors']);
  const { wrong } = await status();
  const [first] = wrong.filter(({ place }: { place: string }) => place !== '');
  expect(first).toMatchObject({ times: 2, place: expect.stringMatching(/^GET partner_network\/get\/:id$/) });
  expect(JSON.stringify(wrong)).not.toContain('0a03db89');
  await client.query('delete from logged_error');
});

it('the figures are in the format of Prometheus, never fall where they are counters, and name no address', async () => {
  const text = async () => (await fetch(`${app.url}/metrics`)).text();
  await fetch(`${app.url}/a-page-of-somebody`);
  await fetch(`${app.url}/home`);
  const first = parsedMetrics(await text());
  expect([...first.keys()]).toEqual(
    expect.arrayContaining([
      'lectern_up_seconds',
      'lectern_requests_total',
      'lectern_request_duration_seconds',
      'lectern_database_connections',
      'lectern_mails_waiting',
      'lectern_documents_waiting',
      'lectern_disk_bytes',
      'lectern_last_good_timestamp_seconds',
    ]),
  );
  await fetch(`${app.url}/another-page-of-somebody`);
  await expect
    .poll(async () => parsedMetrics(await text()).get('lectern_up_seconds')?.samples[0]?.value, {
      interval: 500,
    })
    .toBeGreaterThan(first.get('lectern_up_seconds')?.samples[0]?.value ?? 0);
  const second = parsedMetrics(await text());
  for (const [name, { type, samples }] of first)
    for (const { series, value } of type === 'gauge' ? [] : samples)
      expect(
        second.get(name)?.samples.find((one) => one.series === series)?.value,
        series,
      ).toBeGreaterThanOrEqual(value);
  const missing = (figures: typeof first) =>
    figures.get('lectern_requests_total')?.samples.find(({ series }) => /no such page/.test(series))?.value ??
    0;
  expect(missing(second)).toBe(missing(first) + 1);
  expect(JSON.stringify([...second])).not.toContain('of-somebody');
});

it('what cannot wait is mailed to each administrator, at most once a day, by one copy, and not while mail is the fault', async () => {
  let now = new Date('2030-01-01T06:00:00Z');
  const settings: StatusSettings = statusSettings(app.settings);
  const later = async (ms: number): Promise<number> => {
    now = new Date(now.getTime() + ms);
    const queued = await Promise.all([0, 1].map(() => lookAtStatus(database.db, settings, () => now)));
    return queued.reduce((sum, one) => sum + one, 0);
  };
  // The last good backup is years old by then.
  expect([await later(0), await later(4 * MINUTE)]).toEqual([0, 0]);
  expect(await later(2 * MINUTE)).toBe(1);
  const { rows } = await client.query(
    `select to_address, data ->> 'sentences' as told from mail where template = 'alarm'`,
  );
  expect(rows).toEqual([
    { to_address: ADMIN.email, told: expect.stringMatching(/^\["The last good backup is of /) },
  ]);
  expect([await later(HOUR), await later(22 * HOUR)]).toEqual([0, 0]);
  await noteMailTrouble(database.db, '421 too many at once', now);
  expect(await later(2 * HOUR)).toBe(0);
  await noteMailTrouble(database.db, null, now);
  expect([await later(MINUTE), await later(MINUTE)]).toEqual([1, 0]);
  // Since then it stands beside the section in the sidebar, too.
  const counts = (await (await ask('waiting/counts')).json()).data;
  expect([counts.urgent >= 1, counts.faults >= counts.urgent]).toEqual([true, true]);
});
