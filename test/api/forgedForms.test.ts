import { afterAll, beforeAll, expect, it } from 'vitest';
import { inProcess } from '#api/inProcess.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { setClock } from '../support/clock.ts';
import { sendMails, stoppedClock } from '../support/mail.ts';
import { startSink } from '../support/mailSink.ts';
import { createPath, files, SAMPLES } from '../support/samples.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '../support/site.ts';

/** A thousand forms, most of them forged: exactly the right mails go out, and nothing else (AMB-050, AMB-051, AMB-052, ADD-2, ADD-3). */
const COUNT = 1000;
const SEED = Number(process.env.FORGED_FORMS_SEED ?? 20_261_122);
const OFFICE = 'office@example.org';
const DIOCESE = 'madras@test.invalid';
/** So many letters to one place are mailed on by themselves within a while (decision 0055). */
const MOST_EACH = 3;

let api: TestApi;
let who: People;
let client: BuiltClient;
let site: Served;
let book: string;

beforeAll(async () => {
  [api, client] = await Promise.all([startApi(), builtClient()]);
  who = await people(api);
  await api.call('PUT', `diocese/edit/${who.madras.id}`, who.office, { email: DIOCESE });
  const sample = SAMPLES.publication('Vigil', await files(api, who));
  const made = await api.call('POST', createPath('publication'), who.office, { ...sample, type: 'books' });
  book = made.body.data._id;
  const callApi = inProcess(api.app, 'localhost:3000');
  site = await serveSite({ database: api.database, clientDir: client.folder, more: { callApi } });
});
afterAll(async () => {
  await site.app.close();
  await Promise.all([api.close(), client.remove()]);
});

/** The same forged forms each time (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (n: number) => Math.floor(next() * n),
    pick: <T>(all: readonly T[]) => all[Math.floor(next() * all.length)] as T,
  };
}

const FORMS = ['foot', 'home', 'contact', 'diocese', 'order'] as const;
type Form = (typeof FORMS)[number];
interface Sent {
  readonly form: Form;
  readonly values: Record<string, string>;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly from: string;
  /** Whether the form is one that a reader of a page of our own might have sent. */
  readonly honest: boolean;
}

const URLS: Record<Form, () => string> = {
  foot: () => '/subscribe',
  home: () => '/subscribe',
  contact: () => '/about/contact_us',
  diocese: () => `/home/diocese/${who.madras.id}`,
  order: () => `/publication_details/${book}`,
};
const OWN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
const INJECTED = [
  '\r\nBcc: spam@test.invalid',
  '\nTo: spam@test.invalid\n\nBuy',
  '\r\n.\r\nMAIL FROM:<x@test.invalid>\r\nRCPT TO:<spam@test.invalid>\r\nDATA\r\n',
  '%0d%0aBcc: spam@test.invalid',
  '\u2028Cc: spam@test.invalid',
  '=?utf-8?q?=0d=0aBcc=3a_spam=40test=2einvalid?=',
];
const NO_ADDRESS = ['nobody', 'a b@test.invalid', 'x@test.invalid\r\nBcc: spam@test.invalid', '@', ''];

function typed(form: Form, nth: number, email: string): Record<string, string> {
  const common = { name: `Reader ${nth}`, email };
  if (form === 'foot') return { ...common, place: 'foot', phone: '94470 00000' };
  if (form === 'home') return { ...common, place: 'home', phone: '' };
  const message = `Letter ${nth}`;
  if (form === 'order') return { ...common, mobile: '94470 00000', address: 'Mavelikara', message };
  return { ...common, subject: `Question ${nth}`, message };
}

