import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import {
  invitationMail,
  newAddressMail,
  newPasswordMail,
  passwordChangedMail,
} from '#mail/accountLetters.ts';
import { answerMail } from '#mail/answer.tsx';
import { createComposer, type Drawn } from '#mail/compose.ts';
import { enquiryMail, orderMail, receivedMail, testMail } from '#mail/letters.tsx';
import { newsletterMail } from '#mail/newsletter.tsx';
import type { Church } from '#mail/Sheet.tsx';
import { MEDIA } from '#mail/styles.ts';
import { readSettings } from '#settings';

/** Whatever people have typed: a mail runs nothing, loads nothing from elsewhere, and has no header that we did not write. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><style>*{background:url(https://evil.example/x)}</style>',
  '<svg/onload=alert(1)>',
  '<iframe src=https://evil.example></iframe>',
  '<base href=https://evil.example/><link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<form action=https://evil.example><input name=password>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '-->]]><a href=https://evil.example style=position:fixed>press</a>',
  'Bells\r\nBcc: evil@evil.example\r\n\r\n<script>alert(1)</script>',
  'Bells\u2028Bcc: evil@evil.example\u0000\u202e',
  '=?utf-8?Q?=0D=0ABcc:_evil@evil.example?=',
] as const;

const church: Church = { organisation: readSettings({}).organisation, publicUrl: 'https://www.example.org' };
const at = new Date('2026-11-22T06:00:00Z');
const ID = '0a03db89-db67-46d0-b29b-f72f134f0948';
const TOKEN = { token: ID, expiresAt: at };

function picture(text: string) {
  const file = {
    id: ID,
    name: `${text}.jpg`,
    originalName: text,
    type: 'image/jpeg',
    bytes: 1,
    width: 4,
    height: 3,
  };
  return { ...file, pages: null, variants: [], alt: text, decorative: false, caption: text, credit: text };
}

/** Each template with a text in each of its fields. */
const MAILS: Readonly<Record<string, (text: string) => Drawn>> = {
  newsletter: (text) => {
    const item = {
      newsId: null,
      type: 'departments',
      unitName: text,
      title: text,
      heading: text,
      day: '2026-11-22',
    } as const;
    const items = [item, { ...item, newsId: ID }].map((one) => ({ ...one, picture: picture(text) }));
    return newsletterMail(church, ID, { subject: text, sentAt: at, items })(ID, text);
  },
  enquiry: (text) => enquiryMail(church, letter(text)),
  order: (text) => orderMail(church, letter(text)),
  answer: (text) =>
    answerMail(church, {
      ...{
        kind: 'enquiry',
        letterId: ID,
        subject: text,
        text,
        createdAt: at,
        asked: text,
        askedAt: at,
        before: [],
      },
    }),
  'new password': (text) => newPasswordMail(church, text, TOKEN),
  invitation: (text) => invitationMail(church, { name: text, address: text }, text, TOKEN),
  'new address': (text) => newAddressMail(church, { name: text, address: text }, TOKEN),
  'password changed': (text) => passwordChangedMail(church, text, at),
  received: () => receivedMail(church),
  test: () => testMail(church),
};

function letter(text: string) {
  const of = {
    name: text,
    email: text,
    subject: text,
    message: text,
    diocese: text,
    mobile: text,
    address: text,
  };
  return { ...of, createdAt: at };
}

const RUNS = new Set([
  'script',
  'iframe',
  'object',
  'embed',
  'form',
  'input',
  'button',
  'base',
  'link',
  'svg',
  'math',
  'video',
  'audio',
]);
const ADDRESSES = new Set(['href', 'src', 'srcset', 'action', 'background', 'poster', 'data', 'formaction']);
const OURS = /^(?:https:\/\/www\.example\.org\/|mailto:)/;

/** What in the HTML of a mail would run or be fetched from elsewhere. */
function faultsOf(html: string): string[] {
  const faults: string[] = [];
  let style = '';
  let inStyle = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      inStyle = name === 'style';
      if (RUNS.has(name)) faults.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on') || attribute === 'http-equiv') faults.push(`${name} ${attribute}`);
        if (ADDRESSES.has(attribute) && !OURS.test(value)) faults.push(`${attribute}=${value}`);
        if (attribute === 'style' && /url\(|expression|@import|position/i.test(value))
          faults.push(`style=${value}`);
      }
    },
    ontext: (text) => {
      if (inStyle) style += text;
    },
    onclosetag: () => {
      inStyle = false;
    },
  });
  parser.end(html);
  if (style !== MEDIA) faults.push(`a style of its own: ${style.slice(0, 200)}`);
  return faults;
}

const HEADERS =
  /^(?:from|to|reply-to|subject|message-id|date|mime-version|content-type|content-transfer-encoding|auto-submitted|precedence|list-[a-z-]+|references|in-reply-to|x-auto-response-suppress)$/i;

it.each(Object.entries(MAILS))('%s: HTML runs nothing and loads nothing from elsewhere', (_, draw) => {
  for (const text of HOSTILE)
    expect({ text, faults: faultsOf(draw(text).html) }).toEqual({ text, faults: [] });
});

it.each(Object.entries(MAILS))(
  '%s: no header is forged by a subject, a name or an address',
  async (_, draw) => {
    const composer = createComposer({ name: 'Office', address: 'office@example.org' }, undefined);
    for (const text of HOSTILE) {
      const drawn = { ...draw(text), replyTo: { name: text, address: 'reader@example.org' } };
      const { message, envelope } = await composer.compose(
        ID,
        { name: text, address: 'to@example.org' },
        drawn,
      );
      const head = message.toString('latin1').split('\r\n\r\n')[0] ?? '';
      const names = head
        .replaceAll(/\r\n[ \t]+/g, ' ')
        .split('\r\n')
        .map((line) => line.slice(0, line.indexOf(':')));
      expect({ text, forged: names.filter((name) => !HEADERS.test(name)) }).toEqual({ text, forged: [] });
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
      expect(envelope.to).toBe('to@example.org');
    }
  },
);

it('sees what it looks for', () => {
  const bad =
    '<style>x</style><script></script><img src="https://evil.example/x" onerror="a()" style="background:url(x)">';
  expect(faultsOf(bad).length).toBe(5);
});
