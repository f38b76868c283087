import { Link, useLocation } from 'react-router';
import type { Kind } from '#kinds/define.ts';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePaths } from '../../paths.ts';
import { LIST } from '../list/words.ts';
import type { HistoryState } from './historyState.ts';

interface Props {
  kind: Kind;
  id: string;
  /** What the record is called there, and the screen to come back to. */
  name: string;
  back: string;
  className?: string;
}

/** Leads to the history of a record, and back to this screen as it is. */
export function HistoryLink({ kind, id, name, back, className }: Props) {
  const { history } = useWords(LIST);
  const path = usePaths();
  const { pathname, search } = useLocation();
  const state: HistoryState = { name, from: { to: pathname + search, name: back } };
  return (
    <Link className={className} to={path('history', { kind: kind.name, id })} state={state}>
      <Icon name="clock" />
      {history}
    </Link>
  );
}
