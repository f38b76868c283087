import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { playerAddress } from '#kinds/videoAddress.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/Field.tsx';
import { useWords } from '#ui/useWords.ts';
import { insertBlock } from './insertBlock.ts';
import { linkAddress } from './linkAddress.ts';
import { RICH } from './words.ts';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Makes the chosen words a link, changes the link there, or takes it away. */
export function LinkDialog({ editor, onClose }: Props) {
  const words = useWords(RICH);
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string>();
  const submit = () => {
    const href = linkAddress(typed);
    if (!href) {
      setError(words.linkWrong);
      return;
    }
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    // Without chosen words the address itself becomes the text.
    if (editor.state.selection.empty && !before)
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else chain.setLink({ href }).run();
  };
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  return (
    <Dialog
      title={words.link}
      onClose={onClose}
      onSubmit={submit}
      foot={
        <>
          {before && (
            <Button look="line" onClick={remove}>
              {words.linkRemove}
            </Button>
          )}
          <Button type="submit">{words.linkAdd}</Button>
        </>
      }
    >
      <TextField
        label={words.linkUrl}
        hint={words.linkHint}
        inputMode="url"
        value={typed}
        onValue={setTyped}
        error={error}
      />
    </Dialog>
  );
}

/** Puts a video of YouTube or Vimeo into the text. */
export function VideoDialog({ editor, onClose }: Props) {
  const words = useWords(RICH);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    const src = playerAddress(typed);
    if (!src) {
      setError(words.videoWrong);
      return;
    }
    onClose();
    insertBlock(editor, { type: 'video', attrs: { src } });
  };
  return (
    <Dialog
      title={words.video}
      onClose={onClose}
      onSubmit={submit}
      foot={<Button type="submit">{words.videoAdd}</Button>}
    >
      <TextField
        label={words.videoUrl}
        hint={words.videoHint}
        inputMode="url"
        value={typed}
        onValue={setTyped}
        error={error}
      />
    </Dialog>
  );
}
