import { expect, it } from 'vitest';
import { chapterText } from './chapterText.ts';

it('headings stand below the chapter’s', () => {
  expect(chapterText('<h1>A</h1><h2 class="align-center">B</h2><h3>C</h3><h4>D</h4><hr>')).toBe(
    '<h3>A</h3><h3 class="align-center">B</h3><h4>C</h4><h4>D</h4><hr>',
  );
});

it('a list of years becomes one, and a list of names', () => {
  expect(chapterText('<ul><li>1947: One <em>table</em></li><li><strong>1959</strong> – Two</li></ul>')).toBe(
    '<dl class="timeline"><div><dt>1947</dt><dd>One <em>table</em></dd></div><div><dt>1959</dt><dd>Two</dd></div></dl>',
  );
  expect(
    chapterText('<ul><li><strong>Cross</strong>: for all</li><li><strong>Ring:</strong> one</li></ul>'),
  ).toBe(
    '<dl class="facts"><div><dt>Cross</dt><dd>for all</dd></div><div><dt>Ring</dt><dd>one</dd></div></dl>',
  );
});

it.each([
  '<ul><li>1947: One</li><li>Another</li></ul>',
  '<ul><li>1947 was long</li></ul>',
  '<ol><li>1947: One</li></ol>',
  '<ul class="indent-1"><li>1947: One</li></ul>',
])('another list stays: %s', (html) => {
  expect(chapterText(html)).toBe(html);
});

it('leaves a list as it is that has another one in it, however many items come first', () => {
  const items = '<li>1947: <p>union</p></li>\n'.repeat(60);
  const html = `<ul>\n${items}<li>since: <ul><li>one</li></ul></li></ul>`;
  expect(chapterText(html)).toBe(html);
});
