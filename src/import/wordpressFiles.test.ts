import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { news } from '#kinds/news.ts';
import { packed, zip } from '#media/testSamples.ts';
import { importing, picture } from '#test/support/importing.ts';
import { unpacked } from './unpacked.ts';

const { write, run, addUnits, all, everything, here } = importing();
const SITE = 'https://old.example.org';

const post = (id: number, title: string, content: string, more = ''): string =>
  `<item><title>${title}</title><link>${SITE}/${title}/</link><dc:creator>grace</dc:creator><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date>2019-05-0${id} 10:00:00</wp:post_date><content:encoded><![CDATA[${content}]]></content:encoded>${more}</item>`;
const photo = `<item><title>photo</title><wp:post_id>7</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>${SITE}/wp-content/uploads/2019/05/photo.jpg</wp:attachment_url></item>`;
const featured =
  '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>7</wp:meta_value></wp:postmeta>';
const inYouth = '<category domain="category" nicename="camps">Camps</category>';
const HEAD = `<wp:author><wp:author_login>grace</wp:author_login><wp:author_display_name>Sister Grace</wp:author_display_name></wp:author>
<wp:category><wp:cat_name>Young</wp:cat_name><wp:category_nicename>young</wp:category_nicename></wp:category>
<wp:category><wp:cat_name>Camps</wp:cat_name><wp:category_nicename>camps</wp:category_nicename><wp:category_parent>young</wp:category_parent></wp:category>`;
const wxr = (items: readonly string[], head = '', site = SITE): string =>
  `<?xml version="1.0"?><rss><channel><link>${site}</link><wp:wxr_version>1.2</wp:wxr_version>${head}${items.join('')}</channel></rss>`;

/** Each names what only the other has: an author, a category's parent, a picture, a post. */
const camp = post(1, 'camp', `<a href="${SITE}/choir/">Choir</a>`, featured + inYouth);
const FIRST = wxr([camp]);
const SECOND = wxr([photo, post(2, 'choir', 'Sung', inYouth), camp], HEAD);

const temporary = (): string => join(here().folder, 'tmp');

describe('a WordPress export in several files', () => {
  beforeEach(async () => {
    mkdirSync(temporary());
    vi.stubEnv('TMPDIR', temporary());
    await addUnits();
  });

  afterEach(() => {
    // Nothing of what was unpacked is left.
    expect(readdirSync(temporary())).toEqual([]);
    vi.unstubAllEnvs();
  });

  it.each(['files', 'zip'])('is read as one, from %s, and a second time nothing changes', async (form) => {
    const uploads = 'wp-content/uploads/2019/05/photo.jpg';
    let paths: string[];
    if (form === 'zip') {
      const entries = { 'site/a.xml': FIRST, 'site/b.xml': SECOND, [`site/${uploads}`]: await picture() };
      paths = [write('export.zip', zip({ ...entries, 'site/media.tar': 'x', '__MACOSX/site/._a.xml': 'x' }))];
    } else {
      write(uploads, await picture());
      paths = [write('a.xml', FIRST), write('b.xml', SECOND)];
    }
    const { code, said } = await run(...paths, '--category', 'Young=youth');
    expect([code, said]).toEqual([0, expect.stringContaining('news: 2 written, 0 already here, 0 refused')]);
    expect(said).toContain('no user here is called so: “Sister Grace” (2)');
    expect(said.includes('media.tar was not read')).toBe(form === 'zip');
    const [choir, first] = await all(news);
    expect(first).toMatchObject({ title: 'camp', thumbnail: { originalName: 'photo.jpg' } });
    expect(first?.description).toContain(`href="/news_screen/departments/${choir?.id}"`);
    const after = await everything();
    expect((await run(...paths, '--category', 'Young=youth')).said).toContain('0 records were written.');
    expect(await everything()).toEqual(after);
  });

  it('has a post as it was changed last, and two of one id in one file stay two', async () => {
    const changed = (title: string, at: string) =>
      post(3, title, 'x', `<wp:post_modified_gmt>${at}</wp:post_modified_gmt>`);
    const paths = [
      write(
        'a.xml',
        wxr([changed('Older', '2020-01-01 00:00:00'), post(4, 'Twin', ''), post(4, 'Other', '')]),
      ),
      write('b.xml', wxr([changed('Newer', '2020-02-01 00:00:00')])),
    ];
    const { code, said } = await run(...paths, '--unit', 'youth');
    expect([code, said]).toEqual([
      2,
      expect.stringContaining('“Other” was refused: its id “4” is that of “Twin”'),
    ]);
    expect((await all(news)).map(({ title }) => title).sort()).toEqual(['Newer', 'Twin']);
  });

  it('of two sites is refused, since their ids are not the same', async () => {
    const other = wxr([post(1, 'camp', '')], '', 'https://other.example.org');
    const paths = [write('a.xml', FIRST), write('b.xml', other)];
    expect(await run(...paths)).toEqual({ code: 1, said: expect.stringContaining('are of several sites') });
  });

  it('does not leave the folder of its zip, and beside a file of another kind it is read alone', async () => {
    const file = zip({
      'a.xml': FIRST,
      '../evil.xml': FIRST,
      '/evil.xml': SECOND,
      'b.json': '[{}]',
      'map.xml': '<urlset/>',
    });
    const { said } = await run(write('export.zip', file), '--unit', 'youth');
    expect(said).toContain('news: 1 written, 0 already here, 0 refused');
    expect(said.match(/its name leads out of the folder/g)).toHaveLength(2);
    expect(said).toContain('Not read, since they are of another kind: b.json. Import them by themselves.');
    expect(said).toContain('since they are of another kind: map.xml.');
  });

  it.each([
    ['nothing in it', () => zip({}), 'has no files'],
    [
      'files of two sites',
      () => zip({ 'a.xml': FIRST, 'b.xml': wxr([], '', 'https://other.example.org') }),
      'are of several sites',
    ],
    [
      'its end cut off',
      () => zip({ 'a.xml': FIRST }).subarray(0, -30),
      'cannot be unpacked here: It has no directory.',
    ],
  ])('as a zip with %s is refused', async (_what, content, sentence) => {
    expect(await run(write('export.zip', content()))).toEqual({
      code: 1,
      said: expect.stringContaining(sentence),
    });
  });
});

it('a zip is unpacked up to a number of bytes, packed or not', () => {
  const path = write('a.zip', zip({ 'a.xml': 'x'.repeat(3000), 'b.xml': 'y' }));
  unpacked(path, 3200).remove();
  expect(() => unpacked(path, 3000)).toThrow('it holds more than');
  const bomb = write('b.zip', packed('a.xml', Buffer.alloc(1_000_000)));
  unpacked(bomb, 1_000_000).remove();
  expect(() => unpacked(bomb, 999_999)).toThrow('it holds more than');
});
