import { describe, expect, it } from 'vitest';
import { textIn } from './charset.ts';
import type { NamedCategory } from './incoming.ts';
import { readWxr } from './wxr.ts';

const FILES = 'https://old.example.org/wp-content/uploads/2019/05';

interface Item {
  readonly id?: number;
  readonly type?: string;
  readonly title?: string;
  readonly content?: string;
  readonly excerpt?: string;
  readonly more?: string;
}
let nth = 100;
const item = ({ id = nth++, type = 'post', title = 'A post', content = '', excerpt = '', more = '' }: Item) =>
  `<item><title>${title}</title><wp:post_id>${id}</wp:post_id><wp:post_type>${type}</wp:post_type><wp:status>publish</wp:status><wp:post_date>2019-05-02 10:00:00</wp:post_date><content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[${excerpt}]]></excerpt:encoded>${more}</item>`;
const file = (id: number, name: string, more: Item & { readonly alt?: string } = {}) =>
  item({
    ...more,
    ...{ id, type: 'attachment', title: name },
    more: `<wp:attachment_url>${FILES}/${name}</wp:attachment_url>${meta('_wp_attachment_image_alt', more.alt ?? '')}`,
  });
const meta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
const category = (name: string, slug: string): string =>
  `<category domain="category" nicename="${slug}"><![CDATA[${name}]]></category>`;
const xml = (items: readonly string[], head = ''): string =>
  `<?xml version="1.0"?><rss><channel><link>https://old.example.org</link><wp:wxr_version>1.2</wp:wxr_version>${head}${items.join('')}</channel></rss>`;

const reading = (items: readonly string[], head = '', categories: Readonly<Record<string, string>> = {}) =>
  readWxr([xml(items, head)], { categories: new Map(Object.entries(categories)), unit: undefined });
/** The first post of a file, and what is reported of it. */
function firstOf(...args: Parameters<typeof reading>) {
  const { records, leftOut, descriptions } = reading(...args);
  const [post] = records;
  return { ...(post ?? expect.fail('no post')), leftOut, descriptions };
}

describe('titles and excerpts', () => {
  it('have their characters, by whatever name HTML knows them', () => {
    const title =
      'Lent &amp;ndash; a season&amp;hellip; Bishop&amp;rsquo;s caf&amp;eacute; &amp;lt;b&amp;gt; &amp;amp;amp;';
    const { fields } = firstOf([item({ title, excerpt: 'One<br>two&mdash;<em>three</em> &#8217;' })]);
    expect(fields.title).toBe('Lent – a season… Bishop’s café <b> &amp;');
    expect(fields.heading).toBe('One two—three ’');
  });

  it('and so have categories, tags and authors', () => {
    const more = `<dc:creator>grace</dc:creator>${category('Youth &amp; children', 'youth')}<category domain="post_tag"><![CDATA[Rain &ndash; sea]]></category>`;
    const { fields, notes, author } = firstOf(
      [item({ more })],
      '<wp:author><wp:author_login>grace</wp:author_login><wp:author_display_name><![CDATA[Gr&aacute;ce]]></wp:author_display_name></wp:author>',
    );
    expect(fields.unit).toEqual([{ category: 'Youth & children', names: ['Youth & children', 'youth'] }]);
    expect(notes).toContain('its tags were left out: “Rain – sea”');
    expect(author.name).toBe('Gráce');
  });
});

