import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { RadioList } from '#ui/Choices.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { mergeChanges } from './merge.ts';
import { SHELL } from './words.ts';

/** The words about two people saving the same record (ADD-1, AMB-111). */
const CONFLICT = {
  title: 'Changed in the meantime',
  clean: 'You changed different parts, so both changes fit together.',
  choose: 'Where you both changed the same, choose which one stays.',
  mine: 'Yours',
  theirs: 'The other',
  nothing: '(empty)',
  merge: 'Put together',
  reload: 'Drop my changes',
} as const;

interface Props<V extends object> {
  /** The server's sentence, which names the other editor. */
  sentence: string;
  base: V;
  mine: V;
  theirs: V;
  /** The names of the fields, and how their values are shown in a line. */
  labels: Readonly<Record<keyof V & string, string>>;
  show: (name: keyof V & string, values: V) => string;
  onMerge: (values: V) => void;
  onReload: () => void;
  onClose: () => void;
}

/** A save that came too late: puts both changes together, or takes the other one. Nothing is saved before the form is sent again. */
export function ConflictDialog<V extends object>({
  sentence,
  base,
  mine,
  theirs,
  labels,
  show,
  onMerge,
  onReload,
  onClose,
}: Props<V>) {
  const { values, conflicts } = mergeChanges(base, mine, theirs);
  const [taken, setTaken] = useState<Readonly<Record<string, string>>>({});
  const merge = () => {
    const merged = { ...values };
    for (const name of conflicts) if (taken[name] === 'theirs') merged[name] = theirs[name];
    onMerge(merged);
  };
  return (
    <Dialog
      title={CONFLICT.title}
      onClose={onClose}
      onSubmit={merge}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {SHELL.cancel}
          </Button>
          <Button look="line" onClick={onReload}>
            {CONFLICT.reload}
          </Button>
          <Button type="submit">{CONFLICT.merge}</Button>
        </>
      }
    >
      <p>{sentence}</p>
      <p>{conflicts.length > 0 ? CONFLICT.choose : CONFLICT.clean}</p>
      {conflicts.map((name) => (
        <RadioList
          key={name}
          legend={labels[name]}
          options={[
            { value: 'mine', name: `${CONFLICT.mine}: ${show(name, mine) || CONFLICT.nothing}` },
            { value: 'theirs', name: `${CONFLICT.theirs}: ${show(name, theirs) || CONFLICT.nothing}` },
          ]}
          value={taken[name] ?? 'mine'}
          onValue={(value) => setTaken({ ...taken, [name]: value })}
        />
      ))}
    </Dialog>
  );
}
