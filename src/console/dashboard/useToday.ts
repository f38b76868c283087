import { useQuery } from '@tanstack/react-query';
import type { DataOf } from '#calls/calls.ts';
import { useLanguage } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useStaff } from '../kit/session.ts';

export type Today = DataOf<'todayGet'>;

/** The beginning of its key in the cache. */
export const TODAY_KEY = ['today'];

/** The data for 'Today'. Requested again whenever the user returns to it. */
export function useToday() {
  const { userId } = useStaff();
  return useQuery({
    // It contains sentences of the status page, in the current language.
    queryKey: [...TODAY_KEY, userId, useLanguage()],
    queryFn: ({ signal }) => send('todayGet', { signal }),
    staleTime: 0,
  });
}
