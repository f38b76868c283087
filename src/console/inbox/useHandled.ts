import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { enquiry } from '#kinds/enquiry.ts';
import type { order } from '#kinds/order.ts';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { recordCalls } from '../shell/form/recordCalls.ts';
import { useSentence } from '../shell/useSentence.ts';
import { WAITING_COUNTS } from '../shell/useWaitingCounts.ts';
import { SHELL } from '../shell/words.ts';
import { INBOX } from './words.ts';

/** What visitors send: somebody of the office or of the diocese deals with it. */
export type LetterKind = typeof enquiry | typeof order;
/** What both kinds of letter have. */
export interface Letter {
  readonly _id: string;
  readonly handled: boolean;
}

/**
 * Marks letters as handled or as new again, one or several, with 'Undo' (AMB-051). Those that are so already are left alone. When one fails,
 * the ones before it are marked, which the list shows.
 */
export function useHandled(of: LetterKind, failed: string, onChange: () => unknown) {
  const words = useWords(INBOX);
  const { undo } = useWords(SHELL);
  const sentence = useSentence();
  const client = useQueryClient();
  const calls = recordCalls(of);
  const change = async (ids: readonly string[], handled: boolean) => {
    for (const id of ids) await calls.edit(id, { handled });
  };
  const settled = () => Promise.all([onChange(), client.invalidateQueries({ queryKey: [WAITING_COUNTS] })]);
  const marking = useMutation({
    mutationFn: ({ ids, handled }: { ids: readonly string[]; handled: boolean }) => change(ids, handled),
    onSuccess: (_nothing, { ids, handled }) => {
      if (ids.length === 0) return;
      const back = () =>
        void change(ids, !handled)
          .catch((error: unknown) => sayFailed(sentence(error, failed)))
          .then(settled);
      say(handled ? words.marked(ids.length) : words.unmarked(ids.length), { name: undo, run: back });
    },
    onError: (error) => sayFailed(sentence(error, failed)),
    onSettled: settled,
  });
  return {
    busy: marking.isPending,
    mark: (letters: readonly Letter[], handled: boolean) => {
      const ids = letters.filter((letter) => letter.handled !== handled).map(({ _id }) => _id);
      return marking.mutateAsync({ ids, handled }).catch(() => undefined);
    },
  };
}
