import { playerAddress } from '#kinds/videoAddress.ts';
import { type Look, lookOf, type Mark } from './look.ts';
import type { NotKept } from './notKept.ts';
import { withNestedItems } from './quillLists.ts';
import { type Cleaning, linkOf, outsideAddress, pictureOf } from './references.ts';
import { type Element, element, type Node, wordsIn } from './tree.ts';

/** Tags that mean the same as one that is kept. */
const SAME_AS: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  var: 'em',
  dfn: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
  font: 'span',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
  tfoot: 'tbody',
  xmp: 'pre',
};
const KEPT = new Set(
  'p h1 h2 h3 h4 h5 h6 blockquote li td th strong em u s sub sup ul ol span mark footer cite table thead tbody tr pre code'.split(
    ' ',
  ),
);
/** Containers for blocks or a line of text, without a meaning of their own. */
const BOXES = new Set(
  'div section article header main aside nav figure figcaption address details summary fieldset legend form dl dt dd center caption hgroup html body'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'p h1 h2 h3 h4 h5 h6 blockquote ul ol li table thead tbody tr td th pre hr footer iframe'.split(' '),
);
/** Elements that can be aligned and indented. */
const ALIGNED = new Set('p h1 h2 h3 h4 h5 h6 blockquote li td th pre'.split(' '));
const NOTHING = new Set(
  'head title meta link base template noscript wbr col colgroup param source track'.split(' '),
);
const FIELDS = new Set('input select textarea option optgroup datalist progress meter'.split(' '));
const DRAWINGS = new Set('svg math canvas map'.split(' '));
const PLAYERS = new Set('iframe video audio object embed frame'.split(' '));

/**
 * Converts the HTML of any editor or page to our normal form: valid block nesting, looks as our classes, Quill's lists nested, pictures and players of other
 * hosts as links. What can't be kept is reported; this does not make a text safe, the gate does.
 */
export function normal(nodes: readonly Node[], cleaning: Cleaning, inLink = false): Node[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [node] : ofElement(node, cleaning, inLink)));
}

function ofElement(node: Element, cleaning: Cleaning, inLink: boolean): Node[] {
  const { notKept } = cleaning;
  const tag = SAME_AS[node.tag] ?? node.tag;
  if (NOTHING.has(tag)) return [];
  const thing = noPlaceFor(tag);
  if (thing) {
    notKept.thing(thing);
    return [];
  }
  if (Object.keys(node.attributes).some((name) => name.startsWith('on'))) notKept.thing('scripts');
  if (tag === 'br' || tag === 'hr') return [element(tag, {})];
  if (tag === 'img') return pictureOf(node, cleaning, inLink);
  if (PLAYERS.has(tag)) return player(node, cleaning, inLink);
  if ((tag === 'ul' || tag === 'ol') && node.children.length > 0) {
    const lists = withNestedItems(node);
    if (lists[0] !== node) return normal(lists, cleaning, inLink);
  }
  const look = lookOf(node.attributes, notKept);
  if (/\bql-code-block-container\b/.test(node.attributes.class ?? ''))
    return [element('pre', {}, codeLines(node))];
  if (tag === 'a') return linkOf(node, look, cleaning, inLink, (within) => normal(within, cleaning, true));
  const children = around(
    look.marks.filter((mark) => mark !== tag),
    normal(node.children, cleaning, inLink),
  );
  if (BOXES.has(tag)) return box(tag, children, look);
  if (tag === 'q') return ['“', ...children, '”'];
  if (tag === 'small' || tag === 'big')
    return [element('span', { class: tag === 'small' ? 'size-small' : 'size-large' }, children)];
  if (!KEPT.has(tag)) return children;
  return kept(tag, node, look, children);
}

/** The everyday name of an element not allowed in a text; undefined for all others. */
function noPlaceFor(tag: string): Parameters<NotKept['thing']>[0] | undefined {
  if (tag === 'script') return 'scripts';
  if (tag === 'style') return 'style sheets';
  if (FIELDS.has(tag)) return 'form fields';
  return DRAWINGS.has(tag) ? 'drawings (svg)' : undefined;
}

function kept(tag: string, { attributes }: Element, look: Look, children: readonly Node[]): Node[] {
  const named = attributesOf(tag, attributes, look);
  const undone = (tag === 'strong' && look.notBold) || (tag === 'em' && look.notItalic);
  if (undone || (tag === 'span' && Object.keys(named).length === 0))
    return Object.keys(named).length === 0 ? [...children] : [element('span', named, children)];
  return [element(tag, named, children)];
}

