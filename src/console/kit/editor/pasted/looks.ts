import type { ALIGNMENTS } from '#kinds/richText.ts';
import { readStyle, sideOf } from './style.ts';

/** The formatting of a piece of text, inherited from its ancestors. */
interface Look {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly struck: boolean;
  readonly height: 'sup' | 'sub' | undefined;
  readonly side: (typeof ALIGNMENTS)[number] | undefined;
}

const PLAIN: Look = {
  ...{ bold: false, italic: false, underline: false, struck: false },
  ...{ height: undefined, side: undefined },
};

/** The formatting that tags imply. A style may override it: Google Docs wraps documents in one <b> of normal weight. */
const OF_TAG: Readonly<Record<string, Partial<Look>>> = {
  ...{ B: { bold: true }, STRONG: { bold: true }, I: { italic: true }, EM: { italic: true } },
  ...{ U: { underline: true }, INS: { underline: true } },
  ...{ S: { struck: true }, STRIKE: { struck: true }, DEL: { struck: true } },
  ...{ SUP: { height: 'sup' }, SUB: { height: 'sub' } },
};
const tagNames = (tags: string): ReadonlySet<string> => new Set(tags.toUpperCase().split(' '));
/** Elements that are aligned themselves. */
const LINES = tagNames('p h1 h2 h3 h4 h5 h6');
/** Elements whose text is bold by default. */
const HEADINGS = tagNames('h1 h2 h3 h4 h5 h6 th');
/** Elements that contain only their own kind of blocks, or no lines. */
const FRAMES = tagNames('ol ul dl table tbody thead tfoot tr pre hr iframe');
const BOXES = tagNames(
  'address article aside blockquote caption center dd details div dt figcaption figure footer form header li main nav section summary td th',
);
const isBlockTag = ({ tagName }: Element): boolean =>
  LINES.has(tagName) || FRAMES.has(tagName) || BOXES.has(tagName);

/** Converts styles and old attributes to tags and classes, in place. Styles are in `data-style`. */
export function makeLooks(body: Element): void {
  const holders = new Set<Node>();
  for (const block of body.querySelectorAll('*'))
    if (isBlockTag(block))
      for (let at = block.parentNode; at && !holders.has(at); at = at.parentNode) holders.add(at);
  const isBlock = (node: Node): boolean => node instanceof Element && (isBlockTag(node) || holders.has(node));
  walk(body, PLAIN, isBlock);
}

function walk(element: Element, look: Look, isBlock: (node: Node) => boolean): void {
  for (const node of [...element.childNodes]) {
    if (node instanceof Text) {
      if (isOfLine(node, element, isBlock)) dress(node, look);
      continue;
    }
    if (!(node instanceof Element)) continue;
    walk(node, lookOf(node, look), isBlock);
    if (OF_TAG[node.tagName]) unwrap(node);
  }
  if (look.side && isBlockTag(element)) setSide(element, look.side, isBlock);
}

/** Whitespace between blocks is no text; a tag around it would become an empty paragraph. */
const isOfLine = (text: Text, within: Element, isBlock: (node: Node) => boolean): boolean =>
  /[^ \t\r\n\f]/.test(text.data) || !isBlock(within) || [...beside(text)].some((node) => !isBlock(node));

function* beside({ previousSibling, nextSibling }: Text): Generator<Node> {
  if (previousSibling) yield previousSibling;
  if (nextSibling) yield nextSibling;
}

function lookOf(element: Element, around: Look): Look {
  const style = readStyle(element.getAttribute('data-style') ?? '');
  const tag = OF_TAG[element.tagName] ?? {};
  const isBlock = isBlockTag(element);
  // A heading's default formatting is not repeated on its words.
  const isHeading = HEADINGS.has(element.tagName);
  return {
    bold: isHeading ? false : (style.bold ?? tag.bold ?? around.bold),
    italic: style.italic ?? tag.italic ?? around.italic,
    // Underlines and strike-throughs of ancestors continue in their descendants.
    underline: around.underline || (style.underline ?? tag.underline ?? false),
    struck: around.struck || (style.struck ?? tag.struck ?? false),
    height: isBlock ? around.height : heightOf(style.height, tag.height, around.height),
    side: isBlock ? sideOfBlock(element, style.side, around.side) : around.side,
  };
}

/** A baseline-aligned element keeps the vertical position of its parent. */
const heightOf = (
  style: ReturnType<typeof readStyle>['height'],
  tag: Look['height'],
  around: Look['height'],
): Look['height'] => (style === 'level' ? around : (style ?? tag ?? around));

function sideOfBlock(
  element: Element,
  styled: ReturnType<typeof sideOf>,
  around: Look['side'],
): Look['side'] {
  // The `align` of a table is the position of the table itself.
  const old = element.tagName === 'TABLE' ? undefined : sideOf(element.getAttribute('align'));
  const named = sideOf(
    [...element.classList].find((name) => name.startsWith('align-'))?.slice('align-'.length),
  );
  const own = styled ?? named ?? old ?? (element.tagName === 'CENTER' ? 'center' : undefined);
  return own === 'left' ? undefined : (own ?? around);
}

/** Wraps a text in the tags of its formatting. */
function dress(text: Text, { bold, italic, underline, struck, height }: Look): void {
  const tags = [bold && 'strong', italic && 'em', underline && 'u', struck && 's', height];
  for (const tag of tags) {
    if (!tag) continue;
    const around = text.ownerDocument.createElement(tag);
    text.replaceWith(around);
    around.append(text);
  }
}

/** Aligns the lines of a block: by class if it can have one, else on paragraphs around the lines. */
function setSide(block: Element, side: string, isBlock: (node: Node) => boolean): void {
  if (LINES.has(block.tagName)) block.classList.add(`align-${side}`);
  if (!BOXES.has(block.tagName)) return;
  let line: Element | undefined;
  for (const node of [...block.childNodes]) {
    if (isBlock(node)) line = undefined;
    else if (line) line.append(node);
    else if (!(node instanceof Text) || /[^ \t\r\n\f]/.test(node.data)) {
      line = block.ownerDocument.createElement('p');
      line.className = `align-${side}`;
      node.before(line);
      line.append(node);
    }
  }
}

function unwrap(element: Element): void {
  while (element.firstChild) element.before(element.firstChild);
  element.remove();
}
