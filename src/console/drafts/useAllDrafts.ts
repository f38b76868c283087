import { useEffect } from 'react';
import type { Draft } from '../kit/drafts/draftStore.ts';
import { exchangeNow } from '../kit/drafts/sync.ts';
import { useDrafts } from '../kit/drafts/useDrafts.ts';
import { useStaff } from '../kit/session.ts';

/** The user's own drafts on all devices, for screens that show them; syncs at once. */
export function useAllDrafts(): readonly Draft[] | undefined {
  const { userId } = useStaff();
  useEffect(() => void exchangeNow(userId), [userId]);
  return useDrafts();
}
