import { afterAll, beforeAll, expect, it } from 'vitest';
import { KINDS } from '#kinds/kinds.ts';
import { titleField, type VersionedName } from '#kinds/versions.ts';
import { LANGUAGES } from '#lib/language.ts';
import { isReviewed } from '#site/languages/reviewed.ts';
import { type ChurchSite, startChurchSite } from '#test/support/churchSite.ts';
import { createPath, SAMPLES } from '#test/support/samples.ts';
import { all, jsonLdIn, one, parsed, textOf } from '#test/support/sitePages/html.ts';

/** Pages in five languages: an address each, a frame in its words, and what somebody has written in its own. The whole of it: crawl.test.ts. */
let church: ChurchSite;
let story: string;
beforeAll(async () => {
  church = await startChurchSite();
  const { youth, office } = church.who;
  const body = { ...SAMPLES.news('A walk', church.given, { department: youth.id }), activated: true };
  story = (await church.api.call('POST', createPath('news'), office, body)).body.data._id;
  church.site.site.contentChanged();
});
afterAll(async () => {
  await church?.close();
});

const seen = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await church.site.get(path, headers);
  return { ...answer, status: answer.statusCode, page: parsed(answer.body) };
};
const links = (page: ReturnType<typeof parsed>, rel: string) =>
  all(page, 'link').flatMap(({ attribs }) => (attribs.rel === rel && attribs.href ? [attribs] : []));

it.each(LANGUAGES)(
  'a page in %s names itself and the others, for readers and for search engines',
  async (language) => {
    const start = language === 'en' ? '' : `/${language}`;
    const { status, page, body } = await seen(`${start}/others/press_release`);
    expect(status).toBe(200);
    // Until somebody has reviewed its words, the foot says so.
    expect(body.includes('class="not-reviewed')).toBe(!isReviewed(language));
    expect(isReviewed('en')).toBe(true);
    expect(one(page, 'html').attribs.lang).toBe(language);
    const strip = all(page, 'a').filter(({ attribs }) => attribs.hreflang);
    expect(
      strip.map(({ attribs }) => [attribs.hreflang, attribs.href, attribs['aria-current'] ?? '']),
    ).toEqual(
      LANGUAGES.map((to) => [
        to,
        `${to === 'en' ? '' : `/${to}`}/others/press_release`,
        to === language ? 'true' : '',
      ]),
    );
    expect(strip.map(textOf)).toEqual(['English', 'தமிழ்', 'తెలుగు', 'ಕನ್ನಡ', 'മലയാളം']);
    const whole = (of: string) => `http://localhost:3000${of === 'en' ? '' : `/${of}`}/others/press_release`;
    expect(links(page, 'canonical').map(({ href }) => href)).toEqual([whole(language)]);
    expect(
      links(page, 'alternate')
        .filter(({ hreflang }) => hreflang)
        .map(({ hreflang, href }) => [hreflang, href]),
    ).toEqual([...LANGUAGES.map((to) => [to, whole(to)]), ['x-default', whole('en')]]);
  },
);

it('what somebody has written stands in its own language in the reader’s frame, and its address is the one without', async () => {
  const { page, body } = await seen(`/ta/news_screen/departments/${story}`);
  const heading = one(page, 'h1');
  expect([textOf(heading), heading.attribs.lang]).toEqual(['A walk', 'en']);
  expect(links(page, 'canonical').map(({ href }) => href)).toEqual([
    `http://localhost:3000/news_screen/departments/${story}`,
  ]);
  expect(links(page, 'alternate').filter(({ hreflang }) => hreflang)).toEqual([]);
  expect(body).toContain('href="/ta/home"');
  expect(body).not.toMatch(/<a[^>]* href="\/home"/);
});

it('no language is chosen by what a browser says, and no cookie or header comes into it (ADD-19)', async () => {
  const plain = await seen('/home');
  const tamil = await seen('/home', { 'accept-language': 'ta', cookie: 'language=ta' });
  expect(tamil.body).toBe(plain.body);
  expect(String(plain.headers.vary)).not.toMatch(/language/i);
  const refused = await church.api.call(
    'POST',
    'news/create',
    church.who.office,
    {},
    { 'accept-language': 'ta' },
  );
  expect([refused.status, refused.body.desc]).toEqual([422, expect.stringMatching(/^Please/)]);
});

it('what leads on, leads on in the language; so does what says that it is not there', async () => {
  const gone = await seen('/ml/news_screen/departments/00000000-0000-4000-8000-000000000000');
  expect([gone.status, one(gone.page, 'html').attribs.lang]).toEqual([404, 'ml']);
  const { statusCode, headers } = await church.site.get('/te/about/secretarial_staff/Staff%20of%20CSITA');
  expect([statusCode, headers.location]).toEqual([
    301,
    '/te/about/secretarial_staff/Staff%20of%20CSI%20theological%20association',
  ]);
  expect((await seen('/en/home')).status).toBe(404);
  expect((await seen('/ta/ta/home')).status).toBe(404);
});

it('a sub-site has its pages in each language, and sends on for those that it has not', async () => {
  const host = 'madras.localhost:3000';
  const { status, page } = await seen('/kn', { host });
  expect([status, one(page, 'html').attribs.lang]).toEqual([200, 'kn']);
  const { statusCode, headers } = await church.site.get('/kn/about/contact_us', { host });
  expect([statusCode, headers.location]).toEqual([302, 'http://localhost:3000/kn/about/contact_us']);
});

