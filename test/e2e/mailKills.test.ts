import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONNECTIONS } from '#mail/transport.ts';
import { type CountingSink, startCountingSink } from '../support/countingSink.ts';
import { addSubscribers, publishStory, type Sender, sendThrough, startSender } from '../support/mailRun.ts';
import { often } from '../support/often.ts';
import { connectPast } from '../support/ownDatabase.ts';

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
