import type { Editor, JSONContent } from '@tiptap/core';

/**
 * Puts a picture or a video into the text and the cursor into a paragraph behind it: in the place of an empty paragraph, else behind the
 * block that holds the cursor. A chosen picture is never replaced by the next one. Gives where the block begins.
 */
export function insertBlock(editor: Editor, block: JSONContent): number {
  const { $to } = editor.state.selection;
  const behind = $to.depth === 0 ? $to.pos : $to.after(1);
  const isEmptyParagraph = $to.depth === 1 && $to.parent.isTextblock && $to.parent.content.size === 0;
  const place = isEmptyParagraph ? { from: $to.before(1), to: behind } : behind;
  editor
    .chain()
    .focus()
    .insertContentAt(place, [block, { type: 'paragraph' }])
    .run();
  return typeof place === 'number' ? place : place.from;
}
