import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SentTo } from '#calls/calls.ts';
import { sayFailed } from '#ui/toasts.ts';
import { send } from '../kit/api.ts';
import { useSentence } from '../kit/useSentence.ts';

/** The number of listed news items, and how many of them are active. `reload` never rejects. */
export function useNewsCounts(scope: SentTo<'newsCounts'>, failed: string) {
  const sentence = useSentence();
  const { data, error, refetch } = useQuery({
    queryKey: ['newsCounts', scope],
    queryFn: async ({ signal }) => (await send('newsCounts', { body: scope, signal }))[0],
    placeholderData: (before) => before,
  });
  const text = error && sentence(error, failed);
  useEffect(() => {
    if (text) sayFailed(text);
  }, [text]);
  return { data, reload: () => refetch() };
}
