import { Parser } from 'htmlparser2';
import { Refusal } from '#lib/refusal.ts';

/** An element of a text. Attributes as written, entities decoded, names in lower case. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}
export type Node = Element | string;

/** Deeper elements lose their tags, not their text: a stack is finite. */
const DEEPEST = 60;
/** No real text is this deep, and parsing takes time with the square of the depth. */
const ABSURD = 1000;
/** A text of half a million letters with each word in its own tag has fewer elements; each is visited many times. */
const MOST_ELEMENTS = 25_000;
/** Attributes and text chunks from the parser: each entity is one. Letters of India may all be written as entities. */
const MOST_PIECES = 300_000;
const VOID: readonly string[] = ['br', 'hr', 'img'];

export const element = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Node[] = [],
): Element => ({ tag, attributes, children });

/** The tree of an HTML fragment, however malformed. Comments are left out. Throws Refusal (422) for one that is absurdly deep or has too many parts. */
export function treeOf(html: string): Node[] {
  const root: Node[] = [];
  const open: Node[][] = [root];
  const here = (): Node[] => open[Math.min(open.length - 1, DEEPEST)] ?? root;
  let [elements, pieces] = [0, 0];
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (open.length > ABSURD)
        throw new Refusal(422, 'This text cannot be read: too many of its tags are never closed.');
      if (++elements > MOST_ELEMENTS) throw tooManyParts();
      const children: Node[] = [];
      if (open.length <= DEEPEST) here().push(element(tag, { ...attributes }, children));
      open.push(children);
    },
    onattribute() {
      if (++pieces > MOST_PIECES) throw tooManyParts();
    },
    ontext(text) {
      if (++pieces > MOST_PIECES) throw tooManyParts();
      const nodes = here();
      const last = nodes.at(-1);
      if (typeof last === 'string') nodes[nodes.length - 1] = last + text;
      else nodes.push(text);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return root;
}

const tooManyParts = (): Refusal =>
  new Refusal(
    422,
    'This text cannot be read: it consists of too many parts. Please save it in several texts.',
  );

/** A tree as HTML. */
export function htmlOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const attributes = Object.entries(node.attributes)
        .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
        .join('');
      return VOID.includes(node.tag)
        ? `<${node.tag}${attributes}>`
        : `<${node.tag}${attributes}>${htmlOf(node.children)}</${node.tag}>`;
    })
    .join('');
}

/** The text of a tree, white space folded. */
export const wordsIn = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : wordsIn(node.children)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
