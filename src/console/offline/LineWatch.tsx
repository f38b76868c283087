import { useEffect } from 'react';
import { useDrafts } from '../kit/drafts/useDrafts.ts';
import { useOnDemand } from '../kit/useOnDemand.ts';

const load = async () => (await import('./OfflineBar.tsx')).OfflineBar;
/** Hand-held devices lose the connection most. */
const isCarried = matchMedia('(pointer:coarse)').matches;
const ACTS = ['pointerdown', 'keydown'];

/** Loads the connection notice where it is likely to be needed, elsewhere with the first act of the user, to keep the first load small. */
export function LineWatch() {
  const isNeeded = useDrafts()?.some(({ outgoing }) => outgoing) || isCarried;
  const { part: OfflineBar, fetch } = useOnDemand(load);
  useEffect(() => {
    if (isNeeded) void fetch();
    for (const act of ACTS) addEventListener(act, fetch, { once: true });
  }, [isNeeded, fetch]);
  return OfflineBar ? <OfflineBar keep={isNeeded} /> : null;
}
