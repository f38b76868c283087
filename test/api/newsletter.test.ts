import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newsletterContent } from '#store/newsletter/newsletterContent.ts';
import { startDueNewsletters } from '#store/newsletter/newsletterStart.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { inOrderOfNumbers, sendMails, subscribers } from '../support/mail.ts';
import { type Sink, startSink } from '../support/mailSink.ts';
import { type Files, files, SAMPLES } from '../support/samples.ts';

/** Newsletters as the office puts them together: looked at, tried, sent once, sent later, watched (AMB-047). */
let api: TestApi;
let who: People;
let given: Files;
let sink: Sink | undefined;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  given = await files(api, who);
});
afterEach(async () => {
  await sink?.close();
  sink = undefined;
  await api.database.pool.query('delete from newsletter; delete from subscriber; delete from form_sent');
});
afterAll(() => api.close());

const HOUR = 3_600_000;
const story = async (title: string, more: object = {}): Promise<string> =>
  (
    await api.call('POST', 'news/create', who.office, {
      ...SAMPLES.news(title, given, { diocese: who.madras.id }),
      ...more,
    })
  ).body.data._id;
const post = (path: string, body: object, headers = {}) =>
  api.call('POST', `news_letter/${path}`, who.office, body, headers);
const read = async (id: string) =>
  (await api.call('GET', `news_letter/get_sent/${id}`, who.office)).body.data;
const query = async (text: string) => (await api.database.pool.query(text)).rows;
const inAnHour = () => new Date(Date.now() + HOUR);
const scheduled = async (body: object): Promise<string> =>
  (await post('send_news_letter', { at: inAnHour().toISOString(), ...body })).body.data._id;

describe('the mail before it is sent', () => {
  it('is shown as it will arrive, in the order chosen, and nothing in it runs or comes from elsewhere', async () => {
    const news = [
      await story('<script>alert(1)</script> "Bells" style="x"'),
      await story('மணிகள்', { heading: 'They ring' }),
    ];
    const { status, body } = await post('preview', { news: news.reverse() });
    expect(status).toBe(200);
    const { subject, preheader, html, styles, text } = body.data;
    expect(subject).toBe('மணிகள், and one more');
    // What the subject says already is not said twice.
    expect(preheader).toMatch(/^They ring\. <script>/);
    expect(html.indexOf('மணிகள்</a></h1>')).toBeGreaterThan(0);
    expect(html).toContain('lang="ta"');
    expect(html).not.toMatch(/<script|<style| style="|src="http/);
    expect(html).toContain('src="/icons/mail-seal.png"');
    expect(styles.dark).toContain('#181315');
    expect(styles.light).not.toContain('#181315');
    expect(text).toContain('They ring');
    expect((await post('preview', { news, subject: ' Bells ring ' })).body.data.subject).toBe('Bells ring');
    // Nothing was noted by looking.
    expect(await query('select 1 from newsletter')).toEqual([]);
    await api.call('PUT', `news/edit/${news[0]}`, who.office, { activated: false });
    expect((await post('preview', { news })).body.desc).toContain('is not active');
  });

  it('is tried by whoever is signed in, says that it is a test, and not too often', async () => {
    const news = [await story('Bells')];
    const tries: Awaited<ReturnType<typeof post>>[] = [];
    for (let nth = 0; nth < 6; nth++) tries.push(await post('send_test', { news, subject: 'Advent' }));
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(tries[0]?.body.data).toMatchObject({ taken: true, to: 'office@example.org' });
    expect(tries[5]?.body.desc).toContain('too many test mails');
    expect(await query('select 1 from newsletter')).toEqual([]);
  });
});

