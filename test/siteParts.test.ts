import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '#lib/dates.ts';
import { newsDay } from '#lib/dayNames.ts';
import { Refusal } from '#lib/refusal.ts';
import { jpeg, type People, people, startApi, type TestApi } from './support/api.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from './support/site.ts';

/** What the server writes into pages for the look: what a search shows, long titles, links to a carousel's items; and its forms. */
let api: TestApi;
let who: People;
let client: BuiltClient;
let site: Served;
const calls: { path: string; body: unknown; network: string; key: string }[] = [];
let answer: () => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  client = await builtClient();
  site = await serveSite({
    database: api.database,
    clientDir: client.folder,
    more: {
      callApi: (path, body, { network, idempotencyKey: key }) => {
        calls.push({ path, body, network, key });
        return answer();
      },
    },
  });
  const thumbnail = (await api.upload(who.office, 'x.jpg', await jpeg())).body.data.url;
  const news = async (title: string, heading: string) =>
    api.call('POST', 'news/create', who.office, {
      ...{ title, heading, thumbnail, date: '2026-11-14', department: who.youth.id },
    });
  await news('Boats first, then roofs', 'Every family under a dry roof before the rains');
  await news('The fishing villages of the Cape ask the sea to be kind, and the board to hear', '');
  await news('மறைமாவட்டத்தலைவர்களுக்கான பயிற்சி', '');
  site.site.contentChanged();
});
afterAll(async () => {
  await site.app.close();
  await api.close();
  await client.remove();
});

it('a search shows how many, and of each the day, the unit, the picture and what was looked for', async () => {
  const { body } = await site.get('/search?q=roof');
  expect(body).toContain('<p class="also" role="status"><span><b>1 found</b></span></p>');
  expect(body).toMatch(
    /<article class="result"><div><p class="label"><b>News<\/b> \| <span>Youth<\/span> \| <time dateTime="2026-11-14">Saturday, Nov 14, 2026<\/time>/,
  );
  expect(body).toContain('under a dry <mark>roof</mark> before');
  expect(body).toMatch(/<\/div><span class="pic"><picture>/);
  const { body: nothing } = await site.get('/search?q=nothing-alike');
  expect(nothing).toContain('No news found');
  // Said once.
  expect(nothing).not.toContain('0 found');
});

it('a panel gets the results by groups alone, with how many there are, and the way to all of them', async () => {
  const { body } = await site.get('/search?q=youth&part=bar');
  expect(body).toMatch(/^<!doctype html><div data-said="\d+ found"><section aria-label="Pages">/);
  expect(body).toMatch(
    /<section aria-label="News">.*<ul class="found" data-news=""><li><a href="\/news_screen\//,
  );
  expect(body).toMatch(/<a [^>]*href="\/search\?q=youth">Show all results for “youth”<\/a><\/div>/);
  expect(body).not.toContain('target=');
  const { body: landing } = await site.get('/search?q=roof&part=landing');
  expect(landing).toMatch(/<a href="[^"]+" target="_blank" rel="noopener">/);
  const { body: nothing } = await site.get('/search?q=nothing-alike&part=bar');
  expect(nothing).toContain('data-said="No news found"');
  expect(nothing).toContain('Show all results for “nothing-alike”');
});

it('all dioceses by state stand on a page of their own, with the maker of the maps', async () => {
  const { body } = await site.get('/dio');
  expect(body).toMatch(
    /<svg .*<h2 [^>]*>Tamil Nadu<\/h2>.*<ul class="dir">.*<a class="hit" href="[^"]+">Madras<\/a>/,
  );
  expect(body).toMatch(/mapsvg\.com.*MapSVG<\/a>, .*CC BY 4\.0/);
  const folded = /<details class="acc all-units">(.*?)<\/details>/s.exec(
    (await site.get('/home/diocese')).body,
  )?.[1];
  expect(folded).toMatch(/<h3 [^>]*>Tamil Nadu<\/h3>/);
  const { body: departments } = await site.get('/dep');
  expect(departments).toMatch(
    /<ul class="dir dir--plain"><li[^>]*><div><h2 class="title"><a class="hit" href="[^"]+">/,
  );
});

