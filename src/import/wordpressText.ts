import { htmlOf } from '#store/richText/tree.ts';
import { shortened } from './embeds.ts';
import { withParagraphs } from './paragraphs.ts';
import { type PostText, parsed, withParts } from './postText.ts';
import { withoutComments } from './wordpressBlocks.ts';
import { withoutCodes } from './wordpressCodes.ts';
import { withoutLayout } from './wordpressLayout.ts';
import { inOurWords } from './wordpressTree.ts';
import { type Library, NO_LIBRARY } from './wxrLibrary.ts';

/** A WordPress text; `reused`: the ids of the reusable blocks that it shows. */
export interface WordPressText extends PostText {
  readonly reused: readonly string[];
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
  const addressOf = (id: string): string | undefined => library.byId.get(id)?.address;
  const laidOut = withoutLayout(blocks.text, addressOf);
  const { text, gallery, leftOut } = withoutCodes(laidOut.text, (ids) => ids?.map(addressOf) ?? attached);
  const tree = parsed(text);
  const nodes = inOurWords(tree ?? [], library);
  const own = withParts(nodes, tree ? htmlOf(withParagraphs(nodes, blocks.isOfBlocks)) : text);
  // Bracketed text that looks like a plugin's shortcode is kept: its meaning is unknown here.
  const unknown = [
    ...own.html.matchAll(/\[([a-z][\w-]*)(?:\s+[\w-]+=[^[\]]*|\s*\/)\]|\[([a-z][\w-]*)\][^[]*\[\/\2\]/gi),
  ];
  return {
    ...own,
    gallery: [...new Set(gallery)],
    reused: blocks.reused,
    notes: [
      ...own.notes,
      ...(leftOut.length > 0 ? [`shortcodes were left out: ${leftOut.map(shortened).join(', ')}`] : []),
      ...blocks.notes,
      ...(laidOut.names.length > 0
        ? [`the layout of a builder of pages was left out: ${laidOut.names.join(', ')}`]
        : []),
      ...(unknown.length > 0
        ? [`it holds shortcodes that stay as text: ${unknown.map(([whole]) => shortened(whole)).join(', ')}`]
        : []),
    ],
  };
}
