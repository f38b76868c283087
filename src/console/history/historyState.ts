import { useLocation } from 'react-router';

/** What the screen before said of a record whose history is shown, and where to go back to. */
export interface HistoryState {
  readonly name: string;
  readonly from: { readonly to: string; readonly name: string };
}

/** The same, as the browser keeps it with the page; undefined when the history was opened by its address. */
export function useHistoryState(): HistoryState | undefined {
  const state = useLocation().state as Partial<HistoryState> | null;
  return state?.from ? (state as HistoryState) : undefined;
}
