import type { Editor, JSONContent } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';

/**
 * Inserts a picture or video and puts the cursor into a paragraph after it. It replaces an empty paragraph, else it follows the block with the
 * cursor. A selected picture is never replaced by the next one. Returns the block's position.
 */
export function insertBlock(editor: Editor, block: JSONContent): number {
  const { $to } = editor.state.selection;
  const place = isInEmptyParagraph($to) ? { from: $to.before(1), to: $to.after(1) } : behind($to);
  editor
    .chain()
    .focus()
    .insertContentAt(place, [block, { type: 'paragraph' }])
    .run();
  return typeof place === 'number' ? place : place.from;
}

/** Where an inserted block goes without removing anything: before an empty paragraph, which stays for writing, else after the surrounding block. */
export const placeFor = ($at: ResolvedPos): number => (isInEmptyParagraph($at) ? $at.before(1) : behind($at));

/** The position after the outermost block around a position; the position itself if it is between two. */
export const behind = ($at: ResolvedPos): number => ($at.depth === 0 ? $at.pos : $at.after(1));

const isInEmptyParagraph = ({ depth, parent }: ResolvedPos): boolean =>
  depth === 1 && parent.isTextblock && parent.content.size === 0;
