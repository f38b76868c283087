import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#lib/refusal.ts';
import { HOSTILE_HTML } from '#test/support/hostileTexts.ts';
import { cleanRichText, filesInText } from './richText.ts';

const clean = (html: string): string => cleanRichText(html).html;
const warningsOf = (html: string): string => cleanRichText(html).warnings.join(' ');

describe('looks become our classes (ADD-9)', () => {
  it.each([
    ['<p class="ql-align-center">x</p>', '<p class="align-center">x</p>'],
    ['<p style="text-align: right;">x</p>', '<p class="align-right">x</p>'],
    ['<p align="justify">x</p>', '<p class="align-justify">x</p>'],
    ['<center>x</center>', '<p class="align-center">x</p>'],
    ['<p class="ql-indent-3">x</p>', '<p class="indent-3">x</p>'],
    ['<p style="padding-left: 80px">x</p>', '<p class="indent-2">x</p>'],
    ['<p style="margin-left: 2.5em">x</p>', '<p class="indent-1">x</p>'],
    ['<p><span class="ql-size-huge">x</span></p>', '<p><span class="size-huge">x</span></p>'],
    ['<p><span style="font-size: 32px">x</span></p>', '<p><span class="size-huge">x</span></p>'],
    ['<p><span style="font-size:16px">x</span></p>', '<p>x</p>'],
    ['<p><small>x</small></p>', '<p><span class="size-small">x</span></p>'],
    ['<p><span class="ql-color-red">x</span></p>', '<p><span class="ink-brick">x</span></p>'],
    ['<p><span style="color:hsl(0, 100%, 45%)">x</span></p>', '<p><span class="ink-brick">x</span></p>'],
    ['<p><span style="background-color: #ff0">x</span></p>', '<p><span class="on-sand">x</span></p>'],
    ['<p><font color="#0066cc" size="5">x</font></p>', '<p><span class="ink-sea size-large">x</span></p>'],
    // The inline style wins, as in a browser: this is what the person saw.
    [
      '<p><span class="ink-brick" style="color: #006387">x</span></p>',
      '<p><span class="ink-sea">x</span></p>',
    ],
    ['<p class="align-center" style="text-align: left">x</p>', '<p>x</p>'],
    ['<p><span style="color: black; background: white">x</span></p>', '<p>x</p>'],
  ])('%s', (written, kept) => {
    expect(clean(written).split('"').map(sorted).join('"')).toBe(kept.split('"').map(sorted).join('"'));
  });
  const sorted = (text: string): string =>
    /^[a-z0-9 -]+$/.test(text) ? text.split(' ').sort().join(' ') : text;

  it('bold, slanted and struck out by style are tags', () => {
    expect(
      clean('<p><span style="font-weight: 700; text-decoration: underline line-through">x</span></p>'),
    ).toBe('<p><strong><u><s>x</s></u></strong></p>');
    expect(clean('<b style="font-weight:normal"><p>a <i>b</i></p></b>')).toBe('<p>a <em>b</em></p>');
    expect(clean('<td style="font-weight:bold"><p>x</p></td>')).toBe('<td><p><strong>x</strong></p></td>');
  });

  it('says what it had to leave out or make alike', () => {
    expect(warningsOf('<p style="line-height: 2; font-family: Arial">x</p>')).toBe(
      'These styles are not kept in a text: line-height, font-family.',
    );
    expect(warningsOf('<p style="color: #123456">x</p>')).toBe(
      'Colours became the nearest ones of the palette.',
    );
    expect(warningsOf('<p style="font-size: 60px">x</p>')).toContain('Text sizes became the nearest');
    expect(warningsOf('<p onclick="x()">x</p><script>1</script>')).toBe(
      'What cannot stand in a text was left out: scripts.',
    );
    expect(warningsOf('<form>Name <input name="a"></form>')).toContain('form fields');
    expect(warningsOf('<a href="ftp://example.org/x">x</a>')).toContain('ftp://example.org/x');
    expect(warningsOf('<p class="align-center" style="margin: 0; mso-list: x">x <b>y</b></p><hr>')).toBe('');
  });
});

