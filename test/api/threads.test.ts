import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { sendMails } from '../support/mail.ts';
import { type Sink, startSink } from '../support/mailSink.ts';

/** Answers to what visitors write, kept in its thread and mailed to the address that it came from (AMB-051). */
let api: TestApi;
let who: People;
let sink: Sink;
let nth = 0;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
beforeEach(async () => {
  sink = await startSink();
});
afterEach(async () => {
  await sink.close();
  await api.database.pool.query('delete from mail; delete from enquiry');
});
afterAll(() => api.close());

const MAILBOX = 'post@lists.example.org';
const MARY = {
  name: 'Mary Thomas',
  email: 'mary@test.invalid',
  subject: 'Baptism of 1978',
  message: 'Whom may I ask?',
};

/** Sends a letter and gives its id; the mails that it causes are gone. */
async function letter(body: object = {}): Promise<string> {
  await api.call(
    'POST',
    'public/add_querys',
    null,
    { ...MARY, type: 'contact_us', ...body },
    {},
    `10.9.${++nth}.1`,
  );
  const listed = await api.call('POST', 'enquiries/get', who.office, { limit: 1 });
  await api.database.pool.query('delete from mail');
  return listed.body.data.docs[0]._id;
}
const answer = (id: string, body: object = {}, as = who.office, headers = {}) =>
  api.call(
    'POST',
    `enquiries/answer/${id}`,
    as,
    { text: 'Ask at Kottayam.', handled: false, ...body },
    headers,
  );
const thread = async (id: string, as = who.office) =>
  (await api.call('GET', `enquiries/thread/${id}`, as)).body.data.docs;
const send = (more: object = {}) => sendMails(api, { url: sink.url, lines: 1, ...more });
const head = (raw = '') => raw.split('\r\n\r\n')[0]?.replaceAll(/\r\n\s+/g, ' ') ?? '';
const header = (raw: string | undefined, name: string) =>
  new RegExp(`^${name}: *(.*)$`, 'im').exec(head(raw))?.[1];

it('keeps an answer and mails it to the address that the letter came from, and to no other', async () => {
  const id = await letter();
  expect(await thread(id)).toEqual([]);
  expect((await answer(id, { handled: true, to: 'x@test.invalid', email: 'x@test.invalid' })).status).toBe(
    200,
  );
  expect(await thread(id)).toMatchObject([
    {
      ours: true,
      text: 'Ask at Kottayam.',
      by: { user_name: 'Leela Samson' },
      mail: { state: 'waiting', tries: 0 },
    },
  ]);
  expect((await api.call('GET', `enquiries/get/${id}`, who.office)).body.data.handled).toBe(true);
  await send();
  expect(sink.got.map(({ to }) => to)).toEqual([MARY.email]);
  const { raw = '' } = sink.got[0] ?? {};
  expect(header(raw, 'subject')).toBe('Re: Baptism of 1978');
  expect(header(raw, 'to')).toBe('Mary Thomas <mary@test.invalid>');
  expect(head(raw)).not.toMatch(/^(cc|bcc|reply-to|auto-submitted):/im);
  expect(raw).toContain('Whom may I ask?');
  expect((await thread(id))[0].mail).toMatchObject({ state: 'sent', tries: 1 });
});

it('holds a thread together by its headers, and gives it an address of its own for replies', async () => {
  const id = await letter();
  await answer(id);
  await answer(id, { text: 'And bring the year.' });
  await send({ mailbox: MAILBOX });
  const [first, second] = sink.got.map(({ raw }) => raw);
  expect(header(first, 'in-reply-to')).toContain(id);
  expect(header(second, 'in-reply-to')).toBe(sink.got[0]?.messageId);
  expect(header(second, 'references')).toBe(`${header(first, 'references')} ${sink.got[0]?.messageId}`);
  const replyTo = header(first, 'reply-to');
  expect(replyTo).toMatch(/<post\+[0-9a-z]{41}@lists\.example\.org>$/);
  expect(header(second, 'reply-to')).toBe(replyTo);
  const other = await letter();
  await answer(other);
  await send({ mailbox: MAILBOX });
  expect(header(sink.got[2]?.raw, 'reply-to')).not.toBe(replyTo);
});