/** One form, honest or forged in one of the ways there are. `before`: those that have been sent, to be sent again. */
function forged(nth: number, before: readonly Sent[]): Sent {
  const { below, pick } = random;
  const form = pick(FORMS);
  // A few mailboxes get most of it, however they are written.
  const email = pick([
    `reader${nth}@test.invalid`,
    'Victim@test.invalid',
    'vic.tim@test.invalid',
    `victim+${below(50)}@test.invalid`,
  ]);
  const values = typed(form, nth, email);
  const sent = { form, values, headers: OWN, from: `10.${below(200)}.${below(200)}.1` };
  const encoded = (more: Record<string, string> = {}): string =>
    new URLSearchParams({ ...values, ...more }).toString();
  switch (below(10)) {
    case 0:
      return { ...sent, body: encoded({ leave_empty: 'cheap pills' }), honest: false };
    case 1: {
      const origin = pick<Record<string, string>>([
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'https://evil.invalid' },
        { origin: 'null' },
        {},
        { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
      ]);
      return {
        ...sent,
        headers: { 'content-type': OWN['content-type'], ...origin },
        body: encoded(),
        honest: false,
      };
    }
    case 2: {
      const type = pick(['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'text/xml']);
      return {
        ...sent,
        headers: { ...OWN, 'content-type': type },
        body: pick([encoded(), JSON.stringify(values)]),
        honest: false,
      };
    }
    case 3:
      return { ...sent, body: encoded({ message: 'x'.repeat(pick([70_000, 300_000])) }), honest: false };
    case 4:
      return { ...sent, body: encoded({ email: pick(NO_ADDRESS) }), honest: false };
    case 5:
    case 6: {
      const name = pick(Object.keys(values).filter((one) => one !== 'email' && one !== 'place'));
      const value = `${values[name] || 'x'}${pick(INJECTED)}`;
      const all = { ...values, [name]: value };
      // A number may have forty characters.
      const honest = !['phone', 'mobile'].includes(name) || value.replaceAll('\r\n', '\n').length <= 40;
      return { ...sent, values: all, body: new URLSearchParams(all).toString(), honest };
    }
    case 7:
      // Fields that there are not, by which mails were once aimed elsewhere.
      return {
        ...sent,
        body: encoded({ to: 'spam@test.invalid', bcc: 'spam@test.invalid', type: who.medak.id, cc: '1' }),
        honest: true,
      };
    case 8: {
      const again = before.length > 0 ? pick(before) : undefined;
      return again ?? { ...sent, body: encoded(), honest: true };
    }
    default:
      return { ...sent, body: encoded(), honest: true };
  }
}

let random = randomOf(SEED);
const mailboxOf = (email: string): string => {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  return `${local.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`;
};

it('a thousand forged forms cause exactly the mails of the honest among them, and flood nobody', async () => {
  setClock('2026-11-22T06:30Z');
  random = randomOf(SEED);
  const expected: string[] = [];
  const done = new Set<string>();
  const asked = new Set<string>();
  const perMailbox = new Map<string, number>();
  const perNetwork = new Map<string, number>();
  const perPlace = new Map<string, number>();
  const letters = { order: 0, enquiry: 0 };
  /** What the rules say of a mail to an address that was typed into a form. */
  const toStranger = (what: string, email: string): void => {
    const mailbox = mailboxOf(email);
    const count = perMailbox.get(mailbox) ?? 0;
    const key = `${what} ${email.toLowerCase()}`;
    if (asked.has(key) || count >= 3) return;
    asked.add(key);
    perMailbox.set(mailbox, count + 1);
    expected.push(`${email}: ${what}`);
  };
  const all: Sent[] = [];
  for (let nth = 0; nth < COUNT; nth++) {
    const sent = forged(nth, all);
    all.push(sent);
    const response = await site.app.inject({
      method: 'POST',
      url: URLS[sent.form](),
      headers: { host: 'localhost:3000', ...sent.headers },
      payload: sent.body,
      remoteAddress: sent.from,
    });
    expect(response.statusCode, `${nth} ${sent.form}`).toBeLessThan(500);
    const { form, values, honest, from } = sent;
    const count = perNetwork.get(from) ?? 0;
    const network = honest && count < 5;
    expect([nth, response.statusCode === 303]).toEqual([nth, network]);
    if (!network) continue;
    perNetwork.set(from, count + 1);
    const key = JSON.stringify([form, from, sent.body]);
    if (done.has(key)) continue;
    done.add(key);
    if (form === 'foot' || form === 'home') toStranger('confirm', values.email ?? '');
    else {
      const place = form === 'diocese' ? DIOCESE : OFFICE;
      const kind = form === 'order' ? 'order' : 'enquiry';
      letters[kind]++;
      // The first ones by themselves, what comes beyond in one mail.
      const before = perPlace.get(place) ?? 0;
      perPlace.set(place, before + 1);
      if (before < MOST_EACH) expected.push(`${place}: ${kind}`);
      else if (before === MOST_EACH) expected.push(`${place}: letters`);
      toStranger('received', values.email ?? '');
    }
  }
  const sink = await startSink();
  // After the while at the end of which letters go together.
  await sendMails(api, { url: sink.url, lines: 5, clock: stoppedClock(Date.now() + 3_600_000) });
  await sink.close();
  const templates = (await api.database.pool.query('select id, template from mail')).rows;
  const templateOf = new Map(templates.map(({ id, template }) => [id, template]));
  const got = sink.got.map(
    ({ to, messageId }) =>
      `${to}: ${templateOf.get(messageId.slice(1, messageId.indexOf('@'))) ?? 'of nobody'}`,
  );
  expect(got.sort()).toEqual(expected.sort());
  // Enough of each to mean something.
  for (const what of ['confirm', 'received'])
    expect(got.filter((one) => one.endsWith(what)).length, what).toBeGreaterThan(30);
  for (const count of Object.values(letters)) expect(count).toBeGreaterThan(30);
  // Nothing of them is lost: the mail for all of them tells how many there are.
  for (const [place, count] of perPlace) {
    const [together, ...others] = sink.got.filter(
      ({ to, raw }) => to === place && raw.includes(`${count - MOST_EACH} letters`),
    );
    expect([place, together !== undefined, others]).toEqual([place, true, []]);
  }
  expect(got.filter((one) => mailboxOf(one.split(':')[0] ?? '').startsWith('victim@')).length).toBe(3);
  for (const { raw, to } of sink.got) {
    const head = raw.split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^(?:bcc|cc):/im);
    expect(head.match(/^to:/gim)).toHaveLength(1);
    // What a stranger typed goes to no address that a stranger chose.
    if (to !== OFFICE && to !== DIOCESE)
      expect(raw).not.toMatch(/Reader|Letter \d|Question \d|Mavelikara|spam/);
  }
});

it('a network is heard two hundred times a day', async () => {
  const from = '172.30.1.1';
  const at = Date.parse('2026-11-23T00:00Z');
  await api.database.pool.query(
    `insert into form_sent (at, network) select $1::timestamptz - interval '1 hour' - n * interval '1 minute', '172.30.1' from generate_series(1, 199) n`,
    [new Date(at)],
  );
  setClock(new Date(at));
  const send = (email: string) =>
    api.call('POST', 'public/add_subscriber', null, { name: 'A', email, phone: '' }, {}, from);
  expect((await send('one@test.invalid')).status).toBe(200);
  const late = await send('two@test.invalid');
  expect([late.status, late.body.desc]).toEqual([
    429,
    'These are too many forms at once. Please wait until tomorrow and send it again.',
  ]);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(3600 * 19);
});

it('whoever leaves sees so at the top of a whole page, and can come back', async () => {
  const body = { name: 'Asha', email: 'leaves@test.invalid', phone: '' };
  await api.call('POST', 'public/add_subscriber', null, body, {}, '172.30.9.1');
  const found = await api.database.pool.query(
    `select mail_key from subscriber where email = 'leaves@test.invalid'`,
  );
  const path = `/unsubscribe/${found.rows[0].mail_key}`;
  const press = async (payload: string) => {
    const headers = { host: 'localhost:3000', ...OWN };
    expect((await site.app.inject({ method: 'POST', url: path, headers, payload })).headers.location).toBe(
      path,
    );
    return (await site.get(path)).body;
  };
  const asked = (await site.get(path)).body;
  // Sent in its place by a script, the page would go on saying what was true before.
  expect(asked).toContain(`action="${path}"`);
  expect(asked).not.toContain('data-form="subscription"');
  expect(await press('want=stay')).toContain('leaves@test.invalid gets our newsletter (English).');
  const left = await press('want=leave&reason=Too+many%0d%0aBcc:+x@test.invalid');
  expect(left).toContain('leaves@test.invalid gets no newsletter from us any more.');
  expect(left).toContain('Subscribe again');
  expect(await press('want=stay')).toContain('Unsubscribe');
});
