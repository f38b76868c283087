import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visitor } from '#test/support/browser.ts';
import { type Client, clientOf } from '#test/support/client.ts';
import type { App } from '#test/support/server.ts';
import { withApp } from '#test/support/withApp.ts';

/** Writing to the office (002 §2.19, AMB-050): the form of a page, which is sent, refused and sent again. */
const PATH = '/about/contact_us';
const LETTER = {
  Name: 'Ponnamma Chacko',
  'Email address': 'ponnamma@example.org',
  Subject: 'Baptism register of 1931',
  Message: 'Is it kept <b>in Kottayam</b>?\nWith thanks.',
};
let app: App;
let browser: Browser;
let office: Client;
withApp(
  async (started) => {
    ({ app, browser } = started);
    office = await clientOf(app);
  },
  { settings: { TRUSTED_PROXIES: '127.0.0.1' } },
);

const letters = async () => (await office.call('POST', 'enquiries/get', {})).docs;
/** The field of the page's own form: the foot has one too. */
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label);
const write = async (page: Page, what: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(what)) await field(page, label).fill(text);
};
const typed = (page: Page) =>
  Promise.all(Object.keys(LETTER).map((label) => field(page, label).inputValue()));

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (name, script) => {
  it('is refused with what is missing, keeps what was typed, and then is sent', async () => {
    const page = await (await visitor(browser, { width: 360, url: app.url, script })).newPage();
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': script ? '10.1.1.1' : '10.2.2.1' });
    await page.goto(PATH);
    const before = (await letters()).length;
    const letter = { ...LETTER, Subject: `${LETTER.Subject}, ${name}` };
    await write(page, { ...letter, Message: '' });
    const [refused] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      page.getByRole('button', { name: 'Submit' }).click(),
    ]);
    expect([refused.status(), refused.headers()['cache-control']]).toEqual([422, 'no-store']);
    await page.getByRole('alert').getByText('Please enter all the details').waitFor();
    await expect.poll(() => typed(page)).toEqual(Object.values({ ...letter, Message: '' }));
    await expect.poll(() => field(page, 'Message').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => field(page, 'Name').getAttribute('aria-invalid')).toBe(null);

    // A field that is filled, and wrong, is told with the sentence above.
    await write(page, { ...letter, 'Email address': 'ponnamma' });
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('alert').getByText('must be an address').waitFor();
    const told = await field(page, 'Email address').getAttribute('aria-describedby');
    await expect.poll(() => page.locator(`[id="${told}"]`).innerText()).toContain('must be an address');

    // One mistake does not hide another.
    await write(page, { ...letter, Name: '', 'Email address': 'ponnamma', Message: '' });
    await page.getByRole('button', { name: 'Submit' }).click();
    const isWrong = () =>
      Promise.all(Object.keys(LETTER).map((label) => field(page, label).getAttribute('aria-invalid')));
    await expect.poll(isWrong).toEqual(['true', 'true', null, 'true']);
    await page.getByRole('main').getByText('Name is missing').waitFor();
    await page.getByRole('main').getByText('Message is missing').waitFor();

    await write(page, letter);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Details sent').waitFor();
    // With script nobody is taken elsewhere for it.
    expect(page.url()).toBe(app.url + (script ? PATH : `${PATH}?sent=1#queries`));
    await expect.poll(() => typed(page)).toEqual(['', '', '', '']);
    const sent = await letters();
    expect(sent).toHaveLength(before + 1);
    expect(sent[0]).toMatchObject({
      name: letter.Name,
      email: letter['Email address'],
      subject: letter.Subject,
      message: letter.Message,
      type: 'contact_us',
    });
    await page.context().close();
  });
});

describe('a form', () => {
  const post = (headers: Record<string, string>, body = 'name=a&email=a@example.org&subject=b&message=c') =>
    fetch(app.url + PATH, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });

  it('that comes twice is one letter', async () => {
    const before = (await letters()).length;
    for (const _ of [1, 2]) {
      const answer = await post({ origin: app.url, 'x-forwarded-for': '10.3.3.1' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PATH}?sent=1#queries`]);
    }
    expect(await letters()).toHaveLength(before + 1);
  });

  it('from a page of somebody else is not taken', async () => {
    const before = (await letters()).length;
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: app.at('madras', '') },
      {},
    ] as Record<string, string>[]) {
      const answer = await post(headers);
      expect([headers, answer.status]).toEqual([headers, 403]);
      expect(await answer.text()).toContain('This form could not be read');
    }
    expect(await letters()).toHaveLength(before);
  });

  it('that is too long, or no form at all, is refused with a page', async () => {
    const own = { origin: app.url };
    expect((await post(own, `name=${'x'.repeat(70_000)}`)).status).toBe(413);
    expect((await post({ ...own, 'content-type': 'application/json' }, '{}')).status).toBe(415);
    expect((await post({ ...own, 'content-type': 'text/html' })).status).toBe(415);
    expect((await fetch(`${app.url}/home`, { method: 'POST', headers: own })).status).toBe(404);
  });

  it('that comes too often has to wait, and loses nothing', async () => {
    const answers: Response[] = [];
    for (let i = 0; i < 7; i++)
      answers.push(
        await post(
          { origin: app.url, 'x-forwarded-for': '10.4.4.1' },
          `name=Eager&email=e@example.org&subject=${i}&message=x`,
        ),
      );
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last?.text()).toContain('value="Eager"');
  });
});
