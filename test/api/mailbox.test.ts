import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMailboxJob } from '#jobs/mailboxJob.ts';
import { createMailReader } from '#jobs/mailReader.ts';
import { openMailer } from '#mail/mailer.ts';
import { returnAddresses } from '#mail/returnAddress.ts';
import { type LookDeps, lookIntoMailbox } from '#mail/returned/lookInto.ts';
import { ReaderEnded } from '#mail/returned/readerEnded.ts';
import { readSettings } from '#settings/settings.ts';
import { mailboxState } from '#store/delivery/mailboxState.ts';
import { mailSecret } from '#store/mailQueue/mailSecret.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import {
  complaint,
  delayed,
  exchange,
  gmail,
  holiday,
  plainBounce,
  postfix,
  reply,
} from '../support/bounces.ts';
import { type ImapServer, startImap } from '../support/imapServer.ts';
import { sendMails, subscribers } from '../support/mail.ts';
import { type Sink, startSink } from '../support/mailSink.ts';
import { type Files, files, SAMPLES } from '../support/samples.ts';

/** What comes back into the mailbox, against real SMTP and IMAP servers (AMB-047, AMB-051; RFC 3464, 5965). */
const MAILBOX = 'post@lists.example.org';
const DAY = 24 * 3_600_000;
let api: TestApi;
let who: People;
let given: Files;
let sink: Sink;
let imap: ImapServer;
let log: string[];
/** How far the mailbox's clock is ahead of the true one, in ms. */
let ahead: number;
/** Each letter comes from another one. */
let networks = 0;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  api = await startApi({ IMAP_URL: 'imap://a:b@127.0.0.1/INBOX', MAIL_RETURN: MAILBOX });
  who = await people(api);
  given = await files(api, who);
});
beforeEach(async () => {
  [sink, imap] = [await startSink(), await startImap()];
  log = [];
  ahead = 0;
});
afterEach(async () => {
  await Promise.all([sink.close(), imap.close(), ...closing.splice(0).map((close) => close())]);
  await api.database.pool.query(
    'delete from mail; delete from subscriber; delete from enquiry; delete from mail_read; delete from mail_reading; delete from mailbox_state',
  );
});
afterAll(() => api.close());

/** Takes mails apart in a process of its own, as the program does. */
const parse = createMailReader();
const look = (url = imap.url, reader: LookDeps['parse'] = parse) =>
  lookIntoMailbox(
    {
      db: api.database.db,
      imapUrl: url,
      mailbox: MAILBOX,
      parse: reader,
      now: () => new Date(Date.now() + ahead),
      log: (line) => log.push(line),
    },
    new AbortController().signal,
  );
/** A minute has passed, and the mailbox is looked into. */
async function lookAgain(url?: string) {
  ahead += 60_000;
  await look(url);
}
const subjects = (folder?: string) => imap.list(folder).map(({ subject }) => subject);

/** Sends a newsletter to so many; gives the envelope's sender of each mail. */
async function newsletter(count = 1): Promise<string[]> {
  const news = await api.call(
    'POST',
    'news/create',
    who.office,
    SAMPLES.news('Bells', given, { diocese: who.madras.id }),
  );
  const body = { news: [news.body.data._id] };
  await api.call('POST', 'news_letter/send_news_letter', who.office, body);
  const before = sink.got.length;
  await sendMails(api, { url: sink.url, mailbox: MAILBOX, lines: 1 });
  expect(sink.got.length - before).toBe(count);
  return sink.got.slice(before).map(({ from }) => from);
}
const subscriber = async () =>
  (
    await api.database.pool.query(
      'select state, parked_reason, goodbye, soft_bounces from subscriber order by email',
    )
  ).rows[0];
const mailStates = async () =>
  (await api.database.pool.query('select state from mail order by to_address')).rows.map(
    ({ state }) => state,
  );

it('is read at once after a start with a corrected address, though an earlier run was to wait for an hour', async () => {
  const away = await startImap();
  await away.close();
  for (let failed = 0; failed < 8; failed++) {
    ahead += 3_600_000;
    await look(away.url);
  }
  expect((await mailboxState(api.database.db))?.trouble?.sentence).toContain('Nothing answers');
  const { db, pool } = api.database;
  const mailer = openMailer(readSettings({ IMAP_URL: imap.url, MAIL_RETURN: MAILBOX }));
  const now = () => new Date(Date.now() + ahead);
  const read = createMailboxJob({ db, mailer, now, log: () => {} }, pool, new AbortController().signal);
  await read?.();
  expect(await mailboxState(db)).toMatchObject({ failures: 0, trouble: null });
});

