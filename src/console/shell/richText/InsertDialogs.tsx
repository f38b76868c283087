import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { playerAddress } from '#kinds/videoAddress.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FieldError, TextField } from '#ui/Field.tsx';
import { IMAGE } from '../upload/accepts.ts';
import { SINGLE } from '../upload/compress.ts';
import { DropBox } from '../upload/DropBox.tsx';
import { mediaPath } from '../upload/fileNames.ts';
import { PendingFile } from '../upload/PendingFile.tsx';
import { useFileList } from '../upload/useFileList.ts';
import { UPLOAD } from '../upload/words.ts';
import { SHELL } from '../words.ts';
import { insertBlock } from './insertBlock.ts';
import { linkAddress } from './linkAddress.ts';
import { RICH } from './words.ts';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Makes the chosen words a link, changes the link there, or takes it away. */
export function LinkDialog({ editor, onClose }: Props) {
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string>();
  const submit = () => {
    const href = linkAddress(typed);
    if (!href) {
      setError(RICH.linkWrong);
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
      title={RICH.link}
      onClose={onClose}
      onSubmit={submit}
      foot={
        <>
          {before && (
            <Button look="line" onClick={remove}>
              {RICH.linkRemove}
            </Button>
          )}
          <Button type="submit">{RICH.linkAdd}</Button>
        </>
      }
    >
      <TextField
        label={RICH.linkUrl}
        hint={RICH.linkHint}
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
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    const src = playerAddress(typed);
    if (!src) {
      setError(RICH.videoWrong);
      return;
    }
    onClose();
    insertBlock(editor, { type: 'video', attrs: { src } });
  };
  return (
    <Dialog
      title={RICH.video}
      onClose={onClose}
      onSubmit={submit}
      foot={<Button type="submit">{RICH.videoAdd}</Button>}
    >
      <TextField
        label={RICH.videoUrl}
        hint={RICH.videoHint}
        inputMode="url"
        value={typed}
        onValue={setTyped}
        error={error}
      />
    </Dialog>
  );
}

/** Uploads a picture and puts it into the text by its address (000 §2.3), with words for those who can't see it. */
export function ImageDialog({ editor, onClose }: Props) {
  const [url, setUrl] = useState('');
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string>();
  const list = useFileList({
    begun: [],
    most: 1,
    call: 'uploadMedia',
    compression: SINGLE,
    failed: RICH.imageFailed,
    onChange: (urls) => setUrl(urls[0] ?? ''),
  });
  const submit = () => {
    if (!url) {
      setError(UPLOAD.noPicture);
      return;
    }
    onClose();
    insertBlock(editor, { type: 'image', attrs: { src: mediaPath(url), alt: alt.trim() } });
  };
  return (
    <Dialog
      title={RICH.image}
      onClose={onClose}
      onSubmit={submit}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {SHELL.cancel}
          </Button>
          <Button type="submit" busy={list.pending.some((one) => one.state !== 'failed')}>
            {RICH.imageAdd}
          </Button>
        </>
      }
    >
      <div>
        {url ? (
          <img className="thumbnail" src={mediaPath(url)} alt="" />
        ) : (
          list.pending.length === 0 && (
            <DropBox
              text={UPLOAD.dropFile}
              hint={UPLOAD.imageKinds}
              accepts={IMAGE}
              label={`${UPLOAD.browse}: ${RICH.image}`}
              onFiles={(files) => {
                setError(undefined);
                list.add(files);
              }}
              onRefused={setError}
            />
          )
        )}
        {list.pending.map((pending) => (
          <PendingFile key={pending.key} pending={pending} list={list} />
        ))}
        {error && <FieldError>{error}</FieldError>}
      </div>
      <TextField label={RICH.imageAlt} hint={RICH.imageAltHint} value={alt} onValue={setAlt} />
    </Dialog>
  );
}
