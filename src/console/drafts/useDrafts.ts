import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStaff } from '../session.ts';
import { type Draft, draftsOf, onDraftsChanged } from './draftStore.ts';

/** One's own drafts in this browser, the newest first; undefined until they are known. */
export function useDrafts(): readonly Draft[] | undefined {
  const { userId } = useStaff();
  return useQuery({
    queryKey: ['drafts', userId],
    queryFn: () => draftsOf(userId),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}

/** Looks for the drafts anew whenever they change, in this window or another one. Stands once, in the shell. */
export function useDraftsWatch(): void {
  const client = useQueryClient();
  useEffect(() => onDraftsChanged(() => void client.invalidateQueries({ queryKey: ['drafts'] })), [client]);
}
