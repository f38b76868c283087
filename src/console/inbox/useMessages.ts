import { useQuery } from '@tanstack/react-query';
import type { DataOf } from '#calls/calls.ts';
import { send } from '../kit/api.ts';
import type { ThreadKind } from './useHandled.ts';

export const THREAD_CALLS = {
  enquiry: { thread: 'enquiryThread', answer: 'enquiryAnswer' },
  order: { thread: 'orderThread', answer: 'orderAnswer' },
} as const;
export type Messages = DataOf<'enquiryThread'>;
export type ThreadMessage = Messages['docs'][number];

export const threadKey = (of: ThreadKind, id: string) => [THREAD_CALLS[of.name].thread, id] as const;

const SOON = 2_000;
const LATER = 20_000;

/** The messages of a thread; polled while an answer is being sent, less often while its mail is being retried. */
export const useMessages = (of: ThreadKind, id: string) =>
  useQuery({
    queryKey: threadKey(of, id),
    queryFn: ({ signal }) => send(THREAD_CALLS[of.name].thread, { id, signal }),
    gcTime: 0,
    refetchInterval: ({ state }) => {
      const waiting = state.data?.docs.filter(({ mail }) => mail?.state === 'waiting') ?? [];
      if (waiting.length === 0) return false;
      return waiting.some(({ mail }) => mail?.tries === 0) ? SOON : LATER;
    },
  });
