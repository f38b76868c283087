import { type Element, element, type Node } from '#store/richText/tree.ts';
import { addressLine, shownAt } from './embeds.ts';

/** Elements that start and end a paragraph. */
const BLOCKS = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr td th div blockquote pre figure figcaption hr section article header footer aside nav main address details summary fieldset legend form center iframe'.split(
    ' ',
  ),
);
/** Elements left unchanged, with all their line breaks. */
const UNTOUCHED = new Set(
  'pre script style textarea select object video audio svg math canvas noscript iframe hr img col colgroup'.split(
    ' ',
  ),
);
/** Elements that end at a paragraph's end, and start again after it. */
const LINES_OF_TEXT = new Set('p h1 h2 h3 h4 h5 h6'.split(' '));
/** Elements that hold text without a paragraph around it, unless there are several. */
const LOOSE = new Set('li td th dt dd legend summary'.split(' '));
/** Elements with restricted children; any other child is wrapped in an allowed one. */
const HOLDS: Readonly<Record<string, { readonly only: readonly string[]; readonly otherwise: string }>> = {
  ul: { only: ['li'], otherwise: 'li' },
  ol: { only: ['li'], otherwise: 'li' },
  dl: { only: ['dt', 'dd', 'div'], otherwise: 'dd' },
  table: { only: ['colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr'], otherwise: 'tbody' },
  thead: { only: ['tr'], otherwise: 'tr' },
  tbody: { only: ['tr'], otherwise: 'tr' },
  tfoot: { only: ['tr'], otherwise: 'tr' },
  tr: { only: ['td', 'th'], otherwise: 'td' },
};

/** The parts of a text: a block, something inline, a typed line break, or a <br>. */
type Piece = { readonly block: Node } | { readonly inline: Node } | 'newline' | 'br';
type Part = { readonly block: Node } | { readonly run: readonly Node[] };

/**
 * A text with its paragraphs, as WordPress sets them when it shows a post: a blank line starts a new one, a line break is a <br>, a block starts and ends a
 * paragraph, and the parts of lists and tables have nothing in between. An address alone on a line becomes its player or a link. `isOfBlocks`: the text was
 * written with the block editor, where line breaks count only outside all elements.
 */
export const withParagraphs = (nodes: readonly Node[], isOfBlocks: boolean): Node[] =>
  flow(nodes, true, !isOfBlocks);

const flow = (nodes: readonly Node[], lines: boolean, within = lines): Node[] =>
  partsOf(piecesOf(nodes, lines, within), true).map((part) =>
    'run' in part ? element('p', {}, part.run) : part.block,
  );

/** `lines`: whether a line break has a meaning here; `within`: whether it has one inside the blocks here. */
function piecesOf(nodes: readonly Node[], lines: boolean, within: boolean): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (typeof node === 'string') return lines ? linesOf(node) : [{ inline: node }];
    if (node.tag === 'br') return [lines ? 'br' : { inline: node }];
    if (BLOCKS.has(node.tag)) {
      const blocks = set(node, within);
      // An empty one still ends a paragraph.
      return blocks.length === 0 ? ['newline', 'newline'] : blocks.map((block) => ({ block }));
    }
    if (UNTOUCHED.has(node.tag)) return [{ inline: node }];
    if (holdsBlock(node))
      return [{ block: element(node.tag, node.attributes, flow(node.children, lines, within)) }];
    return lines ? inlinePieces(node) : [{ inline: node }];
  });
}

function linesOf(text: string): Piece[] {
  return text
    .split('\n')
    .flatMap((line, at): Piece[] => [...(at > 0 ? ['newline' as const] : []), { inline: line }]);
}

/** Bold text that continues after a blank line is bold in both paragraphs; white space at its edges is moved outside. */
function inlinePieces(node: Element): Piece[] {
  const pieces = piecesOf(node.children, true, true);
  if (pieces.every((piece) => typeof piece !== 'string')) return [{ inline: node }];
  const texts = pieces.map((piece) => (typeof piece === 'string' || 'block' in piece ? '' : piece.inline));
  const [first, last] = [
    texts.findIndex((text) => !isBlank(text)),
    texts.findLastIndex((text) => !isBlank(text)),
  ];
  if (first < 0) return pieces;
  const runs = partsOf(pieces.slice(first, last + 1), false).flatMap((part): Piece[] => [
    'newline',
    'newline',
    { inline: element(node.tag, node.attributes, 'run' in part ? part.run : [part.block]) },
  ]);
  const [start, end] = [texts[first] ?? '', texts[last] ?? ''];
  return [
    ...pieces.slice(0, first),
    ...(typeof start === 'string' && isBlank(start.slice(0, 1)) ? [BLANK] : []),
    ...runs.slice(2),
    ...(typeof end === 'string' && isBlank(end.slice(-1)) ? [BLANK] : []),
    ...pieces.slice(last + 1),
  ];
}

const BLANK: Piece = { inline: ' ' };

