import { useEffect } from 'react';
import { useDrafts } from '../kit/drafts/useDrafts.ts';
import { useOnDemand } from '../kit/useOnDemand.ts';

const load = async () => (await import('./OfflineBar.tsx')).OfflineBar;
/** Hand-held devices lose the connection most. */
const isCarried = matchMedia('(pointer:coarse)').matches;

/** Loads the connection notice where it is likely to be needed, elsewhere at the first move of the pointer or of the focus, to keep the first load small. */
export function LineWatch() {
  const isNeeded = useDrafts()?.some(({ outgoing }) => outgoing) || isCarried;
  const { part: OfflineBar, fetch } = useOnDemand(load);
  useEffect(() => {
    if (isNeeded) void fetch();
    for (const act of ['focusin', 'pointermove']) addEventListener(act, fetch, { once: true });
  }, [isNeeded, fetch]);
  return OfflineBar ? <OfflineBar keep={isNeeded} /> : null;
}
