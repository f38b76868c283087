import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONNECTIONS } from '#mail/transport.ts';
import { type CountingSink, startCountingSink } from '#test/support/countingSink.ts';
import { addSubscribers, publishStory, startSender } from '#test/support/mailRun.ts';
import { connectPast } from '#test/support/ownDatabase.ts';
import { until } from '#test/support/until.ts';
import type { Sent } from './bareLoop.ts';
import { middle, percentile } from './compared.ts';
import { consoleBesideTrouble } from './hinderedMail.ts';
import type { Installation } from './installation.ts';
import { processorTime } from './processes.ts';
import { least, type Measure, most, type Row, row } from './rows.ts';

/** More than go out while it is measured. */
const RECIPIENTS = 40_000;
const ROUNDS = 3;
const SECONDS = 5;

/**
 * A newsletter to many, on a mail server of its own process; in turns with a bare loop of nodemailer to the same server. All that takes part shares this machine,
 * the mail server and whoever asks for a page too: what a page takes beside the bare loop is the machine's.
 */
export const measure: Measure = async (folder, say) => [
  ...(await costOfMail(join(folder, 'many'), say)),
  ...(await consoleBesideTrouble(join(folder, 'trouble'), say)),
];

async function costOfMail(dataDir: string, say: (sentence: string) => void): Promise<Row[]> {
  const sink = await startCountingSink();
  const sender = await startSender(dataDir, sink);
  try {
    const server = sender.running();
    const past = await connectPast(dataDir);
    await addSubscribers(past, RECIPIENTS);
    await past.query('analyze');
    await past.end();
    const story = await publishStory(server);
    await pageTimes(server, 2);

    const started = performance.now();
    const { data } = (await server.call('news_letter/send_news_letter', { news: [story] })) as {
      data: { _id: string };
    };
    const noted = (performance.now() - started) / 1000;
    say(`Noted ${RECIPIENTS} recipients in ${noted.toFixed(1)} s.`);
    const turn = (state: string) =>
      server.call('news_letter/switch', { newsletter: data._id, state }) as Promise<unknown>;

    await until(async () => (await sink.count()) > 500);
    const rates = { ours: [] as number[], bare: [] as number[] };
    const processor = { ours: [] as number[], bare: [] as number[] };
    const times = { idle: [] as number[], meanwhile: [] as number[], besideBare: [] as number[] };
    const memory: number[] = [];
    const mail = partsOf(await sink.last());
    for (let round = 0; round < ROUNDS; round++) {
      const [before, cpu, from] = [await sink.count(), processorTime(server.pid), performance.now()];
      times.meanwhile.push(...(await pageTimes(server, SECONDS)));
      const count = (await sink.count()) - before;
      rates.ours.push(count / ((performance.now() - from) / 1000));
      processor.ours.push(((processorTime(server.pid) - cpu) * 1_000_000) / count);
      memory.push(megabytes(server.pid));
      await turn('paused');
      await stillness(sink);
      times.idle.push(...(await pageTimes(server, SECONDS)));
      const [sent, beside] = await Promise.all([bareLoop(sink, mail), pageTimes(server, SECONDS)]);
      rates.bare.push(sent.mails / SECONDS);
      processor.bare.push(sent.processor);
      times.besideBare.push(...beside);
      await turn('sending');
      const now = await sink.count();
      await until(async () => (await sink.count()) > now + 50);
      const p95 = Object.entries(times).map(([name, all]) => `${name} ${percentile(all).toFixed(1)}`);
      say(
        `Round ${round + 1}: ours ${rates.ours.at(-1)?.toFixed(0)}, bare ${rates.bare.at(-1)?.toFixed(0)} mails a second; processor ${processor.ours.at(-1)?.toFixed(0)} and ${sent.processor.toFixed(0)} µs; p95 so far: ${p95.join(', ')} ms.`,
      );
    }
    const ratios = (ours: readonly number[], bare: readonly number[]): number =>
      middle(ours.map((one, round) => one / (bare[round] ?? Number.NaN)));
    return [
      row('A newsletter is noted', noted, 's', most(60)),
      row('Mails', middle(rates.ours), 'a second'),
      row('Mails: speed of a bare loop', ratios(rates.ours, rates.bare), 'times', least(0.9)),
      row('A mail: processor of the server', middle(processor.ours), 'µs'),
      row('A mail: a bare loop’s processor', ratios(processor.ours, processor.bare), 'times', most(1.1)),
      row('Memory of the server while mails go out, at most', Math.max(...memory), 'MB'),
      row(
        'Cached page while mails go out: p95',
        percentile(times.meanwhile) / percentile(times.idle),
        'times',
        most(1.5),
      ),
      row(
        'Cached page beside the bare loop: p95',
        percentile(times.besideBare) / percentile(times.idle),
        'times',
      ),
    ];
  } finally {
    await sender.stop();
    await sink.close();
  }
}

/** Milliseconds of each answer of a cached page, asked by one visitor after the other, twenty a second. */
async function pageTimes({ url }: Installation, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  while (performance.now() < end) {
    const start = performance.now();
    await (await fetch(`${url}/home`)).arrayBuffer();
    times.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, 50));
  }
  return times;
}

/** What is in flight has arrived. */
async function stillness(sink: CountingSink): Promise<void> {
  let before = -1;
  await until(async () => {
    const now = await sink.count();
    const still = now === before;
    before = now;
    if (!still) await new Promise((done) => setTimeout(done, 300));
    return still;
  });
}

/** What a mail says, in both forms. */
function partsOf(raw: string): { html: string; text: string } {
  const part = (type: string): string => {
    const [, head = '', body = ''] =
      new RegExp(`(content-type: ${type}[^]*?)\r\n\r\n([^]*?)\r\n--`, 'i').exec(raw) ?? [];
    if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
    const bytes = body
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString();
  };
  return { html: part('text/html'), text: part('text/plain') };
}

/** In a process of its own, as ours is. */
function bareLoop({ url }: CountingSink, { html, text }: { html: string; text: string }): Promise<Sent> {
  return new Promise((done) => {
    const child = fork(join(import.meta.dirname, 'bareLoop.ts'), { execArgv: [] });
    child.once('message', (sent: Sent) => done(sent));
    child.send({ url, lines: CONNECTIONS, seconds: SECONDS, html, text });
  });
}

/** Of the server alone, its database left out. */
function megabytes(pid: number): number {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}
