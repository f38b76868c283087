import { Link, useLocation } from 'react-router';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import type { HistoryState } from './historyState.ts';
import { LIST_LATER } from './list/laterWords.ts';
import { usePaths } from './paths.ts';

interface Props {
  /** The kind's name. */
  kind: string;
  id: string;
  /** The record's name, '' if unknown, and the screen to come back to. */
  name: string;
  back: string;
  className?: string;
}

/** Links to the history of a record; from there, back to this screen as it is. */
export function HistoryLink({ kind, id, name, back, className }: Props) {
  const { history } = useWords(LIST_LATER);
  const path = usePaths();
  const { pathname, search } = useLocation();
  const state: HistoryState = { name, from: { to: pathname + search, name: back } };
  return (
    <Link className={className} to={path('history', { kind, id })} state={state}>
      <Icon name="clock" />
      {history}
    </Link>
  );
}
