import { fileKindOf } from '#lib/fileKinds.ts';
import { htmlOf, type Node, treeOf } from '#store/richText/tree.ts';
import { shortened } from './embeds.ts';
import { readOldFonts } from './oldFonts.ts';
import { withParagraphs } from './paragraphs.ts';
import { withoutComments } from './wordpressBlocks.ts';
import { withoutCodes } from './wordpressCodes.ts';
import { captionsIn, inOurWords, valuesIn } from './wordpressTree.ts';
import { type Library, NO_LIBRARY } from './wxrLibrary.ts';

/** A WordPress text as plain HTML, with the pictures of its galleries and the papers that it links to. */
export interface WordPressText {
  readonly html: string;
  /** Addresses of the pictures of galleries, and of those within the text. */
  readonly gallery: readonly string[];
  readonly pictures: readonly string[];
  /** What the text says below pictures, by their addresses. */
  readonly captions: ReadonlyMap<string, string>;
  readonly papers: readonly string[];
  /** All addresses to which it links. */
  readonly links: readonly string[];
  /** The ids of the reusable blocks that it shows. */
  readonly reused: readonly string[];
  /** What of it did not come along, in sentences. */
  readonly notes: readonly string[];
}

/**
 * Turns a post's content into HTML: comments of the block editor go, reusable blocks are put in, shortcodes become what they stand for or go, lines become
 * paragraphs, and the address of a video on a line of its own its player; what names a font before Unicode is read by it. `attached`: the addresses of files
 * that belong to this post, which a gallery without ids shows.
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
  // Text in brackets that looks like a plugin's shortcode stays: nobody here knows what it stood for.
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

/** undefined for what the cleaner will refuse, which says why. */
function parsed(text: string): Node[] | undefined {
  // What begins like a tag and never ends is text; a browser would leave it out.
  const end = text.lastIndexOf('>') + 1;
  try {
    return treeOf(text.slice(0, end) + text.slice(end).replaceAll('<', '&lt;'));
  } catch {
    return undefined;
  }
}