describe('what the media library says', () => {
  it('has the large picture for its smaller copy, and words where the text has none', () => {
    const { fields, descriptions } = firstOf([
      file(7, 'photo.jpg', { alt: 'Two women', excerpt: 'Harvest &amp; rain' }),
      file(8, 'boat-scaled.jpg', { content: 'On the sea' }),
      file(9, 'banner-728x90.jpg'),
      item({
        content: `<img src="http://www.old.example.org/wp-content/uploads/2019/05/photo-300x200.jpg" alt="">
<img src="${FILES}/boat-1024x768.jpg" alt="Mine"> <img src="${FILES}/banner-728x90.jpg"> <img src="https://cdn.example/wp-content/uploads/2019/05/photo-300x200.jpg">`,
      }),
    ]);
    const text = String(fields.description);
    expect(text).toContain(`<img src="${FILES}/photo.jpg" alt="Two women">`);
    expect(text).toContain(`<img src="${FILES}/boat-scaled.jpg" alt="Mine">`);
    expect(text).toContain(`<img src="${FILES}/banner-728x90.jpg">`);
    expect(text).toContain('cdn.example/wp-content/uploads/2019/05/photo-300x200.jpg');
    expect(fields.thumbnail).toBe(`${FILES}/photo.jpg`);
    expect(Object.fromEntries(descriptions ?? [])).toEqual({
      [`${FILES}/photo.jpg`]: { alt: 'Two women', caption: 'Harvest & rain' },
      [`${FILES}/boat-scaled.jpg`]: { caption: 'On the sea' },
    });
  });

  it('is not said twice below a picture, and what has no place is told', () => {
    const { descriptions, leftOut } = firstOf([
      file(7, 'photo.jpg', { excerpt: 'The same', content: 'And more' }),
      file(8, 'long.jpg', { alt: 'word '.repeat(100) }),
      item({ content: `[caption]<img src="${FILES}/photo-300x200.jpg"> The same[/caption]` }),
    ]);
    expect(descriptions?.get(`${FILES}/photo.jpg`)).toBeUndefined();
    expect(descriptions?.get(`${FILES}/long.jpg`)?.alt?.length).toBeLessThanOrEqual(300);
    expect(leftOut.join('\n')).toContain(`${FILES}/photo.jpg (“And more”)`);
    expect(leftOut.join('\n')).toContain(`${FILES}/long.jpg (“${'word '.repeat(100).trim()}”)`);
  });
});

describe('reusable blocks', () => {
  const block = (id: number, content: string) =>
    item({ id, type: 'wp_block', title: `Block ${id}`, content });
  const ref = (id: number): string => `<!-- wp:block {"ref":${id}} /-->`;

  it('stand where posts show them', () => {
    const { fields, leftOut, notes } = firstOf([
      block(12, `<!-- wp:paragraph --><p>Times</p><!-- /wp:paragraph -->${ref(13)}`),
      block(13, '<p>Sunday</p>'),
      block(14, '<p>Nobody</p>'),
      item({ content: `<p>Before</p>\n\n${ref(12)}\n\n${ref(99)}` }),
    ]);
    expect(fields.description).toBe('<p>Before</p><p>Times</p><p>Sunday</p>');
    expect(leftOut).toEqual(['Left out, since only posts come in: reusable blocks: 1 (“Block 14”).']);
    expect(notes).toContain('reusable blocks that are not in this file were left out: 99');
  });

  it('end where they show themselves, or each other without end', () => {
    const { fields, notes } = firstOf([
      block(12, `<p>Twelve</p>${ref(13)}`),
      block(13, `<p>Thirteen</p>${ref(12)}`),
      item({ content: ref(12) }),
    ]);
    expect(fields.description).toBe('<p>Twelve</p><p>Thirteen</p>');
    expect(notes).toContain(
      'reusable blocks that show themselves, or too much, were left out where they do: 12',
    );
    const laughing = Array.from({ length: 8 }, (_, n) => block(20 + n, `<p>ha</p>${ref(21 + n).repeat(50)}`));
    expect(String(firstOf([...laughing, item({ content: ref(20) })]).fields.description).length).toBeLessThan(
      2_000_000,
    );
  });
});

