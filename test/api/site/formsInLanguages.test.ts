import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProcess } from '#api/inProcess.ts';
import { confirmPath, unsubscribePath } from '#lib/mailPaths.ts';
import { type People, people, startApi, type TestApi } from '#test/support/api.ts';
import { createPath, type Files, files, SAMPLES } from '#test/support/samples.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '#test/support/site.ts';
import { all, one, parsed, textOf } from '#test/support/sitePages/html.ts';

/** The forms of the site in each language: what is kept of it, and what is said of what cannot be taken. */
let api: TestApi;
let who: People;
let client: BuiltClient;
let site: Served;
let given: Files;
let book: string;
let network = 0;

beforeAll(async () => {
  [api, client] = await Promise.all([startApi(), builtClient()]);
  who = await people(api);
  given = await files(api, who);
  const made = await api.call('POST', createPath('publication'), who.office, {
    ...SAMPLES.publication('Hymns', given),
    type: 'books',
    activated: true,
  });
  book = made.body.data._id;
  const callApi = inProcess(api.app, 'localhost:3000');
  site = await serveSite({ database: api.database, clientDir: client.folder, more: { callApi } });
});
afterAll(async () => {
  await site.app.close();
  await Promise.all([api.close(), client.remove()]);
});

const send = (path: string, typed: Readonly<Record<string, string>>, from = `10.${network++}.1.1`) =>
  site.app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(typed).toString(),
    remoteAddress: from,
  });
const rows = async (text: string) => (await api.database.pool.query(text)).rows;
const ASHA = { name: 'ஆஷா', email: 'asha@example.org', subject: 'Roofs', message: 'Who helps?' };
const SCRIPTS = { ta: 'Tamil', te: 'Telugu', kn: 'Kannada', ml: 'Malayalam' } as const;
/** Forms of several kinds, so that each language is tried with each of them in turn. */
const FORMS = [
  '/about/contact_us',
  '/subscribe',
  () => `/home/diocese/${who.madras.id}`,
  () => `/publication_details/${book}`,
];

describe.each(Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[])('in %s', (language) => {
  const place = Object.keys(SCRIPTS).indexOf(language);
  const wrong: [string, Record<string, string>, number][] = [
    ['nothing', { email: '' }, 422],
    ['no address', { ...ASHA, mobile: '1', address: 'A', email: 'asha at home' }, 422],
    ['too long a name', { ...ASHA, mobile: '1', address: 'A', name: 'ஆ'.repeat(121) }, 422],
    ['what cannot be kept', { ...ASHA, mobile: '1', address: 'A', name: 'ஆ\0' }, 422],
  ];

  it.each(wrong)(
    '%s is refused in the language of the page, and what was typed stays',
    async (_what, typed, status) => {
      for (const form of FORMS) {
        const path = typeof form === 'string' ? form : form();
        const { statusCode, body } = await send(`/${language}${path}`, typed);
        expect([path, statusCode]).toEqual([path, status]);
        const shown = one(parsed(body), 'main');
        const notice = textOf(one(shown, '.notice'));
        const said = [notice, ...all(shown, '.err').map(textOf)].join(' ');
        expect(said).toMatch(new RegExp(`\\p{Script=${SCRIPTS[language]}}`, 'u'));
        expect(said.replace('name@example.org', '').match(/[A-Za-z]{2,}/g) ?? []).toEqual([]);
        expect(all(shown, 'input', 'textarea').some(({ attribs }) => attribs['aria-invalid'])).toBe(true);
        if (typed.name && !typed.name.includes('\0')) expect(body).toContain(`value="${typed.name}"`);
      }
    },
  );

  it('too many at once are told for how long to wait', async () => {
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    for (let nth = 0; nth < 6; nth++)
      answers.push(
        await send(
          `/${language}/about/contact_us`,
          { ...ASHA, message: `${language} ${nth}` },
          `10.250.${place}.1`,
        ),
      );
    const last = answers.at(-1);
    expect([last?.statusCode, last?.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    const notice = textOf(one(parsed(last?.body ?? ''), '.notice'));
    expect(notice).toMatch(new RegExp(`^[\\p{Script=${SCRIPTS[language]}}\\d\\s.;,]+$`, 'u'));
  });

  it('letters, orders and subscriptions keep it, and a subscription what was chosen', async () => {
    const email = `${language}@example.org`;
    await send(`/${language}/about/contact_us`, { ...ASHA, email });
    await send(`/${language}/publication_details/${book}`, { ...ASHA, email, mobile: '1', address: 'A' });
    await send(`/${language}/subscribe`, { ...ASHA, email });
    await send(`/${language}/subscribe`, { ...ASHA, email: `x${email}`, language: 'en' });
    expect(
      await rows(`select language from enquiry where email = '${email}' union all
        select language from "order" where email = '${email}' union all
        select language from subscriber where email = '${email}'`),
    ).toEqual([{ language }, { language }, { language }]);
    expect(await rows(`select language from subscriber where email = 'x${email}'`)).toEqual([
      { language: 'en' },
    ]);
    const [{ data }] = await rows(
      `select data from mail where template = 'received' and to_address = '${email}'`,
    );
    expect(data.language).toBe(language);
  });

  it('a subscription is confirmed, looked after and ended on pages in it', async () => {
    const email = `${language}@example.org`;
    const [{ mail_key: key }] = await rows(`select mail_key from subscriber where email = '${email}'`);
    const page = async (path: string) => {
      const { statusCode, body } = await site.get(`/${language}${path}`);
      expect(statusCode).toBe(200);
      expect(body).toContain(`<html lang="${language}"`);
      return parsed(body);
    };
    const chosen = (shown: ReturnType<typeof parsed>) =>
      all(one(shown, 'main'), 'option').flatMap(({ attribs }) =>
        'selected' in attribs ? [attribs.value] : [],
      );
    const kept = () =>
      rows(`select state, language from subscriber where email = '${email}'`).then(([found]) => found);
    expect(chosen(await page(confirmPath(key)))).toEqual([language]);
    await send(`/${language}${confirmPath(key)}`, { want: 'stay', language: 'en' });
    expect(await kept()).toEqual({ state: 'subscribed', language: 'en' });
    expect(chosen(await page(unsubscribePath(key)))).toEqual(['en']);
    await send(`/${language}${unsubscribePath(key)}`, { want: 'language', language });
    expect(await kept()).toEqual({ state: 'subscribed', language });
    expect(
      (await send(`/${language}${unsubscribePath(key)}`, { want: 'language', language: 'fr' })).statusCode,
    ).toBe(422);
    await send(`/${language}${unsubscribePath(key)}`, { want: 'leave', reason: '' });
    expect(await kept()).toEqual({ state: 'unsubscribed', language });
    // Who has left is not brought back by a form that was still open.
    await send(`/${language}${unsubscribePath(key)}`, { want: 'language', language: 'en' });
    expect((await kept())?.state).toBe('unsubscribed');
    await page(unsubscribePath(key));
  });
});

it('a subscription is not changed by a call that says nothing of it', async () => {
  const [{ mail_key: key }] = await rows('select mail_key from subscriber limit 1');
  const { status, body } = await api.call('POST', 'public/subscription', null, { key });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['subscribed']]);
});
