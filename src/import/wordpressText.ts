import { fileKindOf } from '#lib/fileKinds.ts';
import { htmlOf, type Node, treeOf } from '#store/richText/tree.ts';
import { shortened } from './embeds.ts';
import { readOldFonts } from './oldFonts.ts';
import { withParagraphs } from './paragraphs.ts';
import { withoutComments } from './wordpressBlocks.ts';
import { withoutCodes } from './wordpressCodes.ts';
import { captionsIn, inOurWords, valuesIn } from './wordpressTree.ts';
import { type Library, NO_LIBRARY } from './wxrLibrary.ts';

/** A WordPress text as plain HTML, with the pictures of its galleries and the PDFs that it links to. */
export interface WordPressText {
  readonly html: string;
  /** Addresses of the pictures of galleries, and of those within the text. */
  readonly gallery: readonly string[];
  readonly pictures: readonly string[];
  /** Captions in the text, by the addresses of their pictures. */
  readonly captions: ReadonlyMap<string, string>;
  readonly papers: readonly string[];
  /** All addresses to which it links. */
  readonly links: readonly string[];
  /** The ids of the reusable blocks that it shows. */
  readonly reused: readonly string[];
  /** What was not imported, in sentences. */
  readonly notes: readonly string[];
}

/**
 * Converts a post's content to HTML: removes the block editor's comments, inserts reusable blocks, replaces or removes shortcodes, turns lines into paragraphs,
 * turns the address of a video alone on a line into its player, and converts text in legacy fonts. `attached`: the addresses of files that belong to this post,
 * which a gallery without ids shows.
 */
export function fromWordPress(
  content: string,
  library: Library = NO_LIBRARY,
  attached: readonly string[] = [],
): WordPressText {
  const blocks = withoutComments(content.replace(/\r\n?/g, '\n'), library.blocks);
  const { text, gallery, leftOut } = withoutCodes(
    blocks.text,
    (ids) => ids?.map((id) => library.byId.get(id)?.address) ?? attached,
  );
  const tree = parsed(text);
  const nodes = inOurWords(tree ?? [], library);
  const { html, fonts } = readOldFonts(tree ? htmlOf(withParagraphs(nodes, blocks.isOfBlocks)) : text);
  const links = [...new Set(valuesIn(nodes, 'a', 'href'))];
  // Bracketed text that looks like a plugin's shortcode is kept: its meaning is unknown here.
  const unknown = [
    ...html.matchAll(/\[([a-z][\w-]*)(?:\s+[\w-]+=[^[\]]*|\s*\/)\]|\[([a-z][\w-]*)\][^[]*\[\/\2\]/gi),
  ];
  return {
    html,
    gallery: [...new Set(gallery)],
    pictures: valuesIn(nodes, 'img', 'src'),
    captions: captionsIn(nodes),
    papers: links.filter((at) => !/[#?]/.test(at) && fileKindOf(at)?.kind === 'document'),
    links,
    reused: blocks.reused,
    notes: [
      ...(fonts.length > 0 ? [`text in old fonts became Unicode: ${fonts.join(', ')}`] : []),
      ...(leftOut.length > 0 ? [`shortcodes were left out: ${leftOut.map(shortened).join(', ')}`] : []),
      ...blocks.notes,
      ...(unknown.length > 0
        ? [`it holds shortcodes that stay as text: ${unknown.map(([whole]) => shortened(whole)).join(', ')}`]
        : []),
    ],
  };
}

/** undefined for HTML that the cleaner will refuse, with its reason. */
function parsed(text: string): Node[] | undefined {
  // An unclosed tag is text; a browser would drop it.
  const end = text.lastIndexOf('>') + 1;
  try {
    return treeOf(text.slice(0, end) + text.slice(end).replaceAll('<', '&lt;'));
  } catch {
    return undefined;
  }
}
