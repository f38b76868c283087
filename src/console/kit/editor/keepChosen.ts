import { Extension } from '@tiptap/core';
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * A selected picture or video stays when text is typed or pasted: the text goes after it, into a new paragraph if there is none. Only Backspace and
 * Delete remove it.
 */
export const KeepChosen = Extension.create({
  name: 'keepChosen',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleKeyDown: (view, event) => {
          if (writes(event)) goBehind(view);
          return false;
        },
        handlePaste: (view) => {
          goBehind(view);
          return false;
        },
        handleDOMEvents: {
          compositionstart: (view) => {
            goBehind(view);
            return false;
          },
        },
      },
    }),
  ],
});

/** A key that writes a letter; phone keyboards do not say which. */
const writes = ({ key, keyCode, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && (key.length === 1 || keyCode === 229);

function goBehind(view: EditorView): void {
  const { selection, schema, doc, tr } = view.state;
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return;
  const behind = selection.to;
  const paragraph = schema.nodes.paragraph?.create();
  if (!doc.nodeAt(behind)?.isTextblock && paragraph) tr.insert(behind, paragraph);
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, behind + 1)));
}
