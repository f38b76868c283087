import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { BadAddress } from '#mail/address.ts';
import { createComposer } from '#mail/compose.ts';
import { MAIL_TEMPLATES } from '#store/mailQueue/mail.ts';
import { EVERY_MAIL, everywhere } from './support/everyMail.ts';
import { HOSTILE_HEADERS } from './support/hostileTexts.ts';

/**
 * Whatever people have typed: a mail has no header, recipient or part that we did not write, and what was typed arrives as it was typed. What its
 * HTML does is seen in a browser (test/e2e/hostileMail.test.ts).
 */
const HEADERS =
  /^(?:from|to|reply-to|subject|message-id|date|mime-version|content-type|content-language|content-transfer-encoding|auto-submitted|precedence|list-id|list-unsubscribe(?:-post)?|references|in-reply-to)$/;
const composer = createComposer({ name: 'Office', address: 'office@example.org' }, undefined);
const ID = '0a03db89-db67-46d0-b29b-f72f134f0948';
const ANSWERED = 'answers@example.org';
const TO = 'to@example.org';

it('looks at all templates', () => {
  expect(Object.keys(EVERY_MAIL).sort()).toEqual([...MAIL_TEMPLATES].sort());
});

describe.each(MAIL_TEMPLATES)('%s', (template) => {
  it('has the headers that we write, once each, and two parts', async () => {
    for (const text of HOSTILE_HEADERS)
      for (const drawn of EVERY_MAIL[template](everywhere(text))) {
        const says = { ...drawn, replyTo: { name: text, address: ANSWERED } };
        const { message, envelope } = await composer.compose(ID, { name: text, address: TO }, says);
        const mail = await PostalMime.parse(message);
        const names = mail.headers.map(({ key }) => key);
        expect({ text, forged: names.filter((name) => !HEADERS.test(name)) }).toEqual({ text, forged: [] });
        expect(new Set(names).size).toBe(names.length);
        expect([mail.to, mail.cc, mail.bcc, mail.replyTo].map(addressesOf)).toEqual([
          [TO],
          [],
          [],
          [ANSWERED],
        ]);
        expect(mail.attachments).toEqual([]);
        const [, boundary] = /boundary="([^"]+)"/.exec(message.toString('latin1')) ?? [];
        expect(message.toString('latin1').split(`--${boundary}\r\n`).length - 1).toBe(2);
        expect(mail.messageId).toBe(composer.messageId(ID));
        expect(envelope).toEqual({ from: 'office@example.org', to: TO });
      }
  });
});

const addressesOf = (list: readonly { address?: string }[] | undefined) =>
  (list ?? []).map(({ address }) => address);

it('shows a name and a subject as they were typed: nothing in them is decoded, and nothing hides', async () => {
  const typed = '=?utf-8?q?Bishop=0D=0ABcc:_evil=40evil.example?= =?utf-8?b?\u202eQmlzaG9w?=';
  const shown = typed.replaceAll('=?u', '= ?u').replace('\u202e', '');
  const [drawn] = EVERY_MAIL.enquiry({ ...everywhere(''), title: typed });
  if (!drawn) throw new Error('There is no enquiry.');
  const says = { ...drawn, replyTo: { name: typed, address: ANSWERED } };
  const { message } = await composer.compose(ID, { name: typed, address: TO }, says);
  const mail = await PostalMime.parse(message);
  const names = [mail.to, mail.replyTo].map((list) => list?.[0]?.name);
  expect([mail.subject, ...names].map((text) => text?.replaceAll(/\? ?=/g, '?='))).toEqual(
    Array(3).fill(shown.replaceAll(/\? ?=/g, '?=')),
  );
});

it.each(HOSTILE_HEADERS)('%j as an address is one address, or none', async (text) => {
  const [drawn] = EVERY_MAIL.test(everywhere(''));
  if (!drawn) throw new Error('There is no test mail.');
  for (const address of [text, `${text}@example.org`, `reader@${text}`, `"${text}"@example.org`]) {
    const composed = await composer.compose(ID, { name: '', address }, drawn).catch((error) => error);
    expect(composed).toBeInstanceOf(BadAddress);
  }
});
