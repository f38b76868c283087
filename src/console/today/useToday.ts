import { useQuery } from '@tanstack/react-query';
import type { DataOf } from '#calls/calls.ts';
import { useLanguage } from '#ui/useWords.ts';
import { send } from '../api.ts';
import { useStaff } from '../session.ts';

export type Today = DataOf<'todayGet'>;

/** What there is today. Asked anew whenever somebody comes back to it. */
export function useToday() {
  const { userId } = useStaff();
  return useQuery({
    // Sentences of the status page are among it, in the language that is shown.
    queryKey: ['today', userId, useLanguage()],
    queryFn: ({ signal }) => send('todayGet', { signal }),
    staleTime: 0,
  });
}
