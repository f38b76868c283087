import { entity as characterOf } from '#lib/html.ts';

/** A link in a block: its target, and the range of its letters. */
export interface BlockLink {
  readonly href: string;
  readonly from: number;
  readonly to: number;
}

/** A paragraph, heading or list item, as words: its letters are mapped to places in the field's value. */
export interface Block {
  readonly tag: string;
  readonly text: string;
  readonly links: readonly BlockLink[];
  /** It is inside a quotation, whose words are somebody else's. */
  readonly quoted: boolean;
  /** The place of the opening tag; -1 for plain text. */
  readonly tagAt: number;
  /** For each letter, its place in the value and the next one. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const BREAKS = new Set(
  'p div br li ul ol h1 h2 h3 h4 h5 h6 blockquote footer tr td th table figure figcaption hr pre iframe img'.split(
    ' ',
  ),
);
const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>|<!--[^<>]*-->|&(#x[0-9a-f]+|#\d+|\w+);|[\s\S]/gi;

/** The words of cleaned HTML, block by block. */
export function htmlBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  let open = opened('p', -1, false);
  let quotes = 0;
  let link: { href: string; from: number } | undefined;
  const end = (tag: string, at: number): void => {
    closeLink();
    if (open.text.trim() !== '') blocks.push(open);
    open = opened(tag, at, quotes > 0);
  };
  const closeLink = (): void => {
    if (link && open.text.length > link.from) open.links.push({ ...link, to: open.text.length });
    link = undefined;
  };
  for (const token of html.matchAll(TOKEN)) {
    const [whole, slash, name, attributes = '', entity] = token;
    const at = token.index;
    if (name !== undefined) {
      const tag = name.toLowerCase();
      if (tag === 'blockquote') quotes += slash ? -1 : 1;
      if (BREAKS.has(tag)) end(slash || tag === 'br' ? 'p' : tag, slash ? -1 : at);
      if (tag === 'a') {
        closeLink();
        if (!slash) link = { href: attribute(attributes, 'href'), from: open.text.length };
      }
    } else if (!whole.startsWith('<!--')) {
      const letters = entity === undefined ? whole : (decoded(entity) ?? whole);
      for (let i = 0; i < letters.length; i++) {
        open.starts.push(at);
        open.ends.push(at + whole.length);
      }
      open.text += letters;
    }
  }
  end('p', -1);
  return blocks;
}

/** Plain text, line by line. */
export function textBlocks(text: string): Block[] {
  return [...text.matchAll(/[^\n]+/g)].map((line) => {
    const block = opened('p', -1, false);
    block.text = line[0];
    for (let i = 0; i < line[0].length; i++) {
      block.starts.push(line.index + i);
      block.ends.push(line.index + i + 1);
    }
    return block;
  });
}

/** The field's value with a range of a block's letters replaced; undefined if a tag is between them. */
export function replaced(
  value: string,
  block: Block,
  from: number,
  to: number,
  words: string,
): string | undefined {
  const [start, end] = [block.starts[from], block.ends[to - 1]];
  if (start === undefined || end === undefined) return undefined;
  const isHtml = block.starts.length > 0 && /<[a-z]/i.test(value);
  if (isHtml && /[<>]/.test(value.slice(start, end))) return undefined;
  return value.slice(0, start) + (isHtml ? escaped(words) : words) + value.slice(end);
}

/** The value of an attribute in a tag; '' if absent. */
export const attribute = (tag: string, name: string): string =>
  (new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '').replace(
    /&(#x[0-9a-f]+|#\d+|\w+);/gi,
    (whole, entity: string) => decoded(entity) ?? whole,
  );

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface OpenBlock extends Block {
  text: string;
  links: BlockLink[];
  starts: number[];
  ends: number[];
}
const opened = (tag: string, tagAt: number, quoted: boolean): OpenBlock => ({
  ...{ tag, tagAt, quoted, text: '' },
  ...{ links: [], starts: [], ends: [] },
});

/** A character as in the text: a non-breaking space stays one. */
const decoded = (name: string): string | undefined => (name === 'nbsp' ? '\u00a0' : characterOf(name));
