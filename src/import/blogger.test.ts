import { beforeEach, describe, expect, it } from 'vitest';
import { news } from '#kinds/news.ts';
import { zip } from '#media/testSamples.ts';
import { importing, picture } from '#test/support/importing.ts';
import { readBlogger } from './blogger.ts';

const { write, run, addUnits, all, everything } = importing();
const BLOG = 'tag:blogger.com,1999:blog-42';
const GOOGLE = 'https://blogger.googleusercontent.com/img/b/R29v/AVv';

const entry = (
  nth: number,
  title: string,
  content: string,
  more: string,
  type = 'POST',
  status = 'LIVE',
): string =>
  `<entry><id>${BLOG}.post-${nth}</id><blogger:type>${type}</blogger:type><blogger:status>${status}</blogger:status>
<author><name>Grace</name><uri></uri><blogger:type>BLOGGER</blogger:type></author><title>${title}</title>
<content type='html'>${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</content>
<published>2019-05-0${nth}T20:00:00Z</published><updated>2020-01-01T00:00:00Z</updated>${more}</entry>`;
const feed = (...entries: readonly string[]): string =>
  `<?xml version='1.0' encoding='utf-8'?>\n<feed xmlns='http://www.w3.org/2005/Atom' xmlns:blogger='http://schemas.google.com/blogger/2018'><id>${BLOG}</id><title>Old blog</title>${entries.join('')}</feed>`;
const label = (term: string): string => `<category scheme='${BLOG}' term='${term}'/>`;
const at = (path: string): string => `<blogger:filename>${path}</blogger:filename>`;

const FEED = feed(
  entry(
    1,
    'Rain &amp; sea',
    `<p>It rained. <a href="http://old.blogspot.com/2019/05/choir.html">Choir</a></p><div class="separator"><a href="${GOOGLE}/s4000/field.jpg"><img src="${GOOGLE}/s320/field.jpg" width="320"/></a></div>`,
    label('Youth') + at('/2019/05/rain.html'),
  ),
  entry(2, 'Choir', '<p>Sung</p>', label('Songs') + at('/2019/05/choir.html')),
  entry(3, 'Draft', '<p>Not yet</p>', '', 'POST', 'DRAFT'),
  entry(4, 'Gone', '<p>Never</p>', '', 'POST', 'SOFT_TRASHED'),
  entry(5, 'About', '<p>We</p>', '', 'PAGE'),
  entry(6, '', '<p>Nice</p>', '', 'COMMENT'),
);

beforeEach(async () => {
  await addUnits();
});

describe('a blog of Blogger', () => {
  it("comes in from Google's Takeout, and a second time nothing changes", async () => {
    const takeout = write(
      'takeout.zip',
      zip({
        'Takeout/Blogger/Blogs/Old blog/feed.atom': FEED,
        'Takeout/Blogger/Blogs/Old blog/theme-layouts.xml': '<html/>',
        'Takeout/Blogger/Blogs/Old blog/settings.csv': 'a,b\n1,2\n',
        'Takeout/Blogger/Albums/Old blog/field.jpg': await picture(),
        'Takeout/archive_browser.html': '<html></html>',
      }),
    );
    const { code, said } = await run(takeout, '--unit', 'youth');
    expect([code, said]).toEqual([0, expect.stringContaining('news: 3 written, 0 already here, 0 refused')]);
    for (const sentence of [
      "Left out, from Blogger's trash: 1.",
      'pages: 1.',
      'comments: 1.',
      'its category “Songs” was left out',
      'it is “DRAFT” there: it comes in inactive',
      'no user here is called so: “Grace” (3)',
    ])
      expect(said).toContain(sentence);
    const [draft, choir, rain] = await all(news);
    expect(rain).toMatchObject({
      ...{
        title: 'Rain & sea',
        date: '2019-05-02',
        activated: true,
        thumbnail: { originalName: 'field.jpg' },
      },
      ...{ createdAt: new Date('2019-05-01T20:00:00Z'), department: { name: 'Youth' } },
    });
    expect(rain?.description).toContain(`<a href="/news_screen/departments/${choir?.id}">Choir</a>`);
    expect(rain?.description).toMatch(/<p><img src="\/media\/field\d{13}\.jpg"[^>]*><\/p>$/);
    expect(draft).toMatchObject({ title: 'Draft', activated: false });
    const after = await everything();
    expect((await run(takeout, '--unit', 'youth')).said).toContain('0 records were written.');
    expect(await everything()).toEqual(after);
  });

  it('comes in from the older export in one file', async () => {
    const kind = (name: string): string =>
      `<category scheme='http://schemas.google.com/g/2005#kind' term='http://schemas.google.com/blogger/2008/kind#${name}'/>`;
    const old = (nth: number, title: string, content: string, more: string): string =>
      entry(nth, title, content, more).replace(
        /<blogger:(?:type|status)>\w+<\/blogger:(?:type|status)>/g,
        '',
      );
    const page = (name: string): string =>
      `<link rel='alternate' type='text/html' href='http://old.blogspot.com/2010/01/${name}.html'/>`;
    const file = write(
      'blog-11-30-2020.xml',
      feed(
        old(
          1,
          'Camp',
          '<p><a href="http://old.blogspot.com/2010/01/choir.html">Choir</a></p>',
          kind('post') + page('camp'),
        ),
        old(2, 'Choir', 'x', kind('post') + page('choir')),
        old(3, 'Draft', 'x', `${kind('post')}<app:control><app:draft>yes</app:draft></app:control>`),
        old(4, 'Nice', 'x', kind('comment')),
        old(5, 'Template', 'x', kind('template')),
      ),
    );
    const { said } = await run(file, '--unit', 'youth');
    expect(said).toContain('comments: 1.');
    const [draft, choir, camp] = await all(news);
    expect([draft, choir, camp].map((one) => [one?.title, one?.activated])).toEqual([
      ['Draft', false],
      ['Choir', true],
      ['Camp', true],
    ]);
    expect(camp?.description).toContain(`/news_screen/departments/${choir?.id}`);
  });

  it('names pictures without a name in their large size', () => {
    const token = 'https://blogger.googleusercontent.com/img/a/AVvXsE_x-y';
    const content = `<a href="${token}"><img src="${token}=w300-h400" /></a>`;
    const text = feed(entry(1, 'Rain', content, ''));
    const [record] = readBlogger(text, { categories: new Map(), unit: undefined }).records;
    expect(record?.fields).toMatchObject({
      description: `<img src="${token}=s1600">`,
      thumbnail: `${token}=s1600`,
    });
  });

  it('is none without a post', async () => {
    expect(await run(write('a.xml', '<feed xmlns="x"></feed>'))).toEqual({
      code: 1,
      said: expect.stringContaining('There are no posts in this feed'),
    });
  });
});
