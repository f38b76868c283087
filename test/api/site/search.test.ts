import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OFFICE_LOGIN, type TestApi } from '../../support/api.ts';
import { sampleInstallation } from '../../support/sampleInstallation.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '../../support/site.ts';

/** What visitors find in the sample church, and that nobody finds what visitors may not see. */
let api: TestApi;
let client: BuiltClient;
let site: Served;
let office: string;

beforeAll(async () => {
  api = await sampleInstallation('full');
  office = await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password);
  client = await builtClient();
  site = await serveSite({ database: api.database, clientDir: client.folder });
});
afterAll(async () => {
  await site.app.close();
  await api.close();
  await client.remove();
});

interface Hit {
  readonly title: string;
  readonly href: string;
  readonly label: string;
  readonly text: string;
  readonly offices: readonly string[];
}
const plain = (html = ''): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('\u00ad', '')
    .replaceAll('\u00a0', ' ');

/** The groups of a page of results in their order, each with what stands in it. */
async function found(
  q: string,
  more = '',
  language = '',
): Promise<{ body: string; groups: Map<string, Hit[]> }> {
  const { statusCode, body } = await site.get(`${language}/search?q=${encodeURIComponent(q)}${more}`);
  expect([q, statusCode]).toEqual([q, 200]);
  const sections = [...body.matchAll(/<section class="finds-group".*?<\/section>/gs)].map(([html]) => html);
  const hits = (html: string): Hit[] =>
    [...html.matchAll(/<article.*?<\/article>/gs)].map(([one]) => ({
      title: plain(/<h3[^>]*>.*?<\/h3>/s.exec(one)?.[0]),
      href: /<h3[^>]*><a[^>]* href="([^"]*)"|<a href="([^"]*)"/.exec(one)?.slice(1).find(Boolean) ?? '',
      label: plain(/<p class="label">.*?<\/p>/s.exec(one)?.[0]),
      text: /<\/h3><p[^>]*>(.*?)<\/p>/s.exec(one)?.[1] ?? '',
      offices: [...one.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, line]) => plain(line)),
    }));
  const groups = new Map(sections.map((html) => [plain(/<h2[^>]*>.*?<\/h2>/s.exec(html)?.[0]), hits(html)]));
  return { body, groups };
}

/** What was typed, the group that comes first, and its first hit. */
const FIRST: readonly (readonly [string, string, string])[] = [
  // Pages and units by their names and by what is said about them
  ['youth', 'Pages', 'Youth'],
  ['Madras', 'Pages', 'Diocese of Madras'],
  ['medak diocese', 'Pages', 'Diocese of Medak'],
  ['contact', 'Pages', 'Get in Touch'],
  ['history', 'Pages', 'History'],
  ['vision', 'Pages', 'Vision'],
  ['logo', 'Pages', 'Logo'],
  ['officers', 'Pages', 'Officers'],
  ['executive committee', 'Pages', 'Executive Committee'],
  ['working committee', 'Pages', 'Working Committee'],
  ['prayer calendar', 'Pages', 'Prayer Calendar'],
  ['lectionary', 'Pages', 'Lectionary'],
  ['sermon outlines', 'Pages', 'Sermon Outlines'],
  ['press release', 'Pages', 'Press Release'],
  ['all dioceses', 'Pages', 'All dioceses'],
  ['faith and order', 'Pages', 'Executive Committee'],
  ['salt pans pearl', 'Pages', 'Diocese of Thoothukudi-Nazareth'],
  // Apostrophes, plurals, other names, slips, beginnings
  ["women's fellowship", 'Pages', 'Women’s Fellowship'],
  ['womens fellowship', 'Pages', 'Women’s Fellowship'],
  ['womens', 'Pages', 'Women’s Fellowship'],
  ['floods', 'Documents', 'First aid in a flood'],
  ['Tuticorin', 'Pages', 'Diocese of Thoothukudi-Nazareth'],
  ['xmas', 'News', 'Lanterns at the crossing: Christmas carols for those on night duty'],
  ['Cochin', 'Pages', 'Diocese of Cochin'],
  ['advertisments', 'Pages', 'Advertisements'],
  ['ecolog', 'Pages', 'Ecology'],
  // People
  ['moderator', 'People', 'The Most Rev. Dr. Samuel Ramayampet'],
  ['ramayampet', 'People', 'The Most Rev. Dr. Samuel Ramayampet'],
  ['Rita Sangareddy', 'People', 'Mrs. Rita Sangareddy'],
  ['koilpillai', 'People', 'Mr. Koilpillai Vetturnimadam'],
  ['bishop vellore', 'People', 'The Rt. Rev.'],
  // What stands on the pages
  ['kuttanad', 'News', 'Boats first, then roofs: six weeks in flooded Kuttanad'],
  ['lanterns crossing', 'News', 'Lanterns at the crossing: Christmas carols for those on night duty'],
  ['salt', 'Sermon Outlines', 'Salt'],
  ['mary on the road', 'Sermon Outlines', 'Mary on the road'],
  ['life april 2025', 'CSI Life', 'Life, April 2025'],
  ['certificates of disability', 'Announcements', 'Certificates of disability'],
  ['before the election', 'Announcements', 'Before the election'],
  ['sewing hour', 'Documents', 'Minutes of the women’s sewing hour'],
  ['playbills', 'Documents', 'Playbills of the Christmas plays'],
  ['hymns of the five rivers', 'Publications', 'Hymns of the Five Rivers'],
  ['boats for the next time', 'Campaigns', 'Boats for the next time'],
  ['four churches one ferry', 'Videos', 'Four churches, one ferry'],
  ['women of many altars', 'Partners & Networks', 'Women of Many Altars'],
  ['loom house', 'Advertisements', 'Loom House'],
  ['friends who tell them the truth', 'Prayer Calendar', ''],
  ['மூன்று கடல் சங்கமத்தில்', 'News', 'மூன்று கடல் சங்கமத்தில் நன்றி ஆராதனை: பதினோரு கிராமங்கள் ஒன்றுகூடின'],
];