function attributesOf(
  tag: string,
  attributes: Element['attributes'],
  look: Pick<Look, 'classes'>,
): Record<string, string> {
  const classes = look.classes.filter((name) => ALIGNED.has(tag) || !/^(align|indent)-/.test(name));
  const passed = { ol: ['start'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] }[tag] ?? [];
  return {
    ...(classes.length > 0 ? { class: classes.join(' ') } : {}),
    ...(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(attributes.lang ?? '') ? { lang: attributes.lang ?? '' } : {}),
    ...Object.fromEntries(
      passed.flatMap((name) =>
        /^\d{1,4}$/.test(attributes[name] ?? '') ? [[name, attributes[name] ?? '']] : [],
      ),
    ),
  };
}

/** A container with a line of text becomes a paragraph; one with blocks is replaced by them, loose text in paragraphs, with its alignment. */
function box(tag: string, children: readonly Node[], look: Look): Node[] {
  const centred = tag === 'center' && !look.classes.some((name) => name.startsWith('align-'));
  const classes = [...look.classes, ...(centred ? ['align-center'] : [])];
  const own: Record<string, string> = classes.length > 0 ? { class: classes.join(' ') } : {};
  if (!children.some(isBlock)) return isBlank(children) ? [] : [element('p', own, children)];
  return runs(children).flatMap((run): Node[] => {
    const [first] = run;
    if (first === undefined || !isBlock(first)) return isBlank(run) ? [] : [element('p', own, run)];
    return [withLooksOf(classes, first)];
  });
}

/** A block with the classes of its container, for groups where it has none itself. */
function withLooksOf(classes: readonly string[], block: Element): Element {
  const own = block.attributes.class?.split(' ') ?? [];
  const group = (name: string): string => name.split('-')[0] ?? '';
  const more = ALIGNED.has(block.tag)
    ? classes.filter((name) => !own.some((one) => group(one) === group(name)))
    : [];
  return more.length === 0
    ? block
    : { ...block, attributes: { ...block.attributes, class: [...own, ...more].join(' ') } };
}

/** Wraps the text of these nodes in marks; blocks among them carry them inside. */
function around(marks: readonly Mark[], nodes: readonly Node[]): Node[] {
  if (marks.length === 0) return [...nodes];
  return runs(nodes).flatMap((run): Node[] => {
    const [first] = run;
    if (first !== undefined && isBlock(first)) return [{ ...first, children: around(marks, first.children) }];
    if (isBlank(run)) return run;
    return marks.reduceRight<Node[]>((inside, mark) => [element(mark, {}, inside)], run);
  });
}

/** Groups adjacent inline nodes; each block is separate. */
function runs(nodes: readonly Node[]): Node[][] {
  const all: Node[][] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (!isBlock(node) && last?.[0] !== undefined && !isBlock(last[0])) last.push(node);
    else all.push([node]);
  }
  return all;
}

const isBlock = (node: Node): node is Element => typeof node !== 'string' && BLOCKS.has(node.tag);
const isBlank = (nodes: readonly Node[]): boolean =>
  nodes.every((node) => typeof node === 'string' && /^[ \t\r\n]*$/.test(node));

function codeLines(container: Element): Node[] {
  return container.children.flatMap((line): Node[] =>
    typeof line === 'string' ? [] : [`${wordsIn(line.children)}\n`],
  );
}

/** A player of a known host stays; any other becomes a link to its content. */
function player(node: Element, cleaning: Cleaning, inLink: boolean): Node[] {
  const inside = node.children.find(
    (child): child is Element => typeof child !== 'string' && ['source', 'embed'].includes(child.tag),
  );
  const { src = inside?.attributes.src ?? '', data = '', title = '' } = node.attributes;
  const address = src || data;
  const known =
    node.tag === 'iframe' || node.tag === 'embed' ? playerAddress(address.replace(/^\/\//, '')) : undefined;
  if (known) return [element('iframe', { src: known, title: title || 'Video' })];
  const own = cleaning.ownFile(address);
  const to = own === null ? outsideAddress(address) : `/media/${encodeURIComponent(own)}`;
  if (to === undefined) return [];
  if (own === null) cleaning.notKept.frame(new URL(to).host);
  const words = title || wordsIn(node.children) || to;
  return [inLink ? words : element('a', { href: to }, [words])];
}
