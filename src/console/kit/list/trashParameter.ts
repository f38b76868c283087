import { useSearchParams } from 'react-router';

/** The URL parameter of a list that shows its trash. */
export const TRASH_PARAMETER = 'trash';

/** The URL parameter for the part and layout of a list; it is kept when going to the trash and back. */
export const VIEW_PARAMETER = 'view';
const KEPT = [VIEW_PARAMETER, 'when'];

/** The queries of a list's trash and of the list that the user came from. */
export function useTrashQueries(): { readonly trash: string; readonly list: string } {
  const [query] = useSearchParams();
  const list = new URLSearchParams(KEPT.flatMap((name) => query.getAll(name).map((value) => [name, value])));
  const trash = new URLSearchParams(list);
  trash.set(TRASH_PARAMETER, '1');
  return { trash: `?${trash}`, list: list.size > 0 ? `?${list}` : '' };
}

/** Whether the current address shows the list's trash. */
export function useIsTrash(): boolean {
  return useSearchParams()[0].has(TRASH_PARAMETER);
}
