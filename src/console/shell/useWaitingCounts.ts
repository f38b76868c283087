import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { DataOf } from '#calls/calls.ts';
import { send } from '../api.ts';
import { useStaff } from '../session.ts';

/** How long the numbers are good enough while somebody goes from screen to screen, in ms. */
const FRESH = 20_000;

/** The key under which the numbers are kept; whoever changes what waits has them fetched anew. */
export const WAITING_COUNTS = 'waitingCounts';

/**
 * How much waits for the person, by section; undefined until it is known. Asked for on the way from screen to screen and never by a clock: a
 * session that nobody uses has to end.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks on the way to another screen, and at no other time.
  useEffect(() => {
    if (data && isStale) void refetch();
  }, [pathname]);
  return data;
}
