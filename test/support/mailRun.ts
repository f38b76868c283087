import type pg from 'pg';
import { type Installation, startInstallation } from '../../scripts/bench/installation.ts';
import type { CountingSink, Receipt } from './countingSink.ts';
import { twoColours } from './files.ts';
import { connectPast, killPostmaster, postmasterId } from './ownDatabase.ts';
import { until } from './until.ts';

/** How often what is killed with kill -9 while a newsletter goes out. */
export interface Kills {
  readonly program: number;
  readonly database: number;
}

/** What a newsletter's readers got. */
export interface Delivered {
  readonly recipients: number;
  readonly mails: number;
  readonly missed: readonly string[];
  /** Mails beyond one for each, by the kill before which the first went out. */
  readonly twice: readonly number[];
  /** Who got the same newsletter under two Message-IDs. */
  readonly differing: readonly string[];
  /** What the console says at the end. */
  readonly said: { readonly sent: number; readonly waiting: number; readonly refused: number };
  readonly seconds: number;
}

/** The built program, sending to a sink; `again` kills it and starts it anew. Its database is its own unless `more` names another. */
export async function startSender(
  dataDir: string,
  sink: Pick<CountingSink, 'url'>,
  more: Record<string, string> = {},
) {
  const settings = { SAMPLE_CONTENT: 'none', SMTP_URL: sink.url, CONFIRM_SUBSCRIBERS: 'no', ...more };
  let running = await startInstallation(dataDir, settings);
  const kill = async (): Promise<void> => {
    process.kill(running.pid, 'SIGKILL');
    await running.stop();
  };
  return {
    running: () => running,
    kill,
    again: async () => {
      await kill();
      running = await startInstallation(dataDir, settings);
    },
    stop: () => running.stop(),
  };
}

export type Sender = Awaited<ReturnType<typeof startSender>>;

/** So many subscribers, past the program, since their number is not what is tried. */
export async function addSubscribers(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into subscriber (id, name, email) select gen_random_uuid(), 'Reader ' || n, 'reader' || n || '@test.invalid'
      from generate_series(1, $1) n`,
    [count],
  );
}

/** A story that can be sent; returns its id. */
export async function publishStory(to: Installation): Promise<string> {
  const { data: department } = (await to.call('department/create', { name: 'Youth' })) as { data: Doc };
  const picture = await twoColours('the well.jpg');
  const { data: news } = (await to.call('news/create', {
    ...{ title: 'Young people walk for water', heading: 'Nine days on the old road', type: 'departments' },
    ...{ department: department._id, date: '2026-03-08', description: '<p>They met and sang.</p>' },
    thumbnail: await to.upload(picture.name, picture.buffer),
  })) as { data: Doc };
  return news._id;
}

interface Doc {
  readonly _id: string;
}

/** Sends the story off, kills while it goes out, at equal distances, and waits until nobody is left. */
export async function sendThrough(
  kills: Kills,
  { dataDir, sink, sender, story }: { dataDir: string; sink: CountingSink; sender: Sender; story: string },
  say: (sentence: string) => void = () => {},
): Promise<Delivered> {
  const before = (await sink.receipts()).length;
  const started = performance.now();
  const { recipients } = (
    (await sender.running().call('news_letter/send_news_letter', { news: [story], again: true })) as {
      data: { recipients: number };
    }
  ).data;
  const all = kills.program + kills.database;
  for (let kill = 1; kill <= all; kill++) {
    const due = before + Math.floor((recipients * kill) / (all + 1));
    await until(async () => (await sink.count()) >= due);
    // Spread among those of the program.
    const database =
      Math.floor((kill * kills.database) / all) > Math.floor(((kill - 1) * kills.database) / all);
    if (database) {
      const killed = await killPostmaster(dataDir);
      await until(async () => (await postmasterId(dataDir).catch(() => killed)) !== killed);
    } else await sender.again();
    await until(() => answers(sender.running()));
    await sink.nextEra();
    say(`Kill ${kill} of ${all} (${database ? 'database' : 'program'}) at ${due - before} mails.`);
  }
  // What was in flight at the last kill is left alone for a minute, which nobody waits for here.
  const past = await connectPast(dataDir);
  await releaseClaims(past);
  await past.end();
  let said = await progress(sender.running());
  await until(async () => {
    said = await progress(sender.running());
    return said.waiting === 0;
  }, 300);
  const receipts = (await sink.receipts()).slice(before);
  const seconds = (performance.now() - started) / 1000;
  return { recipients, mails: receipts.length, said, seconds, ...whoGotWhat(receipts, recipients) };
}

/** Lets the minute pass for which the mails are left alone that a killed copy was handing over. */
export const releaseClaims = (client: pg.Client): Promise<unknown> =>
  client.query(
    `update mail set due_at = '-infinity' where state = 'waiting' and due_at < 'infinity' and tries = 0`,
  );

/** What each of the first `recipients` subscribers got. */
export function whoGotWhat(receipts: readonly Receipt[], recipients: number) {
  const first = new Map<string, Receipt>();
  const twice: number[] = [];
  const differing: string[] = [];
  const start = receipts[0]?.era ?? 0;
  for (const receipt of receipts) {
    const earlier = first.get(receipt.to);
    if (!earlier) first.set(receipt.to, receipt);
    else {
      const kill = earlier.era - start;
      twice[kill] = (twice[kill] ?? 0) + 1;
      if (earlier.messageId !== receipt.messageId) differing.push(receipt.to);
    }
  }
  const names = Array.from({ length: recipients }, (_, n) => `reader${n + 1}@test.invalid`);
  return {
    missed: names.filter((name) => !first.has(name)),
    twice: Array.from(twice, (n) => n ?? 0),
    differing,
  };
}

/** What the console says of the newest newsletter. */
export async function progress(to: Installation): Promise<Delivered['said']> {
  const { docs } = (
    (await to.call('news_letter/get_sent', { limit: 1 })) as { data: { docs: Delivered['said'][] } }
  ).data;
  const { sent = 0, waiting = 0, refused = 0 } = docs[0] ?? {};
  return { sent, waiting, refused };
}

const answers = (to: Installation): Promise<boolean> =>
  fetch(`${to.url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
