import { useEffect } from 'react';
import { useOnDemand } from '../useOnDemand.ts';

const load = async () => (await import('../../library/Doubles.tsx')).Doubles;

interface Props {
  urls: readonly string[];
  onUse: (url: string, there: string) => void;
}

/** Says which files uploaded since this form was opened already existed. Loaded with the first upload; without it nothing is shown. */
export function DoublesHere({ urls, onUse }: Props) {
  const { part: Doubles, fetch } = useOnDemand(load);
  const any = urls.length > 0;
  useEffect(() => {
    if (any) void fetch();
  }, [any, fetch]);
  return any && Doubles ? <Doubles urls={urls} onUse={onUse} /> : null;
}