it('a long announcement is cut in the list, and nothing else is (AMB-082)', async () => {
  for (const length of [150, 235, 300]) {
    const body = {
      title: `Of ${length}`,
      type: 'press',
      date: '2026-11-14',
      description: 'x'.repeat(length),
    };
    expect((await api.call('POST', 'statements/create', who.office, body)).status).toBe(200);
  }
  site.site.contentChanged();
  const { body } = await site.get('/others/press_release');
  expect(body.match(/x{100,}…?/g)?.sort()).toEqual(['x'.repeat(150), 'x'.repeat(235), `${'x'.repeat(235)}…`]);
});

describe('the front page', () => {
  it('sets a long title smaller, and lets a long word of Tamil break', async () => {
    const { body } = await site.get('/home');
    const leads = body.split('<article class="lead"').slice(1);
    const lead = (text: string) => leads.find((one) => one.includes(text)) ?? '';
    expect(lead('The fishing villages')).toMatch(/^ data-long=""/);
    expect(lead('Boats first')).not.toMatch(/^ data-long/);
    expect(lead('lang="ta"')).toMatch(/<h2 lang="ta"><a href="[^"]+">[^<]*\u00ad[^<]*<\/a>/);
  });

  it('has links to the stories for browsers without buttons of their own', async () => {
    const { body } = await site.get('/home');
    const marks = /<nav class="rail-marks"[^>]*>(.*?)<\/nav>/.exec(body)?.[1] ?? '';
    const anchors = [...marks.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(anchors).toHaveLength(3);
    for (const id of anchors) expect(body).toContain(`id="${id}"`);
  });
});

describe('a form', () => {
  const FORM = 'name=Asha+K&message=one%0D%0Atwo&message=three';
  const post = (url: string, headers: Record<string, string> = {}, payload = FORM) =>
    site.app.inject({
      method: 'POST',
      url,
      headers: {
        host: 'localhost:3000',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload,
      remoteAddress: '10.0.0.7',
    });

  it('is taken by the public call, and leads on', async () => {
    const { statusCode, headers } = await post('/about/contact_us?sent=1');
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      303,
      '/about/contact_us?sent=1#queries',
      'no-store',
    ]);
    await post('/about/contact_us');
    const [first, second] = calls;
    expect(first).toMatchObject({
      path: 'publicEnquiry',
      body: { name: 'Asha K', message: 'one\ntwo', type: 'contact_us' },
      network: '10.0.0.7',
    });
    expect(second?.key).toBe(first?.key);
  });

  it.each([
    [new Refusal(422, 'No.', { fields: { name: 'Not so.' } }), 422, ['No.', 'Not so.']],
    [new Refusal(429, 'Wait.', { retryAfterSeconds: 30 }), 429, ['Wait.']],
    [new Refusal(503, 'Away.'), 503, ['Away.']],
    [new Error('a secret of the house'), 500, ['Something went wrong on our side']],
  ])('that is refused (%s) stands again with what was typed', async (trouble, status, sentences) => {
    answer = () => Promise.reject(trouble);
    const { statusCode, headers, body } = await post('/about/contact_us');
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
    for (const sentence of [...sentences, 'value="Asha K"', 'one\ntwo</textarea>'])
      expect(body).toContain(sentence);
    expect(body).not.toContain('a secret of the house');
    expect(headers['retry-after']).toBe(status === 429 ? '30' : undefined);
    // Nobody else gets what was typed.
    expect((await site.get('/about/contact_us')).body).not.toContain('Asha');
  });

  it('that a program has filled in is not taken, and one of a person is when it is sent again', async () => {
    answer = () => Promise.resolve();
    const before = calls.length;
    const trapped = await post('/about/contact_us', {}, `${FORM}&leave_empty=x`);
    expect([trapped.statusCode, calls.length]).toEqual([422, before]);
    expect(trapped.body).toContain('press the button once more');
    expect(trapped.body).toContain('value="Asha K"');
    expect(trapped.body).toMatch(/<input tabindex="-1"[^>]*name="leave_empty"\/>/i);
    expect((await post('/about/contact_us', {}, `${FORM}&leave_empty=`)).statusCode).toBe(303);
    expect(calls.at(-1)?.body).not.toHaveProperty('leave_empty');
  });

  it('to subscribe stands in the foot of every page, and asks for no mobile number there either (AMB-116, decision 0062)', async () => {
    const { body } = await site.get('/home');
    expect(body).toContain('action="/subscribe#subscribe"');
    expect(body).toMatch(/<label [^>]*>Mobile<(?:(?!<label).)*name="phone"/);
    const ask = (form: string) => post('/subscribe', {}, form);
    for (const form of [
      'name=A&email=a@example.org&phone=9',
      'name=A&email=a@example.org&phone=',
      // As pages send it that somebody has kept since before.
      'place=foot&name=A&email=a@example.org',
    ]) {
      const { statusCode, headers } = await ask(form);
      expect([statusCode, headers.location]).toEqual([303, '/subscribe?sent=1#subscribe']);
    }
    expect(calls.at(-3)?.body).toMatchObject({ phone: '9' });
    expect(calls.at(-1)).toMatchObject({
      path: 'publicSubscribe',
      body: { name: 'A', email: 'a@example.org' },
    });
    expect((await site.get('/subscribe?sent=1')).body).toContain('Subscribed');
  });

  it('is taken nowhere else', async () => {
    expect((await post('/home')).statusCode).toBe(404);
    expect((await post('/about/contact_us', { host: 'madras.localhost:3000' })).statusCode).toBe(302);
  });
});