it('gives each mail an address of its own to come back to', async () => {
  await subscribers(api, 3);
  const from = await newsletter(3);
  expect(new Set(from).size).toBe(3);
  for (const address of from) expect(address).toMatch(/^post\+[0-9a-z]{41}@lists\.example\.org$/);
});

it.for([
  ['Postfix', postfix, '550 5.1.1 <reader0@test.invalid>: User unknown'],
  [
    'Exchange',
    exchange,
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
  ],
  ['Gmail', gmail, '550-5.1.1 The email account that you tried to reach does not exist.'],
  ['a server without reports', plainBounce, 'Sorry, no mailbox here by that name. (#5.1.1)'],
  ['one without any status', (to: string) => plainBounce(to, '550 User unknown'), '550 User unknown'],
] as const)('parks whose mail came back for good: %s', async ([, shape, words]) => {
  await subscribers(api, 1);
  const [from = ''] = await newsletter();
  imap.put(shape(from));
  await look();
  expect(await subscriber()).toMatchObject({ state: 'parked', parked_reason: words });
  expect(await mailStates()).toEqual(['refused']);
  expect(subjects()).toEqual([]);
  expect(imap.list('Lectern')[0]?.flags).toContain('\\Seen');
  const sent = await api.call('POST', 'news_letter/get_sent', who.office, {});
  expect(sent.body.data.docs[0]).toMatchObject({ sent: 0, refused: 1 });
  expect((await api.call('GET', 'news_letter/recipients', who.office)).body.data.recipients).toBe(0);
  const listed = await api.call('POST', 'news_letter/get_subscriber', who.office, {});
  expect(listed.body.data.docs[0]).toMatchObject({ state: 'parked', reason: words });
});

it('parks after many in a row that came back for now, each mail counted once', async () => {
  await subscribers(api, 1);
  for (let i = 1; i <= 5; i++) {
    const [from = ''] = await newsletter();
    const failed = postfix(from, '5.0.0', '554 Transaction failed');
    for (const raw of [delayed(from), holiday(from), failed, failed]) imap.put(raw);
    await lookAgain();
    expect(await subscriber()).toMatchObject(
      i < 5 ? { state: 'subscribed', soft_bounces: i } : { state: 'parked' },
    );
  }
  expect((await subscriber()).parked_reason).toContain('554 Transaction failed');
});

it('parks nobody for what is about us, the content or a full mailbox, however often', async () => {
  await subscribers(api, 1);
  for (let i = 1; i <= 6; i++) {
    const [from = ''] = await newsletter();
    const refused = ['5.7.1 Blocked by our policy', '5.2.2 Mailbox full', '5.0.0 Virus found'][i % 3] ?? '';
    imap.put(postfix(from, refused.slice(0, 5), `550 ${refused}`));
    await lookAgain();
  }
  expect(await subscriber()).toMatchObject({ state: 'subscribed', soft_bounces: 0 });
});

it('counts anew after a long time without any', async () => {
  await subscribers(api, 1);
  for (const wait of [0, 100 * DAY]) {
    const [from = ''] = await newsletter();
    ahead += wait;
    imap.put(postfix(from, '5.0.0', '554 Transaction failed'));
    await lookAgain();
  }
  expect(await subscriber()).toMatchObject({ state: 'subscribed', soft_bounces: 1 });
});

it('ends the subscription of who calls it spam, wherever the report goes', async () => {
  await subscribers(api, 1);
  const [from = ''] = await newsletter();
  imap.put(complaint(MAILBOX, from, 'not-spam'));
  await look();
  expect(await subscriber()).toMatchObject({ state: 'subscribed' });
  imap.put(complaint(MAILBOX, from));
  await lookAgain();
  expect(await subscriber()).toMatchObject({
    state: 'unsubscribed',
    goodbye: expect.stringContaining('spam'),
  });
  const acts = await api.database.pool.query('select act from consent');
  expect(acts.rows).toEqual([{ act: 'left' }]);
});

