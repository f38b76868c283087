import { Link, useLocation } from 'react-router';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePaths } from '../../kit/paths.ts';
import { useStaff } from '../../kit/session.ts';
import { useWaitingCounts } from '../../kit/useWaitingCounts.ts';
import { openFinder } from '../FindButton.tsx';
import { DOCK } from './words.ts';
import './dock.css';

/**
 * The most frequent actions, within thumb's reach on a phone. It makes room for the on-screen keyboard and for the bars of forms and of checked rows,
 * which use the same place.
 */
export function Dock() {
  const words = useWords(DOCK);
  const { is } = useStaff();
  const path = usePaths();
  const { pathname } = useLocation();
  const counts = useWaitingCounts();
  const isDiocese = is === 'diocese_user';
  const inbox = path(isDiocese ? 'dioceseQueries' : 'enquiries');
  const letters = (counts?.enquiries ?? 0) + (counts?.orders ?? 0);
  const current = (to: string) => (pathname === to ? 'page' : undefined);
  const today = path('today');
  return (
    <nav className="dock" aria-label={words.label}>
      <Link to={today} aria-current={current(today)}>
        <Icon name="sun" />
        {words.today}
      </Link>
      <button type="button" onClick={() => openFinder(true)}>
        <Icon name="search" />
        {words.find}
      </button>
      <Link className="dock-write" to={path(isDiocese ? 'addDioceseNews' : 'addDepartmentNews')}>
        <Icon name="edit" />
        {words.write}
      </Link>
      {is !== 'department_user' && (
        <Link to={inbox} aria-current={current(inbox)}>
          <Icon name="inbox" />
          {words.letters}
          {letters > 0 && (
            <span className="dock-n">
              {letters}
              <span className="vh"> {words.new}</span>
            </span>
          )}
        </Link>
      )}
    </nav>
  );
}
