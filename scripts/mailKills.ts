/**
 * `node scripts/mailKills.ts [subscribers] [kills of the program] [kills of the database]`: a newsletter to 5,000 subscribers on a mail server of
 * its own process, once undisturbed and once while the program is killed ten times and its database five times (kill -9). Says who missed it,
 * who got it twice and under which Message-IDs, and fails when that is more than one mail in flight on each line and kill. Needs `npm run build`.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONNECTIONS } from '#mail/transport.ts';
import { startCountingSink } from '#test/support/countingSink.ts';
import {
  addSubscribers,
  type Delivered,
  type Kills,
  publishStory,
  sendThrough,
  startSender,
} from '#test/support/mailRun.ts';
import { connectPast } from '#test/support/ownDatabase.ts';

const [subscribers = 5000, program = 10, database = 5] = process.argv.slice(2).map(Number);
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

const dataDir = await mkdtemp(join(tmpdir(), 'lectern-kills-'));
await chmod(dataDir, 0o711);
const sink = await startCountingSink();
const sender = await startSender(dataDir, sink);
try {
  const past = await connectPast(dataDir);
  await addSubscribers(past, subscribers);
  await past.end();
  const story = await publishStory(sender.running());
  await run('Undisturbed', { program: 0, database: 0 }, story);
  await run('Killed', { program, database }, story);
} finally {
  await sender.stop();
  await sink.close();
  await rm(dataDir, { recursive: true, force: true });
}

async function run(name: string, kills: Kills, story: string): Promise<void> {
  const delivered = await sendThrough(kills, { dataDir, sink, sender, story }, say);
  const { missed, twice, differing, ...rest } = delivered;
  say(`${name}: ${JSON.stringify({ ...rest, missed: missed.length, twice, differing: differing.length })}`);
  if (!isRight(delivered)) process.exitCode = 1;
}

function isRight({ missed, twice, differing, said, recipients }: Delivered): boolean {
  const all = missed.length === 0 && differing.length === 0 && said.sent === recipients;
  return all && twice.every((mails, kill) => mails <= CONNECTIONS && kill < program + database);
}
