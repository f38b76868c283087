import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataOf } from '#calls/calls.ts';
import { send } from '../api.ts';
import { useStaff } from '../session.ts';
import { WAITING_COUNTS } from '../shell/useWaitingCounts.ts';

export type Template = DataOf<'templateList'>['docs'][number];

const KEY = 'templateList';

/** The templates that one may begin a record of a kind with; none while they are on their way, or can't be had: then one begins without. */
export function useTemplates(kind: string): readonly Template[] {
  const { userId } = useStaff();
  const { data } = useQuery({
    queryKey: [KEY, userId],
    queryFn: ({ signal }) => send('templateList', { signal }),
    staleTime: 60_000,
    retry: false,
  });
  return data?.docs.filter((one) => one.kind === kind) ?? [];
}

/** Reads them anew, after something was done with one. */
export function useTemplatesAnew(): () => Promise<void> {
  const client = useQueryClient();
  // The lists learn by what waits whether there are any.
  return async () => {
    await Promise.all([KEY, WAITING_COUNTS].map((name) => client.invalidateQueries({ queryKey: [name] })));
  };
}
