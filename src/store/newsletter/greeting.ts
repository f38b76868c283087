import { cleanRichText } from '../richText/richText.ts';
import { type Element, element, htmlOf, type Node, treeOf } from '../richText/tree.ts';

/** Elements that every mail program shows: paragraphs, headings, lists, quotations, emphasis and links. */
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
 * The stored greeting of a newsletter: cleaned like every rich text (AMB-072), and text only. Pictures, players, tables, colours and sizes are removed, since
 * mails show them elsewhere or not at all; their text stays.
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
    // Each table cell becomes a paragraph.
    return /^t[dh]$/.test(tag) ? [element('p', {}, children)] : children;
  });
}

const kept = ({ attributes }: Element, tag: string, children: readonly Node[]): Element =>
  element(tag, tag === 'a' && attributes.href ? { href: attributes.href } : {}, children);