describe('a diocese', () => {
  const LETTER = 'name=Asha&email=a@example.org&subject=Bells&message=When%3F';
  const post = (host: string, url: string) =>
    site.app.inject({
      method: 'POST',
      url,
      headers: {
        host,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: LETTER,
    });

  it('is written to on its own host and on the main site, and comes back there', async () => {
    answer = () => Promise.resolve();
    const onMain = `/home/diocese/${who.madras.id}`;
    for (const [host, home] of [
      ['madras.localhost:3000', '/'],
      ['localhost:3000', onMain],
    ] as const) {
      const { statusCode, headers } = await post(host, home);
      expect([statusCode, headers.location]).toEqual([303, `${home}?sent=1#contact`]);
      expect(calls.at(-1)).toMatchObject({
        path: 'publicEnquiry',
        body: { name: 'Asha', message: 'When?', type: who.madras.id },
      });
      expect((await site.get(`${home}?sent=1`, { host })).body).toContain('Details sent');
    }
    // Wherever a diocese is chosen, its form goes to the very one that is shown.
    expect((await site.get(`/dio?id=${who.madras.id}`)).body).toContain(`action="${onMain}#contact"`);
  });

  it('says of its pictures what was written of them, and turns the pages of a long gallery', async () => {
    const picture = (await api.upload(who.office, 'bells.jpg', await jpeg())).body.data.url;
    const facts = { alt: 'Three bells', caption: 'Bells of 1863', credit: 'Photograph: Asha' };
    await api.call('PUT', `media/${picture.split('/').pop()}`, who.office, facts);
    const gallery = Array.from({ length: 50 }, () => ({ url: picture }));
    await api.call('PUT', `diocese/edit/${who.medak.id}`, who.office, {
      gallery,
      banner: gallery.slice(0, 1),
    });
    site.site.contentChanged();
    const ask = async (path: string) => site.get(path, { host: 'medak.localhost:3000' });
    const { body } = await ask('/');
    expect(body).toContain('alt="Three bells"');
    expect(body).toContain('alt="1 / 50: Three bells"');
    expect(body.match(/Bells of 1863<\/span> \| <span class="credit">Photograph: Asha/g)).toHaveLength(49);
    const second = await ask('/?page=2');
    expect(second.body.match(/alt="\d+ \/ 50: Three bells"/g)).toHaveLength(2);
    expect([(await ask('/?page=3')).statusCode, (await ask('/?page=0')).statusCode]).toEqual([404, 200]);
  });
});

it('a story without a date and a campaign are of the day on which they were made (AMB-108)', async () => {
  const thumbnail = '0';
  const story = { title: 'Some day', thumbnail, department: who.youth.id };
  const { data } = (await api.call('POST', 'news/create', who.office, story)).body;
  await api.call('POST', 'campaigns/create', who.office, { title: 'Clean water', thumbnail });
  site.site.contentChanged();
  const day = dayOf(new Date(data.created_at));
  const at = `<time dateTime="${day}">`;
  const { body } = await site.get(`/news_screen/departments/${data._id}`);
  expect(body).toContain(`${at}${newsDay(day)}</time>`);
  const [year, month, date] = day.split('-');
  const { body: campaigns } = await site.get('/about/campaign_list_screen');
  expect(campaigns).toContain(`${at}${date}/${month}/${year}</time>`);
});
