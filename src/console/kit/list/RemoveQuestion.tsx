import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { AnyDoc } from '../form/recordCalls.ts';
import { useSentence } from '../useSentence.ts';
import { SHELL } from '../words.ts';
import { LIST_LATER } from './laterWords.ts';
import { planNotices } from './planNotices.ts';

/** What is to be deleted, and the texts for it. */
export interface RemovalOptions {
  /** The specification's question (000 §2). */
  readonly prompt: string;
  /** The consequences, if they are not obvious; may depend on the row. */
  readonly note?: string | undefined;
  readonly noteOf?: ((row: AnyDoc) => string | undefined) | undefined;
  /** The rows of its list. */
  readonly rows?: readonly AnyDoc[] | undefined;
  /** The fallback message when the server gave none. */
  readonly failed: string;
  /** The toast, if it differs from the usual one (000 §8). */
  readonly deleted?: string | undefined;
  /** Deletes the record; returns a function that restores it. */
  readonly remove: (id: string) => Promise<() => Promise<unknown>>;
  /** It was deleted or restored: reload what shows it. */
  readonly onChange: () => unknown;
}

/** The confirmation before deleting, the deletion, and the toast with Undo. */
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
  // The focused row disappears with its record, so the focus moves to the heading once the dialog has closed.
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
  const notes = [(row && noteOf?.(row)) ?? note, row && planNotices([row], () => '', language)];
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