/** The paragraphs and blocks in these pieces. `withPlayers`: an address alone on a line becomes a player. */
function partsOf(pieces: readonly Piece[], withPlayers: boolean): Part[] {
  const parts: Part[] = [];
  let run: Node[] = [];
  let [newlines, breaks] = [0, 0];
  const end = (): void => {
    const text = trimmed(run);
    if (text.length > 0) parts.push(...(withPlayers ? shown(text) : [{ run: text }]));
    run = [];
    [newlines, breaks] = [0, 0];
  };
  for (const piece of pieces) {
    if (piece === 'newline' || piece === 'br') {
      if (piece === 'br') breaks++;
      else newlines++;
      if (newlines > 1 || breaks > 1) end();
    } else if ('block' in piece) {
      end();
      parts.push(piece);
    } else if (!isBlank(piece.inline) || (newlines + breaks === 0 && run.length > 0)) {
      if (newlines + breaks > 0 && run.length > 0) run.push(element('br', {}));
      [newlines, breaks] = [0, 0];
      run.push(piece.inline);
    }
  }
  end();
  return parts;
}

/** A block with its paragraphs; several if one of them ends inside. */
function set(node: Element, lines: boolean): Node[] {
  const { tag, attributes, children } = node;
  if (UNTOUCHED.has(tag)) return [node];
  if (Object.hasOwn(HOLDS, tag)) return structure(node, lines);
  if (LINES_OF_TEXT.has(tag))
    return partsOf(piecesOf(children, lines, lines), tag === 'p').map((part) =>
      'run' in part ? element(tag, attributes, part.run) : part.block,
    );
  if (!LOOSE.has(tag)) {
    const inside = flow(children, lines);
    return inside.length === 0 ? [] : [element(tag, attributes, inside)];
  }
  const parts = partsOf(piecesOf(children, lines, lines), false);
  // A player next to text separates paragraphs, too.
  const areSeveral =
    parts.filter((part) => 'run' in part).length > 1 ||
    parts.some((part) => 'block' in part && isOneOf(part.block, ['iframe']));
  const inside = parts.flatMap((part): readonly Node[] => {
    if ('block' in part) return [part.block];
    return areSeveral ? [element('p', {}, part.run)] : part.run;
  });
  return [element(tag, attributes, inside)];
}

/** A list or a table, or a part of one, with nothing between its parts. Stray text there is kept as text. */
function structure({ tag, attributes, children }: Element, lines: boolean): Node[] {
  const { only, otherwise } = HOLDS[tag] ?? { only: [], otherwise: 'p' };
  const before: Node[] = [];
  const parts: Element[] = [];
  let isOpen = false;
  for (const node of children) {
    const last = parts.at(-1);
    if (isBlank(node) && !isOpen) continue;
    if (isOneOf(node, ['caption'])) before.push(...flow(node.children, lines));
    else if (isOneOf(node, only)) {
      parts.push(node);
      isOpen = false;
      // A list directly inside a list belongs to the item before it.
    } else if (last && (isOpen || isOneOf(node, LISTS))) {
      parts[parts.length - 1] = { ...last, children: [...last.children, node] };
      isOpen &&= !isOneOf(node, LISTS);
    } else {
      parts.push(element(otherwise, {}, [node]));
      isOpen = true;
    }
  }
  const inside = parts.flatMap((part) => set(part, lines));
  return inside.length === 0 ? before : [...before, element(tag, attributes, inside)];
}

const LISTS = ['ul', 'ol'];
const isOneOf = (node: Node, tags: readonly string[]): node is Element =>
  typeof node !== 'string' && tags.includes(node.tag);

/** A paragraph, split where a line is only the address of a video, whose player is a block. */
function shown(run: readonly Node[]): Part[] {
  const lines: Node[][] = [[]];
  for (const node of run) {
    if (typeof node !== 'string' && node.tag === 'br') lines.push([]);
    else lines.at(-1)?.push(node);
  }
  const pieces = lines.flatMap((line): Piece[] => {
    const [only = '', ...more] = trimmed(line);
    const address = typeof only === 'string' && more.length === 0 ? addressLine(only) : undefined;
    if (address === undefined) return ['newline', ...line.map((inline) => ({ inline }))];
    const node = shownAt(address);
    return ['newline', node.tag === 'iframe' ? { block: node } : { inline: node }];
  });
  return pieces.some((piece) => typeof piece !== 'string' && 'block' in piece)
    ? partsOf(pieces, false)
    : [{ run: joined(pieces) }];
}

/** The lines of one paragraph, including empty ones. */
const joined = (pieces: readonly Piece[]): Node[] =>
  pieces
    .slice(1)
    .map((piece) =>
      typeof piece === 'string' ? element('br', {}) : 'block' in piece ? piece.block : piece.inline,
    );

function holdsBlock({ children }: Element): boolean {
  return children.some((child) => typeof child !== 'string' && (BLOCKS.has(child.tag) || holdsBlock(child)));
}

const FOLDED = ' \t\r\n\f';
const isBlank = (node: Node): boolean => typeof node === 'string' && !/[^ \t\r\n\f]/.test(node);

/** Without the white space at both ends, which no page shows. */
function trimmed(run: readonly Node[]): Node[] {
  const first = run.findIndex((node) => !isBlank(node));
  if (first < 0) return [];
  const nodes = run.slice(first, run.findLastIndex((node) => !isBlank(node)) + 1);
  const [start, end] = [nodes[0], nodes.at(-1)];
  if (typeof start === 'string') nodes[0] = start.replace(/^[ \t\r\n\f]+/, '');
  const last = nodes.length === 1 ? nodes[0] : end;
  if (typeof last === 'string') nodes[nodes.length - 1] = withoutBlankEnd(last);
  return nodes;
}

function withoutBlankEnd(text: string): string {
  let end = text.length;
  while (end > 0 && FOLDED.includes(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
}
