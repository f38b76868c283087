import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { dayOf } from '#lib/dates.ts';
import { byLanguage, LANGUAGES, type Language, languageName } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { SITE_PLACES } from '#lib/sitePlaces.ts';
import { wordsIn } from '#lib/translations.ts';
import { mailFolder } from '#mail/files.ts';
import { mailWords } from '#mail/words.ts';
import { contactWords } from '#site/contact/words.ts';
import { subscribeWords } from '#site/parts/words.ts';
import { publicationWords } from '#site/publications/words.ts';
import { visitor } from '#test/support/browser.ts';
import { type Client, clientOf } from '#test/support/client.ts';
import { pdf, picture } from '#test/support/files.ts';
import type { App } from '#test/support/server.ts';
import { until } from '#test/support/until.ts';
import { withApp } from '#test/support/withApp.ts';

/** What readers come for, by phone, in each of the languages from the first page to the mail that answers: read, subscribe, order, ask. */
let app: App;
let browser: Browser;
let office: Client;
let book: string;
/** What stands on the site in each language. */
const COMMENTS: Readonly<Record<Language, { notice: string; letter: string; prayer: string }>> = {
  en: { notice: 'Bishop Paul has died', letter: 'A letter at Advent', prayer: 'Those who fish' },
  ta: { notice: 'பேராயர் பவுல் காலமானார்', letter: 'வருகைக் கால மடல்', prayer: 'மீனவர்கள்' },
  te: { notice: 'బిషప్ పాల్ మరణించారు', letter: 'ఆగమన కాల లేఖ', prayer: 'మత్స్యకారులు' },
  kn: { notice: 'ಬಿಷಪ್ ಪೌಲ್ ನಿಧನರಾದರು', letter: 'ಆಗಮನ ಕಾಲದ ಪತ್ರ', prayer: 'ಮೀನುಗಾರರು' },
  ml: { notice: 'ബിഷപ്പ് പോൾ അന്തരിച്ചു', letter: 'ആഗമനകാല കത്ത്', prayer: 'മത്സ്യത്തൊഴിലാളികൾ' },
};

withApp(
  async (started) => {
    ({ app, browser } = started);
    office = await clientOf(app);
    const youth = await office.department('Youth');
    const { notice, letter, prayer } = COMMENTS.en;
    const [paper, thumbnail, news] = await Promise.all([
      office.upload(await pdf('letter.pdf')),
      office.upload(await picture('cover.jpg')),
      office.news(youth, notice),
    ]);
    const made = async (path: string, body: object): Promise<string> =>
      (await office.call('POST', path, body))._id;
    book = await made('publications/create', { type: 'books', title: 'Hymns', thumbnail });
    const statement = await made('statements/create', {
      ...{ type: 'statement', title: letter, date: '2026-11-10', pdf: [paper] },
    });
    const prayed = await made('prayer_calendar/create', { date: dayOf(new Date()), description: prayer });
    for (const language of LANGUAGES.filter((one) => one !== 'en')) {
      const said = COMMENTS[language];
      const version = (kind: string, record: string, texts: object) =>
        made('versions/make', { kind, record, language, texts });
      const id = await version('news', news.id, { title: said.notice });
      await office.call('PUT', `news/edit/${id}`, { activated: true });
      await version('statement', statement, { title: said.letter });
      await version('prayer', prayed, { description: said.prayer });
    }
  },
  { settings: { TRUSTED_PROXIES: '127.0.0.1' } },
);

/** The mails that have come to an address, the first one first. */
async function mailsTo(address: string) {
  const folder = mailFolder(app.settings.dataDir);
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const all = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return all.filter(({ to }) => to?.some((one) => one.address === address));
}
const mailed = async (address: string, subject: string) => {
  const found = async () => (await mailsTo(address)).find((mail) => mail.subject === subject);
  await until(async () => (await found()) !== undefined);
  return found();
};

/** Fills in a form of the page by the labels of its fields, and sends it; `done`: what is said then. */
async function fill(
  page: Page,
  at: string,
  values: Readonly<Record<string, string>>,
  submit: string,
  done: string,
) {
  const form = page.locator(at);
  for (const [label, text] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole('button', { name: submit }).tap();
  await form.getByRole('status').getByText(done).waitFor();
}

const networks = byLanguage((language) => `10.7.${LANGUAGES.indexOf(language)}.1`);

describe.each(LANGUAGES)('in %s', (language) => {
  it('a reader finds, subscribes, orders, asks and is answered', async () => {
    const context = await visitor(browser, { url: app.url, width: 360, touch: true });
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': networks[language] });
    const page = await context.newPage();
    const said = COMMENTS[language];
    const email = `${language}@example.org`;
    const go = (path: string) => page.goto(languagePath(language, path));
    const speaks = () => expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);

    // The front page has today's prayer and the notice of a death, which is a press away.
    await go('/home');
    await speaks();
    await page.getByText(said.prayer).first().waitFor();
    const subscribe = wordsIn(subscribeWords, language);
    await expect
      .poll(() => page.locator('#newsletter').getByLabel(subscribe.language).inputValue())
      .toBe(language);
    await fill(
      ...([page, '#newsletter', { [subscribe.name]: 'Asha', [subscribe.email]: email }] as const),
      ...([subscribe.submit, subscribe.done] as const),
    );
    await page.getByRole('link', { name: said.notice }).first().tap();
    await page.getByRole('heading', { name: said.notice, level: 1 }).waitFor();
    await speaks();

    // The bishop's letter is a paper.
    await go(SITE_PLACES.statements);
    await page.getByRole('link', { name: said.letter }).first().tap();
    await page.getByRole('heading', { name: said.letter, level: 1 }).waitFor();
    const paper = await page.locator('main a[href*="/media/"]').first().getAttribute('href');
    const file = await context.request.get(new URL(paper ?? '', page.url()).href);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

    await go(`/publication_details/${book}`);
    const order = wordsIn(publicationWords, language);
    const by = { [order.name]: 'Asha', [order.email]: email, [order.mobile]: '99', [order.address]: 'Medak' };
    await fill(page, '#order', by, order.order, order.placed);

    await go('/about/contact_us');
    const contact = wordsIn(contactWords, language);
    await fill(
      ...([page, '#queries'] as const),
      {
        [contact.name]: 'Asha',
        [contact.email]: email,
        [contact.subject]: 'Roofs',
        [contact.message]: 'Who?',
      },
      ...([contact.submit, contact.sent] as const),
    );
    const [{ _id: asked }] = (await office.call('POST', 'enquiries/get', { limit: 1 })).docs;
    await office.call('POST', `enquiries/answer/${asked}`, { text: 'Ask Grace.', handled: true });

    const mails = wordsIn(mailWords, language);
    const confirm = await mailed(email, mails.confirm.subject);
    const answer = await mailed(email, mails.answer.subject('Roofs'));
    for (const mail of [confirm, answer]) expect(mail?.html).toContain(`<html lang="${language}">`);
    // The mail leads to a page in the same language.
    const [address = ''] = /https?:\/\/\S*\/subscribe\/confirm\/[0-9a-f-]+/.exec(confirm?.text ?? '') ?? [];
    await page.goto(address);
    await speaks();
    await page.locator('#subscription').getByRole('button').tap();
    await page.getByText(`(${languageName(language)})`).waitFor();
    await context.close();
  });
});
