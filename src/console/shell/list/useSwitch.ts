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
  readonly onChange: () => unknown;
}

/** Makes a record active or inactive, with 'Undo' (ADD-4); only full administrators are offered it (000 §4, §6). */
export function useSwitch({ of, failed, onChange }: SwitchOptions): (id: string) => void {
  const words = useWords(LIST);
  const { undo } = useWords(SHELL);
  const sentence = useSentence();
  const calls = recordCalls(of);
  const { mutate } = useMutation({
    mutationFn: async (id: string) => {
      // What the list shows may be old: the record is read again, and the opposite of what it is now is sent (000 §4).
      const { activated = false }: AnyDoc = await calls.get(id);
      await calls.edit(id, { activated: !activated });
      return !activated;
    },
    onSuccess: (activated, id) => {
      const run = () =>
        void calls
          .edit(id, { activated: !activated })
          .then(onChange, (error: unknown) => sayFailed(sentence(error, words.undoFailed)));
      say((activated ? words.madeActive : words.madeInactive)(1), { name: undo, run });
      return onChange();
    },
    onError: (error) => sayFailed(sentence(error, failed)),
  });
  return mutate;
}
