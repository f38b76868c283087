import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { enquiry } from '#kinds/enquiry.ts';
import type { order } from '#kinds/order.ts';
import type { LastMessage } from '#kinds/threadEnds.ts';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { recordCalls } from '../shell/form/recordCalls.ts';
import { useSentence } from '../shell/useSentence.ts';
import { WAITING_COUNTS } from '../shell/useWaitingCounts.ts';
import { SHELL } from '../shell/words.ts';
import { INBOX } from './words.ts';

/** What visitors send: somebody of the office or of the diocese deals with it. */
export type ThreadKind = typeof enquiry | typeof order;
/** What both kinds of thread have. */
export interface Thread {
  readonly _id: string;
  readonly handled: boolean;
  /** How its thread stands, in lists. */
  readonly last?: LastMessage | undefined;
}

/**
 * Marks threads as handled or as new again, one or several, with 'Undo' (AMB-051). Those that are so already are left alone. When one fails,
 * the ones before it are marked, with their 'Undo' beside the sentence of the failure.
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
