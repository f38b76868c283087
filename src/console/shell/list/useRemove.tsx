import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Kind } from '#kinds/define.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { recordCalls } from '../form/recordCalls.ts';
import { useSentence } from '../useSentence.ts';
import { SHELL } from '../words.ts';

interface RemoveOptions {
  readonly of: Kind;
  /** The question that the specification gives for this kind (000 §2). */
  readonly prompt: string;
  /** The text for a failure without a sentence of the server. */
  readonly failed: string;
  /** What the toast says, where it is something else than usual (000 §8). */
  readonly deleted?: string | undefined;
  /** The record has gone or come back: load what shows it. */
  readonly onChange: () => unknown;
}

/** Deleting a record: asks with 'Yes' and 'No', deletes, and offers 'Undo' (000 §2.3, ADD-4). `dialog` has to be drawn somewhere. */
export function useRemove(options: RemoveOptions): { ask(id: string): void; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<string>();
  return {
    ask: setAsked,
    dialog: asked && <Question {...options} id={asked} onClose={() => setAsked(undefined)} />,
  };
}

function Question({
  of,
  id,
  prompt,
  failed,
  deleted,
  onChange,
  onClose,
}: RemoveOptions & { id: string; onClose: () => void }) {
  const words = useWords(SHELL);
  const sentence = useSentence();
  const calls = recordCalls(of);
  const undo = () => {
    calls.restore(id).then(onChange, (error: unknown) => sayFailed(sentence(error, words.restoreFailed)));
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
    mutationFn: () => calls.remove(id),
    onSuccess: () => {
      gone.current = true;
      say(deleted ?? words.deleted, { name: words.undo, run: undo });
      onClose();
      onChange();
    },
    onError: (error) => {
      sayFailed(sentence(error, failed));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      danger
      prompt={prompt}
      yes={words.yes}
      no={words.no}
      busy={deletion.isPending}
      onYes={() => deletion.mutate()}
      onNo={onClose}
    />
  );
}
