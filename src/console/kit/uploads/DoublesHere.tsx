import { useEffect } from 'react';
import { useFeature } from '../features.tsx';
import { useOnDemand } from '../useOnDemand.ts';
import type { DoublesProps } from './libraryParts.ts';

/** Says which files uploaded since this form was opened already existed. Loaded with the first upload; without it nothing is shown. */
export function DoublesHere({ urls, onUse }: DoublesProps) {
  const { part: Doubles, fetch } = useOnDemand(useFeature('doubles'));
  const any = urls.length > 0;
  useEffect(() => {
    if (any) void fetch();
  }, [any, fetch]);
  return any && Doubles ? <Doubles urls={urls} onUse={onUse} /> : null;
}
