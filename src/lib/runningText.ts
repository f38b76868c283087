import { excerpt, textOf } from './html.ts';

const ITEM = '\ue000';
const BLOCK = '\ue001';
/** Punctuation that ends a sentence or a clause in the five scripts. */
const ENDED = /[.!?:;,…।॥–—-]["”’)]?$/;

/**
 * Returns the text of an HTML fragment as one line: list items are separated by semicolons and other blocks by full stops, unless they end
 * in punctuation. Otherwise headings and list items would run into each other.
 */
export function runningText(html: string): string {
  const marked = html
    .replaceAll(/[\ue000\ue001]/g, '')
    .replace(/<\/li\s*>/gi, ITEM)
    .replace(/<\/(p|div|ul|ol|h[1-6]|blockquote|tr|td|th|table|figcaption|pre)\s*>/gi, BLOCK);
  let text = '';
  let sign = '';
  for (const [, part = '', marks = ''] of textOf(marked).matchAll(/([^\ue000\ue001]*)([\s\ue000\ue001]*)/g)) {
    const said = part.trim();
    if (said === '') continue;
    text += text === '' ? said : `${sign} ${said}`;
    sign = ENDED.test(said) ? '' : marks.trim().endsWith(ITEM) ? ';' : '.';
  }
  return text;
}

/** The beginning of a formatted text for cards and search engines. */
export const teaser = (html: string, max: number): string => excerpt(runningText(html), max);
