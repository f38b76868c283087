import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Kind } from '#kinds/define.ts';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { recordCalls } from '../form/recordCalls.ts';
import { type AskDialog, useAskDialog } from '../useAskDialog.ts';
import { useSentence } from '../useSentence.ts';
import { SHELL } from '../words.ts';

interface RemovalOptions {
  /** The question that the specification gives (000 §2). */
  readonly prompt: string;
  /** What follows from it, where that is not plain; of some by their id. */
  readonly note?: string | undefined | ((id: string) => string | undefined);
  /** The text for a failure without a sentence of the server. */
  readonly failed: string;
  /** What the toast says, where it is something else than usual (000 §8). */
  readonly deleted?: string | undefined;
  /** Takes away what was asked for; gives what brings it back. */
  readonly remove: (id: string) => Promise<() => Promise<unknown>>;
  /** It has gone or come back: load what shows it. */
  readonly onChange: () => unknown;
}

export interface Removal {
  ask(id: string): void;
  /** Has to be drawn somewhere. */
  readonly dialog: ReactNode;
}

/** Deleting something: asks with 'Yes' and 'No', deletes, and offers 'Undo' (000 §2.3, ADD-4). */
export function useRemoval(options: RemovalOptions): Removal {
  const [asked, setAsked] = useState<string>();
  const { part: Dialog, fetch } = useAskDialog();
  const { partMissing } = useWords(SHELL);
  return {
    ask: (id) => void fetch().then((there) => (there ? setAsked(id) : sayFailed(partMissing))),
    dialog: asked !== undefined && Dialog && (
      <Question {...options} Dialog={Dialog} id={asked} onClose={() => setAsked(undefined)} />
    ),
  };
}

/** The same of a record, which goes to the trash and comes back from there. */
export function useRemove({
  of,
  ...options
}: Omit<RemovalOptions, 'remove'> & { readonly of: Kind }): Removal {
  const calls = recordCalls(of);
  return useRemoval({
    ...options,
    remove: async (id) => {
      await calls.remove(id);
      return () => calls.restore(id);
    },
  });
}

function Question({
  Dialog,
  id,
  prompt,
  note,
  failed,
  deleted,
  remove,
  onChange,
  onClose,
}: RemovalOptions & { Dialog: AskDialog; id: string; onClose: () => void }) {
  const words = useWords(SHELL);
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
        void restore().then(onChange, (error: unknown) => sayFailed(sentence(error, words.restoreFailed)));
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
    <Dialog
      danger
      prompt={prompt}
      note={typeof note === 'function' ? note(id) : note}
      yes={words.yes}
      no={words.no}
      busy={deletion.isPending}
      onYes={() => deletion.mutate()}
      onNo={onClose}
    />
  );
}
