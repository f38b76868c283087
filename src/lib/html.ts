import { SIGN_OF_END, withoutEnd } from './withoutEnd.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Elements whose content is not text. */
const UNSEEN = ['style', 'script'];
/** Elements that separate words. */
export const BLOCKS: ReadonlySet<string> = new Set(
  'p div br li ul ol h1 h2 h3 h4 h5 h6 blockquote tr td th table figure figcaption hr pre'.split(' '),
);

/**
 * Returns the text of an HTML fragment, tags stripped and white space collapsed, for lists (000 §2.5 "description with HTML tags stripped"). For
 * display and search only; sanitizing HTML is done separately on write.
 */
export const textOf = (html: string): string =>
  withoutTags(html, UNSEEN, ({ name }) => (BLOCKS.has(name) ? ' ' : ''))
    .replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => entity(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

export interface Tag {
  /** In lower case; '' for comments and anything else between < and >. */
  readonly name: string;
  readonly isClosing: boolean;
}

/**
 * Removes the tags from HTML: `insteadOf` returns the replacement of each; elements named in `unseen` become a space, including their content. Takes
 * linear time even for malformed HTML.
 */
export function withoutTags(
  html: string,
  unseen: readonly string[],
  insteadOf: (tag: Tag) => string,
): string {
  const pieces: string[] = [];
  const unclosed = new Set<string>();
  let at = 0;
  while (at < html.length) {
    const from = html.indexOf('<', at);
    const end = from < 0 ? -1 : html.indexOf('>', from);
    if (end < 0) break;
    pieces.push(html.slice(at, from));
    const tag = tagAt(html, from);
    at = end + 1;
    const closed =
      tag.isClosing || !unseen.includes(tag.name) || unclosed.has(tag.name) ? -1 : endOf(html, tag.name, at);
    // An unclosed element is searched for only once.
    if (closed < 0 && unseen.includes(tag.name)) unclosed.add(tag.name);
    if (closed >= 0) at = closed;
    pieces.push(closed >= 0 ? ' ' : insteadOf(tag));
  }
  return pieces.join('') + html.slice(at);
}

const LONGEST_NAME = 12;

function tagAt(html: string, from: number): Tag {
  const [, slash = '', name = ''] =
    /^<(\/?)([a-z][a-z0-9]*)\b/i.exec(html.slice(from, from + LONGEST_NAME + 2)) ?? [];
  return { name: name.toLowerCase(), isClosing: slash !== '' };
}

/** The index after an element's closing tag, searched from `at`; -1 if there is none. */
function endOf(html: string, name: string, at: number): number {
  const closing = new RegExp(`</${name}>`, 'gi');
  closing.lastIndex = at;
  return closing.exec(html) ? closing.lastIndex : -1;
}

/** The character of an entity such as 'amp' or '#8217'; '' for an invalid number. */
export function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
}

/**
 * Returns the first `max` characters of a text, cut at a word if one ends nearby. If something was cut, '…' replaces the space and punctuation at the
 * end (look book §2).
 */
export function excerpt(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max).toWellFormed();
  const space = text[max] === ' ' ? max : cut.lastIndexOf(' ');
  return `${withoutEnd(space > max * 0.6 ? cut.slice(0, space) : cut, SIGN_OF_END)}…`;
}
