import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { WAITING_COUNTS } from '../kit/useWaitingCounts.ts';

/**
 * Returns what is called after a decision whose item keeps its place: the numbers beside the sections are asked for anew, and when the screen is left, the
 * cached list is dropped, since it still has that item as undecided. `list` must not change.
 */
export function useDecided(list: QueryKey): () => unknown {
  const client = useQueryClient();
  const isDecided = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `list` does not change.
  useEffect(
    () => () => {
      if (isDecided.current) client.removeQueries({ queryKey: list });
    },
    [client],
  );
  return () => {
    isDecided.current = true;
    return client.invalidateQueries({ queryKey: [WAITING_COUNTS] });
  };
}
