import { type ReactNode, useState } from 'react';
import type { Kind } from '#kinds/define.ts';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { type AnyDoc, recordCalls } from '../form/recordCalls.ts';
import { useOnDemand } from '../useOnDemand.ts';
import { SHELL } from '../words.ts';

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

export interface Removal {
  ask(id: string): void;
  /** Has to be drawn somewhere. */
  readonly dialog: ReactNode;
}

// Fetched when something is first to be deleted.
const loadQuestion = async () => (await import('./RemoveQuestion.tsx')).RemoveQuestion;

/** Deleting something: asks with 'Yes' and 'No', deletes, and offers 'Undo' (000 §2.3, ADD-4). */
export function useRemoval(options: RemovalOptions): Removal {
  const [asked, setAsked] = useState<string>();
  const { part: Question, fetch } = useOnDemand(loadQuestion);
  const { partMissing } = useWords(SHELL);
  return {
    ask: (id) => void fetch().then((there) => (there ? setAsked(id) : sayFailed(partMissing))),
    dialog: asked !== undefined && Question && (
      <Question {...options} id={asked} onClose={() => setAsked(undefined)} />
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