it('thanks the writer once, at the address that was typed, and starts no loop', async () => {
  for (let i = 0; i < 2; i++)
    await api.call(
      'POST',
      'public/add_querys',
      null,
      { ...MARY, type: 'contact_us', to: 'x@test.invalid', reply_to: 'x@test.invalid' },
      {},
      `10.9.${++nth}.1`,
    );
  await send({ mailbox: MAILBOX });
  const thanks = sink.got.filter(({ to }) => to === MARY.email);
  expect(thanks.length).toBe(1);
  expect(sink.got.map(({ to }) => to).sort()).toEqual([
    MARY.email,
    'office@example.org',
    'office@example.org',
  ]);
  const { raw } = thanks[0] ?? {};
  expect(header(raw, 'auto-submitted')).toBe('auto-replied');
  expect(header(raw, 'precedence')).toBe('bulk');
  // Who answers the thanks writes into the thread, and so does who answers the office's copy, at another address.
  expect(header(raw, 'reply-to')).toMatch(/<post\+[0-9a-z]{41}@lists\.example\.org>$/);
  const copy = sink.got.find(({ to }) => to !== MARY.email)?.raw;
  expect(header(copy, 'reply-to')).toMatch(/^Mary Thomas <post\+[0-9a-z]{41}@lists\.example\.org>$/);
  expect(header(copy, 'reply-to')).not.toContain(/<(.*)>/.exec(header(raw, 'reply-to') ?? '')?.[1]);
  expect(header(copy, 'auto-submitted')).toBe('auto-generated');
});

it('happens once for a double click, and warns who has not seen what another wrote meanwhile', async () => {
  const id = await letter();
  const key = { 'idempotency-key': 'one click' };
  const two = await Promise.all([answer(id, {}, who.office, key), answer(id, {}, who.office, key)]);
  expect(two.map(({ status }) => status)).toEqual([200, 200]);
  expect(two[0]?.body.data._id).toBe(two[1]?.body.data._id);
  const [seen] = await thread(id);

  const late = await answer(id, { text: 'From another officer', after: '' });
  expect(late.status).toBe(409);
  expect(late.body.desc).toContain('Leela Samson has answered in the meantime');
  const both = await Promise.all(['One', 'Two'].map((text) => answer(id, { text, after: seen._id })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await thread(id)).length).toBe(2);
  await send();
  expect(sink.got.length).toBe(2);
});

it('is refused for blank texts, and for letters that are foreign, missing or in the trash', async () => {
  const id = await letter({ type: who.madras.id });
  expect((await answer(id, { text: ' \n ' })).body.desc).toBe('Please write an answer.');
  expect((await answer(id, { text: 'x'.repeat(10_001) })).status).toBe(422);
  expect((await answer(id, {}, who.medak.token)).status).toBe(404);
  expect((await answer('x')).status).toBe(404);
  expect((await answer(id, {}, who.madras.token)).status).toBe(200);
  expect((await thread(id, who.madras.token)).length).toBe(1);
  await api.call('DELETE', `enquiries/delete/${id}`, who.office);
  expect((await answer(id)).status).toBe(404);
  // What is deleted before its answer went out is not written to any more.
  await send();
  expect(sink.got).toEqual([]);
});

it('tells what the mail server said, also when it refused', async () => {
  await sink.close();
  sink = await startSink(() => 550);
  const id = await letter({ name: 'Eve\r\nBcc: b@test.invalid', subject: 'A\r\nBcc: c@test.invalid' });
  await answer(id);
  await send();
  expect((await thread(id))[0].mail).toMatchObject({
    state: 'refused',
    answer: expect.stringContaining('Said 550 on purpose'),
  });
});

describe.each([
  ['te', 'te', 'మీ సందేశం అందింది', 'జవాబు: Baptism of 1978'],
  ['en', 'en', 'Your message has arrived', 'Re: Baptism of 1978'],
  [undefined, 'en', 'Your message has arrived', 'Re: Baptism of 1978'],
])('of a letter that was written on a page in %s', (language, said, arrived, subject) => {
  it('thanks and answers in that language, and tells the office in its own', async () => {
    const email = `${said}${++nth}@test.invalid`;
    const sent = { ...MARY, type: 'contact_us', email, ...(language ? { language } : {}) };
    await api.call('POST', 'public/add_querys', null, sent, {}, `10.9.${nth}.1`);
    const [{ _id: id }] = (await api.call('POST', 'enquiries/get', who.office, { limit: 1 })).body.data.docs;
    await send();
    await answer(id);
    await send();
    const to = async (address: string) =>
      Promise.all(sink.got.filter((one) => one.to === address).map(({ raw }) => PostalMime.parse(raw)));
    const [thanks, answered] = await to(email);
    for (const mail of [thanks, answered]) {
      expect(mail?.headers.find(({ key }) => key === 'content-language')?.value).toBe(said);
      expect(mail?.html).toContain(`<html lang="${said}">`);
    }
    for (const part of [thanks?.text, thanks?.html]) expect(part).toContain(arrived);
    expect(answered?.subject).toBe(subject);
    expect(answered?.text).toContain('Ask at Kottayam.');
    const [office] = await to('office@example.org');
    expect(office?.headers.find(({ key }) => key === 'content-language')?.value).toBe('en');
    expect(office?.text).toContain('Answer this mail to write to them');
  });
});

it('takes no language that the church does not write in', async () => {
  const { status, body } = await api.call(
    ...(['POST', 'public/add_querys', null] as const),
    { ...MARY, type: 'contact_us', language: 'fr' },
    {},
    `10.9.${++nth}.1`,
  );
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['language']]);
  expect((await api.database.pool.query('select 1 from mail')).rows).toEqual([]);
});
