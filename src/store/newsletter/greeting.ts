import { cleanRichText } from '../richText/richText.ts';
import { type Element, element, htmlOf, type Node, treeOf } from '../richText/tree.ts';

/** What a mail shows in every program: paragraphs, headings, lists, quotations, emphasis and links. */
const KEPT: readonly string[] = [
  'p',
  'h2',
  'blockquote',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'u',
  's',
  'br',
  'a',
];
const HEADING = /^h[1-6]$/;

/**
 * The greeting of a newsletter as it is kept: cleaned like every formatted text (AMB-072), and words alone. Pictures, players, tables, colours and
 * sizes go, since a mail shows them elsewhere or not at all; the words in them stay.
 */
export function cleanGreeting(html: string): string {
  const cleaned = htmlOf(wordsAlone(treeOf(cleanRichText(html).html)));
  return /[^\s\u00a0]/.test(cleaned.replaceAll(/<[^<>]*>/g, '')) ? cleaned : '';
}

function wordsAlone(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (typeof node === 'string') return [node];
    const children = wordsAlone(node.children);
    const tag = HEADING.test(node.tag) ? 'h2' : node.tag;
    if (KEPT.includes(tag)) return [kept(node, tag, children)];
    // A cell of a table is a line of its own.
    return /^t[dh]$/.test(tag) ? [element('p', {}, children)] : children;
  });
}

const kept = ({ attributes }: Element, tag: string, children: readonly Node[]): Element =>
  element(tag, tag === 'a' && attributes.href ? { href: attributes.href } : {}, children);
