import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { playerAddress } from '#kinds/videoAddress.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { CheckField, TextField } from '#ui/Field.tsx';
import { useWords } from '#ui/useWords.ts';
import { insertBlock } from './insertBlock.ts';
import { linkAddress } from './linkAddress.ts';
import { insertTable, MOST_COLUMNS, MOST_ROWS } from './tables.ts';
import { RICH } from './words.ts';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Makes the selected words a link, edits the existing link, or removes it. */
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
    // Without a selection the URL itself becomes the text.
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

/** Inserts a YouTube or Vimeo video into the text. */
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

/** Inserts a table into the text. */
export function TableDialog({ editor, onClose }: Props) {
  const words = useWords(RICH);
  const [rows, setRows] = useState('3');
  const [columns, setColumns] = useState('2');
  const [header, setHeader] = useState(true);
  const [asked, setAsked] = useState(false);
  const wrong = (typed: string, most: number) =>
    /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most ? undefined : words.tableMost(most);
  const mistakes = [wrong(rows, MOST_ROWS), wrong(columns, MOST_COLUMNS)];
  const submit = () => {
    setAsked(true);
    if (mistakes.some(Boolean)) return;
    onClose();
    insertTable(editor, Number(rows), Number(columns), header);
  };
  const number = (label: string, typed: string, onValue: (typed: string) => void, error?: string) => (
    <TextField
      type="number"
      min={1}
      label={label}
      value={typed}
      onValue={onValue}
      error={asked ? error : undefined}
    />
  );
  return (
    <Dialog
      title={words.tableInsert}
      onClose={onClose}
      onSubmit={submit}
      foot={<Button type="submit">{words.tableAdd}</Button>}
    >
      <div className="cols cols--2">
        {number(words.tableRows, rows, setRows, mistakes[0])}
        {number(words.tableColumns, columns, setColumns, mistakes[1])}
      </div>
      <CheckField label={words.tableHeader} checked={header} onChecked={setHeader} />
    </Dialog>
  );
}
