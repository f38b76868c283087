import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { NewsType } from '#kinds/news.ts';
import { sayFailed } from '#ui/toasts.ts';
import { send, sentenceOf } from '../api.ts';

/** How many news there are in what is listed, and how many are active. `reload` never rejects. */
export function useNewsCounts(asked: { type?: NewsType }, failed: string) {
  const query = useQuery({
    queryKey: ['newsCounts', asked],
    queryFn: async ({ signal }) => (await send('newsCounts', { body: asked, signal }))[0],
    placeholderData: (before) => before,
  });
  const { error } = query;
  useEffect(() => {
    if (error) sayFailed(sentenceOf(error, failed));
  }, [error, failed]);
  return { data: query.data, reload: () => query.refetch() };
}

/** Making news active and inactive, one by one and many at once; only full administrators are offered it (000 §4, §6). */
export function useNewsSwitch(failed: string, onChange: () => unknown) {
  const onError = (error: Error) => sayFailed(sentenceOf(error, failed));
  const one = useMutation({
    mutationFn: async (id: string) => {
      // What the list shows may be old: the record is read again, and the opposite of what it is now is sent (000 §4).
      const { activated } = await send('newsGet', { id });
      return send('newsEdit', { id, body: { activated: !activated } });
    },
    onSuccess: onChange,
    onError,
  });
  const many = useMutation({
    mutationFn: ({ ids, activated }: { ids: readonly string[]; activated: boolean }) =>
      send('newsSwitchMany', { body: { news: [...ids], activated } }),
    onSuccess: onChange,
    onError,
  });
  return {
    busy: many.isPending,
    toggle: (id: string) => one.mutate(id),
    /** Resolves when it is done; on a failure it never resolves, so that the selection stays. */
    switchMany: (ids: readonly string[], activated: boolean) =>
      new Promise<void>((resolve) => many.mutate({ ids, activated }, { onSuccess: () => resolve() })),
  };
}
