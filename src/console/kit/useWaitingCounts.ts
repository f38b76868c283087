import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { DataOf } from '#calls/calls.ts';
import { send } from './api.ts';
import { useStaff } from './session.ts';

/** How long the counts stay fresh while the user navigates, in ms. */
const FRESH = 20_000;

/** The query key of the counts; invalidate it after changing what is waiting. */
export const WAITING_COUNTS = 'waitingCounts';

/**
 * The number of waiting items for the user, by section; undefined until loaded. Requested on navigation and never by a timer, so an idle session can
 * expire.
 */
export function useWaitingCounts(): DataOf<'waitingCounts'> | undefined {
  const { userId } = useStaff();
  const { pathname } = useLocation();
  const { data, isStale, refetch } = useQuery({
    queryKey: [WAITING_COUNTS, userId],
    queryFn: () => send('waitingCounts', { quiet: true }),
    staleTime: FRESH,
    refetchOnMount: false,
    retry: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: requests on navigation, and at no other time.
  useEffect(() => {
    if (data && isStale) void refetch();
  }, [pathname]);
  return data;
}
