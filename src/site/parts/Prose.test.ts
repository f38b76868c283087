import { describe, expect, it } from 'vitest';
import type { StoredFile } from '#kinds/records.ts';
import { wordsIn } from '#lib/translations.ts';
import { siteWords } from '../context/words.ts';
import { playersIn, withLinks, withPictures, withPlayers } from './Prose.tsx';

const well: StoredFile = {
  ...{ id: '1', name: 'well1.jpg', originalName: 'well.jpg', type: 'image/jpeg', bytes: 9 },
  ...{ width: 1600, height: 800, pages: null },
  variants: [{ format: 'webp', width: 640, height: 320, bytes: 5, name: 'well1.jpg-w640.webp' }],
  ...{ alt: 'A well', decorative: false, caption: 'The well & the wall', credit: 'Photo: R. Paul' },
};

it('a picture with a paragraph for itself is a figure with what is said of it', () => {
  const html = withPictures('<p>One</p><p class="align-center"><img src="/media/well1.jpg" alt=""></p>', [
    well,
  ]);
  expect(html).toMatch(/^<p>One<\/p><figure class="align-center"><picture><source type="image\/webp"/);
  expect(html).toContain('alt="A well" width="1600" height="800" loading="lazy"');
  expect(html).toMatch(
    /<\/picture><figcaption class="label"><span>The well &amp; the wall<\/span> \| <span class="credit">Photo: R\. Paul<\/span><\/figcaption><\/figure>$/,
  );
});

it('the editor’s own words and width win; within a line it stays in the line', () => {
  const html = withPictures(
    '<p>Here: <img src="/media/well1.jpg" alt="A &lt;b&gt;" width="300" height="9"></p>',
    [well],
  );
  expect(html).toMatch(/^<p>Here: <picture>.* alt="A &lt;b&gt;" width="300" height="150".*<\/picture><\/p>$/);
});

it('a picture of which nothing is known stays as it is', () => {
  const html = '<p><img src="/media/other1.jpg" alt="Other"></p>';
  expect(withPictures(html, [well])).toBe(html);
});

it('its links lead on as the page does', () => {
  const inLanguage = (address: string): string => (address.startsWith('/home') ? `/ta${address}` : address);
  const html =
    '<p><a target="_blank" href="/home?a=1&amp;b=$&amp;" rel="noopener">One</a> <a href="/media/x.pdf">Two</a> <a>Three</a></p>';
  expect(withLinks(html, { inLanguage })).toBe(html.replace('"/home', '"/ta/home'));
  expect(withLinks('<p>href="/home"</p>', { inLanguage })).toBe('<p>href="/home"</p>');
});

describe('a video in a text', () => {
  const words = wordsIn(siteWords, 'en');
  it('waits as a link until it is pressed', () => {
    const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
    const html = withPlayers(
      `<p>Before</p><iframe src="${player}" title="Salt &amp; light"></iframe>`,
      words,
    );
    expect(html).not.toContain('<iframe');
    expect(html).toContain(`data-video="${player}"`);
    expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
    expect(html).toContain('aria-label="Play: Salt &amp; light"');
    expect(playersIn({ html: `<iframe src="${player}"></iframe>`, pictures: [] })).toEqual(['video']);
  });
});