describe('categories', () => {
  const below = (slug: string, name: string, parent: string): string =>
    `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name><![CDATA[${name}]]></wp:cat_name></wp:category>`;
  const head = [
    below('youth', 'Youth Ministry', ''),
    below('camps', 'Camps', 'youth'),
    below('sea', 'Sea camps', 'camps'),
    below('egg', 'Egg', 'hen'),
    below('hen', 'Hen', 'egg'),
  ].join('');

  it('are the unit of the nearest one above of which the command says it', () => {
    const namesOf = (name: string, slug: string, said: Readonly<Record<string, string>>) => {
      const [first, ...more] = firstOf([item({ more: category(name, slug) })], head, said).fields
        .unit as NamedCategory[];
      expect([first?.category, more]).toEqual([name, []]);
      return first?.names;
    };
    expect(namesOf('Sea camps', 'sea', { 'youth ministry': 'y' })).toEqual(['Sea camps', 'sea', 'y']);
    expect(namesOf('Sea camps', 'sea', { youth: 'y', camps: 'c' })).toEqual(['Sea camps', 'sea', 'c']);
    expect(namesOf('Camps', 'camps', { youth: 'y', camps: 'c' })).toEqual(['c', 'Camps', 'camps']);
    expect(namesOf('Egg', 'egg', { youth: 'y' })).toEqual(['Egg', 'egg']);
  });
});

it('what a post loses is told of that post', () => {
  const { notes } = firstOf([
    item({
      more: `<category domain="post_tag">Sea</category><wp:is_sticky>1</wp:is_sticky><wp:comment></wp:comment>${meta('speaker', 'Rev. Paul')}${meta('speaker', 'Rev. Ruth')}${meta('_edit_last', '1')}`,
    }),
  ]);
  expect(notes).toEqual([
    'its tags were left out: “Sea”',
    'its comments were left out: 1',
    'its custom fields were left out: speaker (Rev. Paul), speaker (Rev. Ruth)',
    'it was held at the top there, which it is not here',
  ]);
});

it('a link to another post is known by the id of that post', () => {
  const other = 'https://old.example.org/2019/05/camp/';
  const { leadsTo } = firstOf([
    item({
      content: `<a href="${other}">The camp</a> <a href="https://old.example.org/about/">About</a> <a href="?p=7">Seven</a> <a href="https://old.example.org/">All</a> <a>none</a>`,
      more: '<link>https://old.example.org/first/</link>',
    }),
    item({ id: 41, more: `<link>${other}</link>` }),
    item({ id: 42, more: '<link>https://old.example.org/?p=7</link>' }),
    item({}),
  ]);
  expect([...(leadsTo ?? [])]).toEqual([
    [other, '41'],
    ['?p=7', '42'],
  ]);
});

describe('a file in another encoding', () => {
  const declared = (encoding: string, words: string): string =>
    `<?xml version="1.0" encoding="${encoding}"?><a>${words}</a>`;
  const read = (bytes: Uint8Array) => textIn(bytes);

  it('is read in the one that it names', () => {
    for (const encoding of ['ISO-8859-1', 'windows-1252', 'latin1'])
      expect(read(Buffer.from(declared(encoding, 'Café'), 'latin1')).text).toContain('Café');
    for (const mark of ['', '\ufeff'])
      expect(read(Buffer.from(`${mark}${declared('UTF-16', 'Café')}`, 'utf16le')).text).toContain('Café');
    const swapped = Buffer.from(`\ufeff${declared('UTF-16', 'மழை')}`, 'utf16le').swap16();
    expect(read(swapped).text).toContain('மழை');
    for (const encoding of ['UTF-8', 'UTF-16'])
      expect(read(Buffer.from(declared(encoding, 'Café'))).text).toContain('Café');
    expect(read(Buffer.from(`\ufeff${declared('ISO-8859-1', 'Café')}`)).text).toContain('Café');
    expect(read(Buffer.from('{"name":"Café"}'))).toEqual({ text: '{"name":"Café"}', notes: [] });
  });

  it('is refused when nobody here can read it, and what cannot be read of it is told', () => {
    expect(() => read(Buffer.from(declared('EBCDIC-37', 'x')))).toThrow(
      'This file says that it is written in “EBCDIC-37”, which cannot be read here. Save it as UTF-8 and import it again.',
    );
    expect(read(Buffer.from('<a>Caf\xe9</a>', 'latin1')).notes).toEqual([
      '1 character of the file cannot be read as UTF-8: “\ufffd” stands there instead.',
    ]);
  });
});
