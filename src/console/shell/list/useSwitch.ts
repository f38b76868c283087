import { useMutation } from '@tanstack/react-query';
import type { Kind } from '#kinds/define.ts';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { type AnyDoc, recordCalls } from '../form/recordCalls.ts';
import { useSentence } from '../useSentence.ts';
import { SHELL } from '../words.ts';
import { LIST } from './words.ts';

interface SwitchOptions {
  readonly of: Kind;
  /** The text for a failure without a sentence of the server (000 §8). */
  readonly failed: string;
  /** Switches many at once, all or none, where the kind has a call for it. */
  readonly switchMany?: ((ids: readonly string[], activated: boolean) => Promise<unknown>) | undefined;
  readonly onChange: () => unknown;
}

export interface Switch {
  readonly busy: boolean;
  one(id: string): void;
  /** Resolves when it is done; on a failure it never resolves, so that a selection stays. */
  many(rows: readonly AnyDoc[], activated: boolean): Promise<void>;
}

/**
 * Making records active and inactive, one by one and many at once, each time with 'Undo' (ADD-4); only full administrators are offered it
 * (000 §4, §6). Undoing leaves alone what was so before.
 */
export function useSwitch({ of, failed, switchMany, onChange }: SwitchOptions): Switch {
  const words = useWords(LIST);
  const { undo } = useWords(SHELL);
  const sentence = useSentence();
  const calls = recordCalls(of);
  const onError = (error: Error) => sayFailed(sentence(error, failed));
  const announce = (count: number, activated: boolean, back: (() => Promise<unknown>) | undefined) => {
    const run = () =>
      void back?.().then(onChange, (error: unknown) => sayFailed(sentence(error, words.undoFailed)));
    say(activated ? words.madeActive(count) : words.madeInactive(count), back && { name: undo, run });
    return onChange();
  };
  const one = useMutation({
    mutationFn: async (id: string) => {
      // What the list shows may be old: the record is read again, and the opposite of what it is now is sent (000 §4).
      const { activated = false }: AnyDoc = await calls.get(id);
      await calls.edit(id, { activated: !activated });
      return !activated;
    },
    onSuccess: (activated, id) => announce(1, activated, () => calls.edit(id, { activated: !activated })),
    onError,
  });
  const many = useMutation({
    mutationFn: async ({ rows, activated }: { rows: readonly AnyDoc[]; activated: boolean }) =>
      switchMany?.(idsOf(rows), activated),
    onSuccess: (_answer, { rows, activated }) => {
      const changed = idsOf(rows.filter((row) => row.activated !== activated));
      const back = async () => switchMany?.(changed, !activated);
      return announce(rows.length, activated, changed.length > 0 ? back : undefined);
    },
    onError,
  });
  return {
    busy: many.isPending,
    one: (id) => one.mutate(id),
    many: (rows, activated) =>
      new Promise((resolve) => many.mutate({ rows, activated }, { onSuccess: () => resolve() })),
  };
}

const idsOf = (rows: readonly AnyDoc[]): string[] => rows.map((row) => row._id);
