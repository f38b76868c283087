import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStaff } from '../session.ts';
import { type Draft, draftsOf, onDraftsChanged } from './draftStore.ts';

/** The user's own drafts in this browser, newest first; undefined until loaded. */
export function useDrafts(): readonly Draft[] | undefined {
  const { userId } = useStaff();
  return useQuery({
    queryKey: ['drafts', userId],
    queryFn: () => draftsOf(userId),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}

/** Reloads the drafts whenever they change, in this window or another one. Used once, in the shell. */
export function useDraftsWatch(): void {
  const client = useQueryClient();
  useEffect(() => onDraftsChanged(() => void client.invalidateQueries({ queryKey: ['drafts'] })), [client]);
}
