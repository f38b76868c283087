import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { announcement } from '#kinds/announcement.ts';
import { news } from '#kinds/news.ts';
import type { RecordOf } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { dayOf } from '#lib/dates.ts';
import { listRecords } from '#store/records/records.ts';
import { importing } from '#test/support/importing.ts';

/** What an import reports, and what visitors see immediately: nothing that was hidden, and no broken date at the top. */
const { write, run: runFiles, here } = importing();

async function run(name: string, content: string | object, ...args: string[]): Promise<string> {
  const path = write(name, typeof content === 'string' ? content : JSON.stringify(content));
  return (await runFiles(path, ...args)).said;
}
const shown = async <K extends typeof news | typeof announcement>(kind: K): Promise<readonly RecordOf<K>[]> =>
  (await listRecords(VISITOR, here().db, kind, { page: 1, limit: 100 })).docs;
const titles = async (): Promise<string[]> => (await shown(news)).map(({ title }) => title);

const UNITS = {
  departments: [
    { _id: '1', name: 'Youth', sub_domain: 'youth' },
    { _id: '2', name: 'Ecology', sub_domain: 'ecology' },
  ],
  users: [{ _id: 'u', user_name: 'Grace Paul', email: 'grace@example.org', user_type: 'csi_user' }],
};

interface Post {
  title: string;
  status?: string;
  date?: string;
  gmt?: string;
  more?: string;
  content?: string;
  type?: string;
}
let nth = 100;
const item = ({
  title,
  status = 'publish',
  date = '2019-05-02 10:00:00',
  gmt = '',
  more = '',
  content = '',
  type = 'post',
}: Post) =>
  `<item><title>${title}</title><dc:creator>grace</dc:creator><content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>${nth++}</wp:post_id><wp:post_date>${date}</wp:post_date><wp:post_date_gmt>${gmt}</wp:post_date_gmt><wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type><category domain="category" nicename="youth">Youth</category>${more}</item>`;
const wxr = (...posts: Post[]) =>
  `<rss version="2.0" xmlns:content="c" xmlns:dc="d" xmlns:wp="w"><channel><link>https://old.example.org</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:author><wp:author_login>grace</wp:author_login><wp:author_email>grace@example.org</wp:author_email><wp:author_display_name>Sister Grace</wp:author_display_name></wp:author>
${posts.map(item).join('\n')}</channel></rss>`;

describe('a WordPress export', () => {
  beforeEach(() => run('units.json', UNITS));

  it('keeps what was behind a password out of sight', async () => {
    const said = await run(
      'a.xml',
      wxr({ title: 'Open' }, { title: 'Secret', more: '<wp:post_password>psalm</wp:post_password>' }),
    );
    expect(await titles()).toEqual(['Open']);
    expect(said).toContain('“Secret”: it was behind a password there');
  });

  it('never puts a broken date on top', async () => {
    const zero = '0000-00-00 00:00:00';
    const said = await run(
      'a.xml',
      wxr(
        { title: 'Dated' },
        { title: 'No date', date: zero, gmt: zero },
        { title: 'Impossible', date: '2019-13-45 99:00:00', gmt: zero },
        {
          title: 'By the line of the feed',
          date: zero,
          gmt: zero,
          more: '<pubDate>Thu, 03 May 2018 20:00:00 +0000</pubDate>',
        },
        { title: 'Far ahead', date: '2062-05-02 10:00:00', gmt: '2062-05-02 04:30:00' },
      ),
    );
    const found = await shown(news);
    expect(found.map(({ title }) => title)).toEqual([
      'Dated',
      'By the line of the feed',
      'No date',
      'Impossible',
    ]);
    expect(found[1]?.date).toBe('2018-05-04');
    expect(dayOf(found[2]?.createdAt ?? new Date())).toBe('2018-05-03');
    expect(said).toContain('“No date”: it has no date, so it stands behind all others');
    expect(said).toContain('“Far ahead”: its date 2062-05-02 is still to come, so it stays inactive');
  });

  it('tells everything that was left out, changed or merged', async () => {
    const said = await run(
      'a.xml',
      wxr(
        {
          title: 'Camp',
          more: `<category domain="category" nicename="ecology">Ecology</category><category domain="post_tag" nicename="sea">Sea</category>
            <wp:is_sticky>1</wp:is_sticky><wp:comment><wp:comment_content>Nice</wp:comment_content><title>not this</title></wp:comment><wp:comment></wp:comment>`,
          content:
            'Text\n\nhttps://youtu.be/dQw4w9WgXcQ\n\n[contact-form-7 id="5"] [slider id=7] [sic] <img src="https://cdn.example/x.jpg" alt="A boat">',
        },
        { title: 'About us', type: 'page' },
        { title: 'Home', type: 'nav_menu_item' },
        { title: 'Odd', type: 'podcast' },
        {
          title: 'unused',
          type: 'attachment',
          more: '<wp:attachment_url>https://old.example.org/up/lost.jpg</wp:attachment_url>',
        },
        { title: 'Old', status: 'trash' },
        { title: 'Mine', status: 'private' },
      ),
    );
    for (const sentence of [
      'since only posts come in: pages: 1 (“About us”)',
      'entries of menus: 1 (“Home”)',
      'items of the type “podcast”: 1 (“Odd”)',
      'files of the media library that no post shows: 1 (https://old.example.org/up/lost.jpg)',
      'comments: 2, of “Camp”',
      'tags: 1 (“Sea”)',
      'Held at the top there, not here: “Camp”',
      'saved by itself: 1 (“Old”)',
      '“Mine”: it is “private” there: it comes in inactive',
      '“Camp”: it belonged to more than one unit; it came to “Youth” and not to “Ecology”',
      'shortcodes were left out: [contact-form-7 id="5"]',
      'it holds shortcodes that stay as text: [slider id=7]',
      'the file https://cdn.example/x.jpg is not there',
      'The picture “A boat” (cdn.example) stands on another site and became a link.',
    ])
      expect(said).toContain(sentence);
    expect(said).not.toContain('In the name of the office');
    const [camp] = await shown(news);
    expect(camp).toMatchObject({ title: 'Camp', author: 'Grace Paul', department: { name: 'Youth' } });
    expect(camp?.description).toContain('youtube-nocookie.com/embed/dQw4w9WgXcQ');
    expect(camp?.description).toContain('<a href="https://cdn.example/x.jpg">A boat</a>');
  });
});

