import { type Language, languageOf } from '#lib/language.ts';
import { type Element, element, htmlOf, type Node, treeOf } from '#store/richText/tree.ts';
import { foreignTo, useMailLanguage } from './Sheet.tsx';
import { as, styleText } from './styles.ts';

/** The styles of a greeting's parts in a mail; with a font for another script where one is used. */
const LOOKS = {
  p: { latin: 'text', indic: 'indicText' },
  h2: { latin: 'head', indic: 'indic' },
  blockquote: { latin: 'saying', indic: 'saying' },
  ul: { latin: 'list', indic: 'list' },
  ol: { latin: 'list', indic: 'list' },
  li: { latin: 'entry', indic: 'indicEntry' },
  a: { latin: 'link', indic: 'link' },
} as const;

type There = (path: string) => string;

/**
 * The office's greeting above the stories, as a row of the mail with inline styles. It was cleaned when it was saved
 * (src/store/newsletter/greeting.ts). `there`: makes a path an absolute address.
 */
export function Greeting({ of, there }: { of: string; there: There }) {
  const html = htmlOf(dressed(treeOf(of), there, useMailLanguage()));
  return (
    <tr>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was saved. */}
      <td {...as('greeting')} align="left" dangerouslySetInnerHTML={{ __html: html }} />
    </tr>
  );
}

function dressed(nodes: readonly Node[], there: There, language: Language): Node[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const looks = LOOKS[node.tag as keyof typeof LOOKS];
    const children = dressed(node.children, there, language);
    if (!looks) return element(node.tag, {}, children);
    const words = wordsIn(node);
    const lang = node.tag === 'a' ? 'en' : languageOf(words);
    const look = looks[lang === 'en' ? 'latin' : 'indic'];
    return element(
      node.tag,
      {
        ...hrefOf(node, there),
        class: as(look).className,
        style: styleText(look),
        ...(node.tag === 'a' ? {} : foreignTo(language, words)),
      },
      children,
    );
  });
}

const hrefOf = (node: Element, there: There): { href?: string } => {
  const { href } = node.attributes;
  return href === undefined ? {} : { href: href.startsWith('/') ? there(href) : href };
};

const wordsIn = (node: Node): string =>
  typeof node === 'string' ? node : node.children.map(wordsIn).join('');

/** The greeting for the text part: one paragraph each, list items with a dash, addresses after their link texts. */
export const greetingText = (greeting: string, there: There): string =>
  treeOf(greeting)
    .map((node) => (typeof node === 'string' ? node.trim() : blockText(node, there)))
    .filter(Boolean)
    .join('\n\n');

function blockText(node: Element, there: There): string {
  if (node.tag !== 'ul' && node.tag !== 'ol') return lineText(node, there).trim();
  const entries = node.children.filter((one): one is Element => typeof one !== 'string');
  return entries
    .map((one, at) => `${node.tag === 'ol' ? `${at + 1}.` : '-'} ${lineText(one, there).trim()}`)
    .join('\n');
}

function lineText(node: Node, there: There): string {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return '\n';
  const words = node.children.map((one) => lineText(one, there)).join('');
  const { href } = hrefOf(node, there);
  return href === undefined || href === words ? words : `${words} (${href.replace(/^mailto:/, '')})`;
}
