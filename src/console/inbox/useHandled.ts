import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { enquiry } from '#kinds/enquiry.ts';
import type { order } from '#kinds/order.ts';
import type { LastMessage } from '#kinds/threadEnds.ts';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { recordCalls } from '../kit/form/recordCalls.ts';
import { useSentence } from '../kit/useSentence.ts';
import { WAITING_COUNTS } from '../kit/useWaitingCounts.ts';
import { SHELL } from '../kit/words.ts';
import { INBOX } from './words.ts';

/** Messages from visitors, handled by the office or the diocese. */
export type ThreadKind = typeof enquiry | typeof order;
/** The common fields of both kinds of thread. */
export interface Thread {
  readonly _id: string;
  readonly handled: boolean;
  /** The state of its thread, in lists. */
  readonly last?: LastMessage | undefined;
}

/**
 * Marks one or several threads as handled or as new again, with 'Undo' (AMB-051). Threads already in that state are skipped. If one fails, the
 * previous ones stay marked, and their 'Undo' is shown with the failure message.
 */
export function useHandled(of: ThreadKind, failed: string, onChange: () => unknown) {
  const words = useWords(INBOX);
  const { undo } = useWords(SHELL);
  const sentence = useSentence();
  const client = useQueryClient();
  const calls = recordCalls(of);
  const settled = () => Promise.all([onChange(), client.invalidateQueries({ queryKey: [WAITING_COUNTS] })]);
  const change = async (ids: readonly string[], handled: boolean, isUndone = false) => {
    const done: string[] = [];
    let failure: unknown;
    try {
      for (const id of ids) {
        await calls.edit(id, { handled });
        done.push(id);
      }
    } catch (error) {
      failure = error;
    }
    if (done.length > 0 && !isUndone)
      say(handled ? words.marked(done.length) : words.unmarked(done.length), {
        name: undo,
        run: () => void change(done, !handled, true),
      });
    if (failure) sayFailed(sentence(failure, failed));
    await settled();
  };
  const marking = useMutation({
    mutationFn: ({ ids, handled }: { ids: readonly string[]; handled: boolean }) => change(ids, handled),
  });
  return {
    busy: marking.isPending,
    mark: (threads: readonly Thread[], handled: boolean) => {
      const ids = threads.filter((thread) => thread.handled !== handled).map(({ _id }) => _id);
      return marking.mutateAsync({ ids, handled });
    },
  };
}
