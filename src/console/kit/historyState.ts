import { useLocation } from 'react-router';

/** The name of the record whose history is shown, and where to go back to, as given by the previous screen. */
export interface HistoryState {
  readonly name: string;
  readonly from: { readonly to: string; readonly name: string };
}

/** The same, as the browser stores it with the page; undefined if the history was opened by its address. */
export function useHistoryState(): HistoryState | undefined {
  const state = useLocation().state as Partial<HistoryState> | null;
  return state?.from ? (state as HistoryState) : undefined;
}
