import { fileKindOf } from '#lib/fileKinds.ts';
import { htmlOf, type Node, treeOf } from '#store/richText/tree.ts';
import { readOldFonts } from './oldFonts.ts';
import { captionsIn, inOurWords, valuesIn } from './wordpressTree.ts';
import { NO_LIBRARY } from './wxrLibrary.ts';

/** The text of a post elsewhere as plain HTML, with the pictures of its galleries and the PDFs that it links to. */
export interface PostText {
  readonly html: string;
  /** Addresses of the pictures of galleries, and of those within the text. */
  readonly gallery: readonly string[];
  readonly pictures: readonly string[];
  /** Captions in the text, by the addresses of their pictures. */
  readonly captions: ReadonlyMap<string, string>;
  readonly documents: readonly string[];
  /** All addresses to which it links. */
  readonly links: readonly string[];
  /** What was not imported, in sentences. */
  readonly notes: readonly string[];
}

/** A text in HTML that shows what it means; `change` may replace its parts. Text in legacy fonts is converted. */
export function fromHtml(
  html: string,
  change = (nodes: readonly Node[]): readonly Node[] => nodes,
): PostText {
  const tree = parsed(html);
  const nodes = inOurWords(change(tree ?? []), NO_LIBRARY);
  return withParts(nodes, tree ? htmlOf(nodes) : html);
}

/** A text with what its nodes name; `html`: as it is shown. */
export function withParts(nodes: readonly Node[], shown: string): PostText {
  const { html, fonts } = readOldFonts(shown);
  const links = [...new Set(valuesIn(nodes, 'a', 'href'))];
  return {
    html,
    gallery: [],
    pictures: valuesIn(nodes, 'img', 'src'),
    captions: captionsIn(nodes),
    documents: links.filter((at) => !/[#?]/.test(at) && fileKindOf(at)?.kind === 'document'),
    links,
    notes: fonts.length > 0 ? [`text in old fonts became Unicode: ${fonts.join(', ')}`] : [],
  };
}

/** undefined for HTML that the cleaner will refuse, with its reason. */
export function parsed(text: string): Node[] | undefined {
  // An unclosed tag is text; a browser would drop it.
  const end = text.lastIndexOf('>') + 1;
  try {
    return treeOf(text.slice(0, end) + text.slice(end).replaceAll('<', '&lt;'));
  } catch {
    return undefined;
  }
}
