import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataOf } from '#calls/calls.ts';
import { send } from '../kit/api.ts';
import { useStaff } from '../kit/session.ts';
import { WAITING_COUNTS } from '../kit/useWaitingCounts.ts';

export type Template = DataOf<'templateList'>['docs'][number];

const KEY = 'templateList';

/** The templates for a new record of a kind; none while loading, or if loading fails: users then start without. */
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

/** Returns a function that reloads them after a change. */
export function useTemplatesRefetch(): () => Promise<void> {
  const client = useQueryClient();
  // The lists learn from the waiting counts whether there are any.
  return async () => {
    await Promise.all([KEY, WAITING_COUNTS].map((name) => client.invalidateQueries({ queryKey: [name] })));
  };
}
