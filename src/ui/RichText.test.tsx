import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JsonScript } from './JsonScript.tsx';
import { RichText, withLanguages } from './RichText.tsx';

it('says the language of the whole and of each paragraph in another one', () => {
  const html = '<p>The rain came early this year, and stayed.</p><p class="align-center">മഴ നേരത്തെ വന്നു</p>';
  expect(renderToStaticMarkup(<RichText html={html} />)).toBe(
    '<div class="prose" lang="en"><p>The rain came early this year, and stayed.</p>' +
      '<p lang="ml" class="align-center">മഴ നേരത്തെ വന്നു</p></div>',
  );
});

it('leaves what an editor has said, and paragraphs without letters', () => {
  const html = '<p lang="te">మహిళా సహవాసం</p><p>1947 – 2026</p><p></p>';
  expect(withLanguages(html, 'en')).toBe(html);
  expect(withLanguages('<pre>മഴ</pre><p>மழை</p>', 'ta')).toBe('<pre>മഴ</pre><p>மழை</p>');
});

it('puts each table into a box that goes sideways by itself, for keys too', () => {
  const table = '<table><tbody><tr><th><p>Year</p></th></tr></tbody></table>';
  expect(renderToStaticMarkup(<RichText html={`<p>Of old.</p>${table}`} />)).toBe(
    `<div class="prose" lang="en"><p>Of old.</p><div class="table-box" role="group" aria-label="Table" tabindex="0">${table}</div></div>`,
  );
});

it('data in a page cannot leave its element', () => {
  const page = renderToStaticMarkup(<JsonScript data={{ title: '</script><script>alert(1)</script>' }} />);
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  const json = />(.*)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ title: '</script><script>alert(1)</script>' });
});
