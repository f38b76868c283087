import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { plansTold } from '../../schedule/plansTold.ts';
import type { AnyDoc } from '../form/recordCalls.ts';
import { useSentence } from '../useSentence.ts';
import { SHELL } from '../words.ts';
import { LIST_LATER } from './laterWords.ts';

/** What is to be deleted, and what is said of it. */
export interface RemovalOptions {
  /** The question that the specification gives (000 §2). */
  readonly prompt: string;
  /** What follows from it, where that is not plain; of some by their row. */
  readonly note?: string | undefined;
  readonly noteOf?: ((row: AnyDoc) => string | undefined) | undefined;
  /** The rows of its list. */
  readonly rows?: readonly AnyDoc[] | undefined;
  /** The text for a failure without a sentence of the server. */
  readonly failed: string;
  /** What the toast says, where it is something else than usual (000 §8). */
  readonly deleted?: string | undefined;
  /** Takes away what was asked for; gives what brings it back. */
  readonly remove: (id: string) => Promise<() => Promise<unknown>>;
  /** It has gone or come back: load what shows it. */
  readonly onChange: () => unknown;
}

/** The question before something is deleted, what is done with 'Yes', and the toast that takes it back. */
export function RemoveQuestion({
  id,
  prompt,
  note,
  noteOf,
  rows,
  failed,
  deleted,
  remove,
  onChange,
  onClose,
}: RemovalOptions & { id: string; onClose: () => void }) {
  const [words, later] = [useWords(SHELL), useWords(LIST_LATER)];
  const language = useLanguage();
  const sentence = useSentence();
  const gone = useRef(false);
  // The row that had the focus goes away with its record, so the focus goes to the heading once the dialog is closed.
  useEffect(
    () => () => {
      if (gone.current) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    },
    [],
  );
  const deletion = useMutation({
    mutationFn: () => remove(id),
    onSuccess: (restore) => {
      gone.current = true;
      const undo = () =>
        void restore().then(onChange, (error: unknown) => sayFailed(sentence(error, later.restoreFailed)));
      say(deleted ?? later.deleted, { name: words.undo, run: undo });
      onClose();
      onChange();
    },
    onError: (error) => {
      sayFailed(sentence(error, failed));
      onClose();
    },
  });
  const row = rows?.find(({ _id }) => _id === id);
  const notes = [(row && noteOf?.(row)) ?? note, row && plansTold([row], () => '', language)];
  return (
    <ConfirmDialog
      danger
      prompt={prompt}
      note={notes.filter(Boolean).join(' ') || undefined}
      yes={words.yes}
      no={words.no}
      busy={deletion.isPending}
      onYes={() => deletion.mutate()}
      onNo={onClose}
    />
  );
}