it('a form that was refused stands again in its language', async () => {
  const { body, statusCode } = await church.site.app.inject({
    method: 'POST',
    url: '/ta/about/contact_us',
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'name=&email=&subject=&message=',
  });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  const page = parsed(body);
  expect(one(page, 'html').attribs.lang).toBe('ta');
  const forms = all(page, 'form').map(({ attribs }) => attribs.action);
  expect(forms.some((action) => action?.startsWith('/ta/about/contact_us'))).toBe(true);
});

/** What has a page of its own, and where that is. */
const PAGES: readonly (readonly [VersionedName, string])[] = [
  ['news', '/news_screen/departments/'],
  ['event', '/event_screen/'],
  ['campaign', '/campaign_screen/'],
  ['publication', '/publication_details/'],
  ['statement', '/others/statement/'],
];
const TITLE = 'முதலில் படகுகள்';
async function inTamil(kind: VersionedName): Promise<{ english: string; tamil: string }> {
  const { youth, office } = church.who;
  const post = async (path: string, body: object) =>
    (await church.api.call('POST', path, office, body)).body.data._id;
  const sample = SAMPLES[kind]('Boats', church.given, { department: youth.id });
  const english = await post(createPath(kind), {
    ...sample,
    activated: true,
    ...(kind === 'publication' && { type: 'books' }),
  });
  const tamil = await post('versions/make', {
    ...{ kind, record: english, language: 'ta', activated: true },
    texts: { [titleField(KINDS[kind])]: TITLE },
  });
  church.site.site.contentChanged();
  return { english, tamil };
}
const toldOf = (page: ReturnType<typeof parsed>) => ({
  canonical: links(page, 'canonical').map(({ href }) => href),
  alternate: links(page, 'alternate').flatMap(({ hreflang, href }) => (hreflang ? [[hreflang, href]] : [])),
  strip: all(page, 'a').flatMap(({ attribs }) => (attribs.hreflang ? [attribs.href] : [])),
});

it.each(PAGES)('a version of %s has an address of its own, which all of them name', async (kind, start) => {
  const { english, tamil } = await inTamil(kind);
  const whole = 'http://localhost:3000';
  const alternate = [
    ['en', `${whole}${start}${english}`],
    ['ta', `${whole}/ta${start}${tamil}`],
    ['x-default', `${whole}${start}${english}`],
  ];
  const others = (id: string) => ['te', 'kn', 'ml'].map((language) => `/${language}${start}${id}`);
  expect(toldOf((await seen(`${start}${english}`)).page)).toEqual({
    canonical: [`${whole}${start}${english}`],
    alternate,
    strip: [`${start}${english}`, `/ta${start}${tamil}`, ...others(english)],
  });
  const { page, body } = await seen(`/ta${start}${tamil}`);
  expect(toldOf(page)).toEqual({
    canonical: [`${whole}/ta${start}${tamil}`],
    alternate,
    strip: [`${start}${english}`, `/ta${start}${tamil}`, ...others(tamil)],
  });
  // Search engines are told the same in schema.org's words, in whatever frame it stands.
  const thing = { '@type': expect.stringMatching(/Article|Event|Book/) };
  const isAt = (address: string, inLanguage: string) =>
    expect.objectContaining({
      ...{ ...thing, inLanguage },
      [kind === 'event' || kind === 'publication' ? 'url' : 'mainEntityOfPage']: address,
    });
  for (const path of ['/ta', '', '/te'].map((frame) => `${frame}${start}${tamil}`))
    expect(jsonLdIn((await seen(path)).page)).toContainEqual(isAt(`${whole}/ta${start}${tamil}`, 'ta'));
  for (const path of ['', '/te'].map((frame) => `${frame}${start}${english}`))
    expect(jsonLdIn((await seen(path)).page)).toContainEqual(isAt(`${whole}${start}${english}`, 'en'));
  // So it is where it is passed on.
  expect(body).toContain(`<meta property="og:url" content="${whole}/ta${start}${tamil}"/>`);
  if (kind !== 'publication') expect(body).toContain(`data-address="${whole}/ta${start}${tamil}"`);
  // Who reads in Tamil is led to it; without a language, and in one that has no version, each stands where it is.
  const { statusCode, headers } = await church.site.get(`/ta${start}${english}`);
  expect([statusCode, headers.location]).toEqual([302, `/ta${start}${tamil}`]);
  for (const path of [`${start}${tamil}`, `/te${start}${tamil}`])
    expect(toldOf((await seen(path)).page)).toMatchObject({
      canonical: [`${whole}/ta${start}${tamil}`],
      alternate: [],
    });
  expect(toldOf((await seen(`/te${start}${english}`)).page)).toMatchObject({
    canonical: [`${whole}${start}${english}`],
    alternate: [],
  });
});

it('a page of what is kept drops when a version is no longer one', async () => {
  const { english, tamil } = await inTamil('campaign');
  const path = `/campaign_screen/${english}`;
  expect(toldOf((await seen(path)).page).alternate).toHaveLength(3);
  const { status } = await church.api.call('PUT', 'versions/unlink', church.who.office, {
    kind: 'campaign',
    record: tamil,
  });
  expect(status).toBe(200);
  church.site.site.contentChanged();
  expect(toldOf((await seen(path)).page).alternate).toEqual([]);
  expect((await church.site.get(`/ta${path}`)).statusCode).toBe(200);
});
