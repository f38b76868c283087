import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { plansTold } from '../../schedule/plansTold.ts';
import { useSentence } from '../useSentence.ts';
import { SHELL } from '../words.ts';
import { LIST_LATER } from './laterWords.ts';
import type { RemovalOptions } from './useRemove.tsx';

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
