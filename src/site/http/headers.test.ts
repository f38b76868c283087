import { expect, it } from 'vitest';
import { MAP_SITE, pageHeaders } from './headers.ts';

/** What a page with this content may load besides its own resources. */
function allowed(html: string): string[] {
  const rules = pageHeaders(html)['Content-Security-Policy']?.split('; ') ?? [];
  return rules.filter((rule) => /^(frame|media)-src/.test(rule));
}

it.each([
  ['a page without frames', '<main><a href="https://www.youtube.com/synod">YouTube</a></main>', []],
  [
    'a text with a player',
    '<p><iframe src="https://player.vimeo.com/video/1"></iframe></p>',
    ['frame-src https://player.vimeo.com'],
  ],
  [
    'videos that wait to be pressed',
    '<article data-video="https://www.youtube-nocookie.com/embed/a"></article><article data-video="file"></article>',
    ['frame-src https://www.youtube-nocookie.com', "media-src 'self'"],
  ],
  ['a map', `<a data-embed="${MAP_SITE}/export/embed.html"></a>`, [`frame-src ${MAP_SITE}`]],
  [
    'any other site',
    '<iframe src="https://example.org/"></iframe><i data-video="https://example.org/a">',
    [],
  ],
])('%s may show what it has, and no more', (_name, html, rules) => {
  expect(allowed(html)).toEqual(rules);
});