describe('one newsletter', () => {
  it('comes of two people who send the same news at once, in any order, unless somebody wants it twice', async () => {
    const [one, two] = [await story('One'), await story('Two')];
    const answers = await Promise.all(
      [1, 2, 3, 4].map((nth) => post('send_news_letter', { news: nth % 2 ? [one, two] : [two, one] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.desc).toMatch(/has sent a newsletter with the same news/);
    expect((await query('select 1 from newsletter')).length).toBe(1);
    expect((await post('send_news_letter', { news: [one] })).status).toBe(200);
    expect((await post('send_news_letter', { news: [one, two], again: true })).status).toBe(200);
  });

  it('may be sent again once it was cancelled', async () => {
    const news = [await story('One')];
    const id = await scheduled({ news });
    expect((await post('send_news_letter', { news })).body.desc).toContain('has scheduled a newsletter');
    await post('switch', { newsletter: id, state: 'cancelled' });
    expect((await post('send_news_letter', { news })).status).toBe(200);
  });
});

describe('a newsletter saved for later', () => {
  const newsOf = async (id: string) => (await read(id)).stories.map(({ title }: { title: string }) => title);

  it('is gone on with by another user, in its order and under its subject, and is sent once', async () => {
    await subscribers(api, 1);
    const news = [await story('First'), await story('Second')];
    const { _id, version } = (await post('save', { news })).body.data;
    expect(await read(_id)).toMatchObject({
      state: 'draft',
      subject: 'First, and one more',
      version,
      page: '',
    });
    expect(await query('select 1 from mail')).toEqual([]);
    expect((await api.app.inject(`/newsletter/${_id}`)).statusCode).toBe(404);

    const draft = { newsletter: _id, version, news: news.toReversed(), subject: ' Bells ' };
    const saved = (await post('save', draft)).body.data;
    expect([await newsOf(_id), (await read(_id)).subject]).toEqual([['Second', 'First'], 'Bells']);
    // Whoever has an older one loses nothing to it, and takes nothing away.
    const stale = await post('save', draft);
    expect([stale.status, stale.body.desc]).toEqual([
      409,
      expect.stringContaining('Leela Samson has changed'),
    ]);
    expect((await post('send_news_letter', draft)).status).toBe(409);

    const sent = await post('send_news_letter', { ...draft, version: saved.version });
    expect(sent.body.data).toMatchObject({ _id, recipients: 1 });
    expect(await read(_id)).toMatchObject({ state: 'sending', subject: 'Bells' });
    for (const path of ['save', 'send_news_letter']) {
      const late = await post(path, { newsletter: _id, news });
      expect([late.status, late.body.desc]).toEqual([
        409,
        expect.stringContaining('has sent this newsletter'),
      ]);
    }
    expect(await query('select 1 from mail')).toHaveLength(1);
    expect((await read(_id)).acts.map(({ act }: { act: string }) => act)).toEqual([
      ...['create', 'change', 'change', 'start'],
    ]);
  });

  it('is one, however often it is asked for; hinders nobody, and is cancelled', async () => {
    const news = [await story('First')];
    const key = { 'idempotency-key': 'saved once' };
    const [{ _id }, again] = [
      (await post('save', { news }, key)).body.data,
      await post('save', { news }, key),
    ];
    expect(again.body.data._id).toBe(_id);
    await query('update news set activated = false');
    expect((await post('save', { newsletter: _id, news })).status).toBe(200);
    expect((await post('send_news_letter', { newsletter: _id, news })).body.desc).toContain('is not active');
    await query('update news set activated = true');
    expect((await post('send_news_letter', { news })).status).toBe(200);
    expect((await post('switch', { newsletter: _id, state: 'sending' })).body.desc).toContain('is a draft');
    expect((await post('switch', { newsletter: _id, state: 'cancelled' })).status).toBe(200);
    expect((await post('save', { newsletter: _id, news })).body.desc).toContain('has cancelled');
    expect((await post('save', { newsletter: news[0], news })).status).toBe(404);
  });
});

describe('the greeting of a newsletter', () => {
  const greeting =
    '<p onclick="x()">Dear friends</p><img src="https://elsewhere.example/spy.gif"><script>x</script>';
  const kept = '<p>Dear friends</p>';

  it('is cleaned, shown before, kept with the draft, and goes out', async () => {
    await subscribers(api, 1);
    const news = [await story('Bells')];
    const seen = (await post('preview', { news, greeting })).body.data;
    expect(seen.html).toMatch(/Dear friends<\/p>.*Bells/s);
    expect(seen.html).not.toMatch(/onclick|<img[^>]*spy|<script/);
    expect(seen.bytes).toBeGreaterThan(seen.html.length);
    expect(seen.text).toMatch(/Dear friends\n\n.*Bells/s);

    const { _id } = (await post('save', { news, greeting })).body.data;
    expect((await read(_id)).greeting).toContain(kept);
    // A program that knows of no greeting takes none away.
    await post('save', { news, newsletter: _id });
    expect((await read(_id)).greeting).toContain(kept);
    await post('send_news_letter', { news, newsletter: _id });
    const sent = await newsletterContent(api.database.db, _id);
    expect(sent?.greeting).toContain(kept);
    expect(sent?.greeting).not.toMatch(/onclick|<img|<script/);
  });

  it('can be taken away, and has its bound', async () => {
    const news = [await story('Bells')];
    const { _id } = (await post('save', { news, greeting })).body.data;
    await post('save', { news, newsletter: _id, greeting: '' });
    expect((await read(_id)).greeting).toBe('');
    const { status, body } = await post('preview', { news, greeting: 'x'.repeat(5001) });
    expect(status).toBe(422);
    expect(body.fields.greeting).toContain('5000');
  });
});

describe('a newsletter for later', () => {
  it('goes out when its time has come, to those who get it then, as its news are then', async () => {
    const [stays, changes, goes] = [await story('Stays'), await story('Changes'), await story('Goes')];
    await subscribers(api, 2);
    const id = await scheduled({ news: [changes, goes, stays] });
    expect(await read(id)).toMatchObject({
      state: 'scheduled',
      recipients: 2,
      sent: 0,
      page: '',
      subject: 'Changes, and two more',
    });
    expect((await api.app.inject(`/newsletter/${id}`)).statusCode).toBe(404);
    expect(await startDueNewsletters(api.database.db, new Date())).toBe(0);
    expect(await query('select 1 from mail where newsletter_id is not null')).toEqual([]);

    await subscribers(api, 1, () => 'late@test.invalid');
    await api.call('PUT', `news/edit/${changes}`, who.office, { title: 'Changed' });
    await api.call('PUT', `news/edit/${goes}`, who.office, { activated: false });
    // Several copies of the program look at the same time.
    const started = await Promise.all(
      [1, 2, 3].map(() => startDueNewsletters(api.database.db, new Date(Date.now() + 2 * HOUR))),
    );
    expect(started.sort()).toEqual([0, 0, 1]);
    expect(await read(id)).toMatchObject({
      state: 'sending',
      recipients: 3,
      waiting: 3,
      subject: 'Changed, and one more',
      note: expect.stringContaining('1 of its news'),
      stories: [{ title: 'Changed' }, { title: 'Stays' }],
      acts: [
        { act: 'create', by: 'Leela Samson' },
        { act: 'schedule', by: 'Leela Samson' },
        { act: 'start', by: '' },
      ],
    });
  });

  it('is not sent when nothing is left of it', async () => {
    const news = [await story('Gone')];
    await subscribers(api, 1);
    const id = await scheduled({ news });
    await api.call('DELETE', `news/delete/${news[0]}`, who.office);
    await startDueNewsletters(api.database.db, new Date(Date.now() + 2 * HOUR));
    expect(await read(id)).toMatchObject({
      state: 'cancelled',
      sent: 0,
      note: expect.stringContaining('None of its news'),
    });
    expect(await query('select 1 from mail where newsletter_id is not null')).toEqual([]);
  });

  it('is begun at once, given another time, and cancelled; no time is past or far away', async () => {
    const news = [await story('Soon')];
    await subscribers(api, 1);
    const past = await post('send_news_letter', { news, at: '2020-01-01T08:00' });
    expect([past.status, past.body.desc]).toEqual([422, 'Please choose a time that is still to come.']);
    expect((await post('send_news_letter', { news, at: '2199-01-01' })).status).toBe(422);
    expect((await post('send_news_letter', { news, at: 'soon' })).status).toBe(422);
    const id = await scheduled({ news });
    const to = async (state: string, at?: string) =>
      (await post('switch', { newsletter: id, state, at })).status;
    expect([await to('paused'), await to('scheduled'), await to('scheduled', '2020-01-01')]).toEqual([
      422, 422, 422,
    ]);
    const later = new Date(Date.now() + 30 * HOUR);
    expect(await to('scheduled', later.toISOString())).toBe(200);
    expect((await read(id)).send_at.slice(0, 16)).toBe(later.toISOString().slice(0, 16));
    // By the organisation's clock, where no zone is named.
    const day = later.toISOString().slice(0, 10);
    expect(await to('scheduled', `${day}T18:30`)).toBe(200);
    expect((await read(id)).send_at).toBe(`${day}T13:00:00.000Z`);
    expect([await to('sending'), await to('scheduled', later.toISOString())]).toEqual([200, 422]);
    expect(await read(id)).toMatchObject({ state: 'sending', recipients: 1, waiting: 1 });
    expect(await to('cancelled')).toBe(200);
    expect((await read(id)).acts.map(({ act }: { act: string }) => act)).toEqual([
      ...['create', 'schedule', 'schedule', 'schedule', 'start', 'cancel'],
    ]);
  });
});

it('tells all newsletters page by page, and of one whom it did not reach and who did what', async () => {
  sink = await startSink((address) => (address.startsWith('reader1@') ? 550 : 250));
  await subscribers(api, 3);
  const id = (await post('send_news_letter', { news: [await story('First')] })).body.data._id;
  await post('send_news_letter', { news: [await story('Second')] });
  const list = (await post('get_sent', { limit: 1 })).body.data;
  expect([list.totalDocs, list.hasNextPage, list.docs[0].subject]).toEqual([2, true, 'Second']);
  await post('switch', { newsletter: id, state: 'paused' });
  await post('switch', { newsletter: id, state: 'sending' });
  await api.database.pool.query(`update subscriber set unsubscribed_at = now() where email like 'reader2%'`);
  // Who is refused before anybody was reached says something of the server, and is asked again later.
  await inOrderOfNumbers(api);
  await sendMails(api, { url: sink.url, lines: 1 });
  expect(await read(id)).toMatchObject({
    ...{ state: 'done', recipients: 3, sent: 1, refused: 1, unsubscribed: 1, waiting: 0 },
    refusals: [{ address: 'reader1@test.invalid', answer: expect.stringContaining('550') }],
    acts: ['create', 'start', 'pause', 'resume'].map((act) => ({ act, by: 'Leela Samson' })),
  });
  const refused = (await post('get_refusals', { newsletter: id })).body.data;
  expect([refused.totalDocs, refused.docs]).toEqual([
    1,
    [
      expect.objectContaining({
        address: 'reader1@test.invalid',
        name: 'Reader 1',
        answer: expect.stringContaining('550'),
      }),
    ],
  ]);
  expect((await post('get_refusals', { newsletter: who.madras.id })).status).toBe(404);
  expect((await post('switch', { newsletter: id, state: 'cancelled' })).body.desc).toContain(
    'gone out to everybody',
  );
});

describe('in the language that each reader has chosen', () => {
  const READERS = [
    ['', 'nobody'],
    ['ta', 'asha'],
    ['ta', 'ravi'],
    ['te', 'sita'],
  ] as const;
  const readers = async (): Promise<void> => {
    for (const [language, name] of READERS)
      await query(`insert into subscriber (id, name, email, language, confirmed)
        values (gen_random_uuid(), '${name}', '${name}@test.invalid', '${language}', true)`);
  };
  const version = async (record: string, title: string, activated: boolean, language = 'ta') => {
    const texts = { title, heading: 'துணைத் தலைப்பு' };
    const { body } = await api.call('POST', 'versions/make', who.office, {
      ...{ kind: 'news', record, language, texts },
    });
    await api.call('PUT', `news/edit/${body.data._id}`, who.office, { activated });
    return body.data._id as string;
  };
  const mailsTo = async () =>
    Object.fromEntries(
      await Promise.all(
        (sink?.got ?? []).map(
          async ({ to, raw }) => [to.split('@')[0] ?? '', await PostalMime.parse(raw)] as const,
        ),
      ),
    );

  it('has the versions that visitors see, and marks what has none', async () => {
    sink = await startSink();
    await readers();
    await query("update diocese set name_ta = 'சென்னை' where name = 'Madras'");
    const [bells, boats] = [await story('Bells ring'), await story('Boats first')];
    const tamil = await version(bells, 'மணிகள் ஒலிக்கின்றன', true);
    await version(boats, 'படகுகள்', false);
    const { _id: id } = (await post('send_news_letter', { news: [bells, boats] })).body.data;
    // What is changed from here on is not in what has begun.
    await api.call('PUT', `news/edit/${tamil}`, who.office, { title: 'மாற்றப்பட்டது' });
    await query("update subscriber set language = 'kn' where name = 'ravi'");
    await sendMails(api, { url: sink.url, lines: 1 });
    const { nobody, asha, ravi, sita } = await mailsTo();
    expect(nobody?.subject).toBe('Bells ring, and one more');
    expect(nobody?.text).toContain('Madras');
    for (const mail of [asha, ravi]) {
      expect(mail?.subject).toMatch(/^மணிகள் ஒலிக்கின்றன/);
      expect(mail?.subject).not.toMatch(/[a-z]/i);
      expect(mail?.headers.find(({ key }) => key === 'content-language')?.value).toBe('ta');
      for (const part of [mail?.html, mail?.text]) {
        for (const said of ['மணிகள் ஒலிக்கின்றன', 'துணைத் தலைப்பு', 'சென்னை', 'Boats first', 'ஆங்கிலம்'])
          expect(part).toContain(said);
        for (const unsaid of ['படகுகள்', 'மாற்றப்பட்டது', 'Madras', 'Bells']) expect(part).not.toContain(unsaid);
        expect(part).toContain(`https://www.example.org/ta/news_screen/dioceses/${tamil}`);
      }
      expect(mail?.html).toMatch(/<h2[^>]* lang="en"[^>]*><a[^>]*>Boats first/);
      expect(mail?.html).not.toMatch(/<h1[^>]* lang=/);
    }
    const { rows } = await api.database.pool.query("select mail_key from subscriber where name = 'asha'");
    const leave = `https://www.example.org/ta/unsubscribe/${rows[0].mail_key}`;
    expect(asha?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(`<${leave}>`);
    expect(asha?.html).toContain(`https://www.example.org/ta/newsletter/${id}`);
    // In Telugu there is neither: the letter is Telugu, its stories are not.
    expect(sita?.html).toContain('<html lang="te">');
    expect(sita?.html).toMatch(/<h1[^>]* lang="en"[^>]*><a[^>]*>Bells ring/);
    expect(sita?.subject).toMatch(/^Bells ring/);
    expect(await read(id)).toMatchObject({ recipients: 4, sent: 4, waiting: 0, state: 'done' });
    // The page of the letter says the same.
    const items = async (language: 'en' | 'ta') =>
      (await newsletterContent(api.database.db, id, language))?.items.map(({ title }) => title);
    expect(await items('ta')).toEqual(['மணிகள் ஒலிக்கின்றன', 'Boats first']);
    expect(await items('en')).toEqual(['Bells ring', 'Boats first']);
  });

  it('keeps what a letter said that had begun before there were any', async () => {
    sink = await startSink();
    await readers();
    const news = [await story('Bells ring')];
    const { _id: id } = (await post('send_news_letter', { news, subject: 'Advent' })).body.data;
    await query("update mail set data = '{}'");
    await version(news[0] ?? '', 'மணிகள்', true);
    await sendMails(api, { url: sink.url, lines: 1 });
    const { asha } = await mailsTo();
    expect(asha?.html).toContain('<html lang="en">');
    expect(asha?.subject).toBe('Advent');
    expect((await newsletterContent(api.database.db, id, 'ta'))?.items[0]?.title).toBe('Bells ring');
  });

  it('is shown to the office as readers of a language will get it', async () => {
    const news = [await story('Bells ring')];
    await version(news[0] ?? '', 'மணிகள்', true);
    const seen = async (language: string) => (await post('preview', { news, language })).body.data;
    expect((await seen('ta')).subject).toBe('மணிகள்');
    expect((await seen('ta')).html).toContain('<html lang="ta">');
    expect((await seen('te')).subject).toBe('Bells ring');
    expect((await seen('te')).html).toContain('<html lang="te">');
    expect((await seen('')).subject).toBe('Bells ring');
    expect((await post('preview', { news, language: 'fr' })).status).toBe(422);
  });

  it('calls a letter as the office has called it', async () => {
    await readers();
    const news = [await story('Bells ring')];
    await version(news[0] ?? '', 'மணிகள்', true);
    const { _id: id } = (await post('send_news_letter', { news, subject: 'Advent' })).body.data;
    const letter = await newsletterContent(api.database.db, id, 'ta');
    expect([letter?.subject, letter?.items[0]?.title]).toEqual(['Advent', 'மணிகள்']);
  });
});