it.each(FIRST)('“%s” finds first, among %s, “%s”', async (q, group, title) => {
  const { groups } = await found(q);
  const [first] = groups;
  expect([first?.[0] ?? '', first?.[1][0]?.title ?? '']).toEqual([
    group,
    title === '' ? (first?.[1][0]?.title ?? '') : expect.stringContaining(title),
  ]);
});
it('forty queries at least', () => expect(FIRST.length).toBeGreaterThanOrEqual(40));

/** What was typed, in which language, the first group, its first hit, and a line of it. */
const ANSWERED: readonly (readonly [string, string, string, string])[] = [
  ['', 'bishop of Madras', 'The Rt. Rev. Dr. Jebakumar Santhome', 'Bishop, Madras'],
  ['', 'treasurer of the synod', 'Dr. Nalini Theodore', 'Treasurer'],
  ['', 'director of the youth department', 'The Rev. Daniel Prem', 'Director, Youth'],
  ['/ta', 'சென்னை பேராயர்', 'The Rt. Rev. Dr. Jebakumar Santhome', 'பேராயர், சென்னை'],
  ['/ml', 'madhya kerala thirumeni', 'The Rt. Rev. Dr. Kuruvilla Pallathil', 'ബിഷപ്പ്, മധ്യകേരള'],
];

