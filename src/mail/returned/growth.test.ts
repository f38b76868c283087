import { expect, it } from 'vitest';
import { returnAddresses } from '../returnAddress.ts';
import { understand } from './understand.ts';

/** Parsing takes time proportional to a mail's length: eight times the mail, not sixty-four times the time. */
const [SHORT, LONG] = [16 * 1024, 128 * 1024];
const LINEAR = 32;
/** So many short mails are as long as a long one. */
const EIGHT_TIMES = LONG / SHORT;
const NOTHING = 60;
const [FEWEST_TURNS, MOST_TURNS] = [2, 20];

const ours = returnAddresses('post@church.example', Buffer.alloc(32, 7));
const ID = '0190f0a0-1111-7222-8333-444455556666';
const [thread, bounce] = [ours.of('enquiry', ID), ours.of('bounce', ID)];
const html = (body: string) => `To: ${thread}\nFrom: a@far.example\nContent-Type: text/html\n\n${body}`;
const report = (status: string) =>
  `To: ${bounce}\nFrom: MAILER-DAEMON <>\nContent-Type: multipart/report; boundary=b\n\n--b\nContent-Type: text/plain\n\n${status}\n--b\nContent-Type: message/delivery-status\n\n${status}\n--b--\n`;

/** A mail that repeats a piece up to this length. */
const MAILS: Readonly<Record<string, (fill: (piece: string) => string) => string>> = {
  'a To without an address': (fill) => `To: ${fill('a')}\nDelivered-To: ${thread}\n\nHello`,
  'a To of many addresses': (fill) => `To: ${fill('a@b, ')}${thread}\n\nHello`,
  'a From of brackets': (fill) => `From: ${fill('(<"')}\nTo: ${thread}\n\nHello`,
  'folded headers': (fill) => `To: ${thread}\nX: a\n${fill(' a\n')}\n\nHello`,
  'many headers': (fill) => `To: ${thread}\n${fill('X: a\n')}\nHello`,
  'a Subject of blanks': (fill) => `Subject: ${fill(' ')}x\nTo: ${thread}\n\nHello`,
  'a Message-ID without an end': (fill) => `Message-ID: <${fill('a')}\nTo: ${thread}\n\nHello`,
  'an encoded word': (fill) => `Subject: ${fill('=?utf-8?q?a?= ')}\nTo: ${thread}\n\nHello`,
  'a text of blanks': (fill) => `To: ${thread}\n\nHello${fill(' ')}x`,
  'a text of empty lines': (fill) => `To: ${thread}\n\nHello${fill('\n')}x`,
  'HTML of <style>': (fill) => html(fill('<style>')),
  'HTML of <br ': (fill) => html(fill('<br ')),
  'HTML of <': (fill) => html(fill('<')),
  'HTML of &#': (fill) => html(fill('&#')),
  'HTML of blanks': (fill) => html(`a${fill(' ')}b`),
  'HTML of paragraphs': (fill) => html(fill('<p>')),
  'HTML of comments': (fill) => html(fill('<!--')),
  'a report of empty lines': (fill) => report(fill('\n')),
  'a report of blanks': (fill) => report(`Status:${fill(' ')}x`),
  'a report of folded lines': (fill) => report(`Action: failed\nDiagnostic-Code: x\n${fill(' a\n')}`),
  'a report of letters': (fill) => report(fill('a')),
  'a report of figures': (fill) => report(`Action: failed\nDiagnostic-Code: smtp; ${fill('5.1.')}`),
  'many parts': (fill) => `To: ${thread}\nContent-Type: multipart/mixed; boundary=b\n\n${fill('--b\n\na\n')}`,
  'many boundaries within each other': (fill) =>
    `To: ${thread}\nContent-Type: multipart/mixed; boundary=b\n\n${fill('--b\nContent-Type: multipart/mixed; boundary=b\n\n')}`,
};

it.each(Object.entries(MAILS))('%s', async (_, mail) => {
  const ofLength = (length: number) =>
    Buffer.from(mail((piece) => piece.repeat(Math.ceil(length / piece.length))).replaceAll('\n', '\r\n'));
  const [short, long] = [ofLength(SHORT), ofLength(LONG)];
  const least = { whole: Number.POSITIVE_INFINITY, short: Number.POSITIVE_INFINITY };
  // In turns: code that was compiled between the two would be compared with itself as it was before. More turns bring each closer to what it costs.
  for (let turn = 1; turn <= MOST_TURNS; turn++) {
    least.short = Math.min(least.short, await processorTime(short, EIGHT_TIMES));
    least.whole = Math.min(least.whole, await processorTime(long, 1));
    if (least.whole < NOTHING || (turn >= FEWEST_TURNS && least.whole / least.short < LINEAR)) return;
  }
  expect(least.whole / least.short).toBeLessThan(LINEAR);
});

/** Milliseconds of this thread's processor time for one of so many equal mails. A refused mail counts as processed, too. */
async function processorTime(raw: Buffer, mails: number): Promise<number> {
  const before = process.threadCpuUsage();
  for (let mail = 0; mail < mails; mail++) await understand(raw, ours).catch(() => undefined);
  const { user, system } = process.threadCpuUsage(before);
  return Math.max((user + system) / 1000 / mails, 1);
}