describe('a table', () => {
  const table = (cells: string) => `<table><tbody><tr>${cells}</tr></tbody></table>`;

  it('stays as the editor writes it', () => {
    const written = `${table('<th><p>Year</p></th><td colspan="2" rowspan="3"><p>1947</p><p></p></td>')}<p></p>`;
    expect(clean(written)).toBe(written);
    expect(warningsOf(written)).toBe('');
  });

  it('keeps nothing that could do or look otherwise', () => {
    expect(
      clean(
        table(
          '<td style="width:9999px;position:fixed" onclick="x()" id="a" colspan="99999" rowspan="x">y</td>',
        ),
      ),
    ).toBe(table('<td>y</td>'));
    expect(
      clean('<table style="position:fixed" background="/x"><colgroup><col width="9"></colgroup></table>'),
    ).toBe('<table></table>');
  });
});

describe('structure', () => {
  it.each([
    ['<div>one</div><div>two</div>', '<p>one</p><p>two</p>'],
    ['<div>loose<p>one</p><div>two</div>end</div>', '<p>loose</p><p>one</p><p>two</p><p>end</p>'],
    [
      '<div style="text-align:center"><p>a</p><p class="align-right">b</p></div>',
      '<p class="align-center">a</p><p class="align-right">b</p>',
    ],
    [
      '<figure><img src="/media/a1.jpg" alt="A"><figcaption>Under it</figcaption></figure>',
      '<p><img src="/media/a1.jpg" alt="A" loading="lazy" /></p><p>Under it</p>',
    ],
    ['<dl><dt>Word</dt><dd>Meaning</dd></dl>', '<p>Word</p><p>Meaning</p>'],
    ['<p>x</p><p><br></p>', '<p>x</p><p><br /></p>'],
    ['<p><br></p>', ''],
    ['<div></div>', ''],
    ['<p>He said <q>yes</q></p>', '<p>He said “yes”</p>'],
    ['<ol start="3"><li>x</li></ol>', '<ol start="3"><li>x</li></ol>'],
  ])('%s', (written, kept) => {
    expect(clean(written)).toBe(kept);
  });

  it('nests the flat lists of Quill', () => {
    expect(
      clean(
        '<ol><li>1</li><li class="ql-indent-1">a</li><li class="ql-indent-2">i</li><li class="ql-indent-1">b</li><li>2</li></ol>',
      ),
    ).toBe('<ol><li>1<ol><li>a<ol><li>i</li></ol></li><li>b</li></ol></li><li>2</li></ol>');
    expect(
      clean(
        '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>one</li><li data-list="bullet" class="ql-indent-1">in</li><li data-list="ordered">two</li></ol>',
      ),
    ).toBe('<ul><li>one<ul><li>in</li></ul></li></ul><ol><li>two</li></ol>');
    expect(clean('<ul><li class="ql-indent-4">only</li></ul>')).toBe('<ul><li>only</li></ul>');
  });

  it('keeps lines of code', () => {
    expect(
      clean(
        '<div class="ql-code-block-container"><div class="ql-code-block">a</div><div class="ql-code-block">b</div></div>',
      ),
    ).toBe('<pre>a\nb\n</pre>');
  });
});

