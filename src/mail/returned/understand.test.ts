import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inProse, inShape, REFUSALS, SHAPE_NAMES, type Verdict } from '#test/corpus/bounceShapes.ts';
import { returnAddresses } from '../returnAddress.ts';
import { boundedMail } from './boundedMail.ts';
import { understand } from './understand.ts';

const ours = returnAddresses('post@church.example', Buffer.alloc(32, 7));
const ID = '0190f0a0-1111-7222-8333-444455556666';
const read = (mail: string, to = ours.of('bounce', ID)) =>
  understand(Buffer.from(mail.replaceAll('RETURN', to).replaceAll('\n', '\r\n')), ours);

async function verdictOf(mail: string): Promise<Verdict | string> {
  const found = await read(mail);
  if (found.as !== 'bounce') return found.as;
  return found.hard ? 'nobody' : found.counts ? 'counts' : 'neither';
}

describe('a report of a mail that came back', () => {
  it.each(REFUSALS)('%s %s %s: %s', async (shape, status, said, verdict) => {
    expect(await verdictOf(inShape(shape, status, said))).toBe(verdict);
  });

  it('says in its text alone why, as Exim of what it can send nowhere', async () => {
    const mail = inShape('exim', '', '').replace(
      '    SMTP error from remote mail server',
      '    Unrouteable address',
    );
    expect(await verdictOf(mail)).toBe('nobody');
  });

  it('is not a failure while the mail is only late, or has arrived', async () => {
    for (const action of ['delayed', 'delivered', 'relayed', 'expanded']) {
      const mail = inShape('postfix', '4.4.1', '451 4.4.1 try later').replace(
        'Action: failed',
        `Action: ${action}`,
      );
      expect(await verdictOf(mail)).toBe('nothing');
    }
  });
});

describe('a mail system that says it in its text', () => {
  it.each([
    [
      'MAILER-DAEMON <>',
      'There was an error delivering your mail to <gone@far.example>.\n550 5.1.1 User unknown',
      'nobody',
    ],
    ['MAILER-DAEMON@mx.far.example', '<gone@far.example>:\n550: no such user', 'nobody'],
    [
      'MAILER-DAEMON@yahoo.example',
      "<gone@yahoo.example>:\nThis user doesn't have a yahoo.com account (gone@yahoo.example) [-5]",
      'nobody',
    ],
    [
      'System Administrator <postmaster@far.example>',
      'The following recipient(s) could not be reached:\n\n  gone@far.example on 28/11/2026\n  The e-mail account does not exist at the organization this message was sent to.',
      'nobody',
    ],
    [
      'Postmaster@far.example',
      'Your message was not delivered to:\n\n gone@far.example\n\nbecause:\n\n User gone (gone@far.example) not listed in Domino Directory',
      'nobody',
    ],
    [
      'Mail Delivery System <Mailer-Daemon@mx.far.example>',
      '  gone@far.example\n    Unrouteable address',
      'nobody',
    ],
    ['MAILER-DAEMON@mx.far.example', '<gone@far.example>:\nThe mailbox is full.', 'neither'],
    ['MAILER-DAEMON@mx.far.example', '<gone@far.example>:\n552 5.7.1 Content refused', 'neither'],
    ['MAILER-DAEMON@mx.far.example', 'Nobody knows.', 'unknown'],
    ['MAILER-DAEMON@mx.far.example', 'Your mail is delayed.\n450 4.2.1 try again', 'nothing'],
    [
      'MAILER-DAEMON@mx.far.example',
      'It failed.\n\n--- Below this line is a copy of the message.\n\nRing 550 2211, from 5.1.27',
      'unknown',
    ],
  ])('%s: %s', async (from, text, verdict) => {
    expect(await verdictOf(inProse(from, text))).toBe(verdict);
  });
});

describe('who is only away is not gone', () => {
  const AWAY = [
    'The office is closed from 24.12.26 to 5.1.27, both days included.',
    'In urgent cases ring 044-553 4321.',
    'Ring 550 2211, or 560 001 is our PIN code.',
    'My mailbox is no longer in use, the user is unknown. 550 5.1.1',
  ];
  it.each([
    ['Leela <leela@far.example>', 'Out of office', 'Auto-Submitted: auto-replied\n'],
    [
      'Leela <leela@far.example>',
      'Automatic reply: Letter',
      'Auto-Submitted: auto-replied\nPrecedence: bulk\n',
    ],
    ['Leela <leela@far.example>', 'Re: Letter', 'Auto-Submitted: auto-generated\n'],
    ['postmaster@far.example', 'Out of Office: Letter', 'Auto-Submitted: auto-replied\n'],
    ['postmaster@far.example', 'Letter', 'X-Autoreply: yes\n'],
  ])('%s, %s', async (from, subject, head) => {
    for (const text of AWAY)
      expect(['nothing', 'unknown']).toContain(await verdictOf(inProse(from, text, subject, head)));
  });
});

