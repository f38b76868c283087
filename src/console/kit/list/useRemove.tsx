import { type ReactNode, useState } from 'react';
import type { Kind } from '#kinds/define.ts';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { recordCalls } from '../form/recordCalls.ts';
import { useOnDemand } from '../useOnDemand.ts';
import { SHELL } from '../words.ts';
import type { RemovalOptions } from './RemoveQuestion.tsx';

export interface Removal {
  ask(id: string): void;
  /** The caller has to render it. */
  readonly dialog: ReactNode;
}

// Loaded on the first deletion.
const loadQuestion = () => import('./RemoveQuestion.tsx').then((all) => all.RemoveQuestion);

/** Deletes something: asks with 'Yes' and 'No', deletes, and offers 'Undo' (000 §2.3, ADD-4). */
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

/** The same for a record, which moves to the trash and can be restored from it. */
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
