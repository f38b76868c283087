import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { PageDoc } from '#kinds/docs.ts';
import { sayFailed } from '#ui/toasts.ts';
import { useSentence } from '../useSentence.ts';
import { type Part, partAfter, partForReload, rowsOf } from './pages.ts';

interface Options<T> {
  /** The kind of list and its request parameters. Another key is another list. */
  key: readonly unknown[];
  /** The page size (000 §9). */
  size: number;
  load: (part: Part, signal: AbortSignal) => Promise<PageDoc<T>>;
  /** The page it begins with; the first by default. */
  start?: number | undefined;
  /** The fallback message when the server gave none (000 §8). */
  failed: string;
}

export interface List<T> {
  /** undefined until the first response. */
  readonly rows: readonly T[] | undefined;
  readonly total: number;
  readonly hasMore: boolean;
  /** The position of the first row; for lists whose address holds the page. */
  readonly at?: { readonly page: number; readonly size: number };
  /** Another page is loading. */
  readonly loadingMore: boolean;
  /** Different rows than these are loading. */
  readonly changing: boolean;
  /** The failure message, if there is nothing else to show. */
  readonly error: string | undefined;
  loadMore(): void;
  /** Loads page 1 again with limit = current page × page size, as after every change (000 §4). Never rejects. */
  reload(): Promise<void>;
}

/** A list with 'Load More...' (000 §2.3). Cached rows are shown at once and refreshed in the background. */
export function useList<T extends { _id: string }>({
  key: asked,
  size,
  start = 1,
  load,
  failed,
}: Options<T>): List<T> {
  const client = useQueryClient();
  const key = start > 1 ? [...asked, { start }] : asked;
  const sentence = useSentence();
  const query = useInfiniteQuery<PageDoc<T>, Error, InfiniteData<PageDoc<T>, Part>, readonly unknown[], Part>(
    {
      queryKey: key,
      queryFn: ({ pageParam, signal }) => load(pageParam, signal),
      initialPageParam: { page: start, limit: size },
      getNextPageParam: (answer, _all, last) => partAfter(answer, last, size),
      // Refreshed below in one request instead of one for each page.
      staleTime: Number.POSITIVE_INFINITY,
      // While the rows of another search load, the previous ones stay.
      placeholderData: (before) => before,
    },
  );
  const latest = useRef({ key, load, onError: (_error: unknown) => {} });
  useEffect(() => {
    latest.current = { key, load, onError: (error) => sayFailed(sentence(error, failed)) };
  });

  // If loads overlap, only the latest one counts.
  const running = useRef<{ readonly end: Promise<void>; readonly controller: AbortController }>(undefined);
  useEffect(() => () => running.current?.controller.abort(), []);
  const reload = useCallback((): Promise<void> => {
    const { key: now, load: ask, onError } = latest.current;
    running.current?.controller.abort();
    const controller = new AbortController();
    const again = async () => {
      const last = client.getQueryData<InfiniteData<PageDoc<T>, Part>>(now)?.pageParams.at(-1);
      // A list that begins at a later page cannot be reloaded as one part, so its pages are requested again one by one.
      if (!last || start > 1)
        return client[last ? 'refetchQueries' : 'resetQueries']({ queryKey: now, exact: true });
      const part = partForReload(last, size);
      try {
        await client.cancelQueries({ queryKey: now });
        const answer = await ask(part, controller.signal);
        if (controller.signal.aborted) return;
        client.setQueryData<InfiniteData<PageDoc<T>, Part>>(now, { pages: [answer], pageParams: [part] });
      } catch (error) {
        if (!controller.signal.aborted) onError(error);
      }
    };
    const end = again().finally(() => {
      if (running.current?.controller === controller) running.current = undefined;
    });
    running.current = { end, controller };
    return end;
  }, [client, size, start]);

  const name = JSON.stringify(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another list, or coming back to this one, triggers a new request.
  useEffect(() => {
    if (client.getQueryData(key)) void reload();
  }, [name]);

  const pages = query.data?.pages;
  return {
    rows: pages && rowsOf(pages),
    total: pages?.at(-1)?.totalDocs ?? 0,
    hasMore: query.hasNextPage,
    changing: query.isPlaceholderData,
    loadingMore: query.isFetchingNextPage,
    error: query.isError && !pages ? sentence(query.error, failed) : undefined,
    loadMore: () => {
      // The next page follows the current rows, so a running reload has to finish first.
      void Promise.resolve(running.current?.end)
        .then(() => query.fetchNextPage())
        .then((result) => {
          if (result.isFetchNextPageError) latest.current.onError(result.error);
        });
    },
    reload,
  };
}
