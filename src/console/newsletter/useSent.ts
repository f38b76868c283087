import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataOf } from '#calls/calls.ts';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useSentence } from '../kit/useSentence.ts';
import { SENT } from './words.ts';

export type Sent = DataOf<'newsletterList'>['docs'][number];
export type ReadSent = DataOf<'newsletterGet'>;

const ALL = ['newsletters'] as const;
const SHOWN = 20;
const SOON_MS = 2000;
const A_WHILE_MS = 30_000;

/** Whether mails of it are still to be sent automatically. */
const isGoing = ({ state }: Pick<Sent, 'state'>): boolean => state === 'sending';
/** Polled every other second while one is being sent, and now and then while one is scheduled. */
const interval = (all: readonly Pick<Sent, 'state'>[] = []): number | false => {
  if (all.some(isGoing)) return SOON_MS;
  return all.some(({ state }) => state === 'scheduled') && A_WHILE_MS;
};

/** The newest newsletters. */
export const useNewestSent = () =>
  useQuery({
    queryKey: [...ALL, 'newest'],
    queryFn: async ({ signal }) =>
      (await send('newsletterList', { body: { page: 1, limit: SHOWN }, signal })).docs,
    refetchInterval: ({ state }) => interval(state.data),
  });

/** One newsletter with all its details. */
export const useOneSent = (id: string) =>
  useQuery({
    queryKey: [...ALL, id],
    queryFn: ({ signal }) => send('newsletterGet', { id, signal }),
    refetchInterval: ({ state }) => interval(state.data && [state.data]),
    retry: false,
  });

/** Invalidates the cached newsletters, so they are loaded again. */
export function useRefetch(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ALL });
}

/** The actions on a newsletter that is being sent or is scheduled. */
export function useSwitchNewsletter(id: string) {
  const words = useWords(SENT);
  const sentence = useSentence();
  const readAgain = useRefetch();
  return useMutation({
    mutationFn: (wanted: { state: 'scheduled' | 'sending' | 'paused' | 'cancelled'; at?: string }) =>
      send('newsletterSwitch', { body: { newsletter: id, ...wanted } }),
    onSuccess: () => say(words.updated),
    onError: (error) => sayFailed(sentence(error, words.failed.switch)),
    onSettled: readAgain,
  });
}