describe('what a person wrote is not lost', () => {
  const from =
    'Return-Path: <mary@far.example>\nFrom: Mary <mary@far.example>\nTo: RETURN\nSubject: Re: Baptism\nMessage-ID: <3@far.example>\n';
  const thread = ours.of('enquiry', ID);

  it('a picture alone, as a telephone sends it', async () => {
    const alone = `${from}Content-Type: image/jpeg; name="register.jpg"\nContent-Disposition: inline; filename="register.jpg"\nContent-Transfer-Encoding: base64\n\n/9j/4AAQ\n`;
    const mixed = `${from}Content-Type: multipart/mixed; boundary="a"\n\n--a\nContent-Type: text/plain\n\n\n\n--a\n${alone.slice(from.length)}--a--\n`;
    for (const mail of [alone, mixed])
      expect(await read(mail, thread)).toMatchObject({ as: 'reply', files: ['register.jpg'], text: '' });
  });

  it('and not the logo of a signature beside it', async () => {
    const html = `${from}Content-Type: multipart/related; boundary="a"\n\n--a\nContent-Type: text/html\n\n<p>Thank you.</p><img src="cid:logo@x">\n--a\nContent-Type: image/png; name="logo.png"\nContent-ID: <logo@x>\nContent-Disposition: inline\nContent-Transfer-Encoding: base64\n\niVBORw0KGgo=\n--a--\n`;
    expect(await read(html, thread)).toMatchObject({ as: 'reply', files: [], text: 'Thank you.' });
  });

  it('what a server calls bulk, and what has a subject alone', async () => {
    expect(await read(`${from}Precedence: bulk\n\nThank you.\n`, thread)).toMatchObject({
      as: 'reply',
      text: 'Thank you.',
    });
    expect(await read(`${from}\n\n`, thread)).toMatchObject({ as: 'unknown' });
    expect(await read(`${from}List-Id: <members.example>\n\nThank you.\n`, thread)).toMatchObject({
      as: 'unknown',
    });
  });

  it('while a read receipt is no letter', async () => {
    const receipt = `${from}Content-Type: multipart/report; report-type=disposition-notification; boundary="a"\n\n--a\nContent-Type: text/plain\n\nYour message was read.\n--a\nContent-Type: message/disposition-notification\n\nFinal-Recipient: rfc822;mary@far.example\nDisposition: manual-action/MDN-sent-manually; displayed\n--a--\n`;
    expect(await read(receipt, thread)).toMatchObject({ as: 'nothing' });
  });

  it('nor is what came without a sender', async () => {
    const head = from.replace('<mary@far.example>', '<>');
    expect(await read(`${head}\nThank you.\n`, thread)).toMatchObject({ as: 'nothing' });
  });
});

describe('any report', () => {
  const shape = fc.constantFrom(...SHAPE_NAMES);
  const code = fc
    .tuple(fc.constantFrom('0', '2', '3', '4', '5', '6', '7'), fc.nat(40))
    .map((both) => `5.${both.join('.')}`);
  const ofUs = fc.constantFrom(
    ...[
      'spam message',
      'virus found',
      'over quota',
      'blocked by policy',
      'too many mails this hour',
      'sender rejected',
      'relaying denied',
      'SPF check failed',
      'mailbox full',
    ],
  );
  const noise = fc.array(
    fc.constantFrom('requested', 'action', 'Mail', 'by', '[192.0.2.9]', 'spf@host.example', 'x-1', '(#7)'),
    { maxLength: 6 },
  );

  it('about us, the content or a quota suppresses nobody and adds up to nothing, whatever its code', () =>
    fc.assert(
      fc.asyncProperty(
        shape,
        fc.oneof(code, fc.constant('5.1.1')),
        ofUs,
        noise,
        async (name, status, words, more) => {
          const said = `550 ${status} ${[...more, words, ...more].join(' ')}`;
          expect(await verdictOf(inShape(name, status, said))).toBe('neither');
        },
      ),
      { numRuns: 60 },
    ));

  it('of an unknown user suppresses in every shape, by code or by words', () =>
    fc.assert(
      fc.asyncProperty(
        shape,
        fc.constantFrom('550 5.1.1', '550-5.1.1', '550', '550:', '553 5.1.10', '551 5.5.0'),
        fc.constantFrom(
          'user unknown',
          'No such user here',
          'unknown recipient',
          'mailbox not found',
          'The account does not exist',
        ),
        noise.map((words) => words.filter((word) => word !== 'Mail')),
        async (name, reply, words, more) => {
          expect(await verdictOf(inShape(name, '5.0.0', `${reply} ${words}, ${more.join(' ')}`))).toBe(
            'nobody',
          );
        },
      ),
      { numRuns: 60 },
    ));

  it('without words that are known suppresses nobody by 5.0, 5.2, 5.3, 5.4, 5.6 or 5.7', () =>
    fc.assert(
      fc.asyncProperty(shape, code, noise, async (name, status, more) => {
        expect(await verdictOf(inShape(name, status, `550 ${status} ${more.join(' ')}`))).not.toBe('nobody');
      }),
      { numRuns: 60 },
    ));

  it('of any text is read, and never as more than it is', () =>
    fc.assert(
      fc.asyncProperty(shape, fc.string({ unit: 'binary', maxLength: 200 }), async (name, said) => {
        expect(['nobody', 'counts', 'neither', 'nothing', 'unknown']).toContain(
          await verdictOf(inShape(name, said, said)),
        );
      }),
      { numRuns: 60 },
    ));
});

it('of a header no more than 256 KB are read', () => {
  const header = `X: ${'x'.repeat(32_000)}\r\n`.repeat(20);
  expect(boundedMail(Buffer.from(`${header}\r\nText`)).length).toBeLessThan(257 * 1024);
});
