import { setPriority } from 'node:os';
import nodemailer from 'nodemailer';
import { NICENESS } from '#process/priority.ts';

/** What a program does that has nothing to keep in mind: the same mail to one address after the other, on as many lines, and as nice as ours. */
interface Task {
  readonly url: string;
  readonly lines: number;
  readonly seconds: number;
  readonly html: string;
  readonly text: string;
}

/** `processor`: microseconds for each mail. */
export interface Sent {
  readonly mails: number;
  readonly processor: number;
}

async function loop({ url, lines, seconds, html, text }: Task): Promise<Sent> {
  setPriority(NICENESS.mails);
  const pool = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: lines,
    maxMessages: 100,
  } as object);
  const until = performance.now() + seconds * 1000;
  const before = process.cpuUsage();
  let sent = 0;
  let next = 0;
  const line = async (): Promise<void> => {
    while (performance.now() < until) {
      const to = { name: `Reader ${next}`, address: `bare${next++}@test.invalid` };
      const from = { name: 'The bench', address: 'bench@example.org' };
      const unsubscribe = `https://www.example.org/unsubscribe/${next}`;
      const headers = {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      };
      await pool.sendMail({ from, to, subject: 'Young people walk for water', html, text, headers });
      sent++;
    }
  };
  await Promise.all(Array.from({ length: lines }, line));
  const { user, system } = process.cpuUsage(before);
  pool.close();
  return { mails: sent, processor: (user + system) / sent };
}

process.once('message', async (task: Task) => {
  process.send?.(await loop(task));
  process.disconnect();
});
