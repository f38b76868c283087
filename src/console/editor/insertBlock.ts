import type { Editor, JSONContent } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';

/**
 * Puts a picture or a video into the text and the cursor into a paragraph behind it: in the place of an empty paragraph, else behind the
 * block that holds the cursor. A chosen picture is never replaced by the next one. Gives where the block begins.
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

/** Where a block goes that is put in here and takes nothing away: before an empty paragraph, which goes on being written in, else behind the block around it. */
export const placeFor = ($at: ResolvedPos): number => (isInEmptyParagraph($at) ? $at.before(1) : behind($at));

/** Behind the outermost block around a place; the place itself, where it stands between two. */
export const behind = ($at: ResolvedPos): number => ($at.depth === 0 ? $at.pos : $at.after(1));

const isInEmptyParagraph = ({ depth, parent }: ResolvedPos): boolean =>
  depth === 1 && parent.isTextblock && parent.content.size === 0;
