import { useEffect } from 'react';
import { useStaff } from '../session.ts';
import type { Draft } from './draftStore.ts';
import { exchangeNow } from './sync.ts';
import { useDrafts } from './useDrafts.ts';

/** The user's own drafts on all devices, for screens that show them; syncs at once. */
export function useAllDrafts(): readonly Draft[] | undefined {
  const { userId } = useStaff();
  useEffect(() => void exchangeNow(userId), [userId]);
  return useDrafts();
}
