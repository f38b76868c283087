import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { RadioList } from '#ui/Choices.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useWords } from '#ui/useWords.ts';
import { SHELL } from '../words.ts';
import { mergeChanges } from './merge.ts';
import { FORM } from './words.ts';

interface Props<V extends object> {
  /** The server's message, which names the other editor. */
  sentence: string;
  base: V;
  mine: V;
  theirs: V;
  /** The label of a field, and its value on one line. */
  labelOf: (name: keyof V & string) => string;
  show: (name: keyof V & string, values: V) => string;
  onMerge: (values: V) => void;
  onReload: () => void;
  onClose: () => void;
}

/** Resolves a save conflict: merges both changes, or takes the other editor's. Nothing is saved until the form is submitted again. */
export function ConflictDialog<V extends object>({
  sentence,
  base,
  mine,
  theirs,
  labelOf,
  show,
  onMerge,
  onReload,
  onClose,
}: Props<V>) {
  const { conflict } = useWords(FORM);
  const { cancel } = useWords(SHELL);
  const { values, conflicts } = mergeChanges(base, mine, theirs);
  const [taken, setTaken] = useState<Readonly<Record<string, string>>>({});
  const merge = () => {
    const merged = { ...values };
    for (const name of conflicts) if (taken[name] === 'theirs') merged[name] = theirs[name];
    onMerge(merged);
  };
  return (
    <Dialog
      title={conflict.title}
      onClose={onClose}
      onSubmit={merge}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {cancel}
          </Button>
          <Button look="line" onClick={onReload}>
            {conflict.reload}
          </Button>
          <Button type="submit">{conflict.merge}</Button>
        </>
      }
    >
      <p>{sentence}</p>
      <p>{conflicts.length > 0 ? conflict.choose : conflict.clean}</p>
      {conflicts.map((name) => (
        <RadioList
          key={name}
          legend={labelOf(name)}
          options={[
            { value: 'mine', name: `${conflict.mine}: ${show(name, mine) || conflict.nothing}` },
            { value: 'theirs', name: `${conflict.theirs}: ${show(name, theirs) || conflict.nothing}` },
          ]}
          value={taken[name] ?? 'mine'}
          onValue={(value) => setTaken({ ...taken, [name]: value })}
        />
      ))}
    </Dialog>
  );
}
