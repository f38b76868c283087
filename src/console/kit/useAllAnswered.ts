import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Whether all that a screen asked for when it was opened has been answered, `isPending` being the state of its main question. Parts that come from several calls
 * are shown together, so that none moves another from under the pointer. What is asked for later hides nothing.
 */
export function useAllAnswered(isPending: boolean): boolean {
  const coming = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  const [isHere, setIsHere] = useState(false);
  if (!isHere && !isPending && coming === 0) setIsHere(true);
  return isHere;
}
