import { Link, useLocation } from 'react-router';
import { useWords } from '#ui/useWords.ts';
import { useDataPaths } from './useDataPaths.ts';
import { DATA } from './words.ts';

/** The two pages of the section. */
export function DataTabs() {
  const words = useWords(DATA);
  const { register, breaches } = useDataPaths();
  const { pathname } = useLocation();
  return (
    <nav className="tabs" aria-label={words.heading}>
      {(
        [
          [register, words.places],
          [breaches, words.back],
        ] as const
      ).map(([to, name]) => (
        <Link key={to} to={to} aria-current={pathname.replace(/\/$/, '') === to ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
