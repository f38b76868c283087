import type { ALIGNMENTS } from '#kinds/richText.ts';
import { readStyle, sideOf } from './style.ts';

/** How a piece of text looks, by all that stands around it. */
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

/** What tags say of the text in them. A style may say otherwise: documents of Google are one <b> of normal weight. */
const OF_TAG: Readonly<Record<string, Partial<Look>>> = {
  ...{ B: { bold: true }, STRONG: { bold: true }, I: { italic: true }, EM: { italic: true } },
  ...{ U: { underline: true }, INS: { underline: true } },
  ...{ S: { struck: true }, STRIKE: { struck: true }, DEL: { struck: true } },
  ...{ SUP: { height: 'sup' }, SUB: { height: 'sub' } },
};
const tagNames = (tags: string): ReadonlySet<string> => new Set(tags.toUpperCase().split(' '));
/** What is aligned itself. */
const LINES = tagNames('p h1 h2 h3 h4 h5 h6');
/** Their text is bold by itself. */
const HEADINGS = tagNames('h1 h2 h3 h4 h5 h6 th');
/** What holds nothing but blocks of its own kind, or no lines. */
const FRAMES = tagNames('ol ul dl table tbody thead tfoot tr pre hr iframe');
const BOXES = tagNames(
  'address article aside blockquote caption center dd details div dt figcaption figure footer form header li main nav section summary td th',
);
const isBlockTag = ({ tagName }: Element): boolean =>
  LINES.has(tagName) || FRAMES.has(tagName) || BOXES.has(tagName);

/** Makes tags and classes of what styles and old attributes say of a text, in place. Styles stand in `data-style`. */
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

/** A blank between blocks is no text; a tag around it would become an empty paragraph. */
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
  // What a heading is by itself is not said again of its words.
  const isHeading = HEADINGS.has(element.tagName);
  return {
    bold: isHeading ? false : (style.bold ?? tag.bold ?? around.bold),
    italic: style.italic ?? tag.italic ?? around.italic,
    // A line that is drawn further out goes through.
    underline: around.underline || (style.underline ?? tag.underline ?? false),
    struck: around.struck || (style.struck ?? tag.struck ?? false),
    height: isBlock ? around.height : heightOf(style.height, tag.height, around.height),
    side: isBlock ? sideOfBlock(element, style.side, around.side) : around.side,
  };
}

/** What stands level stands so in what is around it. */
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
  // The `align` of a table says where the table stands.
  const old = element.tagName === 'TABLE' ? undefined : sideOf(element.getAttribute('align'));
  const named = sideOf(
    [...element.classList].find((name) => name.startsWith('align-'))?.slice('align-'.length),
  );
  const own = styled ?? named ?? old ?? (element.tagName === 'CENTER' ? 'center' : undefined);
  return own === 'left' ? undefined : (own ?? around);
}

/** Puts the tags of a look around a text. */
function dress(text: Text, { bold, italic, underline, struck, height }: Look): void {
  const tags = [bold && 'strong', italic && 'em', underline && 'u', struck && 's', height];
  for (const tag of tags) {
    if (!tag) continue;
    const around = text.ownerDocument.createElement(tag);
    text.replaceWith(around);
    around.append(text);
  }
}

/** Sets the lines of a block to a side: its class where it is one, else that of paragraphs around them. */
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