describe('pictures and players (ADD-10)', () => {
  it('of another host become links with their description', () => {
    const { html, warnings, fileNames } = cleanRichText(
      '<p>See <img src="https://elsewhere.example/a/boats.jpg?x=1" alt="Boats &amp; nets"> here</p>',
    );
    expect(html).toBe(
      '<p>See <a href="https://elsewhere.example/a/boats.jpg?x=1">Boats &amp; nets</a> here</p>',
    );
    expect(warnings).toEqual([
      'The picture “Boats & nets” (elsewhere.example) stands on another site and became a link. Upload it to show it here.',
    ]);
    expect(fileNames).toEqual([]);
    expect(clean('<img src="//elsewhere.example/boats%20in.jpg">')).toBe(
      '<a href="https://elsewhere.example/boats%20in.jpg">boats in.jpg</a>',
    );
    expect(clean('<a href="https://b.example/"><img src="https://a.example/x.png" alt="Logo"></a>')).toBe(
      '<a href="https://b.example/">Logo</a>',
    );
  });

  it('of which only the path looks like ours are links too', () => {
    const text =
      '<img src="https://elsewhere.example/media/a1.jpg" alt="A"><a href="https://old.example/media/p1.pdf">p</a>';
    const known = (address: string) => (address.endsWith('p1.pdf') ? 'p1.pdf' : null);
    expect(cleanRichText(text, known)).toMatchObject({
      html: '<a href="https://elsewhere.example/media/a1.jpg">A</a><a href="/media/p1.pdf">p</a>',
      fileNames: ['p1.pdf'],
    });
    expect(cleanRichText('<p><img src="/media/gone1.jpg"></p>', () => null).warnings).toEqual([
      'A picture was left out because it cannot be fetched from where it is: /media/gone1.jpg. Please upload it.',
    ]);
  });

  it('players of known hosts stay, others become links', () => {
    expect(
      clean('<iframe class="ql-video" src="//www.youtube.com/embed/dQw4w9WgXcQ?showinfo=0"></iframe>'),
    ).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"');
    expect(
      cleanRichText('<iframe src="https://maps.example/embed?q=1" title="Where we are"></iframe>'),
    ).toMatchObject({
      html: '<a href="https://maps.example/embed?q=1">Where we are</a>',
      warnings: [expect.stringContaining('maps.example')],
    });
    expect(clean('<video controls><source src="/media/f1.mp4"></video>')).toBe(
      '<a href="/media/f1.mp4">/media/f1.mp4</a>',
    );
  });
});

describe('the gate (AMB-072)', () => {
  it.each(HOSTILE_HTML)('%s', (evil) => {
    const html = clean(`<p>before</p>${evil}<p>after</p>`);
    const tags = html.match(/<[^>]*>/g)?.join('') ?? '';
    expect(tags).not.toMatch(
      /script|\son\w+=|style=|srcdoc|javascript:|data:|<(svg|math|form|input|object|embed|video)/i,
    );
    expect(html).toContain('before');
  });

  const piece = fc.oneof(
    fc.constantFrom(...HOSTILE_HTML),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<div style="text-align:center">',
      '</div>',
      '<ul>',
      '<li class="ql-indent-2">',
      '</ul>',
      '<ol>',
      '</ol>',
      '<b>',
      '</b>',
      '<span style="color:red;font-size:2em;margin-left:3em">',
      '</span>',
      '<td>',
      '<table>',
      '</table>',
      '<pre>',
      '<img src="/media/a1.jpg" alt="x">',
      '<img src="https://a.example/media/b.png">',
      '<br>',
      '<a href="/x">',
      '</a>',
      '&lt;',
      '&amp;',
      '"',
      '>',
      '<',
    ),
    fc.string(),
  );
  it('gives a text that stays as it is when it comes again, whatever was written', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const once = cleanRichText(pieces.join(''));
        const twice = cleanRichText(once.html);
        expect(twice).toEqual({ ...once, warnings: [] });
        expect(filesInText(once.html)).toEqual(once.fileNames);
      }),
      { numRuns: 2000 },
    );
  });

  it('is not held up by what nobody writes', () => {
    const hostile = [
      `<p style="${'a'.repeat(400_000)}">`,
      `<p style="${'a:('.repeat(100_000)}">`,
      `<p class="${'ql-indent-1 '.repeat(40_000)}">`,
      `<ul>${Array.from({ length: 20_000 }, (_, i) => `<li class="ql-indent-${i}">x`).join('')}</ul>`,
      '<a href="'.repeat(50_000),
      '&'.repeat(200_000),
    ];
    // At the size limit of a request: it is refused before much of it was read.
    for (const one of ['<p>', '<', '&#', '<br>', '<li>', '</p>'])
      expect(() => cleanRichText(one.repeat(1_900_000 / one.length)), one).toThrow(Refusal);
    expect(() => cleanRichText('<b>'.repeat(100_000))).toThrow('never closed');
    expect(clean(`${'<b>'.repeat(900)}deep`)).toMatch(/deep/);
    for (const html of hostile) expect(clean(html)).toBeTypeOf('string');
  });
});