describe('an answer', () => {
  it.each(ANSWERED)(
    'on %s/search to “%s” is %s, by office and telephone',
    async (language, q, name, line) => {
      const { groups, body } = await found(q, '', language);
      const [[, [first]] = ['', []]] = groups;
      expect(first?.title).toBe(name);
      expect(first?.offices[0]).toContain(line);
      const [person = ''] = /<article class="person-found">.*?<\/article>/s.exec(body) ?? [];
      expect(person).toContain('href="tel:');
    },
  );

  it('is the page, where a question is asked for which there is one, and nothing that sounds alike', async () => {
    for (const [q, title] of [
      ['donate', 'Campaigns'],
      ['ജോലി', 'Have any Queries?'],
      ['vacancy', 'Have any Queries?'],
    ] as const) {
      const { groups, body } = await found(q);
      expect([q, [...groups.keys()][0], groups.get('Pages')?.[0]?.title]).toEqual([q, 'Pages', title]);
      expect(body).not.toMatch(/Nothing says|Jolly|Tindivanam/);
    }
  });

  it('is there once, and not on later pages', async () => {
    const all = await found('bishop of Madras', '&kind=person');
    const titles = all.groups.get('People')?.map(({ title }) => title) ?? [];
    expect(titles.filter((title) => title.includes('Santhome'))).toHaveLength(1);
    const later = await found('bishop of Madras', '&kind=person&page=2');
    expect(later.body).not.toContain('Santhome');
  });

  it('says what is a guess', async () => {
    const { body } = await found('advertisments');
    expect(plain(/<p class="also".*?<\/p>/s.exec(body)?.[0])).toMatch(
      /^Nothing says “advertisments”\. Did you mean: .*advertisement.* \d+ found$/,
    );
    expect(body).toMatch(/href="\/search\?q=advertisement/);
  });
});

describe('people', () => {
  it('are there once, with all offices, the highest first', async () => {
    const { groups } = await found('Samuel Ramayampet');
    expect(groups.get('People')).toHaveLength(1);
    const [moderator] = groups.get('People') ?? [];
    expect(moderator?.offices).toEqual(['Moderator', 'Bishop, Medak', 'Working Committee']);
    expect(moderator?.href).toBe('/about/officer');
    // Found by one office, all are shown.
    const [byOffice] = (await found('moderator')).groups.get('People') ?? [];
    expect(byOffice?.offices).toEqual(moderator?.offices);
    // The higher office first, whichever of them was looked for.
    expect((await found('bishop')).groups.get('People')?.map(({ offices: [highest] }) => highest)).toEqual([
      'Moderator',
      'Deputy Moderator',
    ]);
    const bishops = (await found('bishop', '&kind=person')).groups.get('People') ?? [];
    expect(new Set(bishops.map(({ title }) => title)).size).toBe(bishops.length);
    expect(bishops.length).toBeGreaterThan(20);
  });

  it('are not found by an address or a number', async () => {
    // Of a domain that is no word of anybody's name or office: 'malabar' is a diocese's.
    const { rows } = await api.database.pool.query(
      `select email, phone from person where email like '%@southkerala.example' and phone <> '' order by id limit 1`,
    );
    const { email, phone } = rows[0];
    const domain = email.split('@')[1].split('.')[0];
    for (const q of [email, domain, '91', '+91', phone]) {
      const { groups } = await found(q);
      expect([q, groups.get('People') ?? []]).toEqual([q, []]);
    }
  });
});

describe('the page', () => {
  it('names what was looked for besides, and leads to what was typed alone', async () => {
    const { body } = await found('Tuticorin');
    expect(plain(/<p class="also".*?<\/p>/s.exec(body)?.[0])).toMatch(
      /^\d+ found, also as thoothukudiOnly “Tuticorin”$/,
    );
    expect(body).toContain('href="/search?q=Tuticorin&amp;literally=1"');
    const alone = await found('floods', '&literally=1');
    expect(alone.body).not.toContain('also as');
    expect([...alone.groups.keys()]).toContain('Announcements');
    const count = (page: string): number => Number(/(\d+) found/.exec(plain(page))?.[1]);
    expect(count(alone.body)).toBeGreaterThan(0);
    expect(count(alone.body)).toBeLessThan(count((await found('floods')).body));
  });

  it('marks the words in the sentence in which they stand', async () => {
    const { groups } = await found('floods');
    const [tanks] = (groups.get('News') ?? []).filter(({ title }) => title.includes('count their tanks'));
    expect(tanks?.text).toMatch(/^… .*vanished in a <mark>flood<\/mark>/);
    const [department] = groups.get('Pages') ?? [];
    expect(department?.text).toContain('<mark>flood</mark>');
  });

  it('has at most three of a kind, two people, and all of it behind a link', async () => {
    const { body, groups } = await found('women');
    for (const [name, hits] of groups)
      expect(hits.length, name).toBeLessThanOrEqual(name === 'People' ? 2 : 3);
    const total = Number(/News <small>(\d+)<\/small>/.exec(body)?.[1]);
    expect(body).toContain('href="/search?q=women&amp;kind=news"');
    const all = await found('women', '&kind=news');
    expect(all.groups.get('News')).toHaveLength(Math.min(total, 21));
    expect([...all.groups.keys()]).toEqual(['News']);
  });

  it('has events to come before those that are over, and each title once', async () => {
    const { groups, body } = await found('convention', '&kind=event');
    const events = groups.get('Events') ?? [];
    const titles = events.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    const today = Date.parse(new Date().toISOString().slice(0, 10));
    const days = events.map(({ label }) => Date.parse(label.split(' | ')[2] ?? ''));
    // The next one first, and of those that are over the last one.
    const [coming, over] = [days.filter((day) => day >= today), days.filter((day) => day < today)];
    expect(days).toEqual([...coming.sort((a, b) => a - b), ...over.sort((a, b) => b - a)]);
    expect(coming.length).toBeGreaterThan(0);
    expect(plain(/<p class="more-in">Also: .*?<\/p>/s.exec(body)?.[0])).toMatch(/^Also: [^,]+, .*\d{4}/);
  });
});

describe('what visitors may not see', () => {
  it('is found by no search: inactive, waiting, in the trash, of a unit in the trash', async () => {
    const make = async (title: string, more: object = {}) =>
      (
        await api.call('POST', 'news/create', office, {
          ...{ title, description: '<p>quincunx</p>', thumbnail: '0', department: unit, date: '2026-11-01' },
          ...more,
        })
      ).body.data._id;
    const unit = (
      await api.call('POST', 'department/create', office, { name: 'Zanzibar desk', aim: '<p>quincunx</p>' })
    ).body.data._id;
    const gone = await make('Gone');
    await make('Shown');
    await make('Hidden', { activated: false });
    await api.call('DELETE', `news/delete/${gone}`, office);
    site.site.contentChanged();
    const titles = async () =>
      [...(await found('quincunx')).groups.values()]
        .flat()
        .map(({ title }) => title)
        .sort();
    const called = async () =>
      (await api.call('POST', 'public/global_search_news', null, { search: 'quincunx' })).body.data.docs.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles()).toEqual(['Shown', 'Zanzibar desk']);
    expect(await called()).toEqual(['Shown']);
    await api.call('DELETE', `department/delete/${unit}`, office);
    site.site.contentChanged();
    expect(await titles()).toEqual([]);
    expect(await called()).toEqual([]);
  });

  it('is no letter, subscriber or user', async () => {
    const { rows } = await api.database.pool.query(
      `select (select email from subscriber limit 1) as reader, (select name from enquiry limit 1) as writer,
        (select email from account where email like '%.example' limit 1) as staff`,
    );
    for (const [who, q] of Object.entries(rows[0])) {
      const { body } = await found(String(q), '&literally=1');
      expect([who, body.includes('No news found')]).toEqual([who, true]);
    }
  });
});
