const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * The text of an HTML fragment, tags stripped and white space folded, as lists show it (000 §2.5 "description with HTML tags stripped").
 * For display and search only: cleaning HTML for safety is another matter and happens on write.
 */
export function textOf(html: string): string {
  return html
    .replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/gi, ' ')
    .replace(
      /<\/?(p|div|br|li|ul|ol|h[1-6]|blockquote|tr|td|th|table|figure|figcaption|hr|pre)\b[^>]*>/gi,
      ' ',
    )
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => entity(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The character that an entity names, such as 'amp' or '#8217'; '' for a number that is none. */
export function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
}

/**
 * The first `max` characters of a text, cut at a word where one ends nearby. '…' stands at the end only when something was cut, and then as
 * the only sign: without the blank and the stop before it (look book §2).
 */
export function excerpt(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max).toWellFormed();
  const space = text[max] === ' ' ? max : cut.lastIndexOf(' ');
  return `${(space > max * 0.6 ? cut.slice(0, space) : cut).replace(/[\s.,;:!?…।–—\-\ufffd]+$/u, '')}…`;
}
