import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sink, startSink } from '#test/support/mailSink.ts';
import { BadAddress, wireAddress } from './address.ts';
import { createComposer } from './compose.ts';
import { smtpTransport } from './smtp.ts';
import type { Outcome } from './transport.ts';

const composer = createComposer({ name: 'Office', address: 'office@bücher.invalid' }, undefined);
const says = { subject: 'Bells\r\nBcc: x@test.invalid', html: '<p>.</p>', text: '.' };

/** Sends to a real server. */
async function sendTo({ url }: Sink, address: string, name = ''): Promise<Outcome> {
  const line = smtpTransport(url).openConnection();
  try {
    return await line.send(await composer.compose('an-id', { name, address }, says));
  } finally {
    line.close();
  }
}

describe('addresses', () => {
  let sink: Sink;
  let old: Sink;
  beforeAll(async () => {
    [sink, old] = await Promise.all([startSink(), startSink(undefined, 0, { hideSMTPUTF8: true })]);
  });
  afterAll(() => Promise.all([sink.close(), old.close()]));

  it.each([
    ["o'brien+bells@test.invalid", "o'brien+bells@test.invalid"],
    ['"a,b"@test.invalid', '"a,b"@test.invalid'],
    ['{x}|=~!#$%&*/?^_`@test.invalid', '{x}|=~!#$%&*/?^_`@test.invalid'],
    ['asha@bücher.invalid', 'asha@xn--bcher-kva.invalid'],
    ['asha@தேவாலயம்.invalid', 'asha@xn--rlcuclo8c3ctc.invalid'],
    ['செல்வம்@தேவாலயம்.invalid', 'செல்வம்@xn--rlcuclo8c3ctc.invalid'],
    ['аsha@test.invalid', 'аsha@test.invalid'],
  ])('%s goes out as %s', async (typed, wire) => {
    expect(wireAddress(typed)).toBe(wire);
    expect((await sendTo(sink, typed, 'ஆஷா\r\nBcc: y@test.invalid')).as).toBe('sent');
    const got = sink.got.at(-1);
    // The sink shows domains as people write them.
    expect(got?.to).toBe(typed);
    expect(got?.raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
  });

  it.each([
    '@',
    'a@',
    '@b.invalid',
    'a@b@c.invalid',
    'a@b..invalid',
    'a b@c.invalid',
    'a@c.invalid\r\nRCPT TO:<d@e.invalid>',
    'a@c.invalid>\r\nDATA',
    '<a@c.invalid>',
    '=?utf-8?q?a=0D=0ABcc?=@c.invalid',
    '"a"b"@c.invalid',
    '"a\\"@c.invalid',
    'a@c.invalid,d@e.invalid',
    `${'a'.repeat(65)}@c.invalid`,
    `a@${'b'.repeat(64)}.invalid`,
    `a@${'ü'.repeat(60)}.invalid`,
    `a@${'b.'.repeat(130)}invalid`,
  ])('%j is none', (address) => {
    expect(() => wireAddress(address)).toThrow(BadAddress);
  });

  it('of letters that an old server does not know are refused with a sentence, and their domains are no trouble', async () => {
    expect(await sendTo(old, 'செல்வம்@test.invalid')).toMatchObject({
      as: 'never',
      response: expect.stringContaining('SMTPUTF8'),
    });
    expect((await sendTo(old, 'asha@bücher.invalid')).as).toBe('sent');
    expect(old.got.map(({ to }) => to)).toEqual(['asha@bücher.invalid']);
  });

  it('of examples are written to by no mail server', async () => {
    for (const address of ['mary@readers.example', 'office@EXAMPLE']) {
      const before = sink.got.length;
      expect(await sendTo(sink, address)).toMatchObject({ as: 'never' });
      expect(sink.got.length).toBe(before);
    }
    // No server is needed for it: the address of a missing server causes no error.
    expect((await sendTo({ ...sink, url: 'smtp://127.0.0.1:1' }, 'mary@readers.example')).as).toBe('never');
  });
});
