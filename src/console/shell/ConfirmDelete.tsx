import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { sentenceOf } from '../api.ts';
import { SHELL } from './words.ts';

interface Props {
  /** The question that the specification gives for this kind (000 §2). */
  prompt: string;
  remove: () => Promise<unknown>;
  /** Brings the record back from the trash (ADD-4); offered in the toast. */
  restore: () => Promise<unknown>;
  /** What the toast says, and the texts for failures without a sentence of the server. */
  done: string;
  failed: string;
  restoreFailed: string;
  /** The record has gone or come back: load what shows it. */
  onChange: () => unknown;
  onClose: () => void;
}

/** Asks with 'Yes' and 'No', deletes, and offers 'Undo' (000 §2.3, ADD-4). Open as long as it is rendered. */
export function ConfirmDelete({
  prompt,
  remove,
  restore,
  done,
  failed,
  restoreFailed,
  onChange,
  onClose,
}: Props) {
  const undo = () => {
    restore().then(onChange, (error: unknown) => sayFailed(sentenceOf(error, restoreFailed)));
  };
  const gone = useRef(false);
  // The row that had the focus goes away with its record, so the focus goes to the heading once the dialog is closed.
  useEffect(
    () => () => {
      if (gone.current) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    },
    [],
  );
  const deletion = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      gone.current = true;
      say(done, { name: SHELL.undo, run: undo });
      onClose();
      onChange();
    },
    onError: (error) => {
      sayFailed(sentenceOf(error, failed));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      danger
      prompt={prompt}
      yes={SHELL.yes}
      no={SHELL.no}
      busy={deletion.isPending}
      onYes={() => deletion.mutate()}
      onNo={onClose}
    />
  );
}
