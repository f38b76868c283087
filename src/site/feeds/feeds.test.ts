import { expect, it } from 'vitest';
import { rss } from './rss.ts';
import { MOST_NEWS, sitemap, sitemapIndex } from './sitemap.ts';
import { xmlText } from './xml.ts';

/** Whether all elements are closed in order, and every & begins an entity predefined in XML. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const body = xml.replace(/^<\?xml[^>]*\?>/, '');
  for (const [, end, name, inside = ''] of body.matchAll(/<(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*\s*\/?)>/g)) {
    if (end) {
      if (open.pop() !== name) return false;
    } else if (!inside.endsWith('/')) open.push(name ?? '');
  }
  const rest = body.replace(/<\/?[\w:]+(?:\s[\w:]+="[^"<]*")*\s*\/?>/g, '');
  return open.length === 0 && !/[<>]/.test(rest) && !/&(?!(?:amp|lt|gt|quot|apos);)/.test(body);
}

const nasty = `Salt & light: "<b>roof</b>" ]]> it's \u0001 ${String.fromCharCode(0xd800)} ஞாயிறு 🙏`;
const item = {
  path: '/news_screen/departments/i1',
  title: nasty,
  deck: nasty,
  day: '2026-11-14',
  category: nasty,
  picture: null,
} as const;

it('text stays text, without what XML cannot hold', () => {
  expect(xmlText(nasty)).toBe(
    'Salt &amp; light: &quot;&lt;b&gt;roof&lt;/b&gt;&quot; ]]&gt; it&apos;s  \ufffd ஞாயிறு 🙏',
  );
});

it('the feed is well-formed, whatever the news are called', () => {
  const feed = rss({
    language: 'en',
    title: nasty,
    description: nasty,
    page: 'https://example.org/home',
    self: 'https://example.org/feeds/news.xml?type=departments&x=1',
    items: [item, { ...item, title: 'மழை', picture: file }],
    whole: (path) => `https://example.org${path}`,
  });
  expect(isWellFormed(feed)).toBe(true);
  expect(feed).toContain('<link>https://example.org/news_screen/departments/i1</link>');
  // Midnight in the church's time zone, under that day's own name.
  expect(feed).toContain('<pubDate>Sat, 14 Nov 2026 00:00:00 +0530</pubDate>');
  expect(feed).toContain(
    '<enclosure url="https://example.org/media/a%26b.jpg" length="9" type="image/jpeg"/>',
  );
});

const file = {
  id: 'f',
  name: 'a&b.jpg',
  originalName: 'a.jpg',
  type: 'image/jpeg',
  bytes: 9,
  width: 4,
  height: 3,
  pages: null,
  variants: [],
  alt: '',
  decorative: false,
  caption: '',
  credit: '',
};

it('site maps are well-formed', () => {
  const places = [{ address: 'https://example.org/?a=1&b=2', changed: '2026-11-14T00:00:00.000Z' }];
  expect(isWellFormed(sitemap(places))).toBe(true);
  expect(isWellFormed(sitemapIndex(['https://example.org/sitemaps/1.xml']))).toBe(true);
  expect(isWellFormed('<a><b></a></b>')).toBe(false);
});

it('a full site map of news is drawn in a moment, and small enough to be kept among the pages', () => {
  const address = `https://church-of-south-india.example.org/news_screen/departments/${'0'.repeat(36)}`;
  const places = Array.from({ length: MOST_NEWS }, () => ({ address, changed: '2026-11-14T00:00:00.000Z' }));
  expect(sitemap(places).length).toBeLessThan(512 * 1024);
});
