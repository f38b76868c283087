import { useEffect } from 'react';
import { useDrafts } from '../kit/drafts/useDrafts.ts';
import { useOnDemand } from '../kit/useOnDemand.ts';

const load = async () => (await import('./OfflineBar.tsx')).OfflineBar;
/** Hand-held devices are the ones that lose the connection. */
const isCarried = matchMedia('(pointer:coarse)').matches;

/** Loads the connection notice where it may be needed, to keep the first load small. */
export function LineWatch() {
  const isNeeded = useDrafts()?.some(({ outgoing }) => outgoing) || isCarried;
  const { part: OfflineBar, fetch } = useOnDemand(load);
  useEffect(() => {
    if (isNeeded) void fetch();
  }, [isNeeded, fetch]);
  return OfflineBar ? <OfflineBar /> : null;
}
