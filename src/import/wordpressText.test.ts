import { describe, expect, it } from 'vitest';
import { cleanRichText } from '#store/richText/richText.ts';
import { fromWordPress } from './wordpressText.ts';
import { NO_LIBRARY } from './wxrLibrary.ts';

/** A post's content after conversion, and after saving. */
const shown = (content: string): string => fromWordPress(content).html;
const kept = (content: string): string => cleanRichText(shown(content)).html;

describe('a text without paragraphs', () => {
  it.each([
    [
      'Please bring:\n<ul>\n\t<li>rice</li>\n\t<li>oil</li>\n</ul>\nThank you.',
      '<p>Please bring:</p><ul><li>rice</li><li>oil</li></ul><p>Thank you.</p>',
    ],
    [
      'Times:\n<table>\n<tbody>\n<tr>\n<td>7 a.m.</td>\n<td>Tamil</td>\n</tr>\n</tbody>\n</table>',
      '<p>Times:</p><table><tbody><tr><td>7 a.m.</td><td>Tamil</td></tr></tbody></table>',
    ],
    ['<pre>First\n  second\n\nThird</pre>\nAfter.', '<pre>First\n  second\n\nThird</pre><p>After.</p>'],
    [
      '<h3>Where</h3>\nThe hall\n12 Church Road\n<h3>When</h3>\nAt nine.',
      '<h3>Where</h3><p>The hall<br>12 Church Road</p><h3>When</h3><p>At nine.</p>',
    ],
    ['One\n\n\n  \nTwo<br />\nthree<br><br>four', '<p>One</p><p>Two<br>three</p><p>four</p>'],
    ['A <b>bold\nline\n\nand more</b> of\nit', '<p>A <b>bold<br>line</b></p><p><b>and more</b> of<br>it</p>'],
    ['a <b>b </b>c <i> d\ne </i>f', '<p>a <b>b </b>c  <i>d<br>e</i> f</p>'],
    ['a<b>\nb</b>c', '<p>a<br><b>b</b>c</p>'],
    ['<p>One\ntwo\n\nthree</p>rest', '<p>One<br>two</p><p>three</p><p>rest</p>'],
    ['<blockquote>Said\n\nand done</blockquote>', '<blockquote><p>Said</p><p>and done</p></blockquote>'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    [
      '<ul>\n<li>a</li>\n<ul><li>b</li></ul>\nstray <i>text</i>\n</ul>',
      '<ul><li>a<ul><li>b</li></ul></li><li>stray <i>text</i></li></ul>',
    ],
    ['<ol><li>a\nb\n\nc</li></ol>', '<ol><li><p>a<br>b</p><p>c</p></li></ol>'],
    [
      '<table><caption>Times</caption><tr>\n<td>a\n\nb</td>\n</tr></table>',
      '<p>Times</p><table><tr><td><p>a</p><p>b</p></td></tr></table>',
    ],
    ['<div>\nOne\n<h2>Two\n</h2></div>', '<div><p>One</p><h2>Two</h2></div>'],
    ['<p>&nbsp;</p>\n\n<p></p>x', '<p>\u00a0</p><p>x</p>'],
    ['5 < 6 and <b', '<p>5 &lt; 6 and &lt;b</p>'],
  ])('gets those that WordPress shows it with: %j', (content, html) => {
    expect(shown(content)).toBe(html);
  });

  it('of the block editor has line breaks only where it says so', () => {
    const blocks = '<!-- wp:paragraph -->\n<p>One\ntwo<br>three</p>\n<!-- /wp:paragraph -->\n\n';
    expect(shown(`${blocks}bare\nlines`)).toBe('<p>One\ntwo<br>three</p><p>bare<br>lines</p>');
  });

  it('takes time with its length alone', () => {
    for (const piece of [
      '\n',
      '<b>',
      '[caption]',
      '[embed',
      '[audio src=',
      '<!--',
      '<ul>\n',
      ' \n',
      '<br>',
      '</li>',
    ])
      expect(typeof shown(piece.repeat(100_000))).toBe('string');
  });
});

describe('what a text shows by its address', () => {
  const player = '<iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"></iframe>';
  const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
  const link = (address: string): string => `<a href="${address}">${address}</a>`;
  const sermon = 'https://old.example.org/sermon.mp3';

  it.each([
    [`Before\n${film}\nafter`, `<p>Before</p>${player}<p>after</p>`],
    [`<p>${film}</p>`, player],
    [`[embed]${film}[/embed]`, player],
    [`[youtube ${film}]`, player],
    [`<!-- wp:embed {"url":"${film}"} /-->`, player],
    [`[audio ${sermon}]`, `<p>${link(sermon)}</p>`],
    [`[audio src="${sermon}"][/audio]`, `<p>${link(sermon)}</p>`],
    [`[audio src=${sermon}]`, `<p>${link(sermon)}</p>`],
    [`[video ${sermon}?a=1&amp;b=2]`, `<p>${link(`${sermon}?a=1&amp;b=2`)}</p>`],
    [`[audio ${sermon},${sermon}]`, `<p>${link(sermon)}<br>${link(sermon)}</p>`],
    [`Listen\n${sermon}`, `<p>Listen<br>${link(sermon)}</p>`],
    ['[[audio]]', '<p>[[audio]]</p>'],
  ])('is a player or a link: %j', (content, html) => {
    expect(shown(content)).toBe(html);
  });

  it('is a player when the block editor wrote it, with what stands below it', () => {
    const block = `<!-- wp:embed {"url":"${film}","type":"video"} -->
<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">
${film}
</div><figcaption>The choir</figcaption></figure>
<!-- /wp:embed -->`;
    expect(kept(block)).toMatch(/^<iframe [^>]*aqz-KE-bpKQ[^>]*><\/iframe><p>The choir<\/p>$/);
  });

  it('is named whole when nothing comes of it', () => {
    const address = `https://old.example.org/${'long/'.repeat(30)}a.mp3`;
    const { notes } = fromWordPress(`[playlist type="audio" ids="1,2" src="${address}"]`);
    expect(notes.join()).toContain(address);
  });

  it('tells blocks that WordPress fills by itself', () => {
    const { notes } = fromWordPress('<!-- wp:latest-posts {"postsToShow":3} /-->Text');
    expect(notes).toEqual([
      'blocks that WordPress fills by itself were left out: latest-posts {"postsToShow":3}',
    ]);
  });
});

describe('the looks of a text', () => {
  it('are not those of WordPress’s classes, but for where they are the same', () => {
    expect(
      kept(
        '<figure class="wp-block-image size-large alignleft"><img class="size-large wp-image-12" src="/media/a.jpg" alt="A"><figcaption class="align-center">Below</figcaption></figure><p class="has-text-align-center indent-1">Middle</p>',
      ),
    ).toBe(
      '<p><img src="/media/a.jpg" alt="A" loading="lazy" /></p><p>Below</p><p class="align-center">Middle</p>',
    );
  });

  it('set captions of every age below their pictures', () => {
    const picture = '<img src="/media/a.jpg" alt="A">';
    for (const content of [
      `[caption width="300"]${picture} Below[/caption]`,
      `[caption width="300" caption="Below"]${picture}[/caption]`,
    ])
      expect(kept(`Before ${content} after`)).toMatch(/^<p>Before<\/p><p><img.*Below<\/p><p>after<\/p>$/);
  });
});

it('has no shortcodes of builders of pages, but what they show', () => {
  const content = `[et_pb_section fb_built="1"][et_pb_row][et_pb_column type="4_4"][et_pb_text _builder_version="4.16"]<p>Come</p>[/et_pb_text][et_pb_blurb title="Where & when" image="/media/b.jpg"]Hall[/et_pb_blurb][/et_pb_column][/et_pb_row][/et_pb_section]
[vc_row][vc_column width="1/2"][vc_column_text]Sing
and play[/vc_column_text][vc_single_image image="7" title="not a heading"][vc_custom_heading text='Choir'][/vc_column][/vc_row]`;
  const library = {
    ...NO_LIBRARY,
    byId: new Map([['7', { address: '/media/a.jpg', alt: '', caption: '', description: '' }]]),
  };
  const { html, notes } = fromWordPress(content, library);
  expect(cleanRichText(html).html).toBe(
    '<p>Come</p><h3>Where &amp; when</h3><p><img src="/media/b.jpg" alt="" loading="lazy" /></p><p>Hall</p><p>Sing<br />and play</p><p><img src="/media/a.jpg" alt="" loading="lazy" /></p><h3>Choir</h3>',
  );
  expect(notes).toEqual([
    'the layout of a builder of pages was left out: et_pb_section, et_pb_row, et_pb_column, et_pb_text, et_pb_blurb, vc_row, vc_column, vc_column_text, vc_single_image, vc_custom_heading',
  ]);
});
