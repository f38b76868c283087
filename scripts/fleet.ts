/**
 * `node scripts/fleet.ts [faults, as numbers with commas between them] [--from FOLDER] [--figures]`: three copies of the built program behind nginx, on a PostgreSQL
 * with a streaming standby and an S3 store, with visitors, staff and a newsletter; what goes wrong one after the other, and what people met meanwhile.
 * `--from`: a folder with the build of an earlier commit, which the copies are brought up from one by one. `--figures`: first, what answers cost. Needs Debian's nginx, faketime and PostgreSQL
 * (POSTGRES_BIN), `npm run build`, ten minutes, and FLEET_PORT (4131) with the five above it.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startS3Double } from '#test/media/s3Double.ts';
import { startCountingSink } from '#test/support/countingSink.ts';
import { until } from '#test/support/until.ts';
import { startBalancer } from './fleet/balancer.ts';
import { Cluster } from './fleet/cluster.ts';
import { Copy } from './fleet/copies.ts';
import { FAULTS, type Fault, type Fleet, rolling } from './fleet/faults.ts';
import { figures } from './fleet/figures.ts';
import { ask, People } from './fleet/people.ts';

const { values, positionals } = parseArgs({
  options: { from: { type: 'string' }, figures: { type: 'boolean' } },
  allowPositionals: true,
});
const chosen = positionals[0]?.split(',').map(Number);
const PORT = Number(process.env.FLEET_PORT ?? 4131);
/** As many as take longer than the worst of the faults. */
const RECIPIENTS = 600;
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

const folder = await mkdtemp(join(tmpdir(), 'lectern-fleet-'));
await chmod(folder, 0o711);
const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
const close = async (): Promise<void> => {
  for (const step of undo.splice(0).reverse()) await step();
};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void close().then(() => process.exit(1)));
try {
  await run();
} finally {
  await close();
}

async function run(): Promise<void> {
  const cluster = await Cluster.start(join(folder, 'database'), PORT + 4);
  undo.push(() => cluster.stop());
  const [s3, sink] = await Promise.all([startS3Double(), startCountingSink()]);
  undo.push(
    () => s3.close(),
    () => sink.close(),
  );
  const settings = {
    S3_URL: s3.url,
    SMTP_URL: sink.url,
    CONFIRM_SUBSCRIBERS: 'no',
    SAMPLE_CONTENT: 'structure',
    MAIL_PACE: '4000',
  };
  const made = [1, 2, 3].map((n) => Copy.make(cluster, PORT + n, join(folder, `copy${n}`), settings));
  const copies = (await Promise.all(made)) as [Copy, Copy, Copy];
  for (const copy of copies) {
    undo.push(() => copy.stop());
    if (copy !== copies[0]) await copy.takeKeyOf(copies[0]);
    await copy.start(values.from ? { root: values.from } : {});
  }
  undo.push(
    await startBalancer(
      join(folder, 'nginx'),
      PORT,
      copies.map(({ port }) => port),
    ),
  );
  await until(async () => (await ask(PORT, '/home')).status === 200);
  await cluster.ask(
    `insert into subscriber (id, name, email) select gen_random_uuid(), 'Reader ' || n, 'reader' || n || '@test.invalid' from generate_series(1, $1) n`,
    [RECIPIENTS],
    'lectern',
  );
  const people = await People.through(PORT);
  if (values.figures) for (const one of await figures({ cluster, copies }, people)) say(JSON.stringify(one));
  people.reset();
  people.begin(copies.map(({ port }) => port));
  undo.push(() => people.end());
  await pause(3000);
  const faults = [
    ...(values.from ? [rolling(copies)] : []),
    ...FAULTS.filter((_, n) => !chosen || chosen.includes(n)),
  ];
  for (const fault of faults) await tell(fault, { cluster, copies }, people, sink);
}

/** One fault, from the sending of a newsletter until all is as it was; says in one line what people met. */
async function tell(
  { name, sync = false, happen }: Fault,
  fleet: Fleet,
  people: People,
  sink: Awaited<ReturnType<typeof startCountingSink>>,
): Promise<void> {
  const { cluster, copies } = fleet;
  await cluster.standBy(sync);
  for (const copy of copies) await until(copy.isReady, 100);
  await pause(2500);
  const before = (await sink.receipts()).length;
  const story = people.met.saved.at(-1);
  people.reset();
  await send(people, story);
  await until(async () => (await sink.count()) > before + RECIPIENTS / 6);
  await happen(fleet);
  const mended = performance.now();
  for (const copy of copies) await until(copy.isReady, 50);
  const ready = performance.now() - mended;
  await until(async () => (await sink.count()) >= before + RECIPIENTS, 200);
  await pause(4000);
  const { met } = people;
  people.forget();
  const kept = await cluster.ask<{ id: string }>(
    'select id from news where id = any($1)',
    [met.saved],
    'lectern',
  );
  const mails = new Map<string, number>();
  for (const { to } of (await sink.receipts()).slice(before)) mails.set(to, (mails.get(to) ?? 0) + 1);
  const readers = [...mails].filter(([to]) => to.startsWith('reader'));
  say(
    JSON.stringify({
      fault: name,
      ...{ pages: met.pages, pagesFailed: met.pagesFailed, noPageS: seconds(met.noPage) },
      ...{
        saved: met.saved.length,
        savesFailed: met.savesFailed,
        noSaveS: seconds(met.noSave),
        lost: met.saved.length - kept.length,
      },
      ...{ lateS: seconds(met.late), lateMarkedS: seconds(met.lateMarked), readyAfterS: seconds(ready) },
      ...{ missedMail: RECIPIENTS - readers.length, twiceMailed: readers.filter(([, n]) => n > 1).length },
    }),
  );
}

function seconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}

async function send(people: People, story: string | undefined): Promise<void> {
  const { status, text } = await ask(PORT, '/api/v1/news_letter/send_news_letter', {
    token: people.token,
    body: { news: [story], again: true },
  });
  if (status !== 200 && status !== 201) throw new Error(`The newsletter was refused: ${status} ${text}`);
}
