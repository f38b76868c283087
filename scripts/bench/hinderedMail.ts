import { addSubscribers, publishStory, startSender } from '#test/support/mailRun.ts';
import { connectPast } from '#test/support/ownDatabase.ts';
import { type Mischief, type Phase, startRoughSink } from '#test/support/roughSink.ts';
import { until } from '#test/support/until.ts';
import { percentile } from './compared.ts';
import type { Installation } from './installation.ts';
import { most, type Row, row } from './rows.ts';

/** Few, since it is not their number that is tried: to pause and to go on is a write of each. */
const RECIPIENTS = 2_000;
const SECONDS = 5;
const CALLS: readonly (readonly [path: string, body?: object])[] = [
  ['news/get', { type: 'all', limit: 25 }],
  ['mail/state'],
  ['news_letter/get_sent', { limit: 20 }],
];
/** How many mails a server takes before it has had enough. */
const ENOUGH = 10;

/** What mail servers do to whoever sends; `taken`: mails since this began. */
const TROUBLES: Readonly<Record<string, (phase: Phase, taken: number) => Mischief>> = {
  'says nothing at all': () => 'hang',
  'says nothing once it has the mail': (phase) => (phase === 'taken' ? 'hang' : undefined),
  'takes a mail a second on each line': (phase) => (phase === 'taken' ? 'slow' : undefined),
  'takes ten mails, then says 421': (phase, taken) =>
    phase === 'mail' && taken >= ENOUGH ? '421 that is enough' : undefined,
  'answers a letter at a time': () => 'drip',
  'breaks off after each mail': (phase) => (phase === 'taken' ? 'close' : undefined),
};
const GONE = 'is gone';

/** Whether the console stays quick whatever the mail server does: some of its calls, twenty a second, without sending and with, in turns. */
export async function consoleBesideTrouble(dataDir: string, say: (sentence: string) => void): Promise<Row[]> {
  let before = 0;
  let mischief: (typeof TROUBLES)[string] = () => undefined;
  let opened = 0;
  const sink = await startRoughSink((phase, { nth }) => {
    opened = Math.max(opened, nth + 1);
    return mischief(phase, sink.got.length - before);
  });
  const sender = await startSender(dataDir, sink);
  const found: Row[] = [];
  try {
    const past = await connectPast(dataDir);
    await addSubscribers(past, RECIPIENTS);
    await past.end();
    const news = [await publishStory(sender.running())];
    const { data } = (await sender.running().call('news_letter/send_news_letter', { news })) as {
      data: { _id: string };
    };
    const turn = (state: string): Promise<unknown> =>
      sender.running().call('news_letter/switch', { newsletter: data._id, state });
    await turn('paused');

    for (const trouble of [...Object.keys(TROUBLES), GONE]) {
      // After a trouble the program rests for minutes; anew it begins at once.
      await sender.again();
      await callTimes(sender.running(), 2);
      const idle = percentile(await callTimes(sender.running(), SECONDS));
      if (trouble === GONE) await sink.close();
      mischief = TROUBLES[trouble] ?? mischief;
      before = sink.got.length;
      const lines = opened;
      await turn('sending');
      await until(async () => trouble === GONE || opened > lines);
      const meanwhile = percentile(await callTimes(sender.running(), SECONDS));
      await turn('paused');
      found.push(row(`Console while the mail server ${trouble}: p95`, meanwhile / idle, 'times', most(2)));
      say(`${trouble}: ${JSON.stringify({ idle, meanwhile, taken: sink.got.length - before })}`);
    }
    return found;
  } finally {
    await sender.stop();
    await sink.close();
  }
}

/** Milliseconds of each answer, one call after the other. */
async function callTimes({ url, token }: Installation, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  for (let nth = 0; performance.now() < end; nth++) {
    const [path, body] = CALLS[nth % CALLS.length] ?? ['mail/state'];
    const headers = { authorization: token, 'content-type': 'application/json' };
    const start = performance.now();
    const answer = await fetch(
      `${url}/api/v1/${path}`,
      body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers: { authorization: token } },
    );
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    times.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, 50));
  }
  return times;
}
