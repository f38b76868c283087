import { useEffect } from 'react';
import { useDrafts } from '../drafts/useDrafts.ts';
import { useOnDemand } from '../shell/useOnDemand.ts';

const load = async () => (await import('./LineBar.tsx')).LineBar;
/** Who has the console in the hand is who loses the line. */
const isCarried = matchMedia('(pointer:coarse)').matches;

/** Fetches what speaks of the line where it may have something to say: the first load is counted in bytes. */
export function LineWatch() {
  const isNeeded = useDrafts()?.some(({ outgoing }) => outgoing) || isCarried;
  const { part: LineBar, fetch } = useOnDemand(load);
  useEffect(() => {
    if (isNeeded) void fetch();
  }, [isNeeded, fetch]);
  return LineBar ? <LineBar /> : null;
}
