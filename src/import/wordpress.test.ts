import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { news } from '#kinds/news.ts';
import { pdfSample } from '#media/testSamples.ts';
import { importing, picture } from '#test/support/importing.ts';

const { write, run, addUnits, all, everything, here } = importing();
const query = (text: string): Promise<unknown> => sql.raw(text).execute(here().db);

const WXR = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old site</title><link>https://old.example.org</link><wp:wxr_version>1.2</wp:wxr_version>
<item><title>a photo</title><wp:post_id>7</wp:post_id><wp:post_type>attachment</wp:post_type><wp:status>inherit</wp:status><wp:attachment_url><![CDATA[https://old.example.org/wp-content/uploads/2019/05/photo.jpg]]></wp:attachment_url></item>
<item><title><![CDATA[மழை & harvest]]></title><link>https://old.example.org/harvest/</link><dc:creator><![CDATA[grace]]></dc:creator>
<content:encoded><![CDATA[<!-- wp:paragraph -->
First line
second line

<blockquote>Quoted</blockquote>

[caption id="x" width="300"]<img src="https://old.example.org/wp-content/uploads/2019/05/photo-300x200.jpg" /> A caption[/caption]

See <a href="https://old.example.org/wp-content/uploads/2019/05/circular.pdf">the circular</a> \x08 [gallery ids="7,8"]<script>alert(1)</script>]]></content:encoded>
<excerpt:encoded><![CDATA[Much <b>rain</b>]]></excerpt:encoded>
<wp:post_id>11</wp:post_id><wp:post_date><![CDATA[2019-05-02 01:30:00]]></wp:post_date><wp:post_date_gmt><![CDATA[2019-05-01 20:00:00]]></wp:post_date_gmt><wp:status><![CDATA[publish]]></wp:status><wp:post_type><![CDATA[post]]></wp:post_type>
<category domain="post_tag" nicename="rain"><![CDATA[Rain]]></category><category domain="category" nicename="youth-ministry"><![CDATA[Youth Ministry]]></category>
<wp:postmeta><wp:meta_key><![CDATA[_thumbnail_id]]></wp:meta_key><wp:meta_value><![CDATA[7]]></wp:meta_value></wp:postmeta></item>
<item><title>A draft</title><content:encoded>x</content:encoded><wp:post_id>12</wp:post_id><wp:post_date>2019-06-01 10:00:00</wp:post_date><wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt><wp:status>draft</wp:status><wp:post_type>post</wp:post_type><category domain="category" nicename="madras"><![CDATA[Madras]]></category></item>
<item><title>Gone</title><wp:post_id>13</wp:post_id><wp:status>trash</wp:status><wp:post_type>post</wp:post_type></item>
<item><title>${'long '.repeat(30)}</title><wp:post_id>14</wp:post_id><wp:post_date>2019-07-01 10:00:00</wp:post_date><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
<item><title>About</title><wp:post_id>15</wp:post_id><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>
</channel></rss>`;

describe('a WordPress export', () => {
  it('comes in as news of the units that its categories are', async () => {
    write('wp-content/uploads/2019/05/photo.jpg', await picture());
    write('wp-content/uploads/2019/05/circular.pdf', pdfSample(1));
    const units = {
      departments: [{ _id: '1', name: 'Youth', sub_domain: 'youth' }],
      dioceses: [{ _id: '2', name: 'Madras', state: 'Tamil Nadu' }],
    };
    await run(write('units.json', JSON.stringify(units)));
    const file = write('export.xml', WXR);

    const { said, code } = await run(file, '--category', 'Youth Ministry=youth');
    expect([code, said]).toEqual([2, expect.stringContaining('news: 2 written, 0 already here, 1 refused')]);
    expect(said).toContain("Left out, from WordPress's trash or saved by itself: 1 (“Gone”).");
    expect(said).toContain('Left out, since only posts come in: pages: 1 (“About”).');
    expect(said).toContain('Left out: tags: 1 (“Rain”).');
    expect(said).toContain('news item “A draft”: it is “draft” there: it comes in inactive');
    const [draft, harvest] = await all(news);
    expect(harvest).toMatchObject({
      title: 'மழை & harvest',
      heading: 'Much rain',
      date: '2019-05-02',
      activated: true,
      department: { name: 'Youth' },
      thumbnail: { originalName: 'photo.jpg' },
      createdAt: new Date('2019-05-01T20:00:00Z'),
    });
    expect(harvest?.gallery).toHaveLength(1);
    expect(harvest?.pdf).toMatchObject([{ originalName: 'circular.pdf' }]);
    const text = harvest?.description ?? '';
    expect(text).toMatch(/<p>First line<br ?\/?>second line<\/p>/);
    expect(text).toContain('<blockquote>');
    expect(text).toMatch(/<img[^>]+src="\/media\/photo\d{13}\.jpg"/);
    expect(text).toMatch(/href="\/media\/circular\d{13}\.pdf"/);
    expect(text).not.toMatch(/script|caption id|gallery|old\.example\.org|wp:/);
    expect(draft).toMatchObject({ title: 'A draft', activated: false, diocese: { name: 'Madras' } });

    const after = await everything();
    const again = await run(file, '--category', 'Youth Ministry=youth');
    expect(again.said).toContain('news: 0 written, 2 already here, 1 refused');
    expect(await everything()).toEqual(after);

    const rest = await run(file, '--unit', 'youth');
    expect(rest.said).toContain('news: 1 written, 2 already here, 0 refused');
    expect(rest.said).toContain('its title was cut');
  });

  it('in another encoding is read in it, with the large pictures and what the library says of them', async () => {
    write('wp-content/uploads/2019/05/photo.jpg', await picture());
    await addUnits();
    const photo = 'https://old.example.org/wp-content/uploads/2019/05/photo';
    const file = write(
      'latin.xml',
      Buffer.from(
        `<?xml version="1.0" encoding="ISO-8859-1"?><rss><channel><link>https://old.example.org</link><wp:wxr_version>1.2</wp:wxr_version>
<item><title>photo</title><wp:post_id>7</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>${photo}.jpg</wp:attachment_url><excerpt:encoded>Below</excerpt:encoded><wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>Two women</wp:meta_value></wp:postmeta></item>
<item><title>Caf\xe9 &amp;ndash; Pondicherry</title><wp:post_id>11</wp:post_id><wp:post_date>2019-05-02 01:30:00</wp:post_date><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><category domain="post_tag">Sea</category><category domain="category" nicename="talks">Talks</category><content:encoded><![CDATA[<img class="size-large" src="${photo}-300x200.jpg">]]></content:encoded></item></channel></rss>`,
        'latin1',
      ),
    );
    const { code, said } = await run(file, '--unit', 'youth');
    expect([code, said]).toEqual([
      0,
      expect.stringContaining('news item “Café – Pondicherry”: its tags were left out: “Sea”'),
    ]);
    expect(said).toContain('its category “Talks” was left out: no unit here is called so');
    const [story] = await all(news);
    expect(story).toMatchObject({
      title: 'Café – Pondicherry',
      thumbnail: { originalName: 'photo.jpg', alt: 'Two women', caption: 'Below' },
    });
    expect(story?.description).toMatch(
      /^<p><img src="\/media\/photo\d{13}\.jpg" alt="Two women"[^>]*><\/p>$/,
    );
    const odd = write('odd.xml', '<?xml version="1.0" encoding="EBCDIC-37"?><rss></rss>');
    expect(await run(odd)).toEqual({ code: 1, said: expect.stringContaining('“EBCDIC-37”') });
  });

  it('has links among its posts lead to these, also to later ones and after a run that was cut off', async () => {
    await addUnits();
    const at = (name: string): string => `https://old.example.org/2019/${name}/`;
    const post = (id: number, name: string, category: string, content: string): string =>
      `<item><title>${name}</title><link>${at(name)}</link><wp:post_id>${id}</wp:post_id><wp:post_date>2019-05-0${id} 10:00:00</wp:post_date><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><category domain="category" nicename="x">${category}</category><content:encoded><![CDATA[${content}]]></content:encoded></item>`;
    const posts = [
      post(1, 'camp', 'Youth', `<a href="${at('choir')}">Choir</a> <a href="${at('lost')}">Lost</a>`),
      post(
        2,
        'choir',
        'Madras',
        `<a href="${at('camp')}#end">Camp</a> <a href="https://elsewhere.example/">All</a>`,
      ),
      post(3, 'lost', 'Nobody', 'It belongs nowhere.'),
    ];
    const file = write(
      'linked.xml',
      `<rss><channel><link>https://old.example.org</link><wp:wxr_version>1.2</wp:wxr_version>${posts.join('')}</channel></rss>`,
    );
    const reported = `news item “camp”: its links to posts that did not come in still lead to the old site: ${at('lost')}`;
    for (const more of [['--dry-run'], []]) {
      const { said } = await run(file, ...more);
      expect(said).toContain(reported);
      expect(said).not.toContain('news item “choir”');
    }
    const texts = async () => {
      const [choir, camp] = await all(news);
      return { choir, camp };
    };
    const { choir, camp } = await texts();
    expect(camp?.description).toBe(
      `<p><a href="/news_screen/dioceses/${choir?.id}">Choir</a> <a href="${at('lost')}">Lost</a></p>`,
    );
    expect(choir?.description).toContain(`href="/news_screen/departments/${camp?.id}"`);
    expect(choir?.description).toContain('href="https://elsewhere.example/"');

    await query(
      `update news set description = '<p><a href="${at('choir')}">Choir</a></p>' where title = 'camp'`,
    );
    await run(file);
    expect((await texts()).camp?.description).toContain(`/news_screen/dioceses/${choir?.id}`);
    // Later changes by users are kept.
    await query(
      `update news set description = '<p><a href="${at('choir')}">Choir</a></p>', version = 2 where title = 'camp'`,
    );
    await run(file);
    expect((await texts()).camp?.description).toContain(at('choir'));
  });
});
