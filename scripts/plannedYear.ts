/**
 * `node scripts/plannedYear.ts [acts] [hours]`: 500 acts are planned for 160 hours of a year, and the clock of two copies of the built program is
 * moved through it; at every eighth hour one of them is ended, or killed while it looks. Before each hour, and after it, all that visitors and
 * their programs read is read. Fails when something comes twice, late, not at all, or is public a second before. Needs `npm run build`; takes
 * half an hour.
 */
import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { pdf } from '#media/testSamples.ts';
import { startEmbedded } from '#store/database/embedded.ts';
import { twoColours } from '#test/support/files.ts';
import type { Copy } from '#test/support/plannedYear/reading.ts';
import { throughTheYear } from '#test/support/plannedYear/year.ts';
import { until } from '#test/support/until.ts';
import { type Installation, startInstallation } from './bench/installation.ts';

const [acts = 500, hours = 160] = process.argv.slice(2).map(Number);
const ORIGIN = 'http://localhost:3000';
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

const dataDir = await mkdtemp(join(tmpdir(), 'lectern-year-'));
await chmod(dataDir, 0o711);
const quiet = { log: () => {}, progress: () => {} };
const database = await startEmbedded({
  dataDir: join(dataDir, 'own'),
  settings: { max_connections: '120' },
  ...quiet,
});
const pool = new pg.Pool({ connectionString: database.url });
const boss = new PgBoss({ connectionString: database.url, supervise: false, schedule: false });
const copies: Installation[] = [];
const failures: string[] = [];
let readers = 0;
let clock = Date.parse('2027-02-28T23:00+05:30');
try {
  for (let n = 0; n < 2; n++) copies.push(await start());
  await boss.start();
  const [first] = copies;
  if (!first) throw new Error('Nothing has started.');
  const picture = await twoColours('seal.jpg');
  const { data: department } = (await first.call('department/create', { name: 'Youth' })) as {
    data: { _id: string };
  };
  const shown = {
    department: department._id,
    picture: await first.upload(picture.name, picture.buffer),
    paper: await first.upload('paper.pdf', pdf()),
  };
  const began = performance.now();
  const figures = await throughTheYear(
    {
      ...{ origin: ORIGIN, pool, shown },
      copies: () => copies.map(({ url }) => copyAt(url)),
      call: (path, body, method) => first.call(path, body, method),
      setClock: async (now) => {
        clock = now.getTime();
        await Promise.all(copies.map(moveClock));
      },
      look: lookNow,
      trouble,
    },
    { acts, hours, troubleEach: 8, crawlEach: 16, say },
  );
  const minutes = Math.round((performance.now() - began) / 6000) / 10;
  say(JSON.stringify({ ...figures, minutes, faults: figures.faults.length }, null, 1));
  failures.push(...figures.faults);
  if (figures.revisions !== figures.planned)
    failures.push(`${figures.planned} planned, ${figures.revisions} done.`);
} finally {
  await boss.stop({ graceful: false }).catch(() => undefined);
  await Promise.all(copies.map((copy) => copy.stop()));
  await pool.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
if (failures.length > 0) say(failures.slice(0, 30).join('\n'));
process.exitCode = failures.length > 0 ? 1 : 0;

function start(): Promise<Installation> {
  return startInstallation(join(dataDir, 'copies'), {
    ...{ DATABASE_URL: database.url, PUBLIC_URL: ORIGIN, SAMPLE_CONTENT: 'none', BACKUP: 'no' },
    ...{ CLOCK_STANDS_AT: String(clock), TRUSTED_PROXIES: '127.0.0.1' },
    // As an address, since these options end at a space.
    NODE_OPTIONS: `--import=${import.meta.resolve('#test/support/shiftedClock.mjs')}`,
  });
}

function moveClock({ child }: { readonly child: ChildProcess }): Promise<void> {
  return new Promise((done, failed) => {
    child.once('message', () => done());
    child.send({ clockStandsAt: clock }, (error) => error && failed(error));
  });
}

/** Asks for a look twice, so that both copies may have one, and waits until nothing waits for its hour. */
async function lookNow(): Promise<void> {
  const asked = await boss.send('plans');
  await until(async () => {
    const { rows } = await pool.query(
      `select (select count(*)::int from pgboss.job where name = 'plans' and state in ('created', 'retry')) as jobs,
        (select state from pgboss.job where id = $1) as asked,
        (select count(*)::int from planned where state = 'planned' and at <= $2) as due`,
      [asked, new Date(clock)],
    );
    const { jobs, due } = rows[0];
    // What a copy that was killed had taken up is asked for again, as by the next minute.
    if (due > 0 && jobs === 0) await boss.send('plans');
    return due === 0 && jobs === 0;
  }, 100);
}

/** One copy ends as it is asked to, or is killed while it looks. */
async function trouble(nth: number): Promise<void> {
  const which = nth % copies.length;
  const copy = copies[which];
  if (!copy) return;
  if (nth % 3 === 2) await copy.stop();
  else {
    await boss.send('plans');
    await until(
      async () =>
        (await pool.query(`select from pgboss.job where name = 'plans' and state in ('created', 'retry')`))
          .rows.length === 0,
      5,
    );
    process.kill(copy.pid, 'SIGKILL');
    await copy.stop();
  }
  copies[which] = await start();
}

/** A copy as visitors meet it, behind the one address of the church. */
function copyAt(url: string): Copy {
  const { hostname, port } = new URL(url);
  return {
    read: async (asked, sent) => {
      const { host, pathname, search } = new URL(asked);
      const body = sent === undefined ? undefined : JSON.stringify(sent);
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const headers = {
          host,
          // Each time somebody else, as visitors are.
          'x-forwarded-for': `10.${readers >> 16}.${(readers >> 8) & 255}.${readers++ & 255}`,
          ...(body && { 'content-type': 'application/json' }),
        };
        const options = { hostname, port, path: pathname + search, method: body ? 'POST' : 'GET', headers };
        request(options, resolve).on('error', reject).end(body);
      });
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      return { status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() };
    },
  };
}