it('changes nothing by what is forged, and leaves it for somebody to look at', async () => {
  await subscribers(api, 1);
  const [from = ''] = await newsletter();
  const stranger = returnAddresses(MAILBOX, Buffer.from('another secret'));
  const { rows } = await api.database.pool.query('select id from mail');
  const letter = returnAddresses(MAILBOX, await mailSecret(api.database.db)).of('enquiry', rows[0].id);
  const forged = [
    postfix(MAILBOX),
    postfix('reader0@test.invalid'),
    postfix(stranger.of('bounce', rows[0].id)),
    postfix(from.replace(/.@/, (end) => (end === 'a@' ? 'b@' : 'a@'))),
    complaint(MAILBOX, 'post+forged@lists.example.org'),
    reply(MAILBOX),
    reply(from, { body: '\nI am no server. 550 5.1.1 gone' }),
    reply(letter),
    'Subject: \0broken\nContent-Type: multipart/mixed; boundary=x\n\n--x\n--x',
  ];
  for (const raw of forged) imap.put(raw);
  await look();
  expect(await subscriber()).toMatchObject({ state: 'subscribed', soft_bounces: 0 });
  expect(await mailStates()).toEqual(['sent']);
  expect(imap.list().length).toBe(forged.length);
  expect(log.length).toBe(forged.length);
  expect((await mailboxState(api.database.db))?.unknown).toBe(forged.length);
  // Said once, not each minute.
  await lookAgain();
  expect(log.length).toBe(forged.length);
  expect((await mailboxState(api.database.db))?.unknown).toBe(forged.length);
});

const MARY = {
  name: 'Mary Thomas',
  email: 'mary@test.invalid',
  subject: 'Baptism of 1978',
  message: 'Whom?',
};
/** A letter that is answered and handled; gives its id and the address for replies. */
async function answered(): Promise<{ id: string; to: string }> {
  await api.call(
    'POST',
    'public/add_querys',
    null,
    { ...MARY, type: 'contact_us' },
    {},
    `10.7.${++networks}.1`,
  );
  const { _id: id } = (await api.call('POST', 'enquiries/get', who.office, { limit: 1 })).body.data.docs[0];
  await api.database.pool.query('delete from mail');
  await api.call('POST', `enquiries/answer/${id}`, who.office, { text: 'Ask at Kottayam.', handled: true });
  await sendMails(api, { url: sink.url, mailbox: MAILBOX });
  return {
    id,
    to: /^reply-to:.*<(.*)>/im.exec(sink.got.at(-1)?.raw.replaceAll(/\r\n\s+/g, ' ') ?? '')?.[1] ?? '',
  };
}
const thread = async (id: string) => (await api.call('GET', `enquiries/thread/${id}`, who.office)).body.data;

it('puts a reply into its thread, once, and the letter is new again', async () => {
  const { id, to } = await answered();
  imap.put(reply(to));
  imap.put(reply(to.toUpperCase()));
  await look();
  const { docs, replies } = await thread(id);
  expect(replies).toBe(true);
  expect(docs).toMatchObject([
    { ours: true },
    { ours: false, mail: null, text: expect.stringContaining('Mariamma Chacko') },
  ]);
  expect(docs.length).toBe(2);
  expect((await api.call('GET', `enquiries/get/${id}`, who.office)).body.data.handled).toBe(false);
  // The next answer answers it.
  await api.call('POST', `enquiries/answer/${id}`, who.office, {
    text: 'Come at six.',
    handled: true,
    after: docs[1]._id,
  });
  await sendMails(api, { url: sink.url, mailbox: MAILBOX });
  expect(sink.got.at(-1)?.raw).toMatch(/^In-Reply-To: <one@mail\.test\.invalid>\r$/m);
});

it('takes HTML as text, names what is attached, and cuts what is too long', async () => {
  const { id, to } = await answered();
  const body = `Content-Type: multipart/mixed; boundary="m"

--m
Content-Type: text/html; charset=utf-8

<html><head><style>p{}</style></head><body><script>alert(1)</script><p onclick="x()">Thank <b>you</b>.</p><div>Second line &lt;img src=x&gt;</div>${'<p>more</p>'.repeat(5000)}</body></html>
--m
Content-Type: application/pdf; name="certificate.pdf"
Content-Disposition: attachment; filename="certificate.pdf"
Content-Transfer-Encoding: base64

${'AAAA'.repeat(10)}
--m--
`;
  imap.put(reply(to, { body }));
  await look();
  const [, message] = (await thread(id)).docs;
  expect(message.text).toMatch(/^Thank you\.\nSecond line <img src=x>\nmore\n/);
  expect(message.text.length).toBeLessThanOrEqual(20_000);
  expect(message.files).toEqual(['certificate.pdf']);
});

