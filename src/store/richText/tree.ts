import { Parser } from 'htmlparser2';
import { Refusal } from '#lib/refusal.ts';

/** An element of a text. Attributes as they were written, entities decoded, names in lower case. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}
export type Node = Element | string;

/** Deeper elements lose their tags, not their text: a stack is finite. */
const DEEPEST = 60;
/** Nobody writes like that, and reading it takes time with the square of the depth. */
const ABSURD = 1000;
const VOID: readonly string[] = ['br', 'hr', 'img'];

export const element = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Node[] = [],
): Element => ({ tag, attributes, children });

/** The tree of an HTML fragment, whatever is wrong with it. Comments are left out. Throws Refusal (422) for one that is absurdly deep. */
export function treeOf(html: string): Node[] {
  const root: Node[] = [];
  const open: Node[][] = [root];
  const here = (): Node[] => open[Math.min(open.length - 1, DEEPEST)] ?? root;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (open.length > ABSURD)
        throw new Refusal(422, 'This text cannot be read: too many of its tags are never closed.');
      const children: Node[] = [];
      if (open.length <= DEEPEST) here().push(element(tag, { ...attributes }, children));
      open.push(children);
    },
    ontext(text) {
      here().push(text);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return root;
}

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

/** The words of a tree, white space folded. */
export const wordsIn = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : wordsIn(node.children)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
