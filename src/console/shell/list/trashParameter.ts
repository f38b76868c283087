import { useSearchParams } from 'react-router';

/** Stands in the address of a list that shows what is in the trash. */
const TRASH_PARAMETER = 'trash';

/** The query of a list's trash. */
export const TRASH_QUERY = `?${TRASH_PARAMETER}=1`;

/** Whether the trash of the list at this address is shown. */
export function useIsTrash(): boolean {
  return useSearchParams()[0].has(TRASH_PARAMETER);
}