it('does not take what answers by itself, what others write, or what is about a letter that has gone', async () => {
  const { id, to } = await answered();
  const gone = await answered();
  await api.call('DELETE', `enquiries/delete/${gone.id}`, who.office);
  for (const head of ['Auto-Submitted: auto-replied\n', 'Precedence: auto_reply\n', 'X-Autoreply: yes\n'])
    imap.put(reply(to, { head, id: `<${head.length}@x>` }));
  imap.put(reply(to, { from: 'eve@test.invalid', subject: 'By another' }));
  imap.put(reply(gone.to, { subject: 'Gone' }));
  await look();
  expect((await thread(id)).docs.length).toBe(1);
  expect(subjects()).toEqual(['By another', 'Gone']);
  expect(sink.got.length).toBe(2);
});

/** A letter that was mailed to the office; gives its id and the address at which the office answers it. */
async function mailedOn(): Promise<{ id: string; to: string }> {
  const body = { ...MARY, type: 'contact_us' };
  await api.call('POST', 'public/add_querys', null, body, {}, `10.7.${++networks}.1`);
  await sendMails(api, { url: sink.url, mailbox: MAILBOX });
  const { _id: id } = (await api.call('POST', 'enquiries/get', who.office, { limit: 1 })).body.data.docs[0];
  const copy = sink.got.find(({ to }) => to === 'office@example.org')?.raw.replaceAll(/\r\n\s+/g, ' ');
  sink.got.length = 0;
  return { id, to: /^reply-to:.*<(.*)>/im.exec(copy ?? '')?.[1] ?? '' };
}
const OFFICER = { from: 'An officer <officer@parish.invalid>' };

it('keeps what the office answers by mail in the thread and sends it on, once, and the letter is handled', async () => {
  const { id, to } = await mailedOn();
  imap.put(reply(to, OFFICER));
  imap.put(reply(to, OFFICER));
  await look();
  const { docs } = await thread(id);
  expect(docs).toMatchObject([
    { ours: true, by: { user_name: '' }, by_mail: 'officer@parish.invalid', mail: { state: 'waiting' } },
  ]);
  expect(docs.length).toBe(1);
  expect(docs[0].text).toBe('Thank you. Her name then was Mariamma Chacko.');
  expect((await api.call('GET', `enquiries/get/${id}`, who.office)).body.data.handled).toBe(true);
  await sendMails(api, { url: sink.url, mailbox: MAILBOX });
  expect(sink.got.map((mail) => mail.to)).toEqual([MARY.email]);
  const raw = sink.got[0]?.raw ?? '';
  expect(raw).toContain('Mariamma Chacko');
  expect(raw).toMatch(/^Subject: Re: Baptism of 1978\r$/m);
  // Nobody learns by it where the office answers, or who of the office has.
  expect(raw).not.toContain(to);
  expect(raw).not.toContain('officer@parish.invalid');
});

it('sends on nothing that has something attached, and takes nobody for the office by the address alone', async () => {
  const { id, to } = await mailedOn();
  const pdf = `Content-Type: multipart/mixed; boundary="m"\n\n--m\nContent-Type: text/plain\n\nThe register is attached.\n--m\nContent-Type: application/pdf\nContent-Disposition: attachment; filename="register.pdf"\n\nAAAA\n--m--\n`;
  imap.put(reply(to, { ...OFFICER, body: pdf }));
  await look();
  expect((await thread(id)).docs).toMatchObject([{ ours: true, files: ['register.pdf'], mail: null }]);
  expect((await api.call('GET', `enquiries/get/${id}`, who.office)).body.data.handled).toBe(false);
  // The visitor, who was told the address by accident, stays the visitor.
  imap.put(reply(to, { id: '<two@mail.test.invalid>' }));
  await lookAgain();
  expect((await thread(id)).docs).toMatchObject([{ ours: true }, { ours: false, by_mail: '' }]);
  const visitors = (await answered()).to;
  imap.put(reply(visitors, { from: 'The office <office@example.org>', subject: 'Says it is the office' }));
  await lookAgain();
  expect(subjects()).toEqual(['Says it is the office']);
  const { rows } = await api.database.pool.query(
    `select 1 from mail where template = 'answer' and state = 'waiting'`,
  );
  expect(rows).toEqual([]);
});

it('lists first what has come last: a reply, or an answer that came back', async () => {
  const [first, second] = [await answered(), await answered()];
  const listed = async () =>
    (await api.call('POST', 'enquiries/get', who.office, {})).body.data.docs.map(
      ({ _id, handled }: { _id: string; handled: boolean }) => [_id, handled],
    );
  expect(await listed()).toEqual([
    [second.id, true],
    [first.id, true],
  ]);
  imap.put(reply(first.to));
  await look();
  expect(await listed()).toEqual([
    [first.id, false],
    [second.id, true],
  ]);
  imap.put(postfix(sink.got[1]?.from ?? ''));
  await lookAgain();
  expect(await listed()).toEqual([
    [second.id, false],
    [first.id, false],
  ]);
});

