import { describe, expect, it } from 'vitest';
import { htmlOf } from '#store/richText/tree.ts';
import { document, drawing, heading, item, p, r } from '#test/support/wordFiles.ts';
import { textOfWord } from './docxHtml.ts';

const shown = (body: string): string => {
  const parts = new Map(Object.entries(document(body)).map(([name, text]) => [name, Buffer.from(text)]));
  return htmlOf(textOfWord(parts, (place) => `at:${place}`).blocks.map(({ node }) => node));
};

describe('the text of a Word document', () => {
  it.each([
    ['a heading', heading('Head', 2), '<h3>Head</h3>'],
    [
      'marks',
      p(r('a') + r('b', '<w:b/><w:i/>') + r('c', '<w:b w:val="0"/>')),
      '<p>a<strong><em>b</em></strong>c</p>',
    ],
    ['one word in several runs', p(r('B', '<w:b/>') + r('old', '<w:b/>')), '<p><strong>Bold</strong></p>'],
    [
      'a link',
      p(`<w:hyperlink r:id="rId1">${r('there')}</w:hyperlink>`),
      '<p><a href="https://a.example/">there</a></p>',
    ],
    ['a picture', p(drawing), '<p><img src="at:word/media/image1.jpg"></p>'],
    [
      'the words of a picture, as LibreOffice and Word write them',
      p(drawing.replace('<a:blip', '<wp:docPr descr="A field"/><a:blip')),
      '<p><img src="at:word/media/image1.jpg" alt="A field"></p>',
    ],
    ['what is below the line', p(r('H') + r('2', '<w:position w:val="-2"/>')), '<p>H<sub>2</sub></p>'],
    ['a line break', p(`${r('a')}<w:r><w:br/></w:r>${r('b')}`), '<p>a<br>b</p>'],
    ['what was deleted', p(`<w:del>${r('no')}</w:del>${r('yes')}`), '<p>yes</p>'],
    ['hidden words', p(r('no', '<w:vanish/>') + r('yes')), '<p>yes</p>'],
    ['the middle', p(r('a'), '<w:jc w:val="center"/>'), '<p class="align-center">a</p>'],
    [
      'lists in lists',
      item('a', 7) + item('b', 7, 1) + item('c', 7) + p(r('d')),
      '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul><p>d</p>',
    ],
    [
      'a table',
      `<w:tbl><w:tr><w:tc>${p(r('a'))}</w:tc><w:tc>${p(r('b'))}</w:tc></w:tr></w:tbl>`,
      '<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>',
    ],
    ['empty paragraphs', `${p('')}${p(r(' '))}${p(r('a'))}`, '<p>a</p>'],
  ])('has %s', (_what, body, html) => {
    expect(shown(body).replaceAll(' />', '>')).toBe(html);
  });

  it('ends at what is nested without end', () => {
    expect(shown(p(r('Before')) + '<w:sdt>'.repeat(100_000))).toBe('<p>Before</p>');
    expect(shown(`${p(r('Before'))}${'<w:tbl><w:tr><w:tc>'.repeat(10_000)}`)).toBe('<p>Before</p>');
  });

  it('says what pictures and notes are not in it', () => {
    const body = p(`<w:r><a:blip r:link="rId1"/><w:footnoteReference w:id="2"/></w:r>${r('a')}`);
    const parts = new Map(Object.entries(document(body)).map(([name, text]) => [name, Buffer.from(text)]));
    expect(textOfWord(parts, () => undefined).notes).toEqual([
      'its footnotes were left out: 1',
      'its pictures are not in the document: https://a.example/',
    ]);
  });
});