describe('a dump', () => {
  it('never puts a broken date on top, of whatever kind', async () => {
    const unit = { department: '1', thumbnail: '0' };
    const said = await run('a.json', {
      ...UNITS,
      news: [
        { _id: 'a', title: 'Dated', date: '2021-03-04', ...unit },
        { _id: 'b', title: 'Broken', date: 'last spring', ...unit },
        { _id: 'c', title: 'None', ...unit },
        { _id: 'd', title: 'Made', created_at: { $date: '2022-01-01T20:00:00Z' }, ...unit },
        { _id: 'e', title: 'Ahead', date: '2062-01-01', ...unit },
        { _id: 'f', title: 'Made wrongly', date: '2020-01-01', created_at: '0000-00-00', ...unit },
      ],
      statements: [
        { _id: 'a', type: 'press', title: 'Dated', date: '2021-03-04' },
        { _id: 'b', type: 'press', title: 'Ahead', date: '2062-01-01' },
      ],
    });
    expect(await titles()).toEqual(['Made', 'Dated', 'Made wrongly', 'Broken', 'None']);
    expect((await shown(announcement)).map(({ title }) => title)).toEqual(['Dated', 'Ahead']);
    for (const sentence of [
      '“Broken”: its date “last spring” cannot be read and was left out',
      '“None”: it has no date, so it stands behind all others',
      'news item “Ahead”: its date 2062-01-01 is still to come, so it stays inactive',
      'statement “Ahead”: its date 2062-01-01 is still to come and was left out',
      '“Made wrongly”: the moment of its making “0000-00-00” cannot be believed',
    ])
      expect(said).toContain(sentence);
  });

  it('tells fields that are not kept, units beside the first, twins and unknown authors; takes pictures out of texts', async () => {
    const red = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const said = await run('a.json', {
      ...UNITS,
      dioceses: [{ _id: '3', name: 'Madras', state: 'Tamil Nadu' }],
      news: [
        {
          _id: { $oid: 'a' },
          title: 'Two',
          department: '1',
          diocese: '3',
          thumbnail: '0',
          date: '2020-01-01',
          likes: 7,
          slug: 'two',
          created_by: { user_name: 'Nobody here' },
          description: `<p><img src="data:image/png;base64,${red.toString('base64')}" alt="Red"></p>`,
        },
      ],
      subscribers: [
        { name: 'Ruth', email: 'ruth@example.org' },
        { name: 'Again', email: 'RUTH@example.org' },
      ],
    });
    for (const sentence of [
      'Fields of “news” that are not kept: likes (1), slug (1).',
      '“Two”: it belonged to more than one unit',
      'subscriber “Again”: is the same as one that is here already',
      'since no user here is called so: “Nobody here” (1)',
    ])
      expect(said).toContain(sentence);
    expect((await shown(news))[0]?.description).toMatch(/<img src="\/media\/picture\d{13}\.png"/);
  });

  it('refuses an event that ends before it begins, in a dry run as well', async () => {
    const events = [
      {
        _id: 'e',
        name: 'Backwards',
        department: '1',
        thumbnail: '0',
        from_date: '2021-05-03',
        to_date: '2021-05-01',
      },
    ];
    for (const args of [['--dry-run'], []])
      expect(await run('a.json', { ...UNITS, events }, ...args)).toContain(
        'event “Backwards” was refused: The end must not be before the start.',
      );
  });

  it('tells all of it, however much it is, and the same only once', async () => {
    const said = await run('a.json', {
      ...UNITS,
      news: Array.from({ length: 250 }, (_, i) => ({ _id: i, title: `No unit ${i}`, thumbnail: '0' })),
    });
    expect(said).toContain('250 news were refused: It names no department or diocese that is here.\n');
    for (let i = 0; i < 250; i++) expect(said).toContain(`“No unit ${i}”`);
    expect(said.match(/refused: /g)).toHaveLength(1);
  });
});