it('makes a letter new again whose answer the mail server refuses', async () => {
  const { id } = await answered();
  await sink.close();
  sink = await startSink(() => 550);
  await api.call('POST', `enquiries/answer/${id}`, who.office, { text: 'Come at six.', handled: true });
  await sendMails(api, { url: sink.url, mailbox: MAILBOX });
  expect((await thread(id)).docs[1].mail).toMatchObject({ state: 'refused', returned: false });
  expect((await api.call('GET', `enquiries/get/${id}`, who.office)).body.data.handled).toBe(false);
});

it('tells in the thread that an answer came back', async () => {
  const { id } = await answered();
  imap.put(postfix(sink.got[0]?.from ?? ''));
  await look();
  expect((await thread(id)).docs[0].mail).toMatchObject({
    state: 'refused',
    returned: true,
    answer: expect.stringContaining('User unknown'),
  });
});

it('does nothing twice when it is killed between noting and putting away, and loses nothing when killed before', async () => {
  const { id, to } = await answered();
  imap.put(reply(to));
  imap.put(reply(to, { id: '<two@mail.test.invalid>', subject: 'Second' }));
  await look();
  expect((await thread(id)).docs.length).toBe(3);
  // As a kill leaves it: noted, and still in the folder.
  const again = await startImap();
  closing.push(() => again.close());
  again.put(reply(to));
  again.put(reply(to, { id: '<two@mail.test.invalid>', subject: 'Second' }));
  again.put(reply(to, { id: '<three@mail.test.invalid>', subject: 'Third' }));
  await lookAgain(again.url);
  expect((await thread(id)).docs.length).toBe(4);
  expect(again.list().length).toBe(0);
  expect(again.list('Lectern').length).toBe(3);
});

it('leaves a mail aside that ends its reader twice, says so, and reads all others', async () => {
  const { id, to } = await answered();
  imap.put(reply(to, { id: '<bomb@mail.test.invalid>', subject: 'Bomb' }));
  imap.put(reply(to));
  let read = 0;
  const mortal: LookDeps['parse'] = async (raw, ending) => {
    if (!Buffer.from(raw).includes('Subject: Bomb')) return parse(raw, ending);
    read++;
    throw new ReaderEnded('It takes too long.');
  };
  await look(undefined, mortal);
  expect((await thread(id)).docs.length).toBe(2);
  expect((await mailboxState(api.database.db))?.setAside).toBe(0);
  for (let looks = 0; looks < 3; looks++) {
    ahead += 60_000;
    await look(undefined, mortal);
  }
  expect(read).toBe(2);
  expect(await mailboxState(api.database.db)).toMatchObject({ unknown: 1, setAside: 1 });
  expect(imap.list()).toMatchObject([{ subject: 'Bomb', flags: ['\\Flagged'] }]);
  // Whoever has seen to it takes it out of the folder.
  const empty = await startImap();
  closing.push(() => empty.close());
  await lookAgain(empty.url);
  expect((await mailboxState(api.database.db))?.setAside).toBe(0);
});

it('says in a sentence that the mailbox is not reached, and tries again after pauses that grow', async () => {
  const { id, to } = await answered();
  const port = Number(new URL(imap.url).port);
  await imap.close();
  const tries: number[] = [];
  for (let minute = 0; minute < 16; minute++) {
    const before = log.length;
    await lookAgain();
    if (log.length > before) tries.push(minute);
  }
  expect(tries).toEqual([0, 1, 3, 7, 15]);
  const { mailbox } = (await api.call('GET', 'mail/state', who.office)).body.data;
  expect(mailbox.trouble).toMatchObject({ sentence: expect.stringContaining('ECONNREFUSED') });
  expect((await api.call('GET', 'mail/state', who.youth.token)).body.data.mailbox).toBeNull();
  imap = await startImap(port);
  imap.put(reply(to));
  // Not before half an hour has passed, unless somebody asks for it.
  await look();
  expect((await thread(id)).docs.length).toBe(1);
  await api.call('POST', 'mail/try_now', who.office, {});
  await look();
  expect((await thread(id)).docs.length).toBe(2);
  expect((await api.call('GET', 'mail/state', who.office)).body.data.mailbox).toEqual({
    address: MAILBOX,
    last_read: expect.any(String),
    trouble: null,
    unknown: 0,
  });
});
