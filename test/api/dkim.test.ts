import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { DkimError, readDkim } from '#mail/dkim.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { dkimFault } from '../support/dkim.ts';
import { sendMails, subscribers } from '../support/mail.ts';
import { type Sink, startSink } from '../support/mailSink.ts';
import { files, SAMPLES } from '../support/samples.ts';

/** Mails are signed so that receivers can tell that they are the church's (RFC 6376; AMB-047). */
let api: TestApi;
let who: People;
let sink: Sink;
let folder: string;
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const DNS = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const pem = (key: typeof privateKey) => key.export({ format: 'pem', type: 'pkcs8' }).toString();
let dkim: { selector: string; file: string };

beforeAll(async () => {
  [api, folder] = [await startApi(), await mkdtemp(join(tmpdir(), 'lectern-dkim-'))];
  who = await people(api);
  dkim = { selector: 'mail2026', file: join(folder, 'key.pem') };
  await writeFile(dkim.file, pem(privateKey));
});
beforeEach(async () => {
  sink = await startSink();
});
afterEach(() => sink.close());
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

it('signs newsletters in each script and mails to single persons, as receivers check it', async () => {
  const given = await files(api, who);
  await subscribers(api, 1);
  const titles = [
    'Bells',
    'மணிகள் ஒலிக்கின்றன',
    'గంటలు మోగుతున్నాయి',
    'ಗಂಟೆಗಳು',
    'മണികൾ മുഴങ്ങുന്നു',
    '.\r\n..dots\r\n. ',
  ];
  for (const title of titles) {
    const body = {
      ...SAMPLES.news(title, given, { diocese: who.madras.id }),
      heading: `${title}  ${title} `,
    };
    const news = await api.call('POST', 'news/create', who.office, body);
    await api.call('POST', 'news_letter/send_news_letter', who.office, { news: [news.body.data._id] });
  }
  const letter = {
    name: 'ಮೇರಿ',
    email: 'mary@test.invalid',
    subject: 'പള്ളി',
    message: 'எங்கே?\n\n.\n',
    type: 'contact_us',
  };
  await api.call('POST', 'public/add_querys', null, letter);
  await sendMails(api, { url: sink.url, dkim, mailbox: 'post@lists.example.org' });
  expect(sink.got.length).toBe(titles.length + 2);
  for (const { raw } of sink.got) {
    expect(dkimFault(raw, DNS)).toBe('');
    const head = raw.split('\r\n\r\n')[0]?.replaceAll(/\r\n\s+/g, ' ') ?? '';
    const [, signed = ''] = /^dkim-signature:.*?\bh=([^;]*)/im.exec(head) ?? [];
    for (const name of ['from', 'to', 'subject', 'date', 'message-id', 'mime-version', 'content-type'])
      expect(signed.toLowerCase().split(/\s*:\s*/)).toContain(name);
    expect(head).toMatch(/d=example\.org; .*s=mail2026|s=mail2026.*d=example\.org/i);
    if (/^list-unsubscribe:/im.test(head)) {
      expect(head).toMatch(/^list-id: <newsletter\.example\.org>$/im);
      for (const name of ['list-id', 'list-unsubscribe', 'list-unsubscribe-post'])
        expect(signed.toLowerCase().split(/\s*:\s*/)).toContain(name);
      for (const change of [
        raw.replace('=One-Click', '=Two-Clicks'),
        raw.replace(/^List-Unsubscribe-Post:.*\r\n/m, ''),
        raw.replace('<newsletter.', '<letters.'),
      ])
        expect(dkimFault(change, DNS)).toBe('the signature is another one');
    }
    // It is seen when anything is changed on the way.
    expect(dkimFault(raw.replace('Subject: ', 'Subject: x'), DNS)).toBe('the signature is another one');
    expect(dkimFault(`${raw}x\r\n`, DNS)).toBe('the body is another one');
  }
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
  const wrong = other.export({ format: 'der', type: 'spki' }).toString('base64');
  expect(dkimFault(sink.got[0]?.raw ?? '', wrong)).toBe('the signature is another one');
});

it.for([
  ['nothing there', undefined, 'cannot be read: ENOENT'],
  ['no key', 'hello', 'cannot be read'],
  ['the public key', publicKey.export({ format: 'pem', type: 'spki' }).toString(), 'cannot be read'],
  ['a key of another sort', pem(generateKeyPairSync('ed25519').privateKey), 'is no RSA key'],
  [
    'one that is too short',
    pem(generateKeyPairSync('rsa', { modulusLength: 768 }).privateKey),
    'has 768 bits',
  ],
] as const)('tells at the start that the key is wrong: %s', async ([name, text, says]) => {
  const file = join(folder, `${name}.pem`);
  if (text !== undefined) await writeFile(file, text);
  const read = () => readDkim('mail2026', file);
  expect(read).toThrow(DkimError);
  expect(read).toThrow(says);
});

it('wants both settings or none', () => {
  expect(readDkim(undefined, undefined)).toBeUndefined();
  expect(() => readDkim('mail2026', undefined)).toThrow('belong together');
  expect(() => readDkim(undefined, '/key.pem')).toThrow('belong together');
});
