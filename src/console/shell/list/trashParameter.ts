import { useSearchParams } from 'react-router';

/** Stands in the address of a list that shows what is in the trash. */
export const TRASH_PARAMETER = 'trash';

/** As which part and in which shape a screen shows its list: the way to the trash and back keeps it. */
export const VIEW_PARAMETER = 'view';
const KEPT = [VIEW_PARAMETER, 'when'];

/** The query of a list's trash, and that of the list that one came from. */
export function useTrashQueries(): { readonly trash: string; readonly list: string } {
  const [query] = useSearchParams();
  const list = new URLSearchParams(KEPT.flatMap((name) => query.getAll(name).map((value) => [name, value])));
  const trash = new URLSearchParams(list);
  trash.set(TRASH_PARAMETER, '1');
  return { trash: `?${trash}`, list: list.size > 0 ? `?${list}` : '' };
}

/** Whether the trash of the list at this address is shown. */
export function useIsTrash(): boolean {
  return useSearchParams()[0].has(TRASH_PARAMETER);
}
